import { DatabaseSync } from 'node:sqlite';
import {
  type Fact,
  type FactKind,
  type FactStore,
  type FactValues,
  replacesItsKind,
} from './overlay.ts';

/** A store in a file, which can be tried and closed. */
export interface FactFile extends FactStore {
  /** Writes something and reads it again. Throws when the file does not take it. */
  check(): void;
  close(): void;
}

/** Facts in a SQLite file. WAL survives kill -9: a fact is in the file before `append` returns. */
export function openFactFile(path: string): FactFile {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  db.exec(`CREATE TABLE IF NOT EXISTS facts (
    seq INTEGER PRIMARY KEY, world TEXT NOT NULL, at INTEGER NOT NULL,
    kind TEXT NOT NULL, subject TEXT NOT NULL, value TEXT NOT NULL)`);
  db.exec('CREATE INDEX IF NOT EXISTS facts_by_subject ON facts (world, kind, subject)');
  db.exec('CREATE TABLE IF NOT EXISTS checks (id INTEGER PRIMARY KEY, count INTEGER NOT NULL)');
  const countUp = db.prepare(
    'INSERT INTO checks VALUES (1, 1) ON CONFLICT DO UPDATE SET count = count + 1 RETURNING count',
  );
  const counted = db.prepare('SELECT count FROM checks');
  const insert = db.prepare(
    'INSERT INTO facts (world, at, kind, subject, value) VALUES (?, ?, ?, ?, ?)',
  );
  const select = db.prepare(
    'SELECT at, kind, subject, value FROM facts WHERE world = ? ORDER BY seq',
  );
  const forget = db.prepare('DELETE FROM facts WHERE world = ?');
  const replaced = db.prepare('DELETE FROM facts WHERE world = ? AND kind = ? AND subject = ?');
  const add = (world: string, fact: Fact) => {
    const { at, kind, subject, value } = fact;
    if (replacesItsKind(fact)) replaced.run(world, kind, subject);
    insert.run(world, at, kind, subject, JSON.stringify(value));
  };
  /** Runs work in a transaction. */
  const whole = (work: () => void) => {
    db.exec('BEGIN');
    try {
      work();
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    load(world) {
      return select.all(world).map((row) => ({
        at: Number(row.at),
        kind: String(row.kind) as FactKind,
        subject: String(row.subject),
        value: JSON.parse(String(row.value)) as FactValues[FactKind],
      })) as Fact[];
    },
    append(world, fact) {
      if (replacesItsKind(fact)) whole(() => add(world, fact));
      else add(world, fact);
    },
    replace(world, facts) {
      whole(() => {
        forget.run(world);
        for (const fact of facts) add(world, fact);
      });
    },
    check() {
      const written = countUp.get()?.count;
      if (counted.get()?.count !== written)
        throw new Error('the file does not keep what is written');
    },
    close() {
      db.close();
    },
  };
}
