import { signInGroup } from '../kit/group-page.ts';
import { expectDialogRead, expectReadLow, LOW } from '../kit/low-window.ts';
import { expect, signIn, test } from '../kit/world.ts';

// A desk of 1280 px at 400 %: dialogs are read and pressed to the end. The pages of a member: member/screens.e2e.ts.

test.use({ viewport: LOW });

test('[EAR-04] at 400 % the question before a request is read to the end and closed', async ({
  page,
}) => {
  await signIn(page, '1', '/member/requestpromoney');
  await page.getByLabel('จำนวนเงิน (บาท)').fill('5000');
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  const question = page.getByRole('dialog', { name: /^ถอนเงินฝาก 5,000.00 บาท/ });
  await expectDialogRead(page, question);
  await question.getByRole('button').last().click();
  await expect(question).toBeHidden();
});

test('[EAR-04] at 400 % who is asked to confirm balances reads the prompt, and what is sent', async ({
  page,
}) => {
  await signIn(page, '5');
  const prompt = page.getByRole('dialog', { name: /^ระบบยืนยันยอด/ });
  await expectDialogRead(page, prompt);
  await prompt.getByRole('link').click();
  await page.getByRole('button', { name: 'ทุกรายการถูกต้อง' }).click();
  await page.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }).click();
  await expectDialogRead(page, page.getByRole('dialog', { name: 'ส่งคำตอบให้ผู้สอบบัญชี' }));
});

test('[EAR-04] at 400 % the question before a new address of the calendar is read', async ({
  page,
}) => {
  await signIn(page, '1', '/member/calendar');
  await page.getByRole('button', { name: 'สร้างที่อยู่ส่วนตัว' }).click();
  await page.getByRole('button', { name: 'สร้างที่อยู่ใหม่' }).click();
  await expectDialogRead(page, page.getByRole('dialog', { name: 'สร้างที่อยู่ใหม่หรือไม่' }));
});

test('[EAR-04] at 400 % an agency’s result is read and no half of it covered, and the question before it is left', async ({
  page,
}) => {
  await signInGroup(page, '80010001', '/membergroup/deduct_result');
  await expectReadLow(page, 'the result');
  await page.getByLabel('เพิ่มคนที่หักไม่ครบ').fill('4');
  await page.getByRole('button', { name: 'เพิ่ม', exact: true }).click();
  await page.getByLabel('หักได้จริง (บาท)').fill('100');
  await page.getByRole('link', { name: 'ภาพรวมการเรียกเก็บ' }).first().click();
  await expectDialogRead(page, page.getByRole('dialog', { name: 'ออกจากหน้านี้หรือไม่' }));
});
