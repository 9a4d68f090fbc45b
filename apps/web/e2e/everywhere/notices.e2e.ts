import { openPushService } from '@coop/mock-api/testing/push-service';
import { expectAccessible } from '../kit/accessible.ts';
import { heading } from '../kit/member-page.ts';
import { deliver, watchNotices, withPushService } from '../kit/notices.ts';
import { expect, signIn, test } from '../kit/world.ts';

test.use({ serviceWorkers: 'allow' });

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
