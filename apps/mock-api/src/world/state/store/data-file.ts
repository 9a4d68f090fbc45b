import {
  accessSync,
  chmodSync,
  constants,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Reason why the data file cannot be used: one sentence for the operator, with the variable and the path. */
export class DataFileRefused extends Error {
  constructor(path: string, why: string) {
    super(`DATA_FILE=${path} ${why}`);
  }
}

/** SQLite's own name for a database that ends with its process. */
export const IN_MEMORY = ':memory:';

const RESTORE = 'stop the mock and bring a backup back (npm run restore -- BACKUP)';
const BUSY = 5;
const READ_ONLY = 8;
const DISK_FULL = 13;
const CORRUPT = 11;
const NO_DATABASE = 26;

const WHY: Readonly<Record<number, string>> = {
  [READ_ONLY]: 'cannot be written to; make file and folder writable',
  [DISK_FULL]: 'cannot be written to, because the disk is full',
  [CORRUPT]: `is damaged; ${RESTORE}`,
  [NO_DATABASE]: `is not a data file; ${RESTORE}, or name another file`,
};

const numberOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;

/** Words an error of SQLite or the file system for the operator. */
export function refusalOf(path: string, error: unknown): DataFileRefused {
  if (error instanceof DataFileRefused) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new DataFileRefused(path, WHY[numberOf(error)] ?? `cannot be used: ${message}`);
}

/** Checks for what SQLite would not report, or only after doing harm. */
function checkPath(path: string): void {
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new DataFileRefused(path, `cannot be made, because there is no folder ${folder}`);
  }
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new DataFileRefused(path, 'is a folder; name a file in it');
  if (found && !found.isFile()) throw new DataFileRefused(path, 'is not a regular file');
  // New files appear whole, so an empty one is damaged.
  if (found?.size === 0) throw new DataFileRefused(path, `is empty; delete it, or ${RESTORE}`);
  try {
    accessSync(folder, constants.W_OK);
    if (found) accessSync(path, constants.R_OK | constants.W_OK);
  } catch {
    throw new DataFileRefused(path, WHY[READ_ONLY] ?? '');
  }
}

/** Returns the one name of a file that several paths may lead to. */
function placeOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path));
}

const HOLDER = `CREATE TABLE IF NOT EXISTS holder (
  pid INTEGER NOT NULL, since TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP)`;

/**
 * Locks the file for this process: a lock of the operating system on a file beside it, which ends with the process
 * however that ends. Throws `DataFileRefused` with the number and the start of the process that holds it.
 */
function lockDataFile(path: string): { release(): void } {
  const lock = new DatabaseSync(`${placeOf(path)}.lock`);
  try {
    lock.exec(HOLDER);
    keepPrivate(`${placeOf(path)}.lock`);
    lock.exec('BEGIN IMMEDIATE; DELETE FROM holder');
    lock.prepare('INSERT INTO holder (pid) VALUES (?)').run(process.pid);
    lock.exec('COMMIT; BEGIN IMMEDIATE');
  } catch (error) {
    if (numberOf(error) !== BUSY) throw error;
    const [holder] = lock.prepare('SELECT pid, since FROM holder').all();
    const who = holder ? `process ${holder.pid} since ${holder.since} UTC` : 'another process';
    lock.close();
    throw new DataFileRefused(path, `is in use by ${who}; stop that one, or name another file`);
  }
  return { release: () => lock.close() };
}

/** Throws `DataFileRefused` when SQLite finds a fault in the file. */
export function checkIntegrity(path: string, db: DatabaseSync): void {
  const [found] = db.prepare('PRAGMA integrity_check(1)').all();
  if (found?.integrity_check !== 'ok') throw new DataFileRefused(path, WHY[CORRUPT] ?? '');
}

/** Written into the file: `COOP` in letters. */
const OURS = 0x43_4f_4f_50;
/** Columns of the table that every one of our files has. */
const COLUMNS = 'seq,world,at,kind,subject,value';

/** Throws `DataFileRefused` for a database of another program. */
export function checkOwner(path: string, db: DatabaseSync): void {
  const id = db.prepare('PRAGMA application_id').get()?.application_id;
  const columns = db.prepare("SELECT name FROM pragma_table_info('facts')").all();
  // Files of older mocks do not name their program.
  const isOlder = id === 0 && columns.map(({ name }) => name).join() === COLUMNS;
  if (id !== OURS && !isOlder) {
    throw new DataFileRefused(path, 'is a file of another program; name another one');
  }
}

/** Lets nobody else of the machine read who is in it; what SQLite puts beside the file is as private. */
export const keepPrivate = (path: string) => chmodSync(path, 0o600);

/** Creates a file beside the path and renames it, so that a killed process leaves none or a whole one. */
function createFile(path: string, schema: string): void {
  const draft = `${path}.new`;
  rmSync(draft, { force: true });
  const db = new DatabaseSync(draft);
  db.exec(`PRAGMA application_id = ${OURS}; ${schema}`);
  db.close();
  keepPrivate(draft);
  renameSync(draft, path);
}

export interface DataFile {
  readonly db: DatabaseSync;
  close(): void;
}

/** Runs work on a file that no other process has open, then releases it. Throws `DataFileRefused`. */
export function holdDataFile<T>(path: string, work: (release: () => void) => T): T {
  let release: () => void = () => undefined;
  try {
    const folder = dirname(path);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) checkPath(path);
    ({ release } = lockDataFile(path));
    return work(release);
  } catch (error) {
    release();
    throw refusalOf(path, error);
  }
}

/**
 * Opens the data file for this process alone, creating it with the schema if absent, and checks its integrity. Throws
 * `DataFileRefused`.
 */
export function openDataFile(path: string, schema: string): DataFile {
  if (path === IN_MEMORY) {
    const db = new DatabaseSync(path);
    db.exec(schema);
    return { db, close: () => db.close() };
  }
  try {
    checkPath(path);
  } catch (error) {
    throw refusalOf(path, error);
  }
  return holdDataFile(path, (release) => {
    if (!statSync(path, { throwIfNoEntry: false })) createFile(path, schema);
    const db = new DatabaseSync(path);
    try {
      checkIntegrity(path, db);
      checkOwner(path, db);
      // Writes in any case: what cannot be written to is told now, and not to the first member.
      db.exec(`PRAGMA application_id = ${OURS}; ${schema}`);
    } catch (error) {
      db.close();
      throw error;
    }
    return {
      db,
      close() {
        db.close();
        release();
      },
    };
  });
}
