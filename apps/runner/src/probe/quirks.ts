import { ageOf } from '@coop/contract-laws/laws/times/time';
import type { Answer } from '../call/answer.ts';
import type { Log } from './log.ts';

/** Counts a form in which the backend spoke. */
export function countQuirk(log: Log, quirk: string, form: string): void {
  const forms = log.quirks.get(quirk) ?? new Map<string, number>();
  forms.set(form, (forms.get(form) ?? 0) + 1);
  log.quirks.set(quirk, forms);
}

const daysBefore = (age: number) => (age === 1 ? '1 day before' : `${age} days before`);

/** Counts the known quirks that an answer shows. */
export function recordQuirks(log: Log, { body, status }: Answer, now?: number): void {
  if (typeof body !== 'object' || body === null) return;
  const age = now === undefined ? undefined : ageOf(body, now);
  if (age !== undefined) countQuirk(log, 'records end', age === 0 ? 'today' : daysBefore(age));
  const { rc_code, errors, massage, data } = body as Record<string, unknown>;
  if (rc_code !== undefined) countQuirk(log, 'rc_code', typeof rc_code);
  if (errors !== undefined && status >= 400)
    countQuirk(log, 'errors', Array.isArray(errors) ? 'list' : 'object');
  if (massage !== undefined) countQuirk(log, 'message of a code', 'massage');
  if (status === 401) countQuirk(log, 'dead session', '401');
  const dataError = (data as { error?: unknown } | null | undefined)?.error;
  if (status === 400 && dataError !== undefined)
    countQuirk(log, 'dead session', '400 with data.error');
}
