/** Header with the number of a request, from the proxies before the portal to the backend behind it. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** Header of the portal's answers with the short form of that number, which people read out. */
export const REFERENCE_HEADER = 'x-reference';

const REQUEST_ID = /^[\w.:-]{1,64}$/;
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;
const REFERENCE = /^[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/;

/** Crockford's alphabet: no letter that is read as a digit or as another letter. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Hexadecimal digits that are eight signs of the alphabet; the last ones of a trace are random in any case. */
const HEX_DIGITS = 10;

/** Returns a header that can be the number of a request; undefined for anything else. */
export const readRequestId = (header: unknown): string | undefined =>
  typeof header === 'string' && REQUEST_ID.test(header) ? header : undefined;

/** Returns trace, span and flags of a `traceparent` (W3C Trace Context); undefined where there is none to be read. */
export function readTraceparent(
  header: unknown,
): { traceId: string; spanId: string; flags: string } | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(String(header)) ?? [];
  return traceId && spanId && flags ? { traceId, spanId, flags } : undefined;
}

/** Returns the reference of a trace: eight signs such as 7F3K-2QMD. */
export function referenceOf(traceId: string): string {
  const digits = BigInt(`0x${traceId.slice(-HEX_DIGITS)}`)
    .toString(32)
    .padStart(8, '0');
  const signs = [...digits].map((digit) => SIGNS[Number.parseInt(digit, 32)]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** Returns the reference that an answer carries; undefined where it carries none. */
export function readReference(answer: Response): string | undefined {
  const header = answer.headers.get(REFERENCE_HEADER) ?? '';
  return REFERENCE.test(header) ? header : undefined;
}
