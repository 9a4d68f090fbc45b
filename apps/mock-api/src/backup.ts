import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import {
  checkIntegrity,
  checkOwner,
  DataFileRefused,
  holdDataFile,
  keepPrivate,
  refusalOf,
} from './world/state/store/data-file.ts';

// Copies the data file, even while the mock runs, or restores such a copy: DATA_FILE=… node backup.js FILE, DATA_FILE=…
// node backup.js --restore FILE

/** Checks that a copy is whole and one of ours. Throws `DataFileRefused`. */
function checkCopy(path: string): void {
  if (!existsSync(path)) throw new DataFileRefused(path, 'is not there');
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    checkIntegrity(path, db);
    checkOwner(path, db);
  } finally {
    db.close();
  }
}

/** Writes a consistent copy of the file into a new one, while others go on writing. */
function backUp(from: string, to: string): void {
  if (existsSync(to)) throw new DataFileRefused(from, `is not copied: ${to} is there already`);
  if (!existsSync(from)) throw new DataFileRefused(from, 'is not there, so that nothing is copied');
  const draft = `${to}.new`;
  rmSync(draft, { force: true });
  const db = new DatabaseSync(from, { readOnly: true });
  try {
    db.prepare('VACUUM INTO ?').run(draft);
  } finally {
    db.close();
  }
  keepPrivate(draft);
  checkCopy(draft);
  renameSync(draft, to);
}

/** Replaces the file by a copy; the replaced file is kept as FILE.before-restore. */
function restore(from: string, to: string): void {
  try {
    checkCopy(from);
  } catch (error) {
    throw new DataFileRefused(
      to,
      `is left as it is: the backup ${refusalOf(from, error).message.replace('DATA_FILE=', '')}`,
    );
  }
  holdDataFile(to, (release) => {
    copyFileSync(from, `${to}.new`);
    keepPrivate(`${to}.new`);
    for (const end of ['', '-wal', '-shm']) {
      rmSync(`${to}.before-restore${end}`, { force: true });
      if (existsSync(to + end)) renameSync(to + end, `${to}.before-restore${end}`);
    }
    renameSync(`${to}.new`, to);
    release();
  });
}

const args = process.argv.slice(2);
const isRestore = args[0] === '--restore';
const [copy, ...more] = isRestore ? args.slice(1) : args;
const file = process.env.DATA_FILE;
if (!file || !copy || more.length > 0) {
  console.error('DATA_FILE=the data file npm run backup -- FILE, or: npm run restore -- FILE');
  process.exit(2);
}
try {
  if (isRestore) restore(copy, file);
  else backUp(file, copy);
  console.log(isRestore ? `${file} is ${copy} again` : `${file} is copied to ${copy}`);
} catch (error) {
  console.error(refusalOf(file, error).message);
  process.exit(1);
}
