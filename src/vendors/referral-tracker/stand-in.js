// Stands in for the referral tracker in `npm run dev`: logs each code that it gets.
window.SocialSnowball = {
  ...window.SocialSnowball,
  track: (code) => console.info(`[stand-in tracker] was told ${code}`),
};
