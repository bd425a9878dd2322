// The labels of the blog. See index.ts.
import type { WordForms } from "./articles.ts";
import type { HeadedPage, PageMeta } from "./pages.ts";

export interface Muglife extends HeadedPage {
  /** The title of the feed, as feed readers show it. */
  feedTitle: string;
  /** The link beside the last cards of a list, where its last row has free columns. It leads to the bundles. */
  restLabel: string;
}

export interface ArticleNotFound {
  /** For the tab, at the address of an article that does not exist. */
  meta: PageMeta;
  /** The heading at the address of an article that does not exist. */
  heading: string;
  /** Below that heading. */
  text: string;
  /** What is wanted, on the mug's placard. The rest of the placard is that of the 404 page. */
  wanted: string;
  /** The link to /muglife below that sentence. */
  backLabel: string;
}

export interface BlogLabels {
  /** The link of each card in a list of articles. */
  readMore: string;
  /** Behind the minutes of an article, on its card and below its title. */
  minutes: string;
  /** In `npm run dev`, on articles that are not out yet. */
  unpublished: string;
  /** The row of page numbers, where a list has more than one page. */
  pagination: {
    /** Names the row of page numbers below a list, for screen readers. */
    label: string;
    /** The link to the page before. */
    previous: string;
    /** The link to the page after. */
    next: string;
    /** Read before a page's number by screen readers; also in the titles of the pages after the first. */
    page: string;
  };
  /** The page of a tag. */
  tag: {
    /** Before the tag, in the title of its page. */
    heading: string;
    /** What search results show of the page. {tag} is the tag, {count} the number of its articles with the word below. */
    description: string;
    /** The link to /muglife above the heading, which is the tag itself. */
    all: string;
    /** The word behind the number of articles: for one, and for more. */
    count: WordForms;
  };
  /** The link to /muglife above and below an article. */
  back: string;
  /** Names the list of an article's headings, which long articles have. */
  contents: string;
  /** Names a row of tags, for screen readers. */
  tags: string;
  /** The share links of an article. */
  share: {
    /** Names the row of share links, for screen readers. */
    label: string;
    /** The share links of articles whose `kind` is fixed. */
    fixed: {
      /** The link that begins a post on X. */
      tweet: string;
      /** Opens the system's share sheet; where there is none, it copies the address. Before the application runs, it is a link that begins a mail. */
      share: string;
      /** The link that begins a post on LinkedIn. */
      linkedIn: string;
      /** The link that copies the article's address. */
      copy: string;
    };
    /** The share links of articles whose `kind` is generic. */
    generic: {
      /** The link that begins a post on X. */
      tweet: string;
      /** The link that begins a post on Facebook. */
      facebook: string;
      /** The link that begins a post on LinkedIn. */
      linkedIn: string;
      /** The link that copies the article's address. */
      copy: string;
    };
    /** Below the share links, after the browser copied the address. */
    copied: string;
    /** The same, where the browser refused. The address follows and can be selected. */
    refused: string;
  };
  /** The box at the end of articles whose `callOut` is true. */
  callOut: {
    /** The heading of the box. */
    heading: string;
    /** Above the list in the box. */
    listHeading: string;
    /** The list in the box. */
    uses: readonly string[];
  };
  /** Above the two related articles. */
  related: string;
  /** The links to the articles before and after, at the end of an article. */
  neighbors: {
    /** Names the two links, for screen readers. */
    label: string;
    /** Above the title of the next newer article. */
    newer: string;
    /** Above the title of the next older article. */
    older: string;
  };
}
