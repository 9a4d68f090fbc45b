import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { postFact } from '../../testing/facts-to-write.ts';
import { endOf, startProcess } from '../../testing/start-process.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openFactFile } from './fact-file.ts';

function written(path: string): void {
  const store = openFactFile(path);
  for (let no = 1; no <= 200; no += 1) store.append('default', postFact(no));
  store.close();
}

/** Writes into the file as another process would. */
function spoil(path: string, sql: string): void {
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
      make: (file) => spoil(file, 'CREATE TABLE facts (a)'),
      said: /cannot be used: /,
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

test.each(["value = '{'", "value = 'null'", "value = '[]'", "at = 'when'"])(
  'a row whose %s is set aside, and its world goes on',
  (damage) => {
    using folder = temporaryFolder();
    written(folder.file);
    spoil(folder.file, `UPDATE facts SET ${damage} WHERE seq = 7`);
    const complaints: string[] = [];
    const store = openFactFile(folder.file, (sentence) => complaints.push(sentence));
    expect(store.load('default')).toHaveLength(199);
    expect(store.load('default')).toHaveLength(199);
    expect(complaints).toEqual([
      `DATA_FILE=${folder.file}: row 7 of world default (board-post) is damaged and was set aside in the table damaged_facts`,
    ]);
    store.close();
    const db = new DatabaseSync(folder.file);
    expect(db.prepare('SELECT seq FROM damaged_facts').all()).toEqual([{ seq: 7 }]);
    db.close();
  },
);
