import { CSRF_COOKIE } from '@coop/contracts/csrf';
import { DESKTOP_NOTIFY } from '@coop/contracts/member/notification';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { controlOf } from '../testing/control.ts';
import { openPushService } from '../testing/push-service.ts';
import { type Mock, PASSWORD, startMock } from '../testing/start-mock.ts';
import { devicesOf } from '../world/state/push-devices.ts';
import { recordNow } from '../world/state/record-now.ts';
import { memberChannel } from './notify.ts';
import { openClient, QUERY, type RawClient } from './testing/push-mock.ts';

// Every way in which a session ends, and everything by which its holder hears of the member afterwards.

const NO = '00001';
const CHOSEN = 'ใหม่กว่าเดิม9';
const MINUTE = 60_000;
const FACE = { kind: 'phone', system: 'iPhone', browser: 'Safari' } as const;

interface Scene {
  readonly mock: Mock;
  /** Another session of the same member. */
  readonly elsewhere: Caller;
  /** The session that ends. */
  readonly here: Caller;
}

/** A mock that listens, for sockets. */
async function listening() {
  const mock = await startMock();
  await mock.app.listen({ host: '127.0.0.1', port: 0 });
  return mock;
}

function portOf({ app }: Mock): number {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A socket that hears the private channel of a member, let in by a session. */
async function hear(mock: Mock, caller: Caller, no = NO): Promise<RawClient> {
  const client = openClient(`ws://127.0.0.1:${portOf(mock)}/app/demo?${QUERY}`, {});
  await client.next('pusher:connection_established');
  const body = { socket_id: client.id, channel_name: memberChannel(no) };
  const { auth } = await caller.ok('memberNotificationAuthShow', { body });
  const { event } = await client.subscribe(body.channel_name, { auth });
  expect(event).toBe('pusher_internal:subscription_succeeded');
  return client;
}

/** Something that the member alone is told. */
function tellMember({ world }: Mock, no = NO): void {
  const value = { device: FACE, isFirst: false };
  recordNow(world, 'device', no, value);
}

/** Tells whether a frame brings what `tellMember` tells. */
const isTold = ({ event, data }: RawClient['frames'][number]) =>
  event === DESKTOP_NOTIFY && String(data).includes('มีการเข้าสู่ระบบจากอุปกรณ์ใหม่');

/** Returns what becomes of a socket when the member is told something: it hears it, or is closed with a code. */
async function fateOf(mock: Mock, socket: RawClient, no = NO): Promise<number | 'heard'> {
  tellMember(mock, no);
  const fate = await Promise.race([
    socket.closed,
    socket.next(isTold).then(() => 'heard' as const),
  ]);
  expect(socket.frames.some(isTold)).toBe(fate === 'heard');
  return fate;
}

const die = ({ mock }: Scene) => {
  const { overlay, clock } = mock.world;
  const value = { how: 'เสียชีวิต', eventOn: '2026-11-19', paperNo: 'มบ. 4/2569' } as const;
  overlay.append({ at: clock.now(), kind: 'end-notice', subject: NO, value });
};
const leaveLongAgo = ({ mock }: Scene) => {
  const { overlay, clock } = mock.world;
  const value = { how: 'ลาออก', eventOn: '2026-11-19', paperNo: 'มบ. 4/2569' } as const;
  overlay.append({ at: clock.now(), kind: 'end-notice', subject: NO, value });
  clock.advance(150 * 24 * 60 * MINUTE);
};

const setByCode = async ({ mock }: Scene) => {
  const ticket = mock.world.codes.send('forget', NO, mock.world.clock.now());
  const body = { ticket, otp: mock.world.codes.latest(NO), mem_password: CHOSEN };
  await (await mock.caller()).ok('memberForgetCreate', { body });
};

const WAYS: readonly (readonly [string, (scene: Scene) => unknown])[] = [
  ['signing out', ({ here }) => here.ok('memberAuthLogout')],
  [
    'signing that device out from another',
    async ({ elsewhere }) => {
      const { rows } = await elsewhere.ok('memberSessionList');
      const session_id = rows.find((row) => !row.is_current)?.session_id;
      await elsewhere.ok('memberSessionEnd', { body: { session_id } });
    },
  ],
  [
    'signing all others out',
    ({ elsewhere }) => elsewhere.ok('memberSessionEnd', { body: { all_others: true } }),
  ],
  [
    'a new password',
    ({ elsewhere }) =>
      elsewhere.ok('memberPasswordUpdate', {
        body: { mem_password: CHOSEN, mem_oldpassword: PASSWORD },
      }),
  ],
  ['a password that was forgotten', setByCode],
  ['thirty minutes without a call', ({ mock }) => mock.world.clock.advance(30 * MINUTE)],
  [
    'the control plane',
    ({ mock }) =>
      controlOf(mock).sessions.expire({ world: 'default', kind: 'member', subject: NO }),
  ],
  ['a world that is reset', ({ mock }) => controlOf(mock).worlds.reset({ world: 'default' })],
  ['a death', die],
  ['a membership that ended long ago', leaveLongAgo],
];

describe('a member’s session that is ended by', () => {
  test.each(WAYS)(
    '[AUTH-09][WEB-12] %s is over for calls, socket and notices',
    async (way, end) => {
      await using service = await openPushService();
      await using mock = await listening();
      const here = await mock.signIn(NO);
      await here.ok('memberPushSubscribe', { body: service.subscription() });
      const elsewhere = await mock.signIn(NO);
      const socket = await hear(mock, here);
      await end({ mock, here, elsewhere });
      expect(await fateOf(mock, socket)).toBe(4200);
      expect((await here.call('memberAuthShow')).status).toBe(401);
      const again = { socket_id: socket.id, channel_name: memberChannel(NO) };
      expect((await here.call('memberNotificationAuthShow', { body: again })).status).toBe(401);
      // Notices are for the time in which the portal is closed, so one that expires leaves its device.
      const isExpired = way.startsWith('thirty minutes');
      expect(devicesOf(mock.world, NO)).toHaveLength(isExpired ? 1 : 0);
    },
  );

  const LEFT_OPEN = WAYS.filter(([way]) => /all others|password|control|reset|death|ago/.test(way));
  test.each(LEFT_OPEN)('%s ends the notices of one that had expired, too', async (_, end) => {
    await using service = await openPushService();
    await using mock = await listening();
    const here = await mock.signIn(NO);
    await here.ok('memberPushSubscribe', { body: service.subscription() });
    mock.world.clock.advance(31 * MINUTE);
    await end({ mock, here, elsewhere: await mock.signIn(NO) });
    tellMember(mock);
    await expect.poll(() => devicesOf(mock.world, NO)).toEqual([]);
  });
});

/** An administrator's browser that looks at the member, and the look that it has opened. */
async function looking(mock: Mock) {
  const admin = await mock.admin(NO);
  const look = await mock.caller({ token: (await admin.ok('adminImpersonateShow')).token });
  const post = (path: string, fields: Record<string, string> = {}) =>
    admin.send('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: csrfOf(admin), ...fields }).toString(),
    });
  return { admin, look, post };
}
const csrfOf = (caller: Caller) =>
  new RegExp(`${CSRF_COOKIE}=([^;]+)`).exec(caller.headers.cookie ?? '')?.[1] ?? '';

type Looking = Awaited<ReturnType<typeof looking>>;

async function pressEnd({ admin, post }: Looking, words: string): Promise<void> {
  const { text } = await admin.send('GET', '/admin/login');
  const form = text.split('<form ').find((part) => part.includes(words)) ?? '';
  await post('/admin/end', { id: /name="id" value="([^"]*)"/.exec(form)?.[1] ?? '' });
}

const LOOKS: readonly (readonly [string, (of: Looking, mock: Mock) => unknown])[] = [
  ['“สิ้นสุดการดู” in the portal', ({ look }) => look.ok('memberAuthLogout')],
  ['the administrator’s signing out', ({ post }) => post('/admin/logout')],
  ['the button of the look', (of) => pressEnd(of, 'สิ้นสุดการดู')],
  ['the button of the leave', (of) => pressEnd(of, 'สิ้นสุดสิทธิ์ดู')],
  [
    'a look at somebody else',
    ({ post }) =>
      post('/admin/login', {
        admin: 'admin',
        password: PASSWORD,
        membership_no: '4',
        reason: 'ตรวจเรื่องร้องเรียน',
      }),
  ],
  ['the member’s new password', (_, mock) => setByCode({ mock } as Scene)],
  ['thirty minutes without a call', (_, mock) => mock.world.clock.advance(30 * MINUTE)],
];

test.each(LOOKS)(
  '[AUTH-11][WEB-12] a look that is ended by %s hears nothing more',
  async (way, end) => {
    await using mock = await listening();
    const all = await looking(mock);
    const socket = await hear(mock, all.look);
    const client = await hear(mock, await mock.signIn(NO));
    await end(all, mock);
    expect(await fateOf(mock, socket)).toBe(4200);
    expect((await all.look.call('memberAuthShow')).status).toBe(401);
    // The member's own socket is none of the administrator's.
    if (!/password|minutes/.test(way)) await client.next(isTold);
  },
);

test('[ABI-10][WEB-12] a relative has no socket, and reads nothing once the member has taken it back', async () => {
  await using mock = await listening();
  const member = await mock.signIn(NO);
  const invitation = { name: 'ลูกสาว', days: 30, mem_password: PASSWORD };
  const { code } = await member.ok('memberRelativeInvite', { body: invitation });
  const entered = { membership_no: NO, code };
  const { token } = await (await mock.caller()).ok('memberRelativeEnter', { body: entered });
  const relative = await mock.caller({ token });
  const body = { socket_id: '1.1', channel_name: memberChannel(NO) };
  expect((await relative.call('memberNotificationAuthShow', { body })).status).toBe(403);
  await member.ok('memberSessionEnd', { body: { all_others: true } });
  await relative.ok('memberShareList');
  await setByCode({ mock } as Scene);
  expect((await relative.call('memberShareList')).status).toBe(401);
});

test('a signature that was asked for beforehand opens the channel for no later socket', async () => {
  await using mock = await listening();
  const here = await mock.signIn(NO);
  const first = await hear(mock, here);
  // A socket's id tells nothing of the next one's.
  const ids = await Promise.all([1, 2, 3].map(async () => (await hear(mock, here)).id));
  const numbers = [first.id, ...ids].map((id) => Number(id.split('.')[1]));
  expect(
    new Set(numbers.map((number, index) => number - (numbers[index - 1] ?? number))).size,
  ).toBe(4);
});

test.each(['membergroupAuthLogout', 'membergroupPasswordUpdate'] as const)(
  '[GRP-13] an agency’s session is over for calls with %s',
  async (key) => {
    await using mock = await startMock();
    const here = await mock.signInAgency('80010001');
    const elsewhere = await mock.signInAgency('80010001');
    const body = { mem_password: CHOSEN, mem_oldpassword: PASSWORD };
    if (key === 'membergroupAuthLogout') await here.ok(key);
    else await elsewhere.ok(key, { body });
    expect((await here.call('membergroupAuthShow')).status).toBe(401);
    await elsewhere.ok('membergroupAuthShow');
  },
);
