/** The cookie of that name out of a `Cookie` header, as `name=value`: all that the server passes on of a visitor's. */
export function worldCookieOf(
  header: string | undefined,
  name: string | undefined,
): string | undefined {
  if (header === undefined || name === undefined) return undefined;
  return header
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`));
}
