import type { DatabaseSync } from 'node:sqlite';

/** A snapshot as it is stored; the state is plain JSON. */
interface StoredSnapshot {
  readonly world: string;
  readonly name: string;
  readonly state: object;
}

/** Persistent storage of snapshots. `put` returns only when the snapshot is safe. */
export interface SnapshotStore {
  /** Oldest first. */
  load(): StoredSnapshot[];
  put(world: string, name: string, state: object): void;
  remove(world: string, name: string): void;
}

export const SNAPSHOT_TABLE = `CREATE TABLE IF NOT EXISTS snapshots (
  seq INTEGER PRIMARY KEY, world TEXT NOT NULL, name TEXT NOT NULL, state TEXT NOT NULL,
  UNIQUE (world, name));`;

/** Returns the state in a row; undefined if it is damaged. */
function stateIn(text: string): object | undefined {
  try {
    const state: unknown = JSON.parse(text);
    const isComplete =
      typeof state === 'object' && state !== null && 'facts' in state && Array.isArray(state.facts);
    return isComplete ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps snapshots in the data file; a damaged one is left in place and reported. */
export function snapshotTable(
  db: DatabaseSync,
  complain: (sentence: string) => void,
): SnapshotStore {
  const select = db.prepare('SELECT world, name, state FROM snapshots ORDER BY seq');
  const insert = db.prepare(
    'INSERT OR REPLACE INTO snapshots (world, name, state) VALUES (?, ?, ?)',
  );
  const remove = db.prepare('DELETE FROM snapshots WHERE world = ? AND name = ?');
  return {
    load: () =>
      select.all().flatMap((row) => {
        const world = String(row.world);
        const name = String(row.name);
        const state = stateIn(String(row.state));
        if (state) return { world, name, state };
        complain(`the snapshot ${name} of world ${world} is damaged and is left out`);
        return [];
      }),
    put: (world, name, state) => void insert.run(world, name, JSON.stringify(state)),
    remove: (world, name) => void remove.run(world, name),
  };
}
