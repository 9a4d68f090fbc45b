import { ErrorBody } from '@coop/contracts/error-body';
import { caseText } from '../cases/case.ts';
import { maskText } from '../mask.ts';
import type { Exchange, Finding } from './finding.ts';

const SAYS = '{ error?, errors?: { field: [text] } | [text], message? }';

function wordsOf({ error, message, errors }: ErrorBody): string[] {
  const lists = Array.isArray(errors) ? errors : Object.values(errors ?? {}).flat();
  return [error, message, ...lists].filter(
    (one) => one !== undefined && one.trim() !== '',
  ) as string[];
}

/** Some backends answer a dead session with the words in data.error, which the portal reads. */
function isSpoken(body: unknown): boolean {
  const { data } = body as { data?: { error?: unknown } };
  return typeof data?.error === 'string';
}

function unnamed({ one, answer }: Exchange, { errors }: ErrorBody): Finding[] {
  const fields = one.expects.kind === 'refusal' ? (one.expects.fields ?? []) : [];
  if (answer.status !== 422 || fields.length === 0) return [];
  const says = 'a 422 names the field';
  const path = 'errors';
  if (Array.isArray(errors)) {
    return [{ severity: 'cosmetic', kind: 'errors-as-list', path, says, sent: 'a list of texts' }];
  }
  const named = Object.keys(errors ?? {});
  const isNamed = fields.some((field) =>
    named.some((one) => field === one || field.startsWith(`${one}.`)),
  );
  if (isNamed) return [];
  const sent = named.length > 0 ? `other fields (${caseText(one)})` : 'no field';
  return [{ severity: 'cosmetic', kind: 'field-not-named', path, says, sent }];
}

/** A failure has the wire's shape, words in Thai for a person and, for a wrong field, its name. */
export function checkErrorBody(exchange: Exchange): Finding[] {
  const { answer } = exchange;
  if (answer.status < 400 || answer.status >= 500 || answer.body === undefined) return [];
  const parsed = ErrorBody.safeParse(answer.body);
  const path = parsed.success ? 'error' : parsed.error.issues[0]?.path.join('.') || '(body)';
  if (!parsed.success) {
    const sent = `HTTP ${answer.status} ${maskText(answer.text)}`;
    return [{ severity: 'breaking', kind: 'error-shape', path, says: SAYS, sent }];
  }
  if (isSpoken(answer.body)) return [];
  const words = wordsOf(parsed.data);
  if (words.length === 0) {
    const sent = `HTTP ${answer.status} {${Object.keys(parsed.data).join(', ')}}`;
    return [{ severity: 'breaking', kind: 'error-without-words', path, says: SAYS, sent }];
  }
  const isThai = words.some((one) => /\p{Script=Thai}/u.test(one));
  const says = 'words for a person are Thai';
  const sent = maskText(words[0] ?? '');
  const english: Finding = { severity: 'cosmetic', kind: 'error-not-thai', path, says, sent };
  return [...(isThai ? [] : [english]), ...unnamed(exchange, parsed.data)];
}
