import { expect, test } from 'vitest';
import { Busy, createQueue } from './queue.ts';

test('does one thing at a time in the order they came, and turns away who would wait too long', async () => {
  const queue = createQueue({ mostWaiting: 2, seconds: 3 });
  const done: number[] = [];
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const works = gates.map(({ promise }, i) => queue.run(() => promise.then(() => done.push(i))));
  await expect(queue.run(async () => undefined)).rejects.toEqual(new Busy(3));
  for (const gate of gates.toReversed()) gate.resolve();
  await Promise.all(works);
  expect(done).toEqual([0, 1, 2]);
});

test('work that fails lets the next one in', async () => {
  const queue = createQueue({ mostWaiting: 1, seconds: 1 });
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('[REAL-06] who would wait too long by what the work takes is turned away, however few wait', async () => {
  let ms = 0;
  const queue = createQueue({ mostWaiting: 100, mostWaitMs: 1_000, seconds: 3, now: () => ms });
  const slow = async () => {
    ms += 400;
  };
  await queue.run(slow);
  const gate = Promise.withResolvers<void>();
  const all = [queue.run(() => gate.promise), queue.run(slow), queue.run(slow)];
  // The third would wait for 1,200 ms.
  await expect(queue.run(slow)).rejects.toEqual(new Busy(3));
  gate.resolve();
  await Promise.all(all);
  await queue.run(slow);
});
