import { hubOf } from '@coop/mock-api/push/hubs';
import { expect, test, vi } from 'vitest';
import { createApi } from '../client/backend.ts';
import { memberSession } from '../session/session.ts';
import { fetchFromMock, listenOnPort, openWorld, signIn } from '../testing/mock-backend.ts';
import { SITE } from '../testing/render-screen.tsx';
import { type Listener, listen } from './push.ts';

const NEWS = 'coop-demo';

/** A member's page that connects to a mock, and the channels that its sockets hear. */
async function connecting() {
  const world = openWorld();
  const api = createApi(SITE, fetchFromMock);
  await signIn(api, '00001');
  const push = {
    key: `demo.${world.name}`,
    cluster: 'ap1',
    host: await listenOnPort(),
    channel: NEWS,
    member_channel: `private-${NEWS}-`,
  };
  const authorized: Listener['authorize'] = (socket_id, channel_name) =>
    api('memberNotificationAuthShow', { body: { socket_id, channel_name } });
  const start = (onChange: Listener['onChange'] = () => {}, authorize = authorized) =>
    listen({ ...SITE, push }, { membershipNo: '00001', authorize, onChange });
  const heard = () =>
    hubOf(world)
      .sockets()
      .map(({ channels }) => channels);
  const hears = (channels: readonly (readonly string[])[]) =>
    vi.waitFor(() => expect(heard()).toEqual(channels), 30_000);
  return { world, start, heard, hears };
}

test('[AUTH-09] a subscription that is refused because the session has ended tells nobody', async () => {
  const { start, hears } = await connecting();
  const onChange = vi.fn();
  const ended = Promise.withResolvers<void>();
  const stop = start(onChange, async () => {
    await hears([[NEWS]]);
    memberSession.clear();
    ended.resolve();
    throw new Error('401');
  });
  await ended.promise;
  await hears([]);
  expect(onChange).not.toHaveBeenCalled();
  stop();
});

const BOTH = [[NEWS, `private-${NEWS}-00001`]];

test.each([
  ['before it asks for the sign-out', () => memberSession.leave()],
  [
    'when another tab has signed out',
    () => {
      localStorage.removeItem('user');
      window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    },
  ],
  ['when the session has ended', () => memberSession.clear()],
])('[AUTH-09] the portal leaves its connection %s', async (_, end) => {
  const { start, hears } = await connecting();
  const stop = start();
  await hears(BOTH);
  end();
  await hears([]);
  stop();
  memberSession.clear();
});

test('[RT-01] what was missed is asked for once both channels are heard', async () => {
  const { start, heard, hears } = await connecting();
  const { promise, resolve } = Promise.withResolvers<string[][]>();
  const stop = start(() => resolve(heard()));
  expect(await promise).toEqual(BOTH);
  stop();
  await hears([]);
  memberSession.clear();
});

test('[RT-05] what is pushed to the member alone is told from what everybody hears', async () => {
  const { world, start, hears } = await connecting();
  const onChange = vi.fn();
  const stop = start(onChange);
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[false]]), 30_000);
  await hears(BOTH);
  const note = JSON.stringify({ title: 'ประกาศ', body: '' });
  for (const channel of BOTH.flat()) hubOf(world).publish(channel, 'desktopNotify', note);
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[false], [false], [true]]), 30_000);
  stop();
  await hears([]);
  memberSession.clear();
});

test('[AUTH-09] a page that is left while it still connects leaves no connection behind', async () => {
  const { start, hears } = await connecting();
  start()();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = start(() => resolve());
  await promise;
  await hears(BOTH);
  stop();
  await hears([]);
  memberSession.clear();
});

test('[AUTH-08] a session that is ended elsewhere is told so at once', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const { world, start, hears } = await connecting();
  start();
  await hears(BOTH);
  world.sessions.endAll('member', '00001');
  await vi.waitFor(() => expect(alert).toHaveBeenCalledOnce(), 30_000);
  expect(memberSession.get()).toBeUndefined();
  await hears([]);
});

test('[OPS-01] when the server goes away the portal is back, each browser at a time of its own', async () => {
  const { world, start, hears } = await connecting();
  const stop = start();
  await hears(BOTH);
  vi.spyOn(Math, 'random').mockReturnValue(0.0625);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  hubOf(world).close(1001, 'going away');
  await hears([]);
  await hears(BOTH);
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 312.5);
  stop();
  await hears([]);
  memberSession.clear();
});

test('[OPS-01] a page that is left closes its connection, and has one again for who comes back', async () => {
  const { start, hears } = await connecting();
  const stop = start();
  await hears(BOTH);
  dispatchEvent(new Event('pagehide'));
  await hears([]);
  const back = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  back();
  await hears(BOTH);
  stop();
  await hears([]);
  memberSession.clear();
});
