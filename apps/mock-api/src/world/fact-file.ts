import { DatabaseSync } from 'node:sqlite';
import type { Fact, FactKind, FactStore, FactValues } from './overlay.ts';

/** Facts in a SQLite file. WAL survives kill -9: a fact is in the file before `append` returns. */
export function openFactFile(path: string): FactStore & { close(): void } {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  db.exec(`CREATE TABLE IF NOT EXISTS facts (
    seq INTEGER PRIMARY KEY, world TEXT NOT NULL, at INTEGER NOT NULL,
    kind TEXT NOT NULL, subject TEXT NOT NULL, value TEXT NOT NULL)`);
  const insert = db.prepare(
    'INSERT INTO facts (world, at, kind, subject, value) VALUES (?, ?, ?, ?, ?)',
  );
  const select = db.prepare(
    'SELECT at, kind, subject, value FROM facts WHERE world = ? ORDER BY seq',
  );
  const forget = db.prepare('DELETE FROM facts WHERE world = ?');
  const append = (world: string, { at, kind, subject, value }: Fact) =>
    void insert.run(world, at, kind, subject, JSON.stringify(value));
  return {
    load(world) {
      return select.all(world).map((row) => ({
        at: Number(row.at),
        kind: String(row.kind) as FactKind,
        subject: String(row.subject),
        value: JSON.parse(String(row.value)) as FactValues[FactKind],
      })) as Fact[];
    },
    append,
    replace(world, facts) {
      db.exec('BEGIN');
      try {
        forget.run(world);
        for (const fact of facts) append(world, fact);
        db.exec('COMMIT');
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    close() {
      db.close();
    },
  };
}
