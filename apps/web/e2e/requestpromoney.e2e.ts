import { expectAccessible } from './accessible.ts';
import { expect, signIn, test } from './world.ts';

const PAGE = '/member/requestpromoney';

test('[MEM-19] a member asks for a withdrawal, reviews it, and follows it until the money is sent', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1', PAGE);
  await page.getByLabel('ต้องการทำอะไร').selectOption({ label: 'ถอนเงินฝาก' });
  await page.getByLabel('จำนวนเงิน (บาท)').fill('๑,๕๐๐');
  await page.getByLabel(/เหตุผลหรือหมายเหตุ/).fill('ค่ารักษาพยาบาล');
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  const dialog = page.getByRole('dialog', { name: 'ส่งคำขอนี้หรือไม่' });
  await expect(dialog).toContainText('1,500.00');
  const sent = page.waitForRequest('**/mem_requestpromoney_create');
  await dialog.getByRole('button', { name: 'ยืนยันส่งคำขอ' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    request_type: 'WITHDRAW',
    amount: '1500.00',
  });
  const request = page.getByRole('heading', { level: 3, name: 'ถอนเงินฝาก R2569-000001' });
  await expect(request).toBeVisible();
  const steps = page.getByRole('list', { name: 'ลำดับสถานะ' });
  await expect(steps.getByRole('listitem')).toHaveText([/ส่งแล้ว 20 พ\.ย\. 2569 09:\d\d น\./]);

  await control.clock.advance.mutate({ world, ms: 60 * 3_600_000 });
  // The session has slept for two and a half days: a new sign-in, and the request has gone its way.
  page.on('dialog', (alert) => void alert.accept());
  await page.reload();
  await page.waitForURL('**/member/logon**');
  await page.getByLabel('เลขทะเบียนสมาชิก').fill('1');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await page.waitForURL(`**${PAGE}`);
  await expect(steps.getByRole('listitem')).toHaveText([/^ส่งแล้ว/, /^กำลังตรวจ/, /^อนุมัติ/, /^โอนแล้ว/]);
});

test('[MEM-19] a double click and a retried request make one request', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1', PAGE);
  await page.getByLabel('ต้องการทำอะไร').selectOption({ label: 'ซื้อหุ้นเพิ่ม' });
  await page.getByLabel('จำนวนเงิน (บาท)').fill('2000');
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  // The first answer is lost on its way: the member presses again.
  await control.faults.add.mutate({
    world,
    endpoint: 'memberRequestpromoneyCreate',
    status: 502,
    times: 1,
  });
  const confirm = page.getByRole('button', { name: 'ยืนยันส่งคำขอ' });
  await confirm.click();
  await expect(page.getByText('Error')).toBeVisible();
  await confirm.dblclick();
  await expect(page.getByRole('heading', { level: 3, name: /^ซื้อหุ้นเพิ่ม/ })).toHaveCount(1);
});

test('[MEM-19] amounts outside the member’s own limits are refused beside the field, and nothing is lost', async ({
  page,
}) => {
  await signIn(page, '1', PAGE);
  await page.getByLabel('ต้องการทำอะไร').selectOption({ label: 'ซื้อหุ้นเพิ่ม' });
  const amount = page.getByLabel('จำนวนเงิน (บาท)');
  const review = page.getByRole('button', { name: 'ตรวจทานคำขอ' });
  const summary = page.getByRole('alert').filter({ hasText: 'ส่งคำขอไม่สำเร็จ' });
  for (const [typed, words] of [
    ['สิบบาท', 'กรุณากรอกจำนวนเงินเป็นตัวเลข'],
    ['5', 'จำนวนเงินต้องไม่น้อยกว่า 10.00 บาท'],
    ['100010', 'จำนวนเงินต้องไม่เกิน 100,000.00 บาท'],
    ['15', 'จำนวนเงินต้องลงตัวทีละ 10.00 บาท'],
  ] as const) {
    await amount.fill(typed);
    await review.click();
    await expect(summary).toContainText(words);
    await expect(amount).toHaveValue(typed);
  }
});

test('[MEM-19] a request nobody has looked at can be taken back', async ({ page }) => {
  await signIn(page, '1', PAGE);
  await page.getByLabel('ต้องการทำอะไร').selectOption({ label: 'ซื้อหุ้นเพิ่ม' });
  await page.getByLabel('จำนวนเงิน (บาท)').fill('500');
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  await page.getByRole('button', { name: 'ยืนยันส่งคำขอ' }).click();
  await page.getByRole('button', { name: 'ยกเลิกคำขอ R2569-000001' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ยกเลิกคำขอ', exact: true }).click();
  await expect(page.getByText('ยกเลิกคำขอแล้ว')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'ลำดับสถานะ' }).getByRole('listitem').last(),
  ).toContainText('ยกเลิก');
  await expect(page.getByRole('button', { name: /^ยกเลิกคำขอ R/ })).toHaveCount(0);
});

test('[MEM-19] a member without the service can only ask for it, and waits', async ({ page }) => {
  await signIn(page, '2', PAGE);
  await expect(page.getByText('ยังไม่สมัคร')).toBeVisible();
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  await page.getByRole('button', { name: 'ยืนยันส่งคำขอ' }).click();
  await expect(page.getByText('สหกรณ์กำลังตรวจสอบการสมัครของท่าน')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ตรวจทานคำขอ' })).toHaveCount(0);
});

test('[MEM-19] what was typed is there again after the session has expired in the middle', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1', PAGE);
  await page.getByLabel('ต้องการทำอะไร').selectOption({ label: 'ซื้อหุ้นเพิ่ม' });
  await page.getByLabel('จำนวนเงิน (บาท)').fill('2,500');
  await page.getByLabel(/เหตุผลหรือหมายเหตุ/).fill('เก็บไว้ให้ลูก');
  await control.sessions.expire.mutate({ world, kind: 'member', subject: '00001' });
  page.on('dialog', (alert) => void alert.accept());
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  await page.getByRole('button', { name: 'ยืนยันส่งคำขอ' }).click();
  await page.waitForURL('**/member/logon**');
  await page.getByLabel('เลขทะเบียนสมาชิก').fill('1');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await page.waitForURL(`**${PAGE}`);
  await expect(page.getByLabel('จำนวนเงิน (บาท)')).toHaveValue('2,500');
  await expect(page.getByLabel(/เหตุผลหรือหมายเหตุ/)).toHaveValue('เก็บไว้ให้ลูก');
});

test('[MEM-19] the page passes axe and fits the phone @phone', async ({ page }) => {
  await signIn(page, '1', PAGE);
  await expect(page.getByRole('heading', { name: 'ส่งคำขอใหม่' })).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
