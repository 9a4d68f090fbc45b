import type { Operation } from '../call/operation.ts';

/** Whose session a call carries: the member's, another member's, an agency's, an administrator's. */
export type Who = 'member' | 'other' | 'membergroup' | 'admin';

export const FAMILIES = [
  'example',
  'together',
  'no session',
  'dead session',
  'session of another kind',
  'record of another',
  'after logout',
  'no CSRF token',
  'wrong method',
  'wrong content type',
  'malformed JSON',
  'missing field',
  'wrong type',
  'over-long',
  'unusual text',
  'unknown field',
  'drawn body',
  'wrong secret',
  'stranger’s page',
  'who is a member',
  'sent twice',
  'read after write',
  'path parameter',
] as const;
export type Family = (typeof FAMILIES)[number];

/** What a 200 to a call that must be refused would mean. */
export type Breach =
  | 'auth-not-enforced'
  | 'foreign-record'
  | 'token-survives'
  | 'accepts-invalid'
  | 'wrong-password-accepted'
  | 'bot-check-not-enforced'
  | 'old-password-not-checked'
  | 'old-password-still-opens'
  | 'ticket-not-checked';

export type Expectation =
  | { readonly kind: 'success' }
  /** An answer of any outcome, as long as the contract knows its status. */
  | { readonly kind: 'answer' }
  | {
      readonly kind: 'refusal';
      readonly statuses: readonly number[];
      readonly breach: Breach;
      /** Fields of which a 422 should name at least one. */
      readonly fields?: readonly string[];
    };

/** One call to make and what may come back. */
export interface Case {
  readonly family: Family;
  /** Within its family: `without membership_no`. */
  readonly name: string;
  readonly session: Who | 'none' | 'dead';
  /** Number of whoever asks, where the headers carry a session of nobody in Who. */
  readonly owner?: string;
  readonly expects: Expectation;
  /** Not sent to a second world when a limit holds it back: it follows on another call of this one. */
  readonly staysHere?: boolean;
  readonly method?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly raw?: string;
  /** Added to the usual headers; an empty value removes one. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Fields = Readonly<Record<string, unknown>>;

/** What the cases of one endpoint are made from: an input that it takes. */
export interface Subject {
  readonly operation: Operation;
  readonly session: Who | 'none';
  readonly body: Fields | undefined;
  readonly params: Readonly<Record<string, string>> | undefined;
  readonly seed: number;
}

/** A case in words: `missing field: without letter_no`. */
export const caseText = ({ family, name }: Case) =>
  family === name ? family : `${family}: ${name}`;

/** The input of a subject as parts of a case. */
export function inputOf({ body, params }: Subject): Pick<Case, 'body' | 'params'> {
  return { ...(body && { body }), ...(params && { params }) };
}
