import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { expect, signIn, test } from '../kit/world.ts';

// What others would do about money, done by a tester in the console. What it says there: apps/console/src.

const expectNotice = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the month of an agency passes axe, light and dark @phone', async ({ page, world }) => {
  await page.goto(`/__console/collection?world=${world}`);
  await page.getByLabel('เลขหน่วยงาน').fill('80010001');
  await button(page, 'ดูงวดของหน่วยงาน').click();
  await button(page, 'เพิ่มผู้ที่หักไม่ครบ').click();
  await expect(page.getByText('ทุกยอดตรงกัน')).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);
});

test('[LED-05] a tester decides requests, as the member then reads', async ({
  page,
  context,
  world,
}) => {
  const member = await context.newPage();
  await signIn(member, '1', '/member/requestpromoney');
  for (const baht of ['1000', '2000']) {
    await member.getByLabel('ต้องการทำอะไร').selectOption({ label: 'ซื้อหุ้นเพิ่ม' });
    await member.getByLabel('จำนวนเงิน (บาท)').fill(baht);
    await member.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
    await member.getByRole('button', { name: 'ยืนยันส่งคำขอ' }).click();
    await expect(member.getByRole('dialog')).toBeHidden();
  }
  await expect(member.getByRole('heading', { name: /ซื้อหุ้นเพิ่ม R2569-000002/ })).toBeVisible();

  await page.goto(`/__console/desk?world=${world}`);
  await page.getByLabel('เลขทะเบียนสมาชิก').fill('1');
  await button(page, 'ดูสมาชิก').click();
  await button(page, 'อนุมัติ R2569-000001').click();
  await expectNotice(page, 'อนุมัติ R2569-000001 แล้ว');
  await button(page, 'โอนเงิน R2569-000001').click();
  await expectNotice(page, 'โอนเงินตาม R2569-000001 แล้ว');
  await page.getByLabel('เหตุผลที่ไม่อนุมัติ (สมาชิกได้อ่าน) R2569-000002').fill('หลักฐานไม่ครบ');
  await button(page, 'ไม่อนุมัติ R2569-000002').click();
  await expectNotice(page, 'ไม่อนุมัติ R2569-000002 แล้ว');
  await expectAccessible(page, ['light', 'dark']);
  await member.reload();
  await expect(member.getByText('ไม่อนุมัติ', { exact: true }).first()).toBeVisible();
  await expect(member.getByText(/หลักฐานไม่ครบ/)).toBeVisible();
});

test('[LED-07] a tester answers what a member disputes, as the member then reads', async ({
  page,
  context,
  world,
}) => {
  const member = await context.newPage();
  await member.goto(`/__control/enter?member=5&world=${world}&to=/member/confirmData`);
  await member.getByRole('button', { name: 'ทุกรายการถูกต้อง' }).click();
  const account = member.getByRole('group', { name: /เงินฝากออมทรัพย์พิเศษ/ });
  await account.getByText('ไม่ถูกต้อง', { exact: true }).click();
  await account.getByLabel('ยอดที่ถูกต้องของท่าน (บาท)').fill('66,689.61');
  await account.getByLabel('เหตุผล').fill('ฝากเพิ่ม 500 บาท');
  await member.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }).click();
  await member.getByRole('button', { name: 'ส่งคำตอบ', exact: true }).click();
  await expect(member.getByText('ใบรับคำตอบ')).toBeVisible();

  await page.goto(`/__console/desk?world=${world}`);
  await page.getByLabel('เลขทะเบียนสมาชิก').fill('00005');
  await button(page, 'ดูสมาชิก').click();
  const disputed = page.getByRole('table', { name: 'รายการที่สมาชิกแจ้งว่าไม่ถูกต้อง' });
  await expect(disputed.getByRole('row').nth(1)).toContainText('ฝากเพิ่ม 500 บาท');
  await page.getByLabel('คำตอบของผู้สอบบัญชี').fill('เงินเข้าบัญชีวันที่ 2 ม.ค.');
  await button(page, 'ตอบสมาชิก').click();
  await expectNotice(page, 'ตอบสมาชิกแล้ว');
  await expect(page.getByText('ผู้สอบบัญชีตอบแล้วเมื่อ')).toBeVisible();

  await member.reload();
  const answer = member.getByRole('region', { name: 'คำตอบของผู้สอบบัญชี' });
  await expect(answer).toContainText('เงินเข้าบัญชีวันที่ 2 ม.ค.');
  await expectAccessible(member, ['light', 'dark']);
});
