import { hash, randomBytes } from 'node:crypto';
import { type KeptSession, type Session, type SessionKind, usedAt } from './session.ts';

/** Number of ended sessions that are remembered, so that ending one again is no error. */
const ENDED_KEPT = 5_000;

/** Act that ends something. */
export interface Ending {
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

export const newId = () => randomBytes(16).toString('base64url');
/** Hashes a token, so that reading the store does not reveal it. */
export const keyOf = (token: string) => hash('sha256', token, 'base64');
const nameOf = ({ kind, subject }: Session) => `${kind}/${subject}`;

/** Writes sessions to the store, and knows their ends as they are stored. */
function createStored(store: SessionStore | undefined) {
  const storedUntil = new Map<string, number>();
  return {
    untilOf: (key: string) => storedUntil.get(key) ?? Number.POSITIVE_INFINITY,
    put(key: string, session: Session): void {
      if (!store || session.relative) return;
      store.put(key, session);
      storedUntil.set(key, session.expiresAt);
    },
    remove(key: string): void {
      if (storedUntil.delete(key)) store?.remove(key);
    },
  };
}

/** Remembers the owners of the sessions that ended last, by id. */
function createEnded() {
  const ended = new Map<string, string>();
  return {
    add(session: Session): void {
      ended.set(session.id, nameOf(session));
      const [oldest] = ended.keys();
      if (ended.size > ENDED_KEPT && oldest !== undefined) ended.delete(oldest);
    },
    has: (id: string, kind: SessionKind, subject: string) => ended.get(id) === `${kind}/${subject}`,
    clear: () => ended.clear(),
  };
}

/** Creates the table of one world's live sessions by the hashes of their tokens. */
export function createSessionTable(store?: SessionStore) {
  const byHash = new Map<string, Session>();
  /** Hashes of live sessions, by the session's id. */
  const byId = new Map<string, string>();
  const stored = createStored(store);
  const ended = createEnded();
  const listeners: ((over: Ending) => void)[] = [];
  const tell = (over: Ending) => {
    for (const listener of listeners) listener(over);
  };
  const keep = (key: string, session: Session) => {
    // First, as it may fail.
    stored.put(key, session);
    byHash.set(key, session);
    byId.set(session.id, key);
  };
  /** The one place where a session goes: every call, socket and device of it hears of it. */
  const end = (key: string, how: Ending['how'] = 'ended') => {
    const session = byHash.get(key);
    if (!session) return;
    byHash.delete(key);
    byId.delete(session.id);
    stored.remove(key);
    ended.add(session);
    tell({ kind: session.kind, subject: session.subject, session, how });
  };
  const endWhere = (isOver: (session: Session, key: string) => boolean, how?: Ending['how']) => {
    const keys = [...byHash].filter(([key, session]) => isOver(session, key)).map(([key]) => key);
    for (const key of keys) end(key, how);
    return keys.length;
  };
  for (const [key, session] of store?.load() ?? []) keep(key, session);
  return {
    byHash: byHash as ReadonlyMap<string, Session>,
    stored,
    keep,
    end,
    endWhere,
    tell,
    hasEnded: ended.has,
    byId: (id: string) => byHash.get(byId.get(id) ?? ''),
    /** Calls back for every session that is over from now on, whatever ended it. */
    listen: (listener: (over: Ending) => void) => void listeners.push(listener),
    restore(sessions: readonly KeptSession[]): void {
      const staying = new Set(sessions.map(([, session]) => session.id));
      endWhere(({ id }) => !staying.has(id), 'replaced');
      for (const key of byHash.keys()) stored.remove(key);
      byHash.clear();
      byId.clear();
      ended.clear();
      // Files of older mocks lack a session's id and start.
      for (const [key, session] of sessions) {
        const openedAt = session.openedAt ?? usedAt(session);
        keep(key, { ...session, id: session.id ?? newId(), openedAt });
      }
    },
  };
}

export type SessionTable = ReturnType<typeof createSessionTable>;
