import { expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';

test.each([
  ['GET', '/api/info/manus?a=/api/member/mem_share', 'infoMenuShow: GET /api/info/manu'],
  ['POST', '/api/member/mem_shar', 'memberShareList: POST /api/member/mem_share'],
  ['GET', '/nothing', undefined],
  ['GET', '/nothing/api/info', undefined],
] as const)('%s %s is noted as %s', async (method, url, almost) => {
  await using mock = await startMock({ control: true });
  await mock.app.inject({ method, url });
  const noted = { method, url, status: 404, almost, response: '' };
  expect(mock.world.journal.list()).toMatchObject(almost ? [noted] : []);
});

test('a call that is known is noted once, as what it is', async () => {
  await using mock = await startMock({ control: true });
  await mock.app.inject('/api/info/manu');
  expect(mock.world.journal.list().map(({ almost }) => almost)).toEqual([undefined]);
});
