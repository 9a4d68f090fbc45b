import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import type { JournalEntry } from '../control/control.ts';

/** Quotes a text as one word for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Any value is accepted as long as cookie and header are equal. */
const CSRF = 'curl';

/** Returns the call as a command line, with gaps for token and passwords, which the journal masks. */
export function curlOf(entry: JournalEntry, origin: string, world: string): string {
  const { method, url, request, subject } = entry;
  const headers = [
    `x-mock-world: ${world}`,
    ...(subject === undefined ? [] : ['Authorization: Bearer TOKEN']),
    ...(method === 'GET' ? [] : [`${CSRF_HEADER}: ${CSRF}`, `Cookie: ${CSRF_COOKIE}=${CSRF}`]),
    ...(request === '' ? [] : ['Content-Type: application/json']),
  ];
  return [
    `curl -X ${method} ${quoted(`${origin}${url}`)}`,
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...(request === '' ? [] : [`--data-raw ${quoted(request)}`]),
  ].join(' \\\n  ');
}
