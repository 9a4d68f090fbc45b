// Read by the head of every public page: no import, and nothing that weighs.

/** Formats of a feed by the ending of its file; `type` is that of `<link rel="alternate">`. */
export const FEED_FORMATS = {
  xml: { name: 'RSS', type: 'application/rss+xml' },
  atom: { name: 'Atom', type: 'application/atom+xml' },
} as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

/** What can be subscribed to: categories of the topics. */
export const FEEDS = [
  { category: 'news', title: 'ข่าวสหกรณ์' },
  { category: 'notice', title: 'ประกาศ' },
] as const;
export type FeedCategory = (typeof FEEDS)[number]['category'];

/** Address of a feed on this site. */
export const feedPath = (category: FeedCategory, format: FeedFormat): string =>
  `/feeds/${category}.${format}`;

/** Every feed as the head of a page links to it: `<link rel="alternate" type title href>`. */
export const FEED_LINKS = FEEDS.flatMap(({ category, title }) =>
  (['xml', 'atom'] as const).map((format) => ({
    href: feedPath(category, format),
    type: FEED_FORMATS[format].type,
    title: `${title} (${FEED_FORMATS[format].name})`,
  })),
);
