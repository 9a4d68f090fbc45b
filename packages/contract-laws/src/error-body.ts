import { ErrorBody } from '@coop/contracts/error-body';
import { breaking, cosmetic, type Finding, type Seen } from './finding.ts';
import { maskText } from './mask.ts';

const SAYS = '{ error?, errors?: { field: [text] } | [text], message? }';

function wordsOf({ error, message, errors }: ErrorBody): string[] {
  const lists = Array.isArray(errors) ? errors : Object.values(errors ?? {}).flat();
  return [error, message, ...lists].filter(
    (other) => other !== undefined && other.trim() !== '',
  ) as string[];
}

/** Some backends put the words for a dead session into data.error, where the portal reads them. */
export function hasDataError(body: unknown): boolean {
  const { data } = (body ?? {}) as { data?: { error?: unknown } | null };
  return typeof data?.error === 'string';
}

/** Tells whether it is a failure of the wire's shape with Thai words, and so written for a person to read. */
export function isForPeople(body: unknown): boolean {
  const parsed = ErrorBody.safeParse(body);
  return parsed.success && wordsOf(parsed.data).some((word) => /\p{Script=Thai}/u.test(word));
}

/** Requires of a failure the wire's shape and a Thai message. */
export function errorBodyFindings({ status, body, text }: Seen): Finding[] {
  if (status < 400 || status >= 500 || body === undefined) return [];
  const parsed = ErrorBody.safeParse(body);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') || '(body)';
    const sent = `HTTP ${status} ${maskText(text)}`;
    return [breaking('error-shape', path, SAYS, sent)];
  }
  const path = 'error';
  if (hasDataError(body)) return [];
  const words = wordsOf(parsed.data);
  if (words.length === 0) {
    const sent = `HTTP ${status} {${Object.keys(parsed.data).join(', ')}}`;
    return [breaking('error-without-words', path, SAYS, sent)];
  }
  if (isForPeople(body)) return [];
  const says = 'words for a person are Thai';
  return [cosmetic('error-not-thai', path, says, maskText(words[0] ?? ''))];
}
