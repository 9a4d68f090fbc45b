import { expect, test } from 'vitest';
import { createApi } from '../client/backend.ts';
import { fetchFromMock, openWorld, signIn } from '../testing/mock-backend.ts';
import { openPushBrowser } from '../testing/push-browser.ts';
import { SITE } from '../testing/render-screen.tsx';
import { bodyOf, isPushedHere, notePushedHere, subscribeHere } from './push-here.ts';
import { renew } from './renew.ts';

async function turnOn() {
  const world = openWorld();
  const browser = openPushBrowser();
  const api = createApi(SITE, fetchFromMock);
  await signIn(api, '00001');
  const subscription = await subscribeHere('key');
  if (!subscription) throw new Error('not allowed');
  await api('memberPushSubscribe', { body: bodyOf(subscription) });
  await notePushedHere(subscription);
  return { world, browser, api };
}

test('[ABI-09] a browser that is on belongs to the session of today after it was renewed', async () => {
  const { world, browser, api } = await turnOn();
  world.clock.advance(3_600_000);
  await signIn(api, '00001');
  await renew(api);
  expect(browser.subscription).toBeDefined();
  await api('memberAuthLogout', {});
  expect(world.overlay.latest('push-devices', '00001')).toEqual({ devices: [] });
});

test('[ABI-09] of another member, or ended elsewhere, it ends in the browser too', async () => {
  const { browser, api } = await turnOn();
  await signIn(api, '00002');
  await renew(api);
  expect(browser.subscription).toBeUndefined();
  expect(isPushedHere()).toBe(false);
});

test('[ABI-09] what the browser has agreed anew takes the place of what was before', async () => {
  const { world, browser, api } = await turnOn();
  const [before] = world.overlay.latest('push-devices', '00001')?.devices ?? [];
  browser.changeSubscription();
  await renew(api);
  const { devices = [] } = world.overlay.latest('push-devices', '00001') ?? {};
  expect(devices).toHaveLength(1);
  expect(devices[0]?.id).not.toBe(before?.id);
  expect(isPushedHere()).toBe(true);
  await renew(api);
  expect(world.overlay.latest('push-devices', '00001')?.devices).toHaveLength(1);
});

test('[ABI-09] a backend that fails leaves it for the next time', async () => {
  const { world, browser, api } = await turnOn();
  world.faults.add({ endpoint: 'memberPushSubscribe', status: 500 });
  await renew(api);
  expect(browser.subscription).toBeDefined();
  expect(isPushedHere()).toBe(true);
});
