import type { Address } from '@coop/addresses/address';

/** Search parameters that public pages read; the calculators read others. */
const READ: Readonly<Record<string, readonly string[]>> = {
  '/board': ['page', 'q'],
  '/list': ['page', 'q', 'year'],
  '/search': ['q', 'category', 'year', 'page'],
  '/loans': ['amount'],
  '/election': ['unit'],
  '/demand': ['page', 'q', 'status', 'view', 'demand_no'],
};
/** Those of pages behind a sign-in, of which the first calls are made. */
const BEHIND_GATE = ['page', 'q', 'year', 'status', 'view', 'period'];
const CALCULATORS = ['/loancal', '/caldividend'];
/** Longer values match nothing and would fill the cache. */
const LONGEST = 1_000;

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';

/**
 * Returns an address that can be decoded. In its path a percent sign without its two digits stands for itself; where the
 * path then still cannot be decoded, all of them do, and it is not found.
 */
export function decodable(url: string): string {
  const path = pathOf(url);
  const search = url.slice(path.length);
  const escaped = path.replace(/%(?![\da-f]{2})/gi, '%25');
  try {
    decodeURIComponent(escaped);
    return escaped + search;
  } catch {
    return path.replaceAll('%', '%25') + search;
  }
}

/** Returns the one path of a page: its fixed parts as the table writes them, and no `/` at its end. */
export function canonicalPath(path: string, row: Address): string {
  const segments = path.split('/').filter(Boolean);
  const parts = row.path.split('/').filter(Boolean);
  return `/${parts.map((part, index) => (part.startsWith(':') ? segments[index] : part)).join('/')}`;
}

/**
 * Removes from an address what its page does not read, such as campaign marks, which must not make another page. The
 * first page has two addresses.
 */
export function knownPart(url: string, addressOf: (path: string) => Address | undefined): string {
  const path = pathOf(url) === '/' ? '/home' : pathOf(url);
  const search = url.slice(pathOf(url).length);
  const row = addressOf(path);
  if (!row || search.length > LONGEST) return path;
  if (CALCULATORS.includes(path)) return path + search;
  const params = new URLSearchParams(search);
  const read = row.session === 'none' ? (READ[`/${path.split('/')[1]}`] ?? []) : BEHIND_GATE;
  for (const name of [...params.keys()]) if (!read.includes(name)) params.delete(name);
  return params.size > 0 ? `${path}?${params}` : path;
}
