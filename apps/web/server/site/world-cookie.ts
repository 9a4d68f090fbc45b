/** Returns the named cookie of a `Cookie` header as `name=value`: the only one that the server passes on. */
export function worldCookieOf(
  header: string | undefined,
  name: string | undefined,
): string | undefined {
  if (header === undefined || name === undefined) return undefined;
  return header
    .split(';')
    .map((part) => part.trim())
    .find((text) => text.startsWith(`${name}=`));
}
