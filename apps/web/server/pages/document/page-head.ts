import type { RenderRequest } from '../../../src/first-paint/render.tsx';
import type { PageNote } from '../../../src/site/rendered-page.ts';
import { FEED_LINKS } from '../../share/feeds/feed-list.ts';
import { PICTURE_SIZE, pictureAddress } from '../../share/picture-address.ts';
import { jsonLdElement } from '../../share/structured-data/json-ld-element.ts';
import { structuredData } from '../../share/structured-data/structured-data.ts';
import { pathOf } from '../address.ts';
import { escaped } from './html.ts';

/** Formats an element of the head for readers that run no scripts. */
const element = (name: string, attributes: Record<string, string>): string => {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name} data-for-robots=""${pairs.join('')}>`;
};

/** Returns what search engines, previews of shared links and feed readers need besides the page's own head. */
export function pageHead(
  { site, origin, url }: Pick<RenderRequest, 'site' | 'origin' | 'url'>,
  note: PageNote,
  status: number,
): string {
  const feeds = FEED_LINKS.map((link) => element('link', { rel: 'alternate', ...link }));
  // The rest needs absolute addresses.
  if (!origin || status !== 200) return feeds.join('');
  const picture = pictureAddress(pathOf(url));
  const title = note.title ?? site.coopNameTH;
  const images = picture && {
    'og:image': origin + picture,
    'og:image:width': String(PICTURE_SIZE.width),
    'og:image:height': String(PICTURE_SIZE.height),
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  };
  const page = structuredData({
    site,
    origin,
    url: pathOf(url),
    title,
    description: note.description ?? '',
    kind: note.type === 'article' ? 'article' : 'page',
    publishedAt: note.publishedAt,
    image: picture ?? note.image,
    trail: (note.trail ?? []).map(({ label, href }) => ({ name: label, href })),
  });
  return [
    ...feeds,
    ...Object.entries(images || {}).map(([name, content]) =>
      element('meta', { [name.startsWith('og:') ? 'property' : 'name']: name, content }),
    ),
    jsonLdElement(page),
  ].join('');
}
