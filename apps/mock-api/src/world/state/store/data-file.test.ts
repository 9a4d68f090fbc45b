import {
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { postFact } from '../../../testing/processes/facts-to-write.ts';
import { endOf, startProcess } from '../../../testing/processes/start-process.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import type { Fact } from '../overlay.ts';
import { openFactFile } from './fact-file.ts';

function written(path: string): void {
  const store = openFactFile(path);
  for (let no = 1; no <= 200; no += 1) store.append('default', postFact(no));
  store.close();
}

/** Writes into the file as another process would. */
function alterFile(path: string, sql: string): void {
  const db = new DatabaseSync(path);
  db.exec(sql);
  db.close();
}

describe('a data file that cannot be used is refused in one sentence', () => {
  const cases: Record<
    string,
    { path?: (file: string) => string; make?: (file: string) => void; said: RegExp }
  > = {
    'in a folder that is not there': {
      path: (file) => `${file}/nowhere/facts.db`,
      said: /cannot be made, because there is no folder /,
    },
    'that is a folder': { make: (file) => mkdirSync(file), said: /is a folder; name a file in it/ },
    'that is a device': { path: () => '/dev/full', said: /is not a regular file/ },
    'that is garbage': {
      make: (file) => writeFileSync(file, 'not a data file '.repeat(500)),
      said: /is not a data file; /,
    },
    'that is cut off': {
      make: (file) => {
        written(file);
        truncateSync(file, 9_000);
      },
      said: /is damaged; /,
    },
    'that is empty': { make: (file) => writeFileSync(file, ''), said: /is empty; / },
    'of another program': {
      make: (file) => alterFile(file, 'CREATE TABLE letters (a)'),
      said: /is a file of another program; /,
    },
    'of another program that has facts, too': {
      make: (file) => alterFile(file, 'CREATE TABLE facts (a)'),
      said: /is a file of another program; /,
    },
    'that cannot be written to': {
      make: (file) => {
        written(file);
        // A version of writing that SQLite does not know: it reads such a file only, whoever its owner is.
        const bytes = readFileSync(file);
        bytes.writeUInt8(9, 18);
        writeFileSync(file, bytes);
      },
      said: /cannot be written to; /,
    },
  };
  test.each(Object.entries(cases))('%s', (_, { path, make, said }) => {
    using folder = temporaryFolder();
    const file = path?.(folder.file) ?? folder.file;
    make?.(folder.file);
    expect(() => openFactFile(file)).toThrow(said);
    expect(() => openFactFile(file)).toThrow(/^DATA_FILE=\S+ [^\n]+$/);
  });
});

test('a file of another program is left as it was, and one of an older mock is taken', () => {
  using folder = temporaryFolder();
  alterFile(folder.file, 'CREATE TABLE letters (a)');
  const before = readFileSync(folder.file);
  expect(() => openFactFile(folder.file)).toThrow('of another program');
  expect(readFileSync(folder.file)).toEqual(before);
  using older = temporaryFolder();
  written(older.file);
  alterFile(older.file, 'PRAGMA application_id = 0');
  const store = openFactFile(older.file);
  expect(store.load('default')).toHaveLength(200);
  store.close();
});

test('a file is in use under whatever path leads to it', () => {
  using folder = temporaryFolder();
  const store = openFactFile(folder.file);
  const other = `${folder.file}.link`;
  symlinkSync(folder.file, other);
  expect(() => openFactFile(other)).toThrow(`is in use by process ${process.pid}`);
  store.close();
  openFactFile(other).close();
});

test('a full disk is told as itself, also where several things are written at once', () => {
  using folder = temporaryFolder();
  const store = openFactFile(folder.file);
  for (const table of ['facts', 'room']) {
    alterFile(
      folder.file,
      `CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ROLLBACK, 'full'); END`,
    );
  }
  const password = { at: 1, kind: 'member-password', subject: '1', value: { salt: '', hash: '' } };
  expect(() => store.append('default', password as Fact)).toThrow('full');
  expect(() => store.check()).toThrow('full');
  store.close();
});

test('a session and a world of wrong shape are set aside and said', () => {
  using folder = temporaryFolder();
  const complaints: string[] = [];
  const opened = () => openFactFile(folder.file, (sentence) => complaints.push(sentence));
  opened().close();
  alterFile(
    folder.file,
    `INSERT INTO sessions VALUES ('w', 'h', '{"kind":"guest"}'); INSERT INTO worlds VALUES ('w', '[]')`,
  );
  for (let time = 0; time < 2; time += 1) {
    const store = opened();
    expect(store.worlds?.sessionsOf('w').load()).toEqual([]);
    expect(store.worlds?.load('w')).toBeUndefined();
    store.close();
  }
  const damaged = (what: string) =>
    `DATA_FILE=${folder.file}: a ${what} of world w is damaged and was set aside in the table damaged_facts`;
  expect(complaints).toEqual([damaged('session'), damaged('state')]);
  const db = new DatabaseSync(folder.file);
  const aside = db.prepare('SELECT kind, value FROM damaged_facts ORDER BY kind').all();
  db.close();
  expect(aside.map(({ kind, value }) => [kind, value])).toEqual([
    ['session', '{"kind":"guest"}'],
    ['state', '[]'],
  ]);
});

test('a second process is told who has the file; a killed one has it no more', async () => {
  using folder = temporaryFolder();
  const first = openFactFile(folder.file);
  using second = startProcess({ API_PORT: '0', MOCK_CONTROL: '1', DATA_FILE: folder.file });
  const { code, errors } = await endOf(second.child);
  expect(code).toBe(1);
  const who = `is in use by process ${process.pid} since `;
  expect(errors).toContain(`mock-api: DATA_FILE=${folder.file} ${who}`);
  first.append('default', postFact(1));
  first.close();
  const again = openFactFile(folder.file);
  expect(again.load('default')).toEqual([postFact(1)]);
  again.close();
});

test.each([
  "value = '{'",
  "value = 'null'",
  "value = '[]'",
  "value = '{}'",
  'value = \'{"id":"7"}\'',
  "kind = 'poem'",
  "at = 'when'",
])('a row whose %s is set aside, and its world goes on', (damage) => {
  using folder = temporaryFolder();
  written(folder.file);
  alterFile(folder.file, `UPDATE facts SET ${damage} WHERE seq = 7`);
  const complaints: string[] = [];
  const store = openFactFile(folder.file, (sentence) => complaints.push(sentence));
  expect(store.load('default')).toHaveLength(199);
  expect(store.load('default')).toHaveLength(199);
  expect(complaints).toEqual([
    `DATA_FILE=${folder.file}: row 7 of world default (${damage.startsWith('kind') ? 'poem' : 'board-post'}) is damaged and was set aside in the table damaged_facts`,
  ]);
  store.close();
  const db = new DatabaseSync(folder.file);
  expect(db.prepare('SELECT seq FROM damaged_facts').all()).toEqual([{ seq: 7 }]);
  db.close();
});

test('a data file, its lock and what SQLite puts beside it are read by their owner only', () => {
  using folder = temporaryFolder();
  const store = openFactFile(folder.file);
  store.append('default', postFact(1));
  const modes = ['', '-wal', '-shm', '.lock'].map(
    (end) => statSync(folder.file + end).mode & 0o777,
  );
  store.close();
  expect(modes).toEqual([0o600, 0o600, 0o600, 0o600]);
});
