import { expectAccessible } from '../kit/accessible.ts';
import { expect, test } from '../kit/world.ts';

const HOUR = 3_600_000;
/** What a visitor may write, and what must stay what it is: letters. */
const SCRIPT =
  '<script>window.hacked=1</script><img src=x onerror="window.hacked=1"><a href="javascript:window.hacked=1">กด</a>';

test('[PUB-16] the board is paged and searched in the address; words are marked, long texts cut @phone', async ({
  page,
}) => {
  await page.goto('/board');
  await expect(page.getByText('ทั้งหมด 44 กระทู้')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'โดย' });
  await expect(rows).toHaveCount(12);
  await expect(rows.nth(0)).toContainText('ปักหมุด');
  await expect(rows.nth(0)).toContainText('ข้อความใหม่แสดงหลังเจ้...โดย เจ้าหน้าที่สหกรณ์');
  await expect(rows.nth(2)).toContainText('โดย ศิริพร · 16 พ.ย. เวลา 10:37 น.1 คำตอบอ่าน');
  await expectAccessible(page, ['light', 'dark']);
  await page.getByRole('link', { name: 'ถัดไป' }).click();
  await expect(page).toHaveURL('/board?page=2');
  await expect(rows.first()).not.toContainText('ปักหมุด');

  await page.getByLabel('ค้นหาในกระดาน').fill('เเจ้ง ย้าย');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/board\?q=/);
  await expect(page.getByText('พบ 1 กระทู้ที่มีคำว่า “เเจ้ง ย้าย”')).toBeVisible();
  await expect(rows.locator('mark')).toHaveText(['แจ้งย้าย', 'ย้าย', 'แจ้ง', 'แจ้ง']);
  await page.getByLabel('ค้นหาในกระดาน').fill('สิบบาท');
  await page.getByRole('button', { name: 'ค้นหา', exact: true }).click();
  // The question is longer than 120 characters; the word that was found stays in what is shown.
  await expect(rows.getByRole('link')).toHaveText(
    /^\.\.\.ในเดือนนี้ .*ก่อนหลายสิบบาท .*หลายคนในโรงเรียนก็สงสัยเ?\.\.\.$/,
  );
  await page.getByLabel('ค้นหาในกระดาน').fill('ไม่มีคำนี้');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ไม่พบกระทู้ที่มีคำว่า “ไม่มีคำนี้”')).toBeVisible();
  await page.getByRole('link', { name: 'แสดงทุกกระทู้' }).click();
  await expect(page.getByText('ทั้งหมด 44 กระทู้')).toBeVisible();
});

test('[PUB-17] a question is posted once, is text whatever it holds, and waits for the staff', async ({
  page,
  control,
  world,
}) => {
  await page.goto('/board');
  await page.getByRole('link', { name: 'ตั้งกระทู้ใหม่' }).click();
  const send = page.getByRole('button', { name: 'ส่งกระทู้' });
  await send.click();
  const summary = page.getByRole('alert').filter({ hasText: 'ยังส่งกระทู้ไม่ได้' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^ผิดพลาด: ตั้งกระทู้ใหม่ - /);
  await expect(summary.getByRole('link')).toHaveText(['กรุณากรอกหัวข้อ', 'กรุณากรอกรายละเอียด']);
  await page.getByLabel('หัวข้อ').fill(`ถาม ${SCRIPT}${SCRIPT}`);
  await page.getByLabel('รายละเอียด').fill(`หนึ่ง\n${SCRIPT}`);
  await page.getByLabel(/เลขทะเบียนสมาชิก/).fill('๑๒๓๔๕๖๗');
  await page.reload();
  await expect(page.getByLabel('รายละเอียด')).toHaveValue(`หนึ่ง\n${SCRIPT}`);
  await send.click();
  await expect(summary.getByRole('link')).toHaveText([
    'หัวข้อยาวได้ไม่เกิน 120 ตัวอักษร',
    'เลขทะเบียนสมาชิกเป็นตัวเลขไม่เกิน 6 หลัก',
  ]);
  await expectAccessible(page, ['light', 'dark']);
  const title = 'ถาม <img src=x onerror="window.hacked=1">';
  await page.getByLabel('หัวข้อ').fill(title);
  await page.getByLabel(/เลขทะเบียนสมาชิก/).fill('๑');
  // The answer is lost on its way: pressed again, twice, the same text is sent.
  const fault = { world, endpoint: 'infoBoardCreate' as const, drop: true, times: 1 };
  await control.faults.add.mutate(fault);
  await send.click();
  await expect(summary).toContainText('ไม่สามารถเชื่อมต่อได้');
  await send.dblclick();

  await page.waitForURL('**/boardShow/405');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('กระทู้นี้รอเจ้าหน้าที่ตรวจสอบ')).toBeVisible();
  await expect(page.getByText(/ช่วยตอบได้|ยังไม่มีคำตอบ/)).toHaveCount(0);
  await expect(page.getByText(`หนึ่ง ${SCRIPT}`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'กระดานถามตอบ' }).click();
  await expect(page.getByText('ทั้งหมด 45 กระทู้')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('รอตรวจสอบ');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  // Somebody else's browser does not have the key.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/boardShow/405');
  await expect(page.getByRole('heading', { name: 'ไม่พบกระทู้นี้' })).toBeVisible();
  await control.clock.advance.mutate({ world, ms: HOUR });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('กระทู้นี้รอเจ้าหน้าที่ตรวจสอบ')).toBeHidden();
});

test('[PUB-18] a thread shows what the staff say with its form, and takes an answer', async ({
  page,
  control,
  world,
}) => {
  await page.goto('/boardShow/388');
  await expect(page.getByRole('heading', { level: 1, name: 'สอบถามวันรับปันผล' })).toBeVisible();
  const answers = page.getByRole('region', { name: /^คำตอบ/ }).getByRole('listitem');
  await expect(answers).toHaveText([/ฝ่ายบัญชีเจ้าหน้าที่.*โอนวันที่ 30 มกราคม 2569 หลังที่ประชุมใหญ่/]);
  await expect(answers.locator('b')).toHaveText('30 มกราคม 2569');
  const text = page.getByRole('textbox', { name: 'ข้อความ' });
  const send = page.getByRole('button', { name: 'ส่งคำตอบ' });
  await send.click();
  const summary = page.getByRole('alert').filter({ hasText: 'ยังส่งคำตอบไม่ได้' });
  await expect(summary).toContainText('กรุณากรอกข้อความที่จะตอบ');
  await expect(page).toHaveTitle(/^ผิดพลาด: /);
  await text.fill(`ขอบคุณ ${SCRIPT}`);
  await page.getByLabel(/ชื่อที่แสดง/).fill('ครู <b>ใหม่</b>');
  const refusal = { errors: { recaptcha: ['ยืนยันไม่สำเร็จ กรุณาลองใหม่อีกครั้ง'] } };
  const fault = { world, endpoint: 'infoBoardAnswerCreate' as const, times: 1 };
  await control.faults.add.mutate({ ...fault, status: 422, body: refusal });
  await send.click();
  await expect(summary).toContainText('ยืนยันไม่สำเร็จ กรุณาลองใหม่อีกครั้ง');
  await expect(text).toHaveValue(`ขอบคุณ ${SCRIPT}`);
  await send.click();
  await expect(page.getByText('ส่งคำตอบแล้ว', { exact: false })).toBeVisible();
  await expect(answers).toHaveCount(2);
  await expect(answers.nth(1)).toContainText('ครู <b>ใหม่</b>รอตรวจสอบ');
  await expect(answers.nth(1)).toContainText(`ขอบคุณ ${SCRIPT}`);
  await expect(text).toHaveValue('');
  await expectAccessible(page, ['light', 'dark']);
  await control.clock.advance.mutate({ world, ms: HOUR });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(answers.nth(1)).toContainText(`ขอบคุณ ${SCRIPT}`);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
