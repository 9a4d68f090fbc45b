import type { Session } from '../call/browser.ts';
import type { Who } from '../cases/case.ts';

/** Keeps people signed in where a backend ends a session when the same person signs in again. */
export interface Renewal {
  /** Signs somebody in again, before a call is sent, whose session has ended by a habit that is known. */
  readonly before: (who: Who) => Promise<void>;
  /** Signs somebody in again whose session has ended with another of theirs; resolves to undefined where it has not. */
  readonly after: (
    who: Who,
  ) => Promise<{ readonly as: Session } | { readonly why: string } | undefined>;
}
