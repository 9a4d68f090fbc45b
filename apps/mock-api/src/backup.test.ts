import { spawnSync } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.ts';
import type { Fact } from './world/state/overlay.ts';
import { openFactFile } from './world/state/store/fact-file.ts';

const BACKUP = fileURLToPath(new URL('./backup.ts', import.meta.url));
const fact = (instant: number): Fact<'demand'> => ({
  at: instant,
  kind: 'demand',
  subject: 'all',
  value: {
    no: '1',
    key: 'k',
    kind: 'ร้องเรียน',
    topic: '',
    detail: '',
    contact: '',
    isPrivate: false,
  },
});

function backup(file: string, ...args: string[]) {
  const env = { PATH: process.env.PATH ?? '', DATA_FILE: file };
  const { status, stdout, stderr } = spawnSync(process.execPath, [BACKUP, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('a copy that is made while the file is written to comes back after the file is lost', () => {
  using folder = temporaryFolder();
  const copy = `${folder.file}.backup`;
  const store = openFactFile(folder.file);
  store.append('default', fact(1));
  expect(backup(folder.file, copy)).toMatchObject({ status: 0 });
  store.append('default', fact(2));
  const busy = backup(folder.file, '--restore', copy);
  expect(busy).toMatchObject({ status: 1 });
  expect(busy.said).toContain(`is in use by process ${process.pid} since `);
  store.close();
  writeFileSync(folder.file, 'garbage');
  expect(backup(folder.file, '--restore', copy)).toMatchObject({ status: 0 });
  const restored = openFactFile(folder.file);
  expect(restored.load('default')).toEqual([fact(1)]);
  restored.close();
});

test('nothing is written over, and a copy that is damaged is not brought back', () => {
  using folder = temporaryFolder();
  const copy = `${folder.file}.backup`;
  const store = openFactFile(folder.file);
  store.append('default', fact(1));
  store.close();
  backup(folder.file, copy);
  expect(backup(folder.file, copy)).toEqual({
    status: 1,
    said: `DATA_FILE=${folder.file} is not copied: ${copy} is there already\n`,
  });
  truncateSync(copy, 5_000);
  const refused = backup(folder.file, '--restore', copy);
  expect(refused.status).toBe(1);
  expect(refused.said).toMatch(/^DATA_FILE=\S+ is left as it is: the backup \S+ is damaged.*\n$/);
  expect(new DatabaseSync(folder.file).prepare('SELECT at FROM facts').all()).toEqual([{ at: 1 }]);
});

test('without a data file it says how it is called', () => {
  expect(backup('', 'copy.db')).toMatchObject({ status: 2 });
});
