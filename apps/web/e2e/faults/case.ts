import type { Locator, Page } from '@playwright/test';

// What a row of the fault matrix says about one endpoint.

/**
 * Every way in which a call fails, in the order in which a test walks through them: what is read changes from one to the
 * next, so that no message is taken for the one before; the last one lets the call through.
 */
export const FAULTS = [
  '500',
  'error body',
  'dropped',
  '401',
  'malformed JSON',
  'wrong type',
  'missing field',
  'slow',
] as const;
export type FaultName = (typeof FAULTS)[number];

/** As whom: nobody, a member by number, an agency by number. */
export type Who =
  | { readonly as: 'visitor' }
  | { readonly as: 'member'; readonly no: string }
  | { readonly as: 'agency'; readonly no: string };

export const VISITOR = { as: 'visitor' } as const satisfies Who;
export const MEMBER = { as: 'member', no: '00001' } as const satisfies Who;
export const AGENCY = { as: 'agency', no: '80010001' } as const satisfies Who;

interface Row {
  readonly who: Who;
  /** Address of the page. */
  readonly at: string;
  /** The page's own heading, there whatever fails; where the feed brings the heading, the landmark must do. */
  readonly heading?: string | RegExp;
}

/** A feed that a page reads when it is opened. */
export interface FeedRow extends Row {
  /** Words on the page once the feed has come. */
  readonly shows: string;
  /** Field that arrives in another type, and one that does not arrive. */
  readonly wrongType: string;
  readonly missing: string;
}

type Told = 'toast' | 'place';

/** A call that a person makes by pressing something. */
export interface ActionRow extends Row {
  /** From the opened page to where it can be pressed. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<unknown>;
  /** Whether a failure is said in a toast, at its place on the page, or both. */
  readonly told: readonly Told[];
  /** What was typed, by label: still there after each failure. */
  readonly typed: Readonly<Record<string, string>>;
  /** Typed again before each press, because the page forgets it on purpose (passwords at sign-in). */
  readonly again?: (page: Page) => Promise<void>;
  /** What the place says of an answer with both `error` and `message`; `error` if not said. */
  readonly speaks?: 'message';
  /** Answers that are no success for a field of another type or a missing one, with the words that are then read. */
  readonly wrongType: Spoilt;
  readonly missing: Spoilt;
  /** What tells that it worked. */
  readonly done: (page: Page) => Locator;
  /** The button's words while it waits. */
  readonly busy: string;
}

export interface Spoilt {
  readonly body: object;
  /** Words that are read; nothing where the page goes on as if nothing had been wrong. */
  readonly words?: string;
  /** Where they are read, when that is not where failures of the call are. */
  readonly told?: readonly Told[];
}

/** What the portal says when an answer gives no words of its own. */
export const CANNOT_CONNECT = 'ไม่สามารถเชื่อมต่อได้';
/** Words of an answer whose code nobody can read. */
const ODD = 'ข้อความจากระบบของสหกรณ์';

/** A result whose code is of another type, and one without code and words: neither is taken for success. */
export const ODD_RESULT = {
  wrongType: { body: { rc_code: { is: '1' }, rc_des: ODD }, words: ODD },
  missing: { body: {}, words: CANNOT_CONNECT },
} as const;
