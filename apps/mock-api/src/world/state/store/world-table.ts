import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { KeptSession, Session } from '../sessions/session.ts';
import type { SessionStore } from '../sessions/session-table.ts';

/** Persistent storage of what a world is besides its facts; the state is plain JSON. Each writes before it returns. */
export interface WorldTable {
  load(world: string): object | undefined;
  save(world: string, state: object): void;
  sessionsOf(world: string): SessionStore;
  /** Deletes both. */
  forget(world: string): void;
}

export const WORLD_TABLES = `
  CREATE TABLE IF NOT EXISTS worlds (world TEXT PRIMARY KEY, state TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS sessions (
    world TEXT NOT NULL, hash TEXT NOT NULL, session TEXT NOT NULL, PRIMARY KEY (world, hash));`;

const KeptRow = z.looseObject({
  kind: z.enum(['member', 'membergroup', 'admin']),
  subject: z.string(),
  remember: z.boolean(),
  expiresAt: z.number(),
});
const State = z.looseObject({ ahead: z.number(), faults: z.array(z.unknown()) });

/** Returns what is in a row; undefined if it is damaged. */
function read(schema: z.ZodMiniType<object>, text: unknown): object | undefined {
  try {
    return schema.safeParse(JSON.parse(String(text))).data;
  } catch {
    return undefined;
  }
}

/** Keeps worlds and sessions in the data file; what is damaged is set aside and reported. */
export function worldTable(db: DatabaseSync, complain: (sentence: string) => void): WorldTable {
  const select = db.prepare('SELECT state FROM worlds WHERE world = ?');
  const insert = db.prepare('INSERT OR REPLACE INTO worlds VALUES (?, ?)');
  const sessions = db.prepare('SELECT hash, session FROM sessions WHERE world = ?');
  const put = db.prepare('INSERT OR REPLACE INTO sessions VALUES (?, ?, ?)');
  const remove = db.prepare('DELETE FROM sessions WHERE world = ? AND hash = ?');
  const dropState = db.prepare('DELETE FROM worlds WHERE world = ?');
  const forget = ['worlds', 'sessions'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE world = ?`),
  );
  const aside = db.prepare(
    'INSERT INTO damaged_facts (world, kind, subject, value) VALUES (?, ?, ?, ?)',
  );
  /** Keeps a damaged row in a table of its own before the row goes. */
  const setAside = (world: string, kind: string, key: string, value: unknown) => {
    aside.run(world, kind, key, String(value));
    if (kind === 'session') remove.run(world, key);
    else dropState.run(world);
    complain(`a ${kind} of world ${world} is damaged and was set aside in the table damaged_facts`);
  };
  return {
    load(world) {
      const row = select.get(world);
      const state = read(State, row?.state);
      if (row && !state) setAside(world, 'state', '', row.state);
      return state;
    },
    save: (world, state) => void insert.run(world, JSON.stringify(state)),
    sessionsOf: (world) => ({
      load: () =>
        sessions.all(world).flatMap(({ hash, session }): KeptSession[] => {
          const kept = read(KeptRow, session) as Session | undefined;
          if (!kept) setAside(world, 'session', String(hash), session);
          return kept ? [[String(hash), kept]] : [];
        }),
      put: (hash, session) => void put.run(world, hash, JSON.stringify(session)),
      remove: (hash) => void remove.run(world, hash),
    }),
    forget(world) {
      for (const sync of forget) sync.run(world);
    },
  };
}
