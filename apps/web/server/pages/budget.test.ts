import { expect, test } from 'vitest';
import { createBudget, NoRoom } from './budget.ts';

/** Starts work of visitors, which ends when it is told to; returns what has become of each. */
function office(bounds: Omit<Parameters<typeof createBudget>[0], 'aSecond'>, aSecond = 99) {
  const clock = { now: 0 };
  const run = createBudget({ ...bounds, aSecond }, () => clock.now);
  const working: (() => void)[] = [];
  const start = (visitor: string) => {
    const one = { state: 'waits' };
    const work = () =>
      new Promise<void>((resolve) => {
        one.state = 'works';
        working.push(resolve);
      });
    const done = run(visitor, work).then(
      () => {
        one.state = 'done';
      },
      (error) => {
        one.state = error instanceof NoRoom ? 'refused' : 'failed';
      },
    );
    return { one, done };
  };
  return { start, working, run, clock };
}

const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('so much works at once, so much waits, and the rest is refused at once', async () => {
  const { start, working } = office({ atOnce: 2, waiting: 1, ofOne: 9 });
  const all = ['a', 'b', 'c', 'd'].map(start);
  await settle();
  const states = () => all.map(({ one }) => one.state);
  expect(states()).toEqual(['works', 'works', 'waits', 'refused']);
  working[0]?.();
  await all[0]?.done;
  await settle();
  expect(states()).toEqual(['done', 'works', 'works', 'refused']);
  for (const end of working) end();
  await Promise.all(all.map(({ done }) => done));
  const next = start('d');
  await settle();
  expect(next.one.state).toBe('works');
});

test('one visitor takes a part of it, and another has the rest', async () => {
  const { start, working } = office({ atOnce: 1, waiting: 9, ofOne: 2 });
  const greedy = ['a', 'a', 'a'].map(start);
  const other = start('b');
  await settle();
  expect([...greedy, other].map(({ one }) => one.state)).toEqual([
    'works',
    'waits',
    'refused',
    'waits',
  ]);
  working[0]?.();
  await greedy[0]?.done;
  const again = start('a');
  await settle();
  expect(again.one.state).toBe('waits');
});

test('work that fails leaves its place to the next', async () => {
  const { start, run } = office({ atOnce: 1, waiting: 1, ofOne: 1 });
  await expect(run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const next = start('a');
  await settle();
  expect(next.one.state).toBe('works');
});

test('in a second a visitor begins so much, whatever room there is', async () => {
  const { run, clock } = office({ atOnce: 9, waiting: 9, ofOne: 9 }, 2);
  const work = async () => 'done';
  await run('a', work);
  await run('a', work);
  await expect(run('a', work)).rejects.toThrow(NoRoom);
  expect(await run('b', work)).toBe('done');
  clock.now = 1_000;
  expect(await run('a', work)).toBe('done');
});
