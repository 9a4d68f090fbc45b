import { describe, expect, test } from 'vitest';
import { MEMBER } from '../testing/happy.ts';
import { expectRefusal } from '../testing/refusals.ts';
import { PASSWORD, startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';
import { MOST_WORLDS } from '../world/idle-worlds.ts';

const CHOSEN = 'ใหม่กว่าเดิม9';

describe('two worlds', () => {
  test('do not know each other’s sessions', async () => {
    await using mock = await startMock();
    const { token } = await mock.signIn(MEMBER, { world: 'a' });
    await (await mock.caller({ token, world: 'a' })).ok('memberAuthShow');
    for (const world of ['b', undefined]) {
      const stranger = await mock.caller({ token, world });
      expectRefusal(await stranger.call('memberAuthShow'), 401);
    }
  });

  test('do not share what changed: passwords and pictures', async () => {
    await using mock = await startMock();
    const inA = await mock.signIn(MEMBER, { world: 'a' });
    const body = { mem_password: CHOSEN, mem_oldpassword: PASSWORD };
    await inA.ok('memberPasswordUpdate', { body });
    await mock.signIn(MEMBER, { world: 'a', password: CHOSEN });
    await mock.signIn(MEMBER, { world: 'b' });
    await mock.signIn(MEMBER);
    await expect(mock.signIn(MEMBER, { world: 'a' })).rejects.toThrow('answered 422');
  });

  test('have each their own clock', async () => {
    await using mock = await startMock();
    moveTo(mock.worlds.get('later'), '2027-06-15');
    const later = await (await mock.signIn(MEMBER, { world: 'later' })).ok('memberShareList');
    const now = await (await mock.signIn(MEMBER)).ok('memberShareList');
    expect([now.as_of, later.as_of]).toEqual(['2026-11-19', '2027-06-14']);
    expect(later.rows.slice(0, now.rows.length)).toEqual(now.rows);
    expect(later.rows.length).toBeGreaterThan(now.rows.length);
  });
});

describe('a world is named', () => {
  test('by the header or by the cookie, and the header wins', async () => {
    await using mock = await startMock();
    const { token } = await mock.signIn(MEMBER, { world: 'a' });
    const byCookie = await mock.caller({ token, cookies: { mock_world: 'a' } });
    await byCookie.ok('memberAuthShow');
    const both = await mock.caller({ token, world: 'a', cookies: { mock_world: 'b' } });
    await both.ok('memberAuthShow');
    const wrong = await mock.caller({ token, world: 'b', cookies: { mock_world: 'a' } });
    expectRefusal(await wrong.call('memberAuthShow'), 401);
  });

  test('by nothing: the default world, which also answers to its name', async () => {
    await using mock = await startMock();
    const { token } = await mock.signIn(MEMBER);
    await (await mock.caller({ token, world: 'default' })).ok('memberAuthShow');
  });

  test.each(['a b', '../x', 'ก', 'x'.repeat(65), '{}', ''])(
    'by no name like %j, which is 400',
    async (name) => {
      await using mock = await startMock();
      const cookies = { mock_world: name };
      expectRefusal(await (await mock.caller({ cookies })).call('infoMenuShow'), 400);
    },
  );
});

test('a stranger who names one world after another is told to wait, and goes on in those there are', async () => {
  await using mock = await startMock({ newWorldsAnHour: 2 });
  const see = async (world: string) =>
    (await mock.caller()).call('infoMenuShow', { headers: { 'x-mock-world': world } });
  for (const world of ['a', 'b']) expect((await see(world)).status).toBe(200);
  const refused = await see('c');
  expectRefusal(refused, 429);
  expect(refused.headers['retry-after']).toBe('3600');
  expect(mock.worlds.has('c')).toBe(false);
  expect((await see('a')).status).toBe(200);
  await mock.signIn(MEMBER);
});

test('[QAT-03] a world that was dropped with somebody signed in says so until a caller has read it, where its faults are asked for, and in its journal', async () => {
  await using mock = await startMock({ control: true });
  const { token } = await mock.signIn(MEMBER, { world: 'mine' });
  for (let no = 1; no <= MOST_WORLDS; no += 1) {
    const { sessions, clock } = mock.worlds.get(`other-${no}`);
    sessions.open({ kind: 'member', subject: '00001', remember: false }, clock.now());
  }
  expect(mock.worlds.has('mine')).toBe(false);
  const member = await mock.caller({ token, world: 'mine' });
  const open = await member.call('infoMenuShow');
  expect(open.headers['x-mock-world-dropped']).toBe('2026-11-20T03:00:00.000Z');
  const input = encodeURIComponent(JSON.stringify({ world: 'mine' }));
  const faults = await mock.app.inject(`/__control/faults.assert?input=${input}`);
  expect(faults.json()).toMatchObject({
    error: { message: expect.stringContaining('โลกจำลอง mine ถูกนำออก') },
  });
  const answer = await member.call('memberShareList');
  expect(answer.status).toBe(401);
  expect(answer.headers['x-mock-world-dropped']).toBe('2026-11-20T03:00:00.000Z');
  expect(answer.body).toMatchObject({ message: expect.stringContaining('โลกจำลอง mine ถูกนำออก') });
  const again = await member.call('memberShareList');
  expect(again.headers['x-mock-world-dropped']).toBeUndefined();
  const [line] = mock.worlds.get('mine').journal.list();
  expect(line).toMatchObject({ method: 'WORLD', status: 410 });
});
