export type Params = Readonly<Record<string, string>>;

/** Without the slashes that an address may end with. */
function segmentsOf(path: string): string[] {
  const segments = path.split('/');
  while (segments.at(-1) === '') segments.pop();
  return segments;
}

/** As it stands where its escapes are broken. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The parameters that an address gives to a route's path such as `/show/:topicId`; undefined when it is another's. Large
 * and small letters are alike. `*` is any address.
 */
export function matchPath(path: string, pathname: string): Params | undefined {
  if (path === '*') return {};
  const wanted = segmentsOf(path);
  const found = segmentsOf(pathname).map(decoded);
  if (wanted.length !== found.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const segment = found[index] ?? '';
    if (want.startsWith(':') && segment !== '') params[want.slice(1)] = segment;
    else if (!isAlike(want, segment)) return undefined;
  }
  return params;
}
