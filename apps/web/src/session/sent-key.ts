import { dropDraft, keepDraft, readDraft } from './drafts.ts';

// A key says that two calls are one: it belongs to what was sent and to nothing else. The same text, sent again after a
// lost answer, has the same key; a text that was changed meanwhile has another, and is not lost.

const nameOf = (form: string) => `${form}/sent`;

/**
 * Returns the idempotency key for sending this from this form, in this tab: the one of the last attempt if that sent
 * the same and was not accepted, else a new one. Of files pass what identifies them, not their bytes. It is the member's
 * unless an owner is given.
 */
export function keyFor(form: string, sent: object, owner?: string): string {
  const body = JSON.stringify(sent);
  const last = (readDraft(nameOf(form), owner) ?? {}) as { body?: unknown; key?: unknown };
  if (last.body === body && typeof last.key === 'string' && /^[\w-]{8,64}$/.test(last.key)) {
    return last.key;
  }
  // crypto.randomUUID would not do, because it does not exist on plain http origins.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keepDraft(nameOf(form), { body, key }, owner);
  return key;
}

/** Forgets the key after an acceptance: the next call is another one, even if it reads the same. */
export const forgetKey = (form: string, owner?: string): void => dropDraft(nameOf(form), owner);
