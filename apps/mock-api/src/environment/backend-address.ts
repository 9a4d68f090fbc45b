/** Returns a backend's address without a trailing slash; undefined if it is invalid or names a user. */
export function backendAddress(text: string): string | undefined {
  const url = URL.parse(text);
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain || !/^https?:$/.test(url.protocol)) return undefined;
  let path = url.pathname;
  while (path.endsWith('/')) path = path.slice(0, -1);
  return url.origin + path;
}
