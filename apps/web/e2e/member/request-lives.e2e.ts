import type { Page } from '@playwright/test';
import { cellsOf, figure } from '../kit/member-page.ts';
import { look, onDay } from '../kit/on-day.ts';
import { expect, signIn, test } from '../kit/world.ts';

// The life of a money request: asked for, reviewed, come true, and told by the account.

const PAGE = '/member/requestpromoney';
const ACCOUNT = '/member/dep_statement/01-2-29101-9';
const amount = (page: Page) => page.getByLabel('จำนวนเงิน (บาท)');
const dialog = (page: Page) => page.getByRole('dialog', { name: /หรือไม่$/ });

/** Returns what the review says beside a term. */
const detail = (page: Page, term: string | RegExp) =>
  dialog(page)
    .getByRole('term')
    .filter({ hasText: term })
    .locator('xpath=following-sibling::dd[1]');

interface Asked {
  readonly kind: string;
  readonly baht: string;
}

/** Fills the form in and opens the review. */
async function review(page: Page, { kind, baht }: Asked): Promise<void> {
  await page.getByLabel('ต้องการทำอะไร').selectOption({ label: kind });
  await amount(page).fill(baht);
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'ยืนยันส่งคำขอ' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** The card of the request of this kind. */
const card = (page: Page, kind: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(`^${kind} R2569-`) }) })
    .last();

/** The card of the member's newest request. */
const newest = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: /R2569-00000\d$/ }) })
    .last();

test('[LED-05][MEM-12][MEM-19] a withdrawal is reviewed, kept as a sheet, followed, and stands in its account on its day', async ({
  page,
  control,
  world,
}) => {
  const life = { page, control, world };
  await signIn(page, '1', PAGE);
  await expect(amount(page)).toHaveAccessibleDescription(/53,743\.61\sบาท/);
  await expect(page.getByLabel('บัญชีหรือสัญญา').getByRole('option')).toHaveText([
    '01-2-29101-9 เงินฝากออมทรัพย์พิเศษ',
    '01-1-37376-3 เงินฝากออมทรัพย์',
  ]);
  await page.getByLabel(/เหตุผลหรือหมายเหตุ/).fill('ค่ารักษาพยาบาล');
  await review(page, { kind: 'ถอนเงินฝาก', baht: '๑,๕๐๐' });
  await expect(detail(page, 'โอนเข้าบัญชี')).toHaveText('กรุงไทย xxx-x-x8895-2');
  await expect(detail(page, 'คาดว่าโอน')).toHaveText('วันอังคารที่ 24 พฤศจิกายน 2569');
  await expect(detail(page, 'ค่าธรรมเนียม')).toHaveText('ไม่มี');
  const sent = page.waitForRequest('**/mem_requestpromoney_create');
  await send(page);
  expect((await sent).postDataJSON()).toMatchObject({
    request_type: 'WITHDRAW',
    amount: '1500.00',
  });
  // What was sent stands in place of the form, to be read first, printed and kept.
  const sheet = page.getByRole('region', { name: 'ส่งคำขอแล้ว' });
  await expect(sheet.getByRole('heading', { name: 'ส่งคำขอแล้ว' })).toBeFocused();
  for (const [term, value] of [
    ['เลขที่คำขอ', /^R2569-000001$/],
    ['ส่งเมื่อ', /\s2569\s/],
    ['จำนวนเงิน', /^1,500\.00 บาท/],
    ['โอนเข้าบัญชี', /^กรุงไทย /],
  ] as const) {
    await expect(figure(page, term)).toHaveText(value);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('list', { name: 'ลำดับสถานะ' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(newest(page)).toContainText('คาดว่าโอน 24 พ.ย. 2569');
  await sheet.getByRole('button', { name: 'ส่งคำขออื่น' }).click();
  await expect(page.getByText('ส่งคำขอใหม่')).toBeFocused();
  await expect(amount(page)).toHaveValue('');
  // The second of the month is dearer, which is said before it is sent.
  await review(page, { kind: 'ถอนเงินฝาก', baht: '1000' });
  await expect(detail(page, 'ค่าธรรมเนียม')).toContainText('50.00 บาท');
  await dialog(page).getByRole('button', { name: 'กลับไปแก้ไข' }).click();

  await onDay(life, '2026-11-26', '1', PAGE);
  await expect(card(page, 'ถอนเงินฝาก')).toContainText('โอนแล้ว');
  await expect(card(page, 'ถอนเงินฝาก')).not.toContainText('คาดว่า');
  await expect(
    card(page, 'ถอนเงินฝาก').getByRole('list', { name: 'ลำดับสถานะ' }).getByRole('listitem'),
  ).toHaveText([/^ส่งแล้ว 20\sพ\.ย\.\s2569 09:/, /^กำลังตรวจ/, /^อนุมัติ/, /^โอนแล้ว/]);
  await page.getByLabel('ต้องการทำอะไร').selectOption({ label: 'ถอนเงินฝาก' });
  await expect(amount(page)).toHaveAccessibleDescription(/52,193\.61\sบาท/);
  await look(page, ACCOUNT);
  const rows = await cellsOf(page.getByRole('table').first());
  expect(rows.find((row) => row.includes('ถอนตามคำขอ'))?.join(' ')).toMatch(
    /24\sพ\.ย\.\s2569.*1,500\.00.*52,343\.61/,
  );
});
