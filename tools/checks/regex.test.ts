import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

// Checks that no text makes a regular expression of the product take more than linear time (ReDoS): by automata, so
// that the answer is the same on any machine. Left out is what judges the answers of a backend that a tester points it
// at: the runner, and the comparison that it shares with the mock.

const ROOT = resolve(import.meta.dirname, '../..');
const PRODUCT = '{apps/console,apps/mock-api,apps/web,packages/*}/src/**/*.{ts,tsx}';
const NOT_PRODUCT =
  /node_modules|\.(?:test|test-d|property\.test)\.|\/(?:testing|bench|vectors|contract-laws|build)\//;

/** Beyond automata, because they look ahead, and why they are harmless. */
const BY_HAND: Readonly<Record<string, string>> = {
  '^\\/(?![/\\\\])[^\\s\\\\]*$': 'looks one sign ahead, then has one way only',
  '^(?![+-]?\\d+(\\.\\d+)?$)(?:[\\t\\r\\n]|[\\s\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164]*[=+\\-@＝＋－＠])':
    'anchored; no sign can be both blank and the beginning of a formula, and the look ahead has one way only',
  '^([-+]?)(?=\\.?\\d)(\\d+|\\d{1,3}(?:[, ]\\d{3})+|)(?:\\.(\\d*))?$':
    'anchored; two ways at the most',
};

/** Files that build an expression, and its parts. */
const BUILT: Readonly<Record<string, string>> = {
  'apps/console/src/forms/refused-words.ts':
    'the pattern of a schema of the mock, which is a literal and checked here',
  'apps/mock-api/src/membergroup/upload/months.ts':
    'names of months, and what may stand before a year in one way only',
  'packages/contracts/src/read.ts': 'the pattern of a schema, which is a literal and checked here',
  'packages/format/src/text/markup.ts': 'the name of an element, taken from a list',
};

interface Found {
  readonly file: string;
  readonly pattern: string;
  readonly flags: string;
}

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Returns the expressions in a syntax tree; a built one has no pattern. */
function expressionsIn(tree: unknown, file: string): Found[] {
  if (!isTree(tree)) return [];
  const { regex, callee } = tree;
  if (isTree(regex)) return [{ file, pattern: String(regex.pattern), flags: String(regex.flags) }];
  const expression =
    isTree(callee) && callee.name === 'RegExp' ? [{ file, pattern: '', flags: '' }] : [];
  return [...expression, ...Object.values(tree).flatMap((value) => expressionsIn(value, file))];
}

let reading: Promise<Found[]> | undefined;

async function readFiles(): Promise<Found[]> {
  const { parseSync } = await import('vite');
  return globSync(PRODUCT, { cwd: ROOT })
    .filter((file) => !NOT_PRODUCT.test(file))
    .flatMap((file) =>
      expressionsIn(parseSync(file, readFileSync(`${ROOT}/${file}`, 'utf8')).program, file),
    );
}

function readExpressions(): Promise<Found[]> {
  reading ??= readFiles();
  return reading;
}

async function loadChecker() {
  process.env.RECHECK_BACKEND = 'pure';
  return (await import('recheck')).checkSync;
}

/** Without repetition, or with a limited one, time does not grow. */
const REPEATS = /[*+]|\{\d+,\}/;
const CHECK = { checker: 'automaton', timeout: 60_000, maxNFASize: 100_000 } as const;

test('no regular expression takes more than linear time, whatever it reads', async () => {
  const [found, check] = await Promise.all([readExpressions(), loadChecker()]);
  const literals = new Map(found.map((item) => [`${item.pattern}/${item.flags}`, item]));
  expect(literals.size).toBeGreaterThan(100);
  const slow = [...literals.values()].flatMap(({ file, pattern, flags }) => {
    if (pattern in BY_HAND || !REPEATS.test(pattern)) return [];
    const { status } = check(pattern, flags, CHECK);
    return status === 'safe' ? [] : [`${file}: /${pattern}/${flags} is ${status}`];
  });
  expect(slow).toEqual([]);
  const patterns = new Set(found.map((item) => item.pattern));
  expect(Object.keys(BY_HAND).filter((pattern) => !patterns.has(pattern))).toEqual([]);
});

test('an expression that is put together is known', async () => {
  const built = (await readExpressions()).filter((expression) => expression.pattern === '');
  expect(built.map((expression) => expression.file).sort()).toEqual(Object.keys(BUILT).sort());
});

test('the checker finds what it is there for', async () => {
  const check = await loadChecker();
  for (const pattern of ['^(a+)+$', '\\s*บาท$', '(a|a)*b']) {
    expect(check(pattern, '', CHECK).status).toBe('vulnerable');
  }
});
