import { hash, randomBytes } from 'node:crypto';

type SessionKind = 'member' | 'membergroup' | 'admin';

export interface Session {
  readonly kind: SessionKind;
  /** Membership number, agency number or administrator's name. */
  readonly subject: string;
  readonly remember: boolean;
  expiresAt: number;
  /** Administrator who opened the session. */
  readonly impersonatedBy?: string;
  /** Reason that the administrator gave. */
  readonly reason?: string;
  /** Member whose session an administrator has chosen to open. */
  readonly viewing?: string;
}

const MINUTE = 60_000;
const SLIDING_MS = 30 * MINUTE;
const REMEMBER_MS = 30 * 24 * 60 * MINUTE;
/** Expired sessions are removed whenever the table has grown by this many. */
const SWEEP_EVERY = 1_000;

export interface Sessions {
  /** Opens a session and returns its token: 32 random bytes that are kept here only as a hash. */
  open(session: Omit<Session, 'expiresAt'>, now: number): string;
  /** The live session of a token, its time extended; undefined for a wrong kind, a dead or an unknown token. */
  find(token: string, kind: SessionKind, now: number): Session | undefined;
  end(token: string): void;
  /** Ends every session of a subject but the one with the token to spare. Returns how many. */
  endAll(kind: SessionKind, subject: string, spareToken?: string): number;
  /** Ends an administrator's leave to view a member, and every session that was opened with it. */
  endViewing(admin: string, member: string): void;
  /** Live sessions with the hashes of their tokens. */
  dump(now: number): readonly KeptSession[];
  restore(sessions: readonly KeptSession[]): void;
}

/** A session under the hash of its token. */
export type KeptSession = readonly [hash: string, session: Session];

/** Seconds after which a session ends that is not used. */
export function secondsOf(session: { remember: boolean }): number {
  return lifetime(session) / 1_000;
}

function lifetime(session: { remember: boolean }): number {
  return session.remember ? REMEMBER_MS : SLIDING_MS;
}

export function createSessions(): Sessions {
  const byHash = new Map<string, Session>();
  const keyOf = (token: string) => hash('sha256', token, 'base64');
  const sweep = (now: number) => {
    for (const [key, one] of byHash) if (one.expiresAt <= now) byHash.delete(key);
  };
  return {
    open(session, now) {
      if (byHash.size % SWEEP_EVERY === SWEEP_EVERY - 1) sweep(now);
      const token = randomBytes(32).toString('base64url');
      byHash.set(keyOf(token), { ...session, expiresAt: now + lifetime(session) });
      return token;
    },
    find(token, kind, now) {
      const session = byHash.get(keyOf(token));
      if (!session || session.kind !== kind || session.expiresAt <= now) return undefined;
      session.expiresAt = now + lifetime(session);
      return session;
    },
    end(token) {
      byHash.delete(keyOf(token));
    },
    endAll(kind, subject, spareToken) {
      const spare = spareToken === undefined ? undefined : keyOf(spareToken);
      let ended = 0;
      for (const [key, one] of byHash) {
        if (one.kind === kind && one.subject === subject && key !== spare && byHash.delete(key))
          ended += 1;
      }
      return ended;
    },
    endViewing(admin, member) {
      for (const [key, one] of byHash) {
        const isLeave = one.kind === 'admin' && one.subject === admin && one.viewing === member;
        const isView = one.impersonatedBy === admin && one.subject === member;
        if (isLeave || isView) byHash.delete(key);
      }
    },
    dump: (now) =>
      [...byHash]
        .filter(([, one]) => one.expiresAt > now)
        .map(([key, one]) => [key, { ...one }] as const),
    restore(sessions) {
      byHash.clear();
      for (const [key, one] of sessions) byHash.set(key, { ...one });
    },
  };
}
