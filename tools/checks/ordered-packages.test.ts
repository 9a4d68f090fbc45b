import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files.ts';

/** The packages that the product was ordered with; none is taken out because something else would do as well. */
const ORDERED = [
  'react',
  'react-dom',
  'react-router',
  'fastify',
  '@fastify/cookie',
  '@fastify/websocket',
  'zod',
  '@trpc/client',
  '@trpc/server',
  '@faker-js/faker',
  'pusher-js',
  'react-toastify',
  'dayjs',
  'turbo',
  'vitest',
  'supertest',
];

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Rows of docs/libraries.md: a package, the sentence that says where it is at work, and a place where it is. */
const rows = [
  ...textOf('docs/libraries.md').matchAll(
    /^\| `(\S+)` +\| (\S.*?) +\| \[[^\]]+\]\(\.\.\/([^)]+)\) +\|$/gm,
  ),
].map(([, name = '', sentence = '', place = '']) => ({ name, sentence, place }));

/** Returns whether a file, or one of a folder, imports a package for more than its types; turbo is run, not imported. */
function isAtWork(name: string, place: string): boolean {
  const files = /\.\w+$/.test(place) ? [place] : globSync(`${place}/**/*.{ts,tsx}`, { cwd: ROOT });
  const use = name === 'turbo' ? "'turbo', 'run'" : `['(]${name}(/[^']*)?'`;
  const line =
    name === 'turbo' ? use : String.raw`(^import (?!type )|^\} from |import\()[^\n]*?${use}`;
  return files.some((file) => new RegExp(line, 'm').test(textOf(file)));
}

test('every package of the order is described in docs/libraries.md, and is at work where that says', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual([...ORDERED].sort());
  for (const { sentence } of rows) expect(sentence.split(' ').length).toBeGreaterThan(3);
  expect(rows.filter(({ name, place }) => !isAtWork(name, place))).toEqual([]);
});
