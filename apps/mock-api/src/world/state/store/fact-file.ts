import { fitsKind } from '../kinds/fact-shapes.ts';
import type { FactKind, FactValues } from '../kinds/fact-values.ts';
import { type Fact, type FactStore, mostKept } from '../overlay.ts';
import { IN_MEMORY, openDataFile } from './data-file.ts';
import { ROOM_TABLES, roomCheck } from './room-check.ts';
import { SNAPSHOT_TABLE, type SnapshotStore, snapshotTable } from './snapshot-table.ts';
import { WORLD_TABLES, worldTable } from './world-table.ts';

/** A store in SQLite, which can be tested and closed. */
export interface FactFile extends FactStore {
  readonly snapshots: SnapshotStore;
  /** Writes something and reads it again. Throws if the file does not accept it. */
  check(): void;
  close(): void;
}

const SCHEMA = `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS facts (
    seq INTEGER PRIMARY KEY, world TEXT NOT NULL, at INTEGER NOT NULL,
    kind TEXT NOT NULL, subject TEXT NOT NULL, value TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS facts_by_subject ON facts (world, kind, subject);
  CREATE TABLE IF NOT EXISTS damaged_facts (seq INTEGER, world, at, kind, subject, value);
  ${ROOM_TABLES} ${SNAPSHOT_TABLE} ${WORLD_TABLES}`;

type Row = Readonly<Record<string, unknown>>;

/** Returns the fact in a row; undefined if it is damaged. */
function factIn(row: Row): Fact | undefined {
  try {
    const value: unknown = JSON.parse(String(row.value));
    const isComplete = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isComplete || !Number.isSafeInteger(row.at)) return undefined;
    const kind = String(row.kind);
    if (!fitsKind(kind, value)) return undefined;
    return {
      at: Number(row.at),
      kind: kind as FactKind,
      subject: String(row.subject),
      value: value as FactValues[FactKind],
    };
  } catch {
    return undefined;
  }
}

const say = (sentence: string) => console.error(sentence);

/**
 * Opens worlds in a SQLite file that belongs to this process alone, or in memory (`:memory:`). WAL survives kill -9: a fact is in the file before
 * `append` returns. A damaged row is skipped and reported. Throws `DataFileRefused` if the file cannot be used.
 */
export function openFactFile(path: string, complain = say): FactFile {
  const { db, close } = openDataFile(path, SCHEMA);
  const insert = db.prepare(
    'INSERT INTO facts (world, at, kind, subject, value) VALUES (?, ?, ?, ?, ?)',
  );
  const select = db.prepare(
    'SELECT seq, at, kind, subject, value FROM facts WHERE world = ? ORDER BY seq',
  );
  const forget = db.prepare('DELETE FROM facts WHERE world = ?');
  const replaced = db.prepare(`DELETE FROM facts WHERE seq IN (
    SELECT seq FROM facts WHERE world = ? AND kind = ? AND subject = ? ORDER BY seq DESC LIMIT -1 OFFSET ?)`);
  const aside = db.prepare(
    'INSERT INTO damaged_facts SELECT seq, world, at, kind, subject, value FROM facts WHERE seq = ?',
  );
  const remove = db.prepare('DELETE FROM facts WHERE seq = ?');
  const add = (world: string, fact: Fact) => {
    const { at, kind, subject, value } = fact;
    insert.run(world, at, kind, subject, JSON.stringify(value));
    const limit = mostKept(fact);
    if (limit !== undefined) replaced.run(world, kind, subject, limit);
  };
  const atomically = (work: () => void) => {
    db.exec('BEGIN');
    try {
      work();
      db.exec('COMMIT');
    } catch (error) {
      try {
        db.exec('ROLLBACK');
      } catch {
        // A full disk has ended the transaction already, and is the error to tell.
      }
      throw error;
    }
  };
  const setAside = (world: string, { seq, kind }: Row) => {
    atomically(() => {
      aside.run(Number(seq));
      remove.run(Number(seq));
    });
    complain(
      `DATA_FILE=${path}: row ${seq} of world ${world} (${kind}) is damaged and was set aside in the table damaged_facts`,
    );
  };
  return {
    worlds: worldTable(db, (sentence) => complain(`DATA_FILE=${path}: ${sentence}`)),
    isLasting: path !== IN_MEMORY,
    snapshots: snapshotTable(db, (sentence) => complain(`DATA_FILE=${path}: ${sentence}`)),
    load(world) {
      return select.all(world).flatMap((row) => {
        const fact = factIn(row);
        if (!fact) setAside(world, row);
        return fact ?? [];
      });
    },
    append(world, fact) {
      if (mostKept(fact) !== undefined) atomically(() => add(world, fact));
      else add(world, fact);
    },
    replace(world, facts) {
      atomically(() => {
        forget.run(world);
        for (const fact of facts) add(world, fact);
      });
    },
    check: roomCheck(db),
    close,
  };
}
