import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Breach } from './testing/breaches/breach.ts';
import { BREACHES } from './testing/breaches/breaches.ts';
import { type BrokenMock, startBrokenMock } from './testing/broken-mock.ts';
import { reportOf } from './testing/report-of.ts';

let mock: BrokenMock;
beforeAll(async () => {
  mock = await startBrokenMock();
});
afterAll(() => mock[Symbol.asyncDispose]());

/** Runs mostly wait for answers, so several go in parallel. */
const AT_ONCE = 4;
const WORDS = ['--budget', '8'];
const TODAY = ['--today', '2026-11-20'];

/** Returns what the report misses of a breach; undefined where it names the cause. */
async function missedOf(breach: Breach): Promise<string | undefined> {
  const { name, at, cause, words = [], alone, withoutToday } = breach;
  const address = await mock.withDefect(breach.defect());
  const only = at.flatMap((key) => ['--only', key]);
  const { compared } = await reportOf(
    address,
    ...WORDS,
    ...(withoutToday ? [] : TODAY),
    ...only,
    ...words,
  );
  const found = compared.map((other) => other.cause);
  const lines = found.map(({ kind, path }) => `${kind} ${path}`);
  if (!found.some(({ kind }) => kind === cause))
    return `${name}: ${cause} among [${lines.join(', ')}]`;
  const others = found.filter(({ kind, severity }) => kind !== cause && severity === 'breaking');
  return alone && others.length > 0
    ? `${name}: more than its cause: ${lines.join(', ')}`
    : undefined;
}

test('of a server that is wrong in more than a hundred ways, each is named by its cause', async () => {
  const missed: string[] = [];
  const runner = async (left: Iterable<Breach>) => {
    for (const breach of left) {
      const text = await missedOf(breach);
      if (text !== undefined) missed.push(text);
    }
  };
  const together = BREACHES.filter(({ timed }) => !timed).values();
  await Promise.all(Array.from({ length: AT_ONCE }, () => runner(together)));
  await runner(BREACHES.filter(({ timed }) => timed));
  expect(BREACHES.length).toBeGreaterThan(100);
  expect(new Set(BREACHES.map(({ name }) => name)).size).toBe(BREACHES.length);
  expect(missed).toEqual([]);
});
