import { randomBytes } from 'node:crypto';
import {
  type KeptSession,
  lifetime,
  type Relative,
  type Session,
  type SessionKind,
  usedAt,
} from './session.ts';
import {
  createSessionTable,
  keyOf,
  newId,
  type SessionStore,
  type SessionTable,
} from './session-table.ts';

/** Expired sessions are removed whenever the table has grown by this many. */
const SWEEP_EVERY = 1_000;
/** A session's use is stored when it has moved its end by this much, not at every call. */
const STORED_EVERY_MS = 60_000;

/** The stored part of a relative's session: the hash of its token, and its times. */
interface KeptReading {
  readonly tokenHash: string;
  readonly openedAt: number;
  readonly until: number;
}

/** Returns whether the subject has opened it. */
const isOwn = (session: Session) => !session.impersonatedBy && !session.relative;

const ofRelative = (subject: string, relative: Relative) =>
  ({ kind: 'member', subject, remember: false, relative }) as const;

const isOf = (session: Session, kind: SessionKind, subject: string) =>
  session.kind === kind && session.subject === subject;

/** Opens a session and returns its token: 32 random bytes, stored only as a hash. */
function openUntil(table: SessionTable, session: Omit<Session, 'id'>): string {
  const token = randomBytes(32).toString('base64url');
  table.keep(keyOf(token), { ...session, id: newId() });
  return token;
}

/** Opening and finding sessions. */
function readingActs(table: SessionTable) {
  const { byHash } = table;
  return {
    /** Opens a session and returns its token. */
    open(session: Omit<Session, 'expiresAt' | 'id' | 'openedAt'>, now: number): string {
      if (byHash.size % SWEEP_EVERY === SWEEP_EVERY - 1)
        table.endWhere((other) => other.expiresAt <= now, 'expired');
      return openUntil(table, { ...session, expiresAt: now + lifetime(session), openedAt: now });
    },
    /**
     * Returns the live session of a token and extends its time; undefined for a wrong kind, an expired or an unknown
     * token.
     */
    find(token: string, kind: SessionKind, now: number): Session | undefined {
      const key = keyOf(token);
      const session = byHash.get(key);
      if (!session || session.kind !== kind || session.expiresAt <= now) return undefined;
      if (session.relative) return session;
      session.expiresAt = now + lifetime(session);
      if (session.expiresAt - table.stored.untilOf(key) > STORED_EVERY_MS)
        table.stored.put(key, session);
      return session;
    },
    /** Returns the live sessions opened by the subject, not those of viewers; last used first. */
    list: (kind: SessionKind, subject: string, now: number): readonly Session[] =>
      [...byHash.values()]
        .filter(
          (session) => isOf(session, kind, subject) && isOwn(session) && session.expiresAt > now,
        )
        .sort((a, b) => usedAt(b) - usedAt(a) || b.openedAt - a.openedAt),
    /** Returns the live session with this id; its time is not extended. */
    live(id: string, now: number): Session | undefined {
      const session = table.byId(id);
      return session && session.expiresAt > now ? session : undefined;
    },
    /** Returns the live sessions with the hashes of their tokens. */
    dump: (now: number): readonly KeptSession[] =>
      [...byHash]
        .filter(([, session]) => session.expiresAt > now)
        .map(([key, session]) => [key, { ...session }] as const),
  };
}

/** Ending sessions. */
function endingActs({ byHash, end, endWhere, tell, hasEnded }: SessionTable) {
  return {
    end: (token: string) => end(keyOf(token)),
    /** Ends the session under this hash of its token. */
    endKept: (tokenHash: string) => end(tokenHash),
    /** Ends the subject's session with this id. Returns whether it exists or existed. */
    endOne(kind: SessionKind, subject: string, id: string): boolean {
      return (
        endWhere((session) => isOf(session, kind, subject) && session.id === id && isOwn(session)) >
          0 || hasEnded(id, kind, subject)
      );
    },
    /**
     * Ends the sessions that the subject has opened, but for the spared one, and what expired ones have left open;
     * relatives read on.
     */
    endOwn(kind: SessionKind, subject: string, sparedId?: string): void {
      endWhere(
        (session) => isOf(session, kind, subject) && session.id !== sparedId && isOwn(session),
      );
      tell({ kind, subject, sparedId, how: 'ended' });
    },
    /** Ends every session of a member who may not sign in any more; relatives read on. */
    endShutOut(subject: string): void {
      endWhere((session) => isOf(session, 'member', subject) && !session.relative);
      tell({ kind: 'member', subject, how: 'ended' });
    },
    /**
     * Ends every session of a subject except the one with `spareToken`, and what expired ones have left open. Returns how
     * many were live.
     */
    endAll(kind: SessionKind, subject: string, spareToken?: string): number {
      const spare = spareToken === undefined ? undefined : keyOf(spareToken);
      const count = endWhere((session, key) => isOf(session, kind, subject) && key !== spare);
      tell({ kind, subject, sparedId: byHash.get(spare ?? '')?.id, how: 'ended' });
      return count;
    },
    /** Ends an administrator's viewing of a member, and every session that was opened with it. */
    endViewing(admin: string, member: string): void {
      endWhere((session) => {
        const isLeave = isOf(session, 'admin', admin) && session.viewing === member;
        return isLeave || (session.impersonatedBy === admin && session.subject === member);
      });
    },
  };
}

/** Sessions of a member's relatives, which are not extended by use. */
function relativeActs(table: SessionTable) {
  return {
    openRelative(subject: string, relative: Relative, until: number, now: number): string {
      const session = ofRelative(subject, relative);
      return openUntil(table, { ...session, expiresAt: until, openedAt: now });
    },
    /** Reopens a stored relative's session under the hash of its token. */
    reopenRelative(
      subject: string,
      relative: Relative,
      { tokenHash, openedAt, until }: KeptReading,
    ): void {
      const item = ofRelative(subject, relative);
      table.keep(tokenHash, { ...item, expiresAt: until, id: newId(), openedAt });
    },
    /** Returns the ids of the relatives who may read the subject's records. */
    relatives: (subject: string, now: number): ReadonlySet<string> =>
      new Set(
        [...table.byHash.values()]
          .filter((session) => session.subject === subject && session.expiresAt > now)
          .flatMap(({ relative }) => (relative ? [relative.id] : [])),
      ),
    endRelative: (subject: string, id: string) =>
      void table.endWhere((session) => session.subject === subject && session.relative?.id === id),
  };
}

/** Creates the sessions of one world, beginning with those that its store has. */
export function createSessions(store?: SessionStore) {
  const table = createSessionTable(store);
  const { listen, restore } = table;
  return { ...readingActs(table), ...endingActs(table), ...relativeActs(table), listen, restore };
}

export type Sessions = ReturnType<typeof createSessions>;
