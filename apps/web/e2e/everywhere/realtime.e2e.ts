import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { shown, watchNotifications } from '../kit/notices.ts';
import { expect, signInByForm, test } from '../kit/world.ts';

// How permission is asked for: src/notifications.

const CHANNEL = 'coop-demo';
const OWN_CHANNEL = 'private-coop-demo-00001';
const NOTE = { title: 'ประกาศวันหยุด', body: 'สหกรณ์ปิดทำการ 5 ธันวาคม 2569', url: '103' };

const ICON = '/icons/icon-192.png';

const bell = (page: Page) => page.getByRole('button', { name: /^การแจ้งเตือน/ });

test('[RT-01][RT-02][RT-03] with permission a notification pops up, leads to its page and stays in the list @phone-only', async ({
  page,
  control,
  world,
}) => {
  await watchNotifications(page);
  await signInByForm(page, '1');
  await expect
    .poll(() => control.notifications.channels.query({ world }))
    .toMatchObject([{ name: CHANNEL }, { name: OWN_CHANNEL }]);
  await control.notifications.send.mutate({ world, ...NOTE });
  await expect(bell(page)).toHaveAccessibleName('การแจ้งเตือน ใหม่ 1 รายการ');
  expect(await shown(page)).toEqual([{ title: NOTE.title, body: NOTE.body, icon: ICON }]);
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => Reflect.get(window, 'shownNotifications')[0].click());
  await expect(await opening).toHaveURL(/\/show\/103$/);

  await bell(page).click();
  const list = page.getByRole('dialog', { name: 'การแจ้งเตือน' });
  const newest = list.getByRole('listitem').first();
  const news = list.getByRole('listitem').nth(1);
  await expect(newest).toHaveText(/ประกาศวันหยุด ใหม่สหกรณ์ปิดทำการ 5\sธันวาคม\s2569/);
  await expect(newest.getByRole('link')).toHaveAttribute('href', '/show/103');
  // What was news before this device was first used is there, and not new.
  await expect(news).toHaveText(/^เตือนยืนยันยอดทุนเรือนหุ้น เงินกู้ และเงินฝาก รอบปี 2569 ?ผู้สอบบัญชีขอให้/);
  await expectAccessible(page, ['light', 'dark']);
  await list.getByLabel('แสดงการแจ้งเตือนบนหน้าจอ').uncheck();
  await list.getByRole('button', { name: 'ปิด' }).click();
  await control.notifications.send.mutate({ world, ...NOTE, title: 'ฉบับที่สอง' });
  await expect(bell(page)).toHaveAccessibleName('การแจ้งเตือน ใหม่ 1 รายการ');
  expect(await shown(page)).toHaveLength(1);
});

test('[RT-02] a notification pops up once however many tabs are open, and in those that stay when one is closed', async ({
  page,
  context,
  control,
  world,
}) => {
  const pages = [page, await context.newPage(), await context.newPage()] as const;
  for (const other of pages) await watchNotifications(other);
  await signInByForm(page, '1');
  for (const other of pages.slice(1)) {
    await other.goto('/member/status');
    await expect(bell(other)).toBeVisible();
  }
  const subscriptions = async () =>
    (await control.notifications.channels.query({ world })).map((item) => item.subscriptions);
  await expect.poll(subscriptions).toEqual([1, 1]);
  // A tab listens to the others from when it waits for its turn.
  const waiting = async () => (await navigator.locks.query()).pending?.length;
  await expect.poll(() => page.evaluate(waiting)).toBe(2);

  await control.notifications.send.mutate({ world, ...NOTE });
  for (const other of pages)
    await expect(bell(other)).toHaveAccessibleName('การแจ้งเตือน ใหม่ 1 รายการ');
  const popped = (await Promise.all(pages.map(shown))).flat();
  expect(popped).toEqual([{ title: NOTE.title, body: NOTE.body, icon: ICON }]);

  await page.close();
  await expect.poll(subscriptions).toEqual([1, 1]);
  await control.notifications.send.mutate({ world, ...NOTE, title: 'ฉบับที่สอง' });
  await expect(bell(pages[2])).toHaveAccessibleName('การแจ้งเตือน ใหม่ 2 รายการ');
});

test('[RT-01] what is missed, or sent while the connection is down, is there when it is back', async ({
  page,
  control,
  world,
}) => {
  await watchNotifications(page);
  await signInByForm(page, '1');
  await expect.poll(() => control.notifications.channels.query({ world })).toHaveLength(2);
  const missed = { world, kind: 'miss', channel: CHANNEL, times: 1 } as const;
  await control.push.faults.add.mutate(missed);
  await control.notifications.send.mutate({ world, ...NOTE });
  expect(await control.push.faults.list.query({ world })).toMatchObject([{ applied: 1 }]);
  expect(await control.push.close.mutate({ world, code: 4200 })).toEqual({ closed: 1 });
  await expect(bell(page)).toHaveAccessibleName('การแจ้งเตือน ใหม่ 1 รายการ');
  expect(await shown(page)).toEqual([]);

  const sockets = async () =>
    (await control.push.sockets.query({ world })).map((item) => item.channels);
  await expect.poll(sockets).toEqual([[CHANNEL, OWN_CHANNEL]]);
  // In one request, so that the page has no time to connect in between.
  const [gone, sent] = await Promise.all([
    control.notifications.disconnect.mutate({ world, code: 1001 }),
    control.notifications.send.mutate({ world, ...NOTE }),
  ]);
  expect(gone).toEqual({ connected: 1 });
  expect(sent).toEqual({ heardBy: 0 });
  await expect(bell(page)).toHaveAccessibleName('การแจ้งเตือน ใหม่ 2 รายการ');
});
