import type { Session } from '../call/browser.ts';
import type { Operation } from '../call/operation.ts';

/** Owner of the session that a call carries; `other` is a second member. */
export type Who = 'member' | 'other' | 'membergroup' | 'admin';

/** Session of each person. */
export type Credentials = ReadonlyMap<Who, Session>;

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
  'negative amount',
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

/** The meaning of a 200 for a call that must be refused. */
export type Breach =
  | 'auth-not-enforced'
  | 'foreign-record'
  | 'token-survives'
  | 'foreign-page-answered'
  | 'planted-csrf-taken'
  | 'accepts-invalid'
  | 'takes-negative'
  | 'wrong-password-accepted'
  | 'bot-check-not-enforced'
  | 'old-password-not-checked'
  | 'old-password-still-opens'
  | 'session-outlives-password'
  | 'session-end-ends-nothing'
  | 'wildcard-taken'
  | 'loose-number-signs-in'
  | 'ticket-not-checked';

export type Expectation =
  | { readonly kind: 'success' }
  /** Any outcome is accepted, as long as the contract knows the status. */
  | { readonly kind: 'answer' }
  /** Any answer that is no failure of the server; it need be none of the contract. */
  | { readonly kind: 'no failure' }
  | {
      readonly kind: 'refusal';
      readonly statuses: readonly number[];
      readonly breach: Breach;
      /** Fields of which a 422 should name at least one. */
      readonly fields?: readonly string[];
    };

/** A call to make and what may come back. */
export interface Case {
  readonly family: Family;
  /** Unique within the family: `without membership_no`. */
  readonly name: string;
  readonly session: Who | 'none' | 'dead';
  /** Session of somebody who is none of `Who`. */
  readonly as?: Session;
  /** Number of the asking person there. */
  readonly owner?: string;
  readonly expects: Expectation;
  /** Never sent to a second world when rate limited, because it depends on an earlier call in this one. */
  readonly staysHere?: boolean;
  readonly method?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly raw?: string;
  /** Added to the usual headers; an empty value removes one. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Session in which a call is made. */
export type Asker = Pick<Case, 'session' | 'as' | 'owner'>;

export type Fields = Readonly<Record<string, unknown>>;

/** An endpoint with an input that it accepts; its cases are derived from it. */
export interface Subject {
  readonly operation: Operation;
  readonly session: Who | 'none';
  /** Somebody else than the one of `session`, who makes the write that is open for them alone. */
  readonly by?: Asker;
  readonly body: Fields | undefined;
  readonly params: Readonly<Record<string, string>> | undefined;
  readonly seed: number;
}

/** The call must be refused with one of these statuses; of a 422 should name at least one of the fields. */
export const refusal = (breach: Breach, statuses: readonly number[], fields?: readonly string[]) =>
  ({ kind: 'refusal', statuses, breach, ...(fields && { fields }) }) as const;

/** Returns `missing field: without letter_no`. */
export const caseText = ({ family, name }: Pick<Case, 'family' | 'name'>) =>
  family === name ? family : `${family}: ${name}`;

/** Returns in whose session a subject's own call is made. */
export const askerOf = ({ session, by }: Subject): Asker => by ?? { session };

/** Returns the input of a subject as parts of a case. */
export function inputOf({ body, params }: Subject): Pick<Case, 'body' | 'params'> {
  return { ...(body && { body }), ...(params && { params }) };
}
