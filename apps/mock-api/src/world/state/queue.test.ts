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
