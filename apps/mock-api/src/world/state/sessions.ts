import { hash, randomBytes } from 'node:crypto';
import {
  type KeptSession,
  lifetime,
  type Relative,
  type Session,
  type SessionKind,
  usedAt,
} from './session.ts';

/** Expired sessions are removed whenever the table has grown by this many. */
const SWEEP_EVERY = 1_000;
/** A session's use is stored when it has moved its end by this much, not at every call. */
const STORED_EVERY_MS = 60_000;
/** Number of ended sessions that are remembered, so that ending one again is no error. */
const ENDED_KEPT = 5_000;

/** Act that ends something. */
interface Ending {
  readonly kind: SessionKind;
  readonly subject: string;
  /** The session; undefined where all of the subject's own are over, also those that had expired before. */
  readonly session?: Session;
  /** The one that stays of all. */
  readonly sparedId?: string | undefined;
  /** Ended by somebody, expired, or replaced by a state that a tester loaded. */
  readonly how: 'ended' | 'expired' | 'replaced';
}

/** Persistent storage of one world's sessions; relatives' are facts. */
export interface SessionStore {
  load(): readonly KeptSession[];
  put(hash: string, session: Session): void;
  remove(hash: string): void;
}

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

const newId = () => randomBytes(16).toString('base64url');
/** Hashes a token, so that reading the store does not reveal it. */
export const keyOf = (token: string) => hash('sha256', token, 'base64');
const nameOf = ({ kind, subject }: Session) => `${kind}/${subject}`;
const isOf = (session: Session, kind: SessionKind, subject: string) =>
  session.kind === kind && session.subject === subject;

/** Creates the sessions of one world, beginning with those that its store has. */
export function createSessions(store?: SessionStore) {
  const byHash = new Map<string, Session>();
  /** Ends of sessions as they are stored. */
  const storedUntil = new Map<string, number>();
  const put = (key: string, session: Session) => {
    if (!store || session.relative) return;
    store.put(key, session);
    storedUntil.set(key, session.expiresAt);
  };
  const take = (key: string) => {
    if (storedUntil.delete(key)) store?.remove(key);
  };
  /** Hashes of live sessions, by the session's id. */
  const byId = new Map<string, string>();
  /** Owners of ended sessions, by id. */
  const ended = new Map<string, string>();
  const listeners: ((over: Ending) => void)[] = [];
  const tell = (over: Ending) => {
    for (const listener of listeners) listener(over);
  };
  const keep = (key: string, session: Session) => {
    // First, as it may fail.
    put(key, session);
    byHash.set(key, session);
    byId.set(session.id, key);
  };
  /** The one place where a session goes: every call, socket and device of it hears of it. */
  const end = (key: string, how: Ending['how'] = 'ended') => {
    const session = byHash.get(key);
    if (!session) return;
    byHash.delete(key);
    byId.delete(session.id);
    take(key);
    ended.set(session.id, nameOf(session));
    const [oldest] = ended.keys();
    if (ended.size > ENDED_KEPT && oldest !== undefined) ended.delete(oldest);
    tell({ kind: session.kind, subject: session.subject, session, how });
  };
  const endWhere = (isOver: (session: Session, key: string) => boolean, how?: Ending['how']) => {
    const keys = [...byHash].filter(([key, session]) => isOver(session, key)).map(([key]) => key);
    for (const key of keys) end(key, how);
    return keys.length;
  };
  const openUntil = (session: Omit<Session, 'id'>) => {
    const token = randomBytes(32).toString('base64url');
    keep(keyOf(token), { ...session, id: newId() });
    return token;
  };
  for (const [key, session] of store?.load() ?? []) keep(key, session);
  return {
    /** Opens a session and returns its token: 32 random bytes, stored only as a hash. */
    open(session: Omit<Session, 'expiresAt' | 'id' | 'openedAt'>, now: number): string {
      if (byHash.size % SWEEP_EVERY === SWEEP_EVERY - 1)
        endWhere((other) => other.expiresAt <= now, 'expired');
      return openUntil({ ...session, expiresAt: now + lifetime(session), openedAt: now });
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
      const stored = storedUntil.get(key) ?? Number.POSITIVE_INFINITY;
      if (session.expiresAt - stored > STORED_EVERY_MS) put(key, session);
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
      const session = byHash.get(byId.get(id) ?? '');
      return session && session.expiresAt > now ? session : undefined;
    },
    end: (token: string) => end(keyOf(token)),
    /** Ends the session under this hash of its token. */
    endKept: (tokenHash: string) => end(tokenHash),
    /** Ends the subject's session with this id. Returns whether it exists or existed. */
    endOne(kind: SessionKind, subject: string, id: string): boolean {
      return (
        endWhere((session) => isOf(session, kind, subject) && session.id === id && isOwn(session)) >
          0 || ended.get(id) === `${kind}/${subject}`
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
    /** Opens a relative's session, which is not extended by use. */
    openRelative(subject: string, relative: Relative, until: number, now: number): string {
      return openUntil({ ...ofRelative(subject, relative), expiresAt: until, openedAt: now });
    },
    /** Reopens a stored relative's session under the hash of its token. */
    reopenRelative(
      subject: string,
      relative: Relative,
      { tokenHash, openedAt, until }: KeptReading,
    ): void {
      const item = ofRelative(subject, relative);
      keep(tokenHash, { ...item, expiresAt: until, id: newId(), openedAt });
    },
    /** Returns the ids of the relatives who may read the subject's records. */
    relatives: (subject: string, now: number): ReadonlySet<string> =>
      new Set(
        [...byHash.values()]
          .filter((session) => session.subject === subject && session.expiresAt > now)
          .flatMap(({ relative }) => (relative ? [relative.id] : [])),
      ),
    endRelative: (subject: string, id: string) =>
      void endWhere((session) => session.subject === subject && session.relative?.id === id),
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
    /** Calls back for every session that is over from now on, whatever ended it. */
    listen: (listener: (over: Ending) => void) => void listeners.push(listener),
    /** Returns the live sessions with the hashes of their tokens. */
    dump: (now: number): readonly KeptSession[] =>
      [...byHash]
        .filter(([, session]) => session.expiresAt > now)
        .map(([key, session]) => [key, { ...session }] as const),
    restore(sessions: readonly KeptSession[]): void {
      const staying = new Set(sessions.map(([, session]) => session.id));
      endWhere(({ id }) => !staying.has(id), 'replaced');
      for (const key of byHash.keys()) take(key);
      byHash.clear();
      byId.clear();
      ended.clear();
      // Files of older mocks lack a session's id and start.
      for (const [key, session] of sessions) {
        keep(key, {
          ...session,
          id: session.id ?? newId(),
          openedAt: session.openedAt ?? usedAt(session),
        });
      }
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
