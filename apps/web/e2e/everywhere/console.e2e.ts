import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { expect, test } from '../kit/world.ts';

// The testers' console, opened as testers do: on the portal's own address.

const section = async (page: Page, name: string) => {
  const menu = page.getByRole('navigation', { name: 'หมวดของคอนโซล' });
  // On a phone the sections are behind the one that is shown.
  const toggle = menu.getByRole('button');
  if (await toggle.isVisible()) await toggle.click();
  await menu.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};
const expectNotice = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a tester makes a world, signs in as a persona, breaks a call, watches it, and moves the time', async ({
  page,
  context,
}, { project }) => {
  const world = `by-hand-${project.name}-${Date.now()}`;

  await test.step('a world is made, and another is chosen', async () => {
    await page.goto('/__console/worlds');
    await page.getByLabel('ชื่อโลก').fill(world);
    await button(page, 'สร้างแล้วสลับไป').click();
    await expectNotice(page, `สร้างโลก ${world} แล้ว`);
    const inUse = page.getByRole('combobox', { name: 'โลก' });
    await expect(inUse).toHaveValue(world);
    await inUse.fill('default');
    await inUse.press('Enter');
    await expect(page).toHaveURL('/__console/worlds?world=default');
    await inUse.fill('no-such-world');
    await inUse.press('Enter');
    await expect(page).toHaveURL('/__console/worlds?world=default');
    await page.goto(`/__console/worlds?world=${world}`);
    await expect(inUse).toHaveValue(world);
    await expectAccessible(page, ['dark']);
  });

  const member = await test.step('one click signs in as persona 3', async () => {
    await section(page, 'เข้าใช้เป็นสมาชิก');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'เข้าใช้ เป็น 00003' }).click();
    const portal = await opened;
    await expect(portal).toHaveURL('/member/status');
    await expect(portal.getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569')).toBeVisible();
    await expect(portal.getByRole('banner')).toContainText('Registration no. 0003');
    return portal;
  });

  await test.step('a fault on the shares is seen by the member and in the journal', async () => {
    await section(page, 'ใส่ข้อผิดพลาด');
    await page.getByLabel('การเรียก (endpoint)').fill('memberShareList');
    await button(page, 'เซิร์ฟเวอร์ล้ม (500)').click();
    await expectNotice(page, 'ใส่ข้อผิดพลาด f1 แล้ว');
    await member.goto('/member/share');
    await expect(member.getByRole('main').getByRole('alert')).toContainText('ยังโหลดข้อมูลส่วนนี้ไม่ได้');
    await section(page, 'บันทึกการเรียก');
    const failed = page.getByRole('button', { name: /mem_share memberShareList ข้อผิดพลาด f1 500/ });
    await expect(failed.first()).toBeVisible();
    // Calls that come in meanwhile would move the line away under the pointer.
    await button(page, 'หยุดไว้').click();
    await failed.first().click();
    await expect(page.getByText('"error": "ความผิดพลาดจำลอง"')).toBeVisible();
    await expectAccessible(page, project.name === 'phone' ? ['light'] : ['light', 'dark']);
  });

  await test.step('without the fault the member’s page recovers, and the journal tells of it live', async () => {
    await section(page, 'ใส่ข้อผิดพลาด');
    await button(page, 'เอาออก f1').click();
    await expectNotice(page, 'เอาข้อผิดพลาด f1 ออกแล้ว');
    await section(page, 'บันทึกการเรียก');
    await page.getByLabel('ผล', { exact: true }).selectOption('สำเร็จ (2xx, 3xx)');
    await page.getByLabel('คำในที่อยู่ คำขอ คำตอบ').fill('mem_share');
    await expect(page.getByText('ไม่มีการเรียกที่ตรงเงื่อนไข')).toBeVisible();
    await member.getByRole('main').getByRole('button', { name: 'ลองใหม่' }).click();
    await expect(member.getByText('หุ้นสะสมรวม')).toBeVisible();
    await expect(page.getByRole('button', { name: /POST .*mem_share/ })).toContainText('00003');
  });

  await test.step('a month later the records are a month older', async () => {
    await section(page, 'เดินเวลา');
    await button(page, '+1 เดือน').click();
    await expectNotice(page, 'เวลาในโลกนี้เป็น 20 ธ.ค. 2569');
    await section(page, 'เข้าใช้เป็นสมาชิก');
    await page.getByLabel('เข้าแล้วไปที่หน้า').fill('/member/share');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'เข้าใช้ เป็น 00003' }).click();
    await expect((await opened).getByText('ข้อมูล ณ วันที่ 19 ธ.ค. 2569')).toBeVisible();
  });
});

test('a tester gets in as an agency and as the administrator with one click each, and begins a scenario', async ({
  page,
  context,
  world,
}) => {
  await page.goto(`/__console/people?world=${world}`);
  const agency = context.waitForEvent('page');
  await page.getByRole('link', { name: 'เข้าใช้ เป็น 80010001' }).click();
  await expect(await agency).toHaveURL('/membergroup/dashboard');
  await expect((await agency).getByRole('banner').getByText('หน่วยงาน agency')).toBeVisible();
  const admin = context.waitForEvent('page');
  await page.getByRole('link', { name: 'เข้าใช้ เป็น ผู้ดูแลระบบ' }).click();
  await expect(await admin).toHaveURL('/member/status');
  await expect((await admin).getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569')).toBeVisible();

  await section(page, 'สถานการณ์เป็นขั้น');
  await button(page, 'เริ่ม shares-fail-twice').click();
  await expectNotice(page, 'เริ่มสถานการณ์ shares-fail-twice แล้ว');
  await expect(page.locator('[aria-current=step]')).toContainText('(0 จาก 2 ครั้ง)');
  await (await admin).goto('/member/share');
  await expect((await admin).getByRole('main').getByRole('alert')).toContainText(
    'ระบบปิดปรับปรุงชั่วคราว',
  );
  await expect(page.locator('[aria-current=step]')).not.toContainText('(0 จาก 2 ครั้ง)');
  await expectAccessible(page, ['light', 'dark']);
  await button(page, 'ย้อนกลับก่อนเริ่ม').click();
  await expect(page.getByText('โลกนี้ยังไม่มีสถานการณ์')).toBeVisible();
});

test('a tester changes a habit of the backend, and a capsule of the world brings it back', async ({
  page,
  control,
  world,
}) => {
  await page.goto(`/__console/worlds?world=${world}`);
  await section(page, 'นิสัยของ backend');
  await page.getByLabel('rc_code').selectOption('เป็นตัวเลขเสมอ (1)');
  await expectNotice(page, 'เปลี่ยนนิสัยของ backend ในโลกนี้แล้ว');
  expect(await control.quirks.get.query({ world })).toEqual({ rcCode: 'number' });

  await section(page, 'แคปซูลบั๊ก');
  const file = page.waitForEvent('download');
  await button(page, 'ดาวน์โหลดแคปซูลของโลกนี้').click();
  const capsule = await file;
  expect(capsule.suggestedFilename()).toBe(`capsule-${world}.json`);
  await control.worlds.reset.mutate({ world });
  await page.getByLabel('ไฟล์แคปซูล (.json)').setInputFiles(await capsule.path());
  await button(page, 'เปิด').click();
  await expectNotice(page, 'โลกนี้เป็นเหมือนในแคปซูลแล้ว');
  expect(await control.quirks.get.query({ world })).toEqual({ rcCode: 'number' });
});

test('the month of an agency, who is connected and who answers pass axe, light and dark @phone', async ({
  page,
  world,
}) => {
  await page.goto(`/__console/collection?world=${world}`);
  await page.getByLabel('เลขหน่วยงาน').fill('80010001');
  await button(page, 'ดูงวดของหน่วยงาน').click();
  await button(page, 'เพิ่มผู้ที่หักไม่ครบ').click();
  await expect(page.getByText('ทุกยอดตรงกัน')).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);
  await page.goto(`/__console/push?world=${world}`);
  await expect(page.getByText('ไม่มีใครเชื่อมต่อในโลกนี้')).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);
  await page.goto(`/__console/backend?world=${world}`);
  await expect(page.getByText(/ส่งต่อ 0 จาก \d+ การเรียก/)).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);
});
