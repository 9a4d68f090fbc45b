import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readSourceFiles } from './source-files.ts';

/** As many entries as one can take in at a glance; tests beside their code do not count. */
const MOST_ENTRIES = 24;
/** Screens by their address and components by their name are looked up as in a dictionary. */
const LONG_LISTS = ['apps/web/src/member', 'packages/ui/src'];

const files = readSourceFiles();

test('no folder has more entries than one can take in', () => {
  const entries = new Map<string, Set<string>>();
  for (const { path, isTest } of files) {
    if (isTest || !path.includes('/src/')) continue;
    for (let at = path; !at.endsWith('/src'); at = posix.dirname(at)) {
      const folder = posix.dirname(at);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(posix.basename(at)));
    }
  }
  const long = [...entries]
    .filter(([folder, { size }]) => size > MOST_ENTRIES && !LONG_LISTS.includes(folder))
    .map(([folder, { size }]) => `${folder}: ${size}`);
  expect(long).toEqual([]);
  expect(entries.size).toBeGreaterThan(100);
});

test('no file takes itself out of the check of types', () => {
  const silenced = files.filter(({ text }) => text.includes('@ts-nocheck'));
  expect(silenced.map(({ path }) => path)).toEqual([]);
});
