import { ADDRESSES } from '@coop/addresses/addresses';

/** Pages of the member area and the agencies' that need no sign-in: a robot has to read them to see their noindex. */
const OPEN = ADDRESSES.filter(
  ({ path, session }) => session === 'none' && /^\/member(?:group)?\//.test(path),
).map(({ path }) => `Allow: ${path}`);

/** What robots are kept out of; the longer rule wins, so that an open page below is none of it. */
const OURS = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /admin',
  'Disallow: /member/',
  'Disallow: /membergroup/',
  ...OPEN,
].join('\n');

/**
 * The portal's rules for robots, after those that the backend has; groups for the same robot add up. The sitemap is the
 * portal's own, where its address is known.
 */
export function robotsText(fromBackend: string | undefined, origin: string): string {
  const theirs = (fromBackend ?? '').replace(/^[ \t]*sitemap:.*$/gim, '').trim();
  const sitemap = origin && `Sitemap: ${origin}/sitemap.xml`;
  return `${[theirs, OURS, sitemap].filter(Boolean).join('\n\n')}\n`;
}
