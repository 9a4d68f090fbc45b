import type { SiteConfig } from '@coop/contracts/site';
import type { PageNote } from '../../src/site/rendered-page.ts';
import { FEED_LINKS } from '../share/feeds/feed-list.ts';
import { PICTURE_SIZE, pictureAddress } from '../share/picture-address.ts';
import { jsonLdElement } from '../share/structured-data/json-ld-element.ts';
import { structuredData } from '../share/structured-data/structured-data.ts';
import { pathOf } from './address.ts';
import { escaped } from './escaped.ts';

/** An element of the head that is there for whom reads the page without its scripts. */
const element = (name: string, attributes: Record<string, string>): string => {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name} data-for-robots=""${pairs.join('')}>`;
};

export interface HeadOf {
  readonly site: SiteConfig;
  /** '' where it is not known; then nothing can be said that needs whole addresses. */
  readonly origin: string;
  readonly url: string;
  readonly note: PageNote;
}

/** What search engines, previews of shared links and readers of feeds are told beside the page's own head. */
export function pageHead({ site, origin, url, note }: HeadOf): string {
  const feeds = FEED_LINKS.map((link) => element('link', { rel: 'alternate', ...link }));
  const picture = pictureAddress(pathOf(url));
  if (!origin || note.status !== undefined) return feeds.join('');
  const image = picture && {
    'og:image': origin + picture,
    'og:image:width': String(PICTURE_SIZE.width),
    'og:image:height': String(PICTURE_SIZE.height),
    'og:image:alt': note.title ?? site.coopNameTH,
  };
  const page = structuredData({
    site,
    origin,
    url: pathOf(url),
    title: note.title ?? site.coopNameTH,
    description: note.description ?? '',
    kind: note.type === 'article' ? 'article' : 'page',
    publishedAt: note.publishedAt,
    image: picture ?? note.image,
    trail: (note.trail ?? []).map(({ label, href }) => ({ name: label, href })),
  });
  return [
    ...feeds,
    ...Object.entries(image ?? {}).map(([property, content]) =>
      element('meta', { property, content }),
    ),
    ...(image ? [element('meta', { name: 'twitter:card', content: 'summary_large_image' })] : []),
    jsonLdElement(page),
  ].join('');
}
