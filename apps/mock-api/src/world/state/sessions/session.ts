import type { Device } from '../kinds/device.ts';

export type SessionKind = 'member' | 'membergroup' | 'admin';

/** Time and device of a sign-in. */
interface SignIn {
  readonly at: number;
  readonly device: Device;
}

export interface Relative {
  readonly id: string;
  readonly name: string;
}

export interface Session {
  readonly kind: SessionKind;
  /** Membership number, agency number or administrator's name. */
  readonly subject: string;
  readonly remember: boolean;
  expiresAt: number;
  /** Names the session to its owner; neither the token nor its hash can be derived from it. */
  readonly id: string;
  readonly openedAt: number;
  readonly device?: Device;
  /** Address with its last part hidden. */
  readonly addressArea?: string;
  /** The member's previous sign-in. */
  readonly before?: SignIn;
  /** Administrator who opened the session. */
  readonly impersonatedBy?: string;
  /** The administrator's reason. */
  readonly reason?: string;
  /** Relative with the member's permission; the session ends at its own time, used or not. */
  readonly relative?: Relative;
  /** Administrator sessions: the member being viewed. */
  readonly viewing?: string;
}

const MINUTE = 60_000;
const SLIDING_MS = 30 * MINUTE;
const REMEMBER_MS = 30 * 24 * 60 * MINUTE;

export type KeptSession = readonly [hash: string, session: Session];

/** Returns the seconds after which an unused session ends. */
export function secondsOf(session: { remember: boolean }): number {
  return lifetime(session) / 1_000;
}

/** Returns the milliseconds of the same. */
export function lifetime(session: { remember: boolean }): number {
  return session.remember ? REMEMBER_MS : SLIDING_MS;
}

/** Returns when a session was last used: every use moves its end. */
export const usedAt = (session: Session): number => session.expiresAt - lifetime(session);
