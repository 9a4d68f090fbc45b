import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createScheduler } from './scheduler.ts';

function compute(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('calls that take long are answered one a round, in the order they came', async () => {
  const schedule = createScheduler();
  const answered: number[] = [];
  for (let no = 1; no <= 4; no += 1) {
    const isWaiting = schedule()?.then(() => {
      answered.push(no);
      compute(5);
    });
    if (isWaiting) continue;
    answered.push(no);
    compute(5);
  }
  expect(answered).toEqual([1]);
  const seen: number[] = [];
  while (answered.length < 4) {
    await nextRound();
    seen.push(answered.length);
  }
  expect(answered).toEqual([1, 2, 3, 4]);
  expect(seen.every((count, index) => count - (seen[index - 1] ?? 1) <= 1)).toBe(true);
});

test('a call that comes alone does not wait', async () => {
  const schedule = createScheduler();
  expect(schedule()).toBeUndefined();
  await nextRound();
  expect(schedule()).toBeUndefined();
});
