import { openPushService } from '@coop/mock-api/testing/push-service';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { heading } from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

test.use({ serviceWorkers: 'allow', wholeProduct: true });

/** Gives the page what a browser without a window lacks: a permission that can be given, and a push service. */
function withPushService(
  page: Page,
  subscription: { endpoint: string; p256dh: string; auth: string },
) {
  return page.addInitScript(({ endpoint, ...keys }) => {
    let permission: NotificationPermission = 'default';
    const asked = {
      get permission() {
        return permission;
      },
      async requestPermission() {
        permission = 'granted';
        return permission;
      },
    };
    let made: object | null = null;
    const subscribe = async () => {
      made = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          made = null;
          return true;
        },
      };
      return made;
    };
    Object.assign(window, { Notification: asked });
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => made });
  }, subscription);
}

/** Hands the worker what its push service was sent, as the browser does; the portal may be closed. */
async function deliver(context: BrowserContext, page: Page, message: object): Promise<void> {
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

/** Has the worker remember what it shows, because this browser has no place to show it. */
async function watchNotices(context: BrowserContext) {
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  await worker.evaluate(() => {
    const shown: object[] = [];
    Object.assign(self, { shown });
    // The worker's own scope, of which a page's types know nothing.
    Object.assign(Reflect.get(self, 'registration'), {
      showNotification: async (title: string, { body, tag, data }: NotificationOptions) =>
        void shown.push({ title, body, tag, data }),
    });
  });
  return () => worker.evaluate(() => Reflect.get(self, 'shown') as object[]);
}

test('[ABI-09] a member turns notices on, the device shows one, and signing out ends them', async ({
  page,
  context,
  control,
  world,
}) => {
  await using service = await openPushService();
  await withPushService(page, service.subscription());
  await signIn(page, '1');
  await page.getByRole('button', { name: /^การแจ้งเตือน/ }).click();
  await page.getByRole('link', { name: 'รับการแจ้งเตือนแม้ไม่ได้เปิดระบบสมาชิก' }).click();
  await expect(heading(page, 'การแจ้งเตือนบนอุปกรณ์')).toBeFocused();
  await expect(page.getByText('ยังไม่มีอุปกรณ์ที่เปิดการแจ้งเตือน')).toBeVisible();
  await page.getByRole('button', { name: 'เปิดการแจ้งเตือนบนอุปกรณ์นี้' }).click();
  await page.getByRole('button', { name: 'ส่งทดสอบ' }).click();
  await expect.poll(() => service.received.length).toBe(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'ส่งแล้ว' })).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);

  const sent = await control.webPush.sent.query({ world });
  expect(sent).toMatchObject([{ subject: '00001', outcome: 'sent' }]);
  const shown = await watchNotices(context);
  for (const { message } of service.received) await deliver(context, page, message);
  const notice = {
    title: 'ทดสอบการแจ้งเตือน',
    body: 'อุปกรณ์นี้รับการแจ้งเตือนจากสหกรณ์ได้แล้ว',
    tag: 'test',
    data: '/member/notice-setting',
  };
  await expect.poll(shown).toEqual([notice]);

  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await expect.poll(() => control.webPush.devices.query({ world })).toEqual([]);
});
