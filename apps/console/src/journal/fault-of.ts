import { parseJson } from '@coop/contracts/entry/parse-json';
import type { JournalEntry } from '../control/control.ts';
import type { SomeOf } from '../forms/procedures.ts';

/** Returns a fault that gives the answer of a call once more, for the same caller and request. */
export function faultOf(entry: JournalEntry): SomeOf<'faults.add'> {
  const { status, subject, request, response } = entry;
  const isRequested = request !== '{}' && !request.includes('•••');
  const bodyHas = isRequested ? parseJson(request) : undefined;
  const once = {
    ...(subject && { subject }),
    ...(bodyHas !== undefined && { bodyHas: bodyHas as Record<string, unknown> }),
    times: 1,
  };
  if (status === 0) return { ...once, drop: true };
  if (response === '') return { ...once, status, preset: 'empty' };
  const body = parseJson(response);
  return { ...once, status, ...(body === undefined ? { text: response } : { body }) };
}
