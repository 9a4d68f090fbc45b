import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, readSourceFiles } from '../source-files.ts';
import { withRooms } from './picture.ts';
import { circlesOf, nameOf, readRooms } from './rooms.ts';

const rooms = readRooms();

/** So many entries one can take in at a glance; tests beside their code do not count. */
const MOST_ENTRIES = 24;
/** A list of components, or of screens by their address, is read by name, like a dictionary. */
const LONG_LISTS = ['apps/web/src/member', 'packages/ui/src'];

describe.each(rooms.map((room) => [room.path, room] as const))('%s', (_path, room) => {
  test('begins with one sentence that says who lives there', () => {
    expect(room.sentence, `${room.path}/README.md`).toMatch(/^[A-Z][^\n]{20,200}\.$/s);
  });

  test('imports the rooms that it says, and no others', () => {
    expect(room.declared).toEqual(room.imported);
  });

  test('has no more entries than one can take in', () => {
    if (LONG_LISTS.includes(room.path)) return;
    expect(room.entries.length, room.entries.join(' ')).toBeLessThanOrEqual(MOST_ENTRIES);
  });
});

test.each([...new Set(rooms.map(({ home }) => home))])('no rooms of %s form a circle', (home) => {
  const own = rooms.filter((room) => room.home === home);
  expect(circlesOf(new Map(own.map((room) => [nameOf(room), room.imported])))).toEqual([]);
});

test('no files form a circle, not even by their types', () => {
  const files = readSourceFiles().filter(({ isTest }) => !isTest);
  const imports = files.map(({ path, imports }) => [path, imports.map((one) => one.path)] as const);
  expect(circlesOf(new Map(imports))).toEqual([]);
});

test('a circle would be found', () => {
  const circle = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circlesOf(circle)).toEqual(['b → c → b']);
  expect(nameOf({ home: 'apps/x', path: 'apps/x/src' })).toBe('src');
});

test('docs/architecture.md shows the rooms as they are: npm run docs writes it', () => {
  const text = readFileSync(resolve(ROOT, 'docs/architecture.md'), 'utf8');
  expect(text === withRooms(text)).toBe(true);
});
