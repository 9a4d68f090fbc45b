import type { FastifyInstance } from 'fastify';
import { shareFeeds } from './feeds/feeds.ts';
import type { AbsoluteOptions } from './options.ts';
import { sharePictures } from './pictures.ts';
import { shareSitemap } from './sitemap/sitemap.ts';

/** Registers what a shared or subscribed address gives besides its page: pictures, feeds, sitemap, rules for robots. */
export async function share(app: FastifyInstance, options: AbsoluteOptions): Promise<void> {
  sharePictures(app, options);
  shareFeeds(app, options);
  shareSitemap(app, options);
}
