export interface Path {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What a navigation hands over to the page that it leads to. */
export type Handed = Readonly<Record<string, string>>;

export interface Location extends Path {
  /** What the navigation that led here handed over. */
  readonly state: Handed | null;
  /** Of this entry of the history; `default` for the one that was opened from outside. */
  readonly key: string;
}

/** The path of an address such as `/list/news?page=2#top`; one without a path (`?page=2`) keeps that of `from`. */
export function pathOf(to: string, from: string): Path {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return {
    // Two slashes would begin the name of another host.
    pathname: pathname ? pathname.replace(/^[\\/]*/, '/') : from,
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  };
}

/** The address of a path, as a link writes it. */
export const hrefOf = ({ pathname, search, hash }: Path): string => pathname + search + hash;
