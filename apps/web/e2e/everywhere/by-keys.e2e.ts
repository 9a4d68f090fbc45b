import { announcedOn } from '../kit/announced.ts';
import { SCHOOL, signInGroup } from '../kit/group-page.ts';
import { Keys } from '../kit/keys.ts';
import { heading } from '../kit/member-page.ts';
import { takenOver } from '../kit/taken-over.ts';
import { expect, PASSWORD, signIn, test } from '../kit/world.ts';

// Five tasks of a person who has neither mouse nor sight, from the opened page to the end of the task. What has to be read
// on the way is read stop by stop, each of which is a key of the screen reader.

test('[EAR-03] a member signs in and reads what is deducted this month and why, with at most 35 keys', async ({
  page,
}) => {
  await page.goto('/member/logon');
  await takenOver(page);
  const keys = new Keys(page, 35);
  await keys.skipToContent();
  await keys.goTo(page.getByLabel('เลขทะเบียนสมาชิก'));
  await keys.type('1');
  await keys.goTo(page.getByLabel('รหัสผ่าน', { exact: true }));
  await keys.type(PASSWORD);
  await keys.press('Enter');
  await expect(heading(page, 'ภาพรวม')).toBeFocused();
  const main = page.getByRole('main');
  await keys.goTo(main.getByRole('link', { name: 'ดูรายละเอียดและพิมพ์เอกสาร' }));
  await keys.press('Enter');
  await expect(main.getByText('น้อยกว่าเดือนก่อน').first()).toBeVisible();
  await keys.readTo(
    heading(page, 'รายการเรียกเก็บ'),
    /^น้อยกว่าเดือนก่อน 192\.89 บาท เพราะคิดดอกเบี้ย 30 วัน/,
  );
  await keys.goTo(main.getByRole('button', { name: '16,277.96 บาท' }));
  await keys.press('Enter');
  const origin = page.getByRole('dialog', { name: 'ที่มาของยอดเรียกเก็บ พฤศจิกายน 2569' });
  await keys.readTo(origin.getByRole('heading'), /^260\.00 บาท$/);
  await keys.press('Escape');
  await expect(origin).toBeHidden();
});

test('[EAR-03] a member asks to withdraw money and reads that it was sent, with at most 30 keys', async ({
  page,
}) => {
  await signIn(page, '1', '/member/requestpromoney');
  const keys = new Keys(page, 30);
  await keys.skipToContent();
  await keys.goTo(page.getByLabel('บัญชีหรือสัญญา'));
  await keys.goTo(page.getByLabel('จำนวนเงิน (บาท)'));
  await keys.type('500');
  await keys.press('Enter');
  const question = page.getByRole('dialog', { name: /^ถอนเงินฝาก 500\.00 บาท/ });
  await keys.readTo(question.getByRole('heading'), /^กรุงไทย xxx-x-x8895-2$/);
  await keys.goTo(question.getByRole('button', { name: 'ยืนยันส่งคำขอ' }));
  await keys.press('Enter');
  await keys.readTo(page.getByRole('heading', { name: 'ส่งคำขอแล้ว' }), /^R2569-\d{6}$/);
});

test('[EAR-03] anybody reckons a loan of a product and hears the instalment, with at most 15 keys', async ({
  page,
}) => {
  await page.goto('/loancal');
  await takenOver(page);
  const announced = await announcedOn(page);
  const keys = new Keys(page, 15);
  await keys.skipToContent();
  const product = page.getByLabel('ประเภทเงินกู้');
  await keys.goTo(product);
  await keys.choose(product, 'เงินกู้สามัญ');
  await keys.goTo(page.getByLabel('วงเงินกู้ (บาท)'));
  await keys.type('200000');
  await expect.poll(() => announced.at(-1)).toMatch(/^งวดละ 2,635\.62 บาท 143 งวด/);
});

test('[EAR-03] a member confirms five balances and reads the receipt, with at most 20 keys', async ({
  page,
}) => {
  await signIn(page, '5', '/member/confirmData');
  const keys = new Keys(page, 20);
  await keys.skipToContent();
  await keys.goTo(page.getByRole('button', { name: 'ทุกรายการถูกต้อง' }));
  // Loading is said before there is anything to press.
  const announced = await announcedOn(page);
  await keys.press('Enter');
  await expect.poll(() => announced).toEqual(['เลือก “ถูกต้อง” แล้วทั้ง 5 รายการ ยังไม่ได้ส่งคำตอบ']);
  await keys.goTo(page.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }));
  await keys.press('Enter');
  const review = page.getByRole('dialog', { name: 'ส่งคำตอบให้ผู้สอบบัญชี' });
  await expect(review.getByRole('heading')).toBeFocused();
  await keys.goTo(review.getByRole('button', { name: 'ส่งคำตอบ' }));
  await keys.press('Enter');
  await keys.readTo(
    page.getByRole('heading', { name: 'ส่งคำตอบเรียบร้อยแล้ว' }),
    /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/,
  );
});

test('[EAR-03] a clerk records the month with one person short and hears each change once, with at most 40 keys', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL, '/membergroup/deduct_result');
  const keys = new Keys(page, 40);
  await keys.skipToContent();
  await keys.goTo(page.getByLabel('เพิ่มคนที่หักไม่ครบ'));
  const announced = await announcedOn(page);
  const heard: string[] = [];
  const hears = (words: string) => {
    heard.push(words);
    return expect.poll(() => announced).toEqual(heard);
  };
  await keys.type('8');
  await keys.press('Enter');
  await hears('เพิ่ม นายประทีป อินทร์ช่วย แล้ว หักไม่ครบ 1 คน ยอดที่ต้องโอน 205,949.76 บาท');
  await expect(page.getByLabel('หักได้จริง (บาท)')).toBeFocused();
  await keys.type('9000');
  await hears('หักไม่ครบ 1 คน ยอดที่ต้องโอน 204,538.80 บาท');
  await keys.press('Control+a');
  await keys.type('10000');
  await hears('หักไม่ครบ 1 คน ยอดที่ต้องโอน 205,538.80 บาท');
  const reason = page.getByLabel('เหตุผล');
  await keys.goTo(reason);
  await keys.choose(reason, 'เงินไม่พอ');
  await keys.goTo(page.getByRole('button', { name: 'บันทึกผล' }));
  await keys.press('Enter');
  const question = page.getByRole('dialog', { name: 'ยืนยันผลการหักเงิน' });
  await keys.readTo(question.getByRole('heading'), /^205,538\.80 บาท$/);
  expect(announced).toEqual(heard);
  await keys.goTo(question.getByRole('button', { name: 'ยืนยันบันทึก' }));
  await keys.press('Enter');
  await keys.readTo(page.getByRole('heading', { name: 'บันทึกผลเรียบร้อยแล้ว' }), /^205,538\.80 บาท$/);
});
