import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { expect, signIn, test } from '../kit/world.ts';

// What others would do about money, done by a tester in the console.

const expectNotice = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fact = (page: Page, term: string) =>
  page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: term }) });

test('a tester records a month for an agency, sends it short, and keeps the money @phone', async ({
  page,
  control,
  world,
}) => {
  await page.goto(`/__console/collection?world=${world}`);
  await page.getByLabel('เลขหน่วยงาน').fill('80019999');
  await button(page, 'ดูงวดของหน่วยงาน').click();
  await expect(
    page.getByText(/no agency is named 80019999; there are \d+: 80010001/),
  ).toBeVisible();
  await page.getByLabel('เลขหน่วยงาน').fill('80010001');
  await button(page, 'ดูงวดของหน่วยงาน').click();
  await expect(page.getByRole('heading', { name: '80010001 โรงเรียนบ้านตัวอย่าง' })).toBeVisible();
  await expect(page.getByText('ไม่มีใครหักไม่ครบในงวดนี้')).toBeVisible();

  await button(page, 'เพิ่มผู้ที่หักไม่ครบ').click();
  const line = page.getByRole('group', { name: 'ผู้ที่หักไม่ครบ รายที่ 1' });
  await line.getByLabel('เลขทะเบียนสมาชิก').fill('1');
  await line.getByLabel('หักได้จริง (บาท)').fill('999,999');
  await line.getByLabel('เหตุผล').selectOption('พักราชการ');
  await button(page, 'บันทึกผลการหัก').click();
  await expect(page.getByRole('alert')).toContainText('00001: มากกว่ายอดเรียกเก็บ');
  await line.getByLabel('หักได้จริง (บาท)').fill('10,000');
  await button(page, 'บันทึกผลการหัก').click();
  await expectNotice(page, 'บันทึกงวด 256911 แล้ว หักไม่ครบ 1 ราย');
  const short = page.getByRole('table', { name: 'หักไม่ครบหรือยังค้าง' });
  await expect(short.getByRole('row').nth(1)).toContainText('00001 นายสมชาย ใจงาม');
  await expect(short.getByRole('row').nth(1)).toContainText('พักราชการ');

  await button(page, 'หน่วยงานไม่นำส่งงวดนี้').click();
  await expect(page.getByText('หน่วยงานไม่นำส่งเงินงวดนี้')).toBeVisible();
  await page.getByLabel('จำนวนเงิน (บาท)').fill('1000');
  await button(page, 'แจ้งโอน').click();
  await expect(page.getByRole('alert')).toContainText('80010001 keeps the money of 256911');
  await expectAccessible(page, ['light', 'dark']);

  await control.clock.advance.mutate({ world, ms: 11 * 86_400_000 });
  await page.getByLabel('งวด', { exact: true }).selectOption('256910');
  await expect(page.getByText('สหกรณ์รับเงินของงวดนี้แล้ว หากต้องแก้ไขผลการหักกรุณาติดต่อสหกรณ์')).toBeVisible();
  await page.getByLabel('งวด', { exact: true }).selectOption('256911');
  await expect(fact(page, 'สถานะ')).toContainText('ค้างส่ง');
  await expect(fact(page, 'สหกรณ์ได้รับ')).toContainText('0.00 บาท');

  await button(page, 'บันทึกผลการหัก').click();
  await page.getByLabel('จำนวนเงิน (บาท)').fill('1000');
  await button(page, 'แจ้งโอน').click();
  await expectNotice(page, 'แจ้งโอน 1,000.00 บาทแล้ว');
  await control.clock.advance.mutate({ world, ms: 86_400_000 });
  await page.reload();
  await page.getByLabel('เลขหน่วยงาน').fill('80010001');
  await button(page, 'ดูงวดของหน่วยงาน').click();
  await expect(fact(page, 'หน่วยงานแจ้งโอน')).toContainText('1,000.00 บาท');
  await expect(fact(page, 'หักแล้วยังไม่โอน')).toContainText('204,949.76 บาท');
  await expect(page.getByText('ทุกยอดตรงกัน')).toBeVisible();
});

test('[LED-05][LED-06] a tester takes what is overdue, and decides requests, as the member then reads @phone', async ({
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
  await page.getByLabel('เลขทะเบียนสมาชิก').fill('99999');
  await button(page, 'ดูสมาชิก').click();
  await expect(
    page.getByText('nobody has the number 99999; there are 00001 to 12000'),
  ).toBeVisible();

  await page.getByLabel('เลขทะเบียนสมาชิก').fill('3');
  await button(page, 'ดูสมาชิก').click();
  await expect(page.getByRole('table', { name: 'ยอดค้างตามรายการและงวด' })).toBeVisible();
  await button(page, 'ใส่เต็มยอด').click();
  await button(page, 'รับเงิน').click();
  await expectNotice(page, /รับชำระ [\d,.]+ บาทแล้ว/);
  await expect(page.getByText('ไม่มียอดค้างชำระ')).toBeVisible();
  await page.getByLabel('จำนวนเงิน (บาท)').fill('5');
  await button(page, 'รับเงิน').click();
  await expect(page.getByRole('alert')).toContainText('00003 has nothing overdue');

  await page.getByLabel('เลขทะเบียนสมาชิก').fill('1');
  await button(page, 'ดูสมาชิก').click();
  await button(page, 'อนุมัติ R2569-000001').click();
  await expectNotice(page, 'อนุมัติ R2569-000001 แล้ว');
  await button(page, 'โอนเงิน R2569-000001').click();
  await expectNotice(page, 'โอนเงินตาม R2569-000001 แล้ว');
  await button(page, 'ไม่อนุมัติ R2569-000002').click();
  await expect(page.getByRole('alert')).toHaveText(
    'R2569-000002 is refused with a reason that the member reads',
  );
  await page.getByLabel('เหตุผลที่ไม่อนุมัติ (สมาชิกได้อ่าน) R2569-000002').fill('หลักฐานไม่ครบ');
  await button(page, 'ไม่อนุมัติ R2569-000002').click();
  await expectNotice(page, 'ไม่อนุมัติ R2569-000002 แล้ว');
  await page.getByLabel('ใครตัดสินคำขอที่ส่งจากนี้ไป').selectOption('ผู้ทดสอบ (รอให้กด)');
  await expectNotice(page, 'คำขอที่ส่งจากนี้ไปตัดสินโดยผู้ทดสอบ');
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
  await button(page, 'ตอบสมาชิก').click();
  await expect(page.getByRole('alert')).toHaveText('text: an answer has words');
  await page.getByLabel('คำตอบของผู้สอบบัญชี').fill('เงินเข้าบัญชีวันที่ 2 ม.ค.');
  await button(page, 'ตอบสมาชิก').click();
  await expectNotice(page, 'ตอบสมาชิกแล้ว');
  await expect(page.getByText('ผู้สอบบัญชีตอบแล้วเมื่อ')).toBeVisible();

  await member.reload();
  const answer = member.getByRole('region', { name: 'คำตอบของผู้สอบบัญชี' });
  await expect(answer).toContainText('เงินเข้าบัญชีวันที่ 2 ม.ค.');
  await expectAccessible(member, ['light', 'dark']);
});
