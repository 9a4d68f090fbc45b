import { expect, test } from '@coop/testing/playwright';

test('signs a member in without the form', async ({ enter, world }) => {
  const page = await enter({ member: 1, to: '/member/status' });
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(user.membership_no).toBe('00001');
  const cookies = await page.context().cookies();
  expect(cookies).toContainEqual(expect.objectContaining({ ...world.cookie }));
});

test('has faults, a clock and codes of its own', async ({ page, world }) => {
  await page.goto('/healthz');
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

test('refuses a page that is not there at once, with what was meant', async ({ enter }) => {
  const entering = enter({ member: 1, to: '/member/laon' });
  await expect(entering).rejects.toThrow('did you mean /member/loan?');
});
