import type { JournalEntry } from '../control/control.ts';
import { BLANK, type FaultForm } from '../faults/fault-form.ts';
import { pretty } from './entries.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The form of a fault that gives the answer of a call once more, to whoever made it and for the same request. */
export function faultFormOf({ status, subject = '', request, response }: JournalEntry): FaultForm {
  const once = {
    ...BLANK,
    subject,
    bodyHas: isJson(request) && request !== '{}' && !request.includes('•••') ? pretty(request) : '',
    times: '1',
  };
  if (status === 0) return { ...once, kind: 'drop' };
  if (!isJson(response)) return { ...once, kind: 'text', text: response };
  return { ...once, status: String(status), body: pretty(response) };
}
