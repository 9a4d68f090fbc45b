import Pusher from 'pusher-js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { controlRouter } from '../control/router.ts';
import { createSnapshots } from '../control/snapshots.ts';
import { memberChannel } from '../push/notify.ts';
import { startPush } from '../push/testing/push-mock.ts';
import { openCaller } from '../testing/caller.ts';
import { MEMBER, rightInput } from '../testing/happy.ts';
import { expectRefusal } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';
import { DEFAULT_WORLD } from '../world/worlds.ts';

const DAY = 86_400_000;
const WORLD = DEFAULT_WORLD;

describe('the notifications of a member', () => {
  test('begin with the latest news, newest first, each with a larger number than the one before', async () => {
    await using mock = await startMock();
    const { rows } = await (await mock.signIn(MEMBER)).ok('memberNotificationList');
    expect(rows[0]).toMatchObject({
      title: 'เตือนยืนยันยอดทุนเรือนหุ้น เงินกู้ และเงินฝาก รอบปี 2569',
      created_at: '2026-11-18 09:00:00',
      url: expect.stringMatching(/^69\d{3}$/),
    });
    const ids = rows.map((row) => row.notification_id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(rows.length);
  });

  test('tell of his own requests and of nobody else’s, and what time did to them', async () => {
    await using mock = await startMock();
    const member = await mock.signIn(MEMBER);
    const request = await rightInput(member, 'memberRequestpromoneyCreate');
    await member.ok('memberRequestpromoneyCreate', request);
    // From Friday to Wednesday: Saturday and Sunday do not count.
    mock.world.clock.advance(DAY * 5);
    const titles = async (caller: typeof member) =>
      (await caller.ok('memberNotificationList')).rows.slice(0, 4).map(({ title }) => title);
    // The session has expired.
    expect(await titles(await mock.signIn(MEMBER))).toEqual([
      'โอนเงินตามคำขอ R2569-000001 แล้ว',
      'อนุมัติคำขอ R2569-000001 แล้ว',
      'กำลังตรวจคำขอ R2569-000001',
      'รับคำขอ R2569-000001 แล้ว',
    ]);
    expect(JSON.stringify(await titles(await mock.signIn('00004')))).not.toContain('R2569');
  });

  test('name no amounts: anybody may look at the screen', async () => {
    await using mock = await startMock();
    const member = await mock.signIn(MEMBER);
    const request = await rightInput(member, 'memberRequestpromoneyCreate');
    await member.ok('memberRequestpromoneyCreate', request);
    const [first] = (await member.ok('memberNotificationList')).rows;
    expect(first).toMatchObject({ title: 'รับคำขอ R2569-000001 แล้ว', url: '' });
    expect(first?.body).not.toMatch(/\d/);
  });
});

/** Opens a member's session on one device, and pusher-js, unmodified, on another. */
async function twoDevices() {
  const mock = await startPush();
  const world = mock.worlds.get(WORLD);
  const session = { kind: 'member', subject: MEMBER, remember: true } as const;
  const token = world.sessions.open(session, world.clock.now());
  const member = await openCaller(mock.app, { token });
  const client = new Pusher('demo', {
    cluster: 'ap1',
    wsHost: '127.0.0.1',
    wsPort: mock.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    enableStats: false,
    channelAuthorization: {
      customHandler({ socketId, channelName }, callback) {
        const body = { socket_id: socketId, channel_name: channelName };
        member.ok('memberNotificationAuthShow', { body }).then(
          (answer) => callback(null, answer),
          (error: Error) => callback(error, null),
        );
      },
    },
  });
  onTestFinished(() => client.disconnect());
  const heard: string[] = [];
  const listen = (channel: string) =>
    new Promise<void>((resolve) => {
      const subscribed = client.subscribe(channel);
      subscribed.bind('pusher:subscription_succeeded', () => resolve());
      subscribed.bind('desktopNotify', ({ title }: { title: string }) => heard.push(title));
    });
  return { mock, member, client, heard, listen, [Symbol.asyncDispose]: mock.close };
}

describe('a write', () => {
  test('raises desktopNotify on the member’s own channel, in the same world', async () => {
    await using here = await twoDevices();
    await here.listen(memberChannel(MEMBER));
    const request = await rightInput(here.member, 'memberRequestpromoneyCreate');
    const { request_no } = await here.member.ok('memberRequestpromoneyCreate', request);
    await here.member.ok('memberRequestpromoneyCancel', { body: { request_no } });
    const change = { mem_password: 'ใหม่กว่าเดิม9', mem_oldpassword: 'demo1234' };
    await here.member.ok('memberPasswordUpdate', { body: change });
    await expect
      .poll(() => here.heard)
      .toEqual(['รับคำขอ R2569-000001 แล้ว', 'ยกเลิกคำขอ R2569-000001 แล้ว', 'ตั้งรหัสผ่านใหม่แล้ว']);
    const pushed = here.mock.worlds.get(WORLD).journal.list({ text: 'desktopNotify' });
    expect(pushed).toHaveLength(3);
  });

  test('of one member is heard by nobody else: the channel is signed for its member only', async () => {
    await using here = await twoDevices();
    const socket_id = '1.2';
    for (const channel_name of [memberChannel('00002'), 'private-other', 'coop-demo']) {
      const body = { socket_id, channel_name };
      expectRefusal(await here.member.call('memberNotificationAuthShow', { body }), 404);
    }
    const stranger = await here.mock.connect();
    expect(await stranger.subscribe(memberChannel(MEMBER))).toMatchObject({
      event: 'pusher:subscription_error',
    });
  });

  test('and time that is moved tell what comes about: news to all, a request’s progress to its member', async () => {
    await using here = await twoDevices();
    const { mock, heard } = here;
    await here.listen(memberChannel(MEMBER));
    await here.listen('coop-demo');
    const request = await rightInput(here.member, 'memberRequestpromoneyCreate');
    await here.member.ok('memberRequestpromoneyCreate', request);
    const control = controlRouter.createCaller({
      worlds: mock.worlds,
      snapshots: createSnapshots(),
    });
    await control.clock.advance({ world: WORLD, ms: 5 * 3_600_000 });
    await expect
      .poll(() => heard)
      .toEqual(['รับคำขอ R2569-000001 แล้ว', 'กำลังตรวจคำขอ R2569-000001']);
    await control.clock.set({ world: WORLD, now: Date.parse('2026-12-17T10:00:00+07:00') });
    await expect
      .poll(() => heard.slice(2).toSorted())
      .toEqual([
        'ขอให้หน่วยงานโอนเงินเรียกเก็บเดือนธันวาคม 2569 ก่อนหยุดปีใหม่',
        'รับชำระเดือนพฤศจิกายน 2569 ครบแล้ว',
        'อนุมัติคำขอ R2569-000001 แล้ว',
        'โอนเงินตามคำขอ R2569-000001 แล้ว',
        'ใบเรียกเก็บเดือนธันวาคม 2569 ออกแล้ว',
      ]);
  });
});
