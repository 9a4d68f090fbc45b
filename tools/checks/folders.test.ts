import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { countLines, mostLines, readWritten, renderFolderLines } from './folder-lines.ts';
import { readSourceFiles } from './source-files.ts';

/** As many entries as one can take in at a glance; tests beside their code do not count. */
const MOST_ENTRIES = 24;
/** Files of a folder, where a test beside its code counts half. */
const MOST_FILES = 25;
/** Lines of a screen, its rooms included, and of what screens of an area share: as many as one can read through. */
const MOST_SCREEN_LINES = 900;
const SCREEN = /^apps\/web\/src\/(?:info|member|membergroup)\/[^/]+(?=\/)/;
/** Screens by their address and components by their name are looked up as in a dictionary. */
const LONG_LISTS = ['apps/web/src/info', 'apps/web/src/member', 'packages/ui/src'];

const files = readSourceFiles();

test('no folder has more entries than one can take in', () => {
  const entries = new Map<string, Set<string>>();
  for (const { path, isTest } of files) {
    if (isTest || !path.includes('/src/')) continue;
    for (let parent = path; !parent.endsWith('/src'); parent = posix.dirname(parent)) {
      const folder = posix.dirname(parent);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(posix.basename(parent)));
    }
  }
  const long = [...entries]
    .filter(([folder, { size }]) => size > MOST_ENTRIES && !LONG_LISTS.includes(folder))
    .map(([folder, { size }]) => `${folder}: ${size}`);
  expect(long).toEqual([]);
  expect(entries.size).toBeGreaterThan(100);
});

test('no folder has more files than one can take in, with the tests beside them', () => {
  const weights = new Map<string, number>();
  for (const { path } of files) {
    if (!/\/(?:src|server)\//.test(path)) continue;
    const folder = posix.dirname(path);
    weights.set(folder, (weights.get(folder) ?? 0) + (/\.test(?:-d)?\.tsx?$/.test(path) ? 0.5 : 1));
  }
  expect([...weights].filter(([, weight]) => weight > MOST_FILES)).toEqual([]);
  expect(weights.size).toBeGreaterThan(200);
});

test('no screen has more lines than one can read through, its rooms included', () => {
  const lines = new Map<string, number>();
  for (const { path, isTest, text } of files) {
    const [folder] = SCREEN.exec(path) ?? [];
    if (isTest || !folder) continue;
    lines.set(folder, (lines.get(folder) ?? 0) + text.split('\n').length - 1);
  }
  expect([...lines].filter(([, count]) => count > MOST_SCREEN_LINES)).toEqual([]);
  expect(lines.size).toBeGreaterThan(60);
});

test('no folder grows past what is written for it in folder-lines.json', () => {
  const written = readWritten();
  const now = countLines();
  const grown = Object.entries(now)
    .map(([folder, lines]) => ({ folder, lines, most: mostLines(written[folder] ?? 0) }))
    .filter(({ lines, most }) => lines > most);
  expect(grown).toEqual([]);
  expect(now['packages/contracts/src/member']).toBeGreaterThan(2_000);
});

test('npm run docs writes down what has shrunk, is new or gone, and never what has grown', () => {
  const now = { shrunk: 90, grown: 120, same: 96, fresh: 7 };
  const text = renderFolderLines({ shrunk: 100, grown: 100, same: 100, gone: 100 }, now);
  expect(JSON.parse(text)).toEqual({ shrunk: 90, grown: 100, same: 100, fresh: 7 });
});

test('no file takes itself out of the check of types', () => {
  const silenced = files.filter(({ text }) => text.includes('@ts-nocheck'));
  expect(silenced.map(({ path }) => path)).toEqual([]);
});
