import type { FastifyInstance } from 'fastify';
import { categoryWords } from '../../../src/posts/text.ts';
import { answering, readSite } from '../answer.ts';
import type { AbsoluteOptions } from '../options.ts';
import { FEED_FORMATS, FEEDS, type FeedFormat, feedPath } from './feed-list.ts';
import { writeFeed } from './write-feed.ts';

const KEPT_SECONDS = 300;
const FORMATS = Object.keys(FEED_FORMATS) as readonly FeedFormat[]; // keys of a constant

/** Registers the feeds of news and notices: /feeds/news.xml (RSS 2.0), /feeds/news.atom and so on. */
export function shareFeeds(app: FastifyInstance, options: AbsoluteOptions): void {
  for (const { category, title } of FEEDS) {
    for (const format of FORMATS) {
      const handler = answering(options, async (request, cookie) => {
        const origin = options.originOf(request);
        // A feed is read elsewhere; without the portal's own address its links would lead nowhere.
        if (!origin) return undefined;
        const site = await readSite(options, cookie);
        const client = options.clientFor(cookie);
        const list = await client('infoTopicList', { body: { category, page: 1 } });
        const body = writeFeed(
          {
            category,
            list,
            title: list.category_name || title,
            about: categoryWords(category)?.about ?? title,
            coopNameTH: site.coopNameTH,
            origin,
          },
          format,
        );
        const type = `${FEED_FORMATS[format].type}; charset=utf-8`;
        return { body, type, seconds: KEPT_SECONDS };
      });
      app.get(feedPath(category, format), handler);
    }
  }
}
