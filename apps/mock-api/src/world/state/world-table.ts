import type { DatabaseSync } from 'node:sqlite';
import type { KeptSession, Session } from './session.ts';
import type { SessionStore } from './sessions.ts';

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

/** Returns what is in a row; undefined if it is damaged. */
function read(text: unknown): object | undefined {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps worlds and sessions in the data file; what is damaged is left out. */
export function worldTable(db: DatabaseSync): WorldTable {
  const select = db.prepare('SELECT state FROM worlds WHERE world = ?');
  const insert = db.prepare('INSERT OR REPLACE INTO worlds VALUES (?, ?)');
  const sessions = db.prepare('SELECT hash, session FROM sessions WHERE world = ?');
  const put = db.prepare('INSERT OR REPLACE INTO sessions VALUES (?, ?, ?)');
  const remove = db.prepare('DELETE FROM sessions WHERE world = ? AND hash = ?');
  const forget = ['worlds', 'sessions'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE world = ?`),
  );
  return {
    load: (world) => read(select.get(world)?.state),
    save: (world, state) => void insert.run(world, JSON.stringify(state)),
    sessionsOf: (world) => ({
      load: () =>
        sessions.all(world).flatMap(({ hash, session }): KeptSession[] => {
          const kept = read(session) as Session | undefined;
          return kept ? [[String(hash), kept]] : [];
        }),
      put: (hash, session) => void put.run(world, hash, JSON.stringify(session)),
      remove: (hash) => void remove.run(world, hash),
    }),
    forget(world) {
      for (const one of forget) one.run(world);
    },
  };
}
