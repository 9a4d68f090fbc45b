import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { figure, goTo } from '../kit/member-page.ts';
import { toasts } from '../kit/toasts.ts';
import { endSessionAt, expect, fillLogon, signIn, test } from '../kit/world.ts';

const PAGE = '/member/requestpromoney';
const kind = (page: Page) => page.getByLabel('ต้องการทำอะไร');
const amount = (page: Page) => page.getByLabel('จำนวนเงิน (บาท)');
const review = (page: Page) => page.getByRole('button', { name: 'ตรวจทานคำขอ' });
const confirm = (page: Page) => page.getByRole('button', { name: 'ยืนยันส่งคำขอ' });

/** A request for shares, filled in and ready to be reviewed. */
async function askForShares(page: Page, baht: string): Promise<void> {
  await kind(page).selectOption({ label: 'ซื้อหุ้นเพิ่ม' });
  await amount(page).fill(baht);
}

test('[MEM-19] a member asks for a withdrawal, reviews it, and follows it until the money is sent', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1', PAGE);
  await kind(page).selectOption({ label: 'ถอนเงินฝาก' });
  await expect(page.getByLabel('บัญชีหรือสัญญา').getByRole('option')).toHaveText([
    '01-2-29101-9 เงินฝากออมทรัพย์พิเศษ',
    '01-1-37376-3 เงินฝากออมทรัพย์',
  ]);
  await amount(page).fill('๑,๕๐๐');
  await page.getByLabel(/เหตุผลหรือหมายเหตุ/).fill('ค่ารักษาพยาบาล');
  await review(page).click();
  const dialog = page.getByRole('dialog', { name: 'ส่งคำขอนี้หรือไม่' });
  await expect(dialog).toContainText('1,500.00');
  const sent = page.waitForRequest('**/mem_requestpromoney_create');
  await dialog.getByRole('button', { name: 'ยืนยันส่งคำขอ' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    request_type: 'WITHDRAW',
    amount: '1500.00',
  });
  // What was sent stands in place of the form, to be read first, printed and kept.
  const sheet = page.getByRole('region', { name: 'ส่งคำขอแล้ว' });
  await expect(sheet.getByRole('heading', { name: 'ส่งคำขอแล้ว' })).toBeFocused();
  for (const [term, value] of [
    ['เลขที่คำขอ', /^R2569-000001$/],
    ['ส่งเมื่อ', / 2569 /],
    ['จำนวนเงิน', /^1,500\.00 บาท$/],
    ['โอนเข้าบัญชี', /^กรุงไทย /],
    ['คาดว่าโอน', / 2569$/],
  ] as const) {
    await expect(figure(page, term)).toHaveText(value);
  }
  await expect(sheet.getByRole('button', { name: 'พิมพ์เก็บไว้' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('list', { name: 'ลำดับสถานะ' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await sheet.getByRole('button', { name: 'ส่งคำขออื่น' }).click();
  await expect(page.getByText('ส่งคำขอใหม่')).toBeFocused();
  await expect(amount(page)).toHaveValue('');
  const request = page.getByRole('heading', { level: 3, name: 'ถอนเงินฝาก R2569-000001' });
  await expect(request).toBeVisible();
  const steps = page.getByRole('list', { name: 'ลำดับสถานะ' });
  await expect(steps.getByRole('listitem')).toHaveText([/ส่งแล้ว 20 พ\.ย\. 2569 09:\d\d น\./]);

  // Checked on Friday, approved on Monday, transferred on Tuesday.
  await control.clock.advance.mutate({ world, ms: 100 * 3_600_000 });
  // The session has slept for four days: a new sign-in, and the request has gone its way.
  page.on('dialog', (alert) => void alert.accept());
  await page.reload();
  await page.waitForURL('**/member/logon**');
  await fillLogon(page, '1');
  await page.waitForURL(`**${PAGE}`);
  await expect(steps.getByRole('listitem')).toHaveText([/^ส่งแล้ว/, /^กำลังตรวจ/, /^อนุมัติ/, /^โอนแล้ว/]);
});

test('[MEM-19] a double click and a retried request make one request', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1', PAGE);
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/mem_requestpromoney_create'))
      keys.push(request.postDataJSON().idempotency_key);
  });
  await askForShares(page, '1000');
  await review(page).click();
  // The first answer is lost on its way: the member presses again.
  await control.faults.add.mutate({
    world,
    endpoint: 'memberRequestpromoneyCreate',
    status: 502,
    times: 1,
  });
  await confirm(page).click();
  await expect(page.getByText('Error')).toBeVisible();
  // Also after a look back at the form; but what is changed is another request.
  await page.getByRole('button', { name: 'กลับไปแก้ไข' }).click();
  await review(page).click();
  await control.faults.add.mutate({
    world,
    endpoint: 'memberRequestpromoneyCreate',
    status: 502,
    times: 1,
  });
  const again = page.waitForRequest('**/mem_requestpromoney_create');
  await confirm(page).click();
  await again;
  await page.getByRole('button', { name: 'กลับไปแก้ไข' }).click();
  await amount(page).fill('2000');
  await review(page).click();
  await confirm(page).dblclick();
  await expect(page.getByRole('heading', { level: 3, name: /^ซื้อหุ้นเพิ่ม/ })).toHaveCount(1);
  const [first, second, changed] = keys;
  expect(second).toBe(first);
  expect(changed).not.toBe(first);
  expect(new Set(keys.slice(2))).toEqual(new Set([changed]));
});

test('[MEM-19] amounts outside the member’s own limits are refused beside the field, and nothing is lost', async ({
  page,
}) => {
  await signIn(page, '1', PAGE);
  await kind(page).selectOption({ label: 'ซื้อหุ้นเพิ่ม' });
  const summary = page.getByRole('alert').filter({ hasText: 'ส่งคำขอไม่สำเร็จ' });
  for (const [typed, words] of [
    ['สิบบาท', 'กรุณากรอกจำนวนเงินเป็นตัวเลข'],
    ['5', 'จำนวนเงินต้องไม่น้อยกว่า 10.00 บาท'],
    ['100010', 'จำนวนเงินต้องไม่เกิน 100,000.00 บาท'],
    ['15', 'ระบุจำนวนเงินเป็นจำนวนเท่าของ 10.00 บาท'],
  ] as const) {
    await amount(page).fill(typed);
    await review(page).click();
    await expect(summary).toContainText(words);
    await expect(page).toHaveTitle(/^ผิดพลาด: คำขอทำรายการเงิน · /);
    await expect(amount(page)).toHaveValue(typed);
  }
});

test('[MEM-19] a request nobody has looked at can be taken back', async ({ page }) => {
  await signIn(page, '1', PAGE);
  await askForShares(page, '500');
  await review(page).click();
  await confirm(page).click();
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
  await review(page).click();
  await confirm(page).click();
  await expect(page.getByText('สหกรณ์กำลังตรวจสอบการสมัครของท่าน')).toBeVisible();
  await expect(review(page)).toHaveCount(0);
});

test('[MEM-19] what was typed is there again after the session has expired in the middle', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1', PAGE);
  await askForShares(page, '2,500');
  await page.getByLabel(/เหตุผลหรือหมายเหตุ/).fill('เก็บไว้ให้ลูก');
  await endSessionAt(control, world, 'memberRequestpromoneyCreate');
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(alert.message());
    void alert.accept();
  });
  await review(page).click();
  await confirm(page).click();
  await page.waitForURL('**/member/logon**');
  // It is said once, and on the page; no toast repeats it.
  await expect(page.getByText('ท่านจะกลับไปยังแบบฟอร์มเดิม')).toBeVisible();
  expect(alerts).toHaveLength(1);
  await expect(toasts(page)).toHaveCount(0);
  await fillLogon(page, '1');
  await page.waitForURL(`**${PAGE}`);
  await expect(amount(page)).toHaveValue('2,500');
  await expect(page.getByLabel(/เหตุผลหรือหมายเหตุ/)).toHaveValue('เก็บไว้ให้ลูก');
});

test('[MEM-19][MEM-29] reached from the first page and from shares, loans and deposits, with the kind chosen', async ({
  page,
}) => {
  await signIn(page, '1');
  await page.getByRole('link', { name: /^คำขอทำรายการเงิน/ }).click();
  await expect(kind(page).getByRole('option', { selected: true })).toHaveText('ถอนเงินฝาก');
  for (const [menu, link, chosen, limit] of [
    ['ทุนเรือนหุ้น', 'ขอซื้อหุ้นเพิ่ม', 'ซื้อหุ้นเพิ่ม', 'ตั้งแต่ 10.00 ถึง 100,000.00 บาท'],
    ['เงินกู้', 'ขอชำระหนี้', 'ชำระหนี้', 'ยอดปิดสัญญา'],
    ['เงินฝาก', 'ขอถอนเงิน', 'ถอนเงินฝาก', 'ตั้งแต่ 100.00 ถึง 53,743.61 บาท'],
  ] as const) {
    await goTo(page, menu);
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(kind(page).getByRole('option', { selected: true })).toHaveText(chosen);
    await expect(amount(page)).toHaveAccessibleDescription(
      new RegExp(limit.replaceAll('.', '\\.')),
    );
  }
  // What is typed is not given up for another address.
  await amount(page).fill('700');
  await page.goto(`${PAGE}?type=REPAY`);
  await expect(kind(page).getByRole('option', { selected: true })).toHaveText('ถอนเงินฝาก');
  await expect(amount(page)).toHaveValue('700');
});

test('[MEM-19] the page passes axe and fits the phone @phone', async ({ page }) => {
  await signIn(page, '1', PAGE);
  await expect(page.getByRole('heading', { name: 'ส่งคำขอใหม่' })).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  // The review of a loan is longer than the phone and scrolls.
  await kind(page).selectOption({ label: 'กู้ฉุกเฉิน' });
  await amount(page).fill('30000');
  await review(page).click();
  await expect(page.getByRole('dialog', { name: 'ส่งคำขอนี้หรือไม่' })).toContainText('หักงวดแรก');
  await expectAccessible(page, ['light', 'dark'], { within: 'dialog[open]' });
});
