// Imports no schema: the first view of the web reads failures before any contract is loaded.

/** Message for a failed call whose answer has none. */
export const CANNOT_CONNECT_TH = 'ไม่สามารถเชื่อมต่อได้';
/** Message for a call that was one too many, whose answer has none in Thai. */
const TOO_MANY_TH = 'มีการเรียกใช้บ่อยเกินไป กรุณารอสักครู่แล้วลองใหม่';
/** The literal English form that the registration screens use (specification section 8). */
export const CANNOT_CONNECT_EN = 'Cannot connect';

/** rc_code 1 or '1' is success; every other value, also a missing one, is a refusal. */
export function isSuccess(rcCode: unknown): boolean {
  return rcCode === 1 || rcCode === '1';
}

/** Returns text that can be shown; undefined for anything else, including blanks. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function firstText(values: unknown): string | undefined {
  return Array.isArray(values)
    ? values.map(text).find((other) => other !== undefined)
    : text(values);
}

/** Returns the field errors of an error body, whatever form `errors` has; a plain list is put under the empty name. */
export function fieldErrorsOf(body: unknown): Record<string, string> {
  const errors = (body as { errors?: unknown } | null | undefined)?.errors;
  const found: Record<string, string> = {};
  if (Array.isArray(errors)) {
    const first = firstText(errors);
    if (first) found[''] = first;
  } else if (errors && typeof errors === 'object') {
    for (const [field, messages] of Object.entries(errors)) {
      const first = firstText(messages);
      if (first) found[field] = first;
    }
  }
  return found;
}

/**
 * Returns the message of a failed call for a toast: the `error` field; else the first message of `errors`; else "unable
 * to connect" (both readings of specification section 8).
 */
export function failureText(body: unknown): string {
  const error = text((body as { error?: unknown } | null | undefined)?.error);
  return error ?? Object.values(fieldErrorsOf(body))[0] ?? CANNOT_CONNECT_TH;
}

const THAI = /[\u0E01-\u0E4E]/;

/**
 * Returns what people may read of a failed answer's words: a crash (500 and above) that speaks no Thai spoke to its
 * makers, and a limit of calls (429) that says nothing to people is told as one, not as a lost connection.
 */
export function forPeople(words: string, status: number): string {
  const isSpoken = THAI.test(words);
  if (status === 429 && (!isSpoken || words === CANNOT_CONNECT_TH)) return TOO_MANY_TH;
  return status >= 500 && !isSpoken ? CANNOT_CONNECT_TH : words;
}

/** Returns the message that a failed call hands on: the answer's, else the status text, else the raw error. */
export function rejectionText(body: unknown, statusText: string, raw: unknown): string {
  const message = text((body as { message?: unknown } | null | undefined)?.message);
  return message ?? text(statusText) ?? String(raw);
}
