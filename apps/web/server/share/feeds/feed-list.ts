// Read by the head of every public page: import nothing, keep it small.

/** Formats of a feed by file extension; `type` is that of `<link rel="alternate">`. */
export const FEED_FORMATS = {
  xml: { name: 'RSS', type: 'application/rss+xml' },
  atom: { name: 'Atom', type: 'application/atom+xml' },
} as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

/** Categories of topics with a feed. */
export const FEEDS = [
  { category: 'news', title: 'ข่าวสหกรณ์' },
  { category: 'notice', title: 'ประกาศ' },
] as const;
export type FeedCategory = (typeof FEEDS)[number]['category'];

/** Returns the address of a feed on this site. */
export const feedPath = (category: FeedCategory, format: FeedFormat): string =>
  `/feeds/${category}.${format}`;

/** The feeds as the head of a page links to them: `<link rel="alternate" type title href>`. */
export const FEED_LINKS = FEEDS.flatMap(({ category, title }) =>
  (['xml', 'atom'] as const).map((format) => ({
    href: feedPath(category, format),
    type: FEED_FORMATS[format].type,
    title: `${title} (${FEED_FORMATS[format].name})`,
  })),
);
