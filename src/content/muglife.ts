export const muglife = {
  meta: {
    title: "MugLife: notes on shine",
    description:
      "MugLife, the blog: oily skin, charcoal, gym bags and dates, told flat. New notes come with the next drop of the site.",
  },
  heading: "MugLife",
  lead: "Notes on skin, sebum, charcoal and habits.",
};

export const articleNotFound = {
  meta: { title: "Article not found", description: "This article does not exist. The rest of MugLife does." },
  heading: "Article Not Found",
  text: "The article you're looking for doesn't exist.",
  backLabel: "Back to MugLife",
};
