import { testWithMock } from '@coop/testing/vitest';
import { expect } from 'vitest';

const test = testWithMock({ clockStart: '2026-11-20T03:00:00Z' });

/** Signs a member in as a portal does, and returns the mock's answer. */
async function signIn(url: string, world: string, no: string, password = 'demo1234') {
  const answer = await fetch(`${url}/api/member/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `mock_world=${world}; XSRF-TOKEN=t`,
      'x-csrf-token': 't',
    },
    body: JSON.stringify({
      membership_no: no,
      mem_password: password,
      remember: false,
      recaptcha: 'always-pass',
    }),
  });
  return { status: answer.status, body: await answer.json() };
}

test('signs in, and finds the call in the journal of its own world', async ({ mock, world }) => {
  const { status, body } = await signIn(mock.url, world.name, '00001');
  expect([status, body.membership_no]).toEqual([200, '00001']);
  await world.journal.expect({ endpoint: 'memberAuthLogin', body: { membership_no: '00001' } });
  const other = mock.openWorld();
  await other.journal.expect({ endpoint: 'memberAuthLogin', times: 0 });
});

test('says which calls there were when an expected one was not made', async ({ mock, world }) => {
  await signIn(mock.url, world.name, '00001');
  const expected = world.journal.expect({ endpoint: 'memberShareList' });
  await expect(expected).rejects.toThrow(/called 0 times, not 1.*\/api\/member\/auth\/login/);
});

test('lets calls fail for as long as the test wants', async ({ mock, world }) => {
  const takeAway = await world.faults.add({ endpoint: 'memberAuthLogin', status: 503 });
  await expect(world.expectFaults()).rejects.toThrow(/never applied: f1 of memberAuthLogin/);
  expect((await signIn(mock.url, world.name, '00001')).status).toBe(503);
  await world.expectFaults();
  await takeAway();
  expect((await signIn(mock.url, world.name, '00001')).status).toBe(200);
});

test('twenty sign-ins that succeed meet no limit', async ({ mock, world }) => {
  for (let time = 0; time < 20; time += 1) {
    expect((await signIn(mock.url, world.name, '00001')).status).toBe(200);
  }
});

test('moves the clock of one world', async ({ mock, world }) => {
  await world.clock.advance(3);
  expect((await world.clock.now()).toISOString()).toBe('2026-11-23T03:00:00.000Z');
  expect((await mock.openWorld().clock.now()).toISOString()).toBe('2026-11-20T03:00:00.000Z');
});

test('signs somebody in with one line, and calls as them', async ({ world }) => {
  const member = await world.signIn('00001');
  expect((await member('memberShareList', {})).share_balance).toBe('480200.00');
  const agency = await world.signIn('80010001');
  expect(await agency('membergroupAuthShow', {})).toMatchObject({ member_group_no: '80010001' });
  await world.journal.expect({ endpoint: 'memberShareList' });
});

test('a client by the cookie is in the world', async ({ mock, world }) => {
  await fetch(`${mock.url}/api/info/manu`, { headers: { cookie: String(world.cookie) } });
  await world.journal.expect({ endpoint: 'infoMenuShow' });
});
