// Stands in for the referral tracker in `npm run dev`: says in the console what it was told.
window.SocialSnowball = {
  ...window.SocialSnowball,
  track: (code) => console.info(`[stand-in tracker] was told ${code}`),
};
