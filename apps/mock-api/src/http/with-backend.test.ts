import { expect, test } from 'vitest';
import { controlOf, startPair, WORLD } from '../testing/backends.ts';

const ANSWERED_BY = 'x-mock-answered-by';

test('a call that its world hands on is answered by the backend, another by the mock', async () => {
  await using pair = await startPair('proxy');
  const caller = await pair.front.caller();
  const body = { page: 1, q: 'ปันผล' };
  const answer = await caller.call('infoBoardList', { body });
  expect(answer).toMatchObject({ status: 200, body: { q: 'ปันผล' } });
  expect(answer.headers[ANSWERED_BY]).toBe('backend');
  expect(pair.front.world.journal.list({ endpoint: 'infoBoardList' })).toHaveLength(1);
  const standIn = { world: WORLD, endpoint: 'infoBoardList', mode: 'mock' } as const;
  await controlOf(pair.front).backend.set(standIn);
  const own = await caller.call('infoBoardList', { body });
  expect(own).toMatchObject({ status: 200, body: { q: 'ปันผล' } });
  expect(own.headers[ANSWERED_BY]).toBeUndefined();
});

test('a fault of the mock comes before the backend, with the body that was sent', async () => {
  await using pair = await startPair('proxy');
  const { faults } = pair.front.world;
  faults.add({ endpoint: 'infoBoardList', bodyHas: { q: 'ก' }, status: 503 });
  const caller = await pair.front.caller();
  const asked = async (q: string) => caller.call('infoBoardList', { body: { page: 1, q } });
  const failed = await asked('ก');
  expect([failed.status, failed.headers[ANSWERED_BY]]).toEqual([503, undefined]);
  const other = await asked('ข');
  expect([other.status, other.headers[ANSWERED_BY]]).toEqual([200, 'backend']);
});
