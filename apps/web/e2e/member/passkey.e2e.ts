import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { expectDialogRead } from '../kit/low-window.ts';
import { expect, fillLogon, test } from '../kit/world.ts';

const SIGN_IN = 'เข้าสู่ระบบด้วยพาสคีย์ (ลายนิ้วมือ ใบหน้า หรือรหัสหน้าจอ)';

/** Returns the room between the button and the small print above it. */
async function roomAbove(page: Page): Promise<number> {
  const note = await page.getByText('สหกรณ์ไม่เคยขอรหัสผ่านของท่าน').boundingBox();
  const button = await page.getByRole('button', { name: SIGN_IN }).boundingBox();
  return (button?.y ?? 0) - (note?.y ?? 0) - (note?.height ?? 0);
}

test('[ABI-10] a member adds a passkey, comes in with it, and removes it', async ({
  page,
  context,
  world,
  baseURL,
}) => {
  // Passkeys are of a host with a name.
  const site = new URL(baseURL ?? '');
  site.hostname = 'localhost';
  await context.addCookies([
    { name: 'mock_world', value: world, url: site.href },
    { name: 'acceptCookie', value: 'Y', url: site.href },
  ]);
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const addressOf = (path: string) => new URL(path, site).href;

  await page.goto(addressOf('/member/logon'));
  await fillLogon(page, '1');
  await page.waitForURL('**/member/status');
  await page.getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569').waitFor();
  await page.goto(addressOf('/member/session'));
  await page.getByRole('button', { name: 'เพิ่มพาสคีย์ของเครื่องนี้' }).click();
  await expectDialogRead(page, page.getByRole('dialog', { name: /^เพิ่มพาสคีย์/ }));
  await page.getByLabel('ชื่อพาสคีย์').fill('โทรศัพท์');
  await page.getByLabel('รหัสผ่านของท่าน').fill('demo1234');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'เพิ่มพาสคีย์', exact: true }).click();
  await expect(page.getByText('ยังไม่เคยใช้')).toBeVisible();

  // A person who is not verified does not come in.
  await page.evaluate(() => localStorage.clear());
  await page.goto(addressOf('/member/logon?returnTo=/member/share'));
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  expect(await roomAbove(page)).toBeGreaterThanOrEqual(48);
  await page.getByRole('button', { name: SIGN_IN }).click();
  await expect(page.getByText('เข้าสู่ระบบด้วยพาสคีย์ไม่สำเร็จ')).toBeVisible();
  await expectAccessible(page);
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: SIGN_IN }).click();
  await page.waitForURL('**/member/share');
  await expect(page.getByText('480,200.00').first()).toBeVisible();

  await page.goto(addressOf('/member/session'));
  await expect(page.getByText('ยังไม่เคยใช้')).toHaveCount(0);
  await page.getByRole('button', { name: 'ลบ โทรศัพท์' }).click();
  await page.getByRole('button', { name: 'ลบพาสคีย์', exact: true }).click();
  await expect(page.getByText('ยังไม่มีพาสคีย์')).toBeVisible();
});
