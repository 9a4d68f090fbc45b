import type { FastifyInstance } from 'fastify';
import { initialsOf } from '../../src/site/initials.ts';
import { dayShades } from '../site/site-css.ts';
import { answering, readSite } from './answer.ts';
import { shareCalendar } from './calendar.ts';
import { cardWordsOf } from './cards.ts';
import { shareFeeds } from './feeds/feeds.ts';
import { shareIcons } from './icons.ts';
import type { AbsoluteOptions, ShareOptions } from './options.ts';
import { renderPicture } from './picture/render-picture.ts';
import { shareSitemap } from './sitemap/sitemap.ts';

const KEPT_SECONDS = 3_600;

/** Registers the pictures of shared links: /og/show/103.png for an item, a thread or a list, else /og/loancal.png. */
function sharePictures(app: FastifyInstance, options: ShareOptions): void {
  const handler = answering(options, async (request, cookie) => {
    const { '*': path } = request.params as { readonly '*': string }; // the router's name for it
    if (!path.endsWith('.png')) return undefined;
    const site = await readSite(options, cookie);
    const facts = await cardWordsOf(path.slice(0, -'.png'.length), options.clientFor(cookie), site);
    if (!facts) return undefined;
    const card = {
      ...facts,
      nameTH: site.coopNameTH,
      nameEN: site.coopNameEN,
      initials: initialsOf(site),
      logo: (await options.marks.of(site)).logo,
      shades: dayShades(site),
    };
    const body = await renderPicture(card);
    return { body, type: 'image/png', seconds: KEPT_SECONDS, forOtherSites: true };
  });
  app.get('/og/*', handler);
}

/** Registers pictures, icons, feeds, the calendar, sitemap and rules for robots. */
export async function share(app: FastifyInstance, options: AbsoluteOptions): Promise<void> {
  sharePictures(app, options);
  shareIcons(app, options);
  shareFeeds(app, options);
  shareCalendar(app, options);
  shareSitemap(app, options);
}
