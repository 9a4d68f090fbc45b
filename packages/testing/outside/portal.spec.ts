import { expect, test } from '@coop/testing/playwright';

// The mock alone, without a portal before it: its health page stands for a page of the portal.
const PAGE = '/healthz';

test('signs a member in without the form', async ({ enter, world }) => {
  // The address is one of the portal, which nobody serves here: what has been stored can be read all the same.
  const page = await enter({ member: 1, to: '/member/status' });
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(user.membership_no).toBe('00001');
  expect(await page.context().cookies()).toMatchObject([{ name: 'mock_world', value: world.name }]);
});

test('has faults, a clock and codes of its own', async ({ page, world }) => {
  await page.goto(PAGE);
  await world.faults.add({ endpoint: 'infoMenuShow', status: 503, times: 1 });
  const statuses = await page.evaluate(async () => {
    const ask = async () => (await fetch('/api/info/manu')).status;
    return [await ask(), await ask()];
  });
  expect(statuses).toEqual([503, 200]);
  await world.journal.expect({ endpoint: 'infoMenuShow', times: 2 });
  await world.clock.set(new Date('2026-12-01T02:00:00Z'));
  // The clock goes on from there.
  expect((await world.clock.now()).toISOString()).toMatch(/^2026-12-01T02:/);
  expect(await world.codeSentTo('00001')).toBeUndefined();
});
