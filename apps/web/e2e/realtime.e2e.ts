import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, signIn, test } from './world.ts';

const CHANNEL = 'coop-demo';
const NOTE = { title: 'ประกาศวันหยุด', body: 'สหกรณ์ปิดทำการ 5 ธันวาคม 2569', url: '103' };

type Shown = { title: string; body: string; icon: string };

/** Has the page remember every notification it shows, with the permission a browser would report. */
async function watchNotifications(
  page: Page,
  permission: NotificationPermission,
  answer = permission,
) {
  await page.addInitScript(
    ([given, then]) => {
      const shown: (Shown & { click: () => void })[] = [];
      let current = given as NotificationPermission;
      class Watched extends EventTarget {
        onclick: (() => void) | null = null;
        constructor(title: string, options: NotificationOptions = {}) {
          super();
          const { body = '', icon = '' } = options;
          shown.push({ title, body, icon, click: () => this.onclick?.() });
        }
        static get permission() {
          return current;
        }
        static async requestPermission() {
          Object.assign(window, { askedAfter: navigator.userActivation.hasBeenActive });
          current = then as NotificationPermission;
          return current;
        }
        close() {}
      }
      Object.assign(window, { Notification: Watched, shownNotifications: shown });
    },
    [permission, answer] as const,
  );
}

const shown = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'shownNotifications') as Shown[]).map(({ title, body, icon }) => ({
      title,
      body,
      icon,
    })),
  );
const bell = (page: Page) => page.getByRole('button', { name: /^การแจ้งเตือน/ });

test('[RT-01][RT-02][RT-03] with permission a notification pops up, leads to its page and stays in the list @phone', async ({
  page,
  control,
  world,
}) => {
  await watchNotifications(page, 'granted');
  await signIn(page, '1');
  await expect
    .poll(() => control.notifications.channels.query({ world }))
    .toMatchObject([{ name: CHANNEL }]);
  await control.notifications.send.mutate({ world, ...NOTE });
  await expect(bell(page)).toHaveText('การแจ้งเตือน ใหม่ 1 รายการ');
  expect(await shown(page)).toEqual([{ title: NOTE.title, body: NOTE.body, icon: '/seal.svg' }]);
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => Reflect.get(window, 'shownNotifications')[0].click());
  await expect(await opening).toHaveURL(/\/show\/103$/);

  await bell(page).click();
  const list = page.getByRole('dialog', { name: 'การแจ้งเตือน' });
  await expect(list.getByRole('listitem')).toContainText('สหกรณ์ปิดทำการ 5 ธันวาคม 2569');
  await expect(list.getByRole('link')).toHaveAttribute('href', '/show/103');
  await expectAccessible(page, ['light', 'dark']);
  await list.getByLabel('แสดงการแจ้งเตือนบนหน้าจอ').uncheck();
  await list.getByRole('button', { name: 'ปิด' }).click();
  await control.notifications.send.mutate({ world, ...NOTE, title: 'ฉบับที่สอง' });
  await expect(bell(page)).toHaveText('การแจ้งเตือน ใหม่ 1 รายการ');
  expect(await shown(page)).toHaveLength(1);
});

test('[RT-02] one notification pops up however many tabs are open, also when the first of them closes', async ({
  page,
  context,
  control,
  world,
}) => {
  const pages = [page, await context.newPage(), await context.newPage()] as const;
  for (const one of pages) await watchNotifications(one, 'granted');
  await signIn(page, '1');
  for (const one of pages.slice(1)) {
    await one.goto('/member/status');
    await expect(bell(one)).toBeVisible();
  }
  const subscriptions = async () =>
    (await control.notifications.channels.query({ world })).map((one) => one.subscriptions);
  await expect.poll(subscriptions).toEqual([1]);
  await control.notifications.send.mutate({ world, ...NOTE });
  for (const one of pages) await expect(bell(one)).toHaveText('การแจ้งเตือน ใหม่ 1 รายการ');
  const counts = await Promise.all(pages.map(async (one) => (await shown(one)).length));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  await page.close();
  await expect.poll(subscriptions).toEqual([1]);
  await control.notifications.send.mutate({ world, ...NOTE });
  for (const one of pages.slice(1)) await expect(bell(one)).toHaveText('การแจ้งเตือน ใหม่ 2 รายการ');
});

test('[RT-01] what is sent while the connection is down is there when it is back', async ({
  page,
  control,
  world,
}) => {
  await watchNotifications(page, 'granted');
  await signIn(page, '1');
  await expect.poll(() => control.notifications.channels.query({ world })).toHaveLength(1);
  expect(await control.notifications.disconnect.mutate({ world, code: 1001 })).toEqual({
    connected: 1,
  });
  expect(await control.notifications.send.mutate({ world, ...NOTE })).toEqual({ heardBy: 0 });
  await expect(bell(page)).toHaveText('การแจ้งเตือน ใหม่ 1 รายการ');
});

test('[RT-02] permission is asked for at the first gesture; only a grant connects, a refusal is logged', async ({
  page,
  context,
  control,
  world,
}) => {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await watchNotifications(page, 'default', 'denied');
  await signIn(page, '1');
  await expect(bell(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => log).toContain('User blocked notifications.');
  expect(await page.evaluate(() => Reflect.get(window, 'askedAfter'))).toBe(true);
  await bell(page).click();
  await expect(page.getByRole('dialog')).toContainText('เครื่องนี้ปิดกั้นการแจ้งเตือนของสหกรณ์ไว้');
  expect(await control.notifications.channels.query({ world })).toEqual([]);

  const allowing = await context.newPage();
  await watchNotifications(allowing, 'default', 'granted');
  await allowing.goto('/member/status');
  await expect(bell(allowing)).toBeVisible();
  await allowing.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => control.notifications.channels.query({ world })).toHaveLength(1);
});

test('[RT-02] a browser without notifications says so in the log, and the list still works', async ({
  page,
}) => {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
  await signIn(page, '1');
  await bell(page).click();
  await expect(page.getByRole('dialog')).toContainText('ยังไม่มีการแจ้งเตือน');
  expect(log).toContain('Browser does not support notifications.');
});
