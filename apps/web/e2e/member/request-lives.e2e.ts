import type { Page } from '@playwright/test';
import { type Life, look, onDay } from '../kit/later.ts';
import { cellsOf, EMERGENCY, figure, loanStatement, table } from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

// One life of each money request: asked for, reviewed, come true, and told alike by every screen.

const PAGE = '/member/requestpromoney';
const ACCOUNT = '/member/dep_statement/01-2-29101-9';
const EMERGENCY_REF = `${EMERGENCY} เงินกู้เพื่อเหตุฉุกเฉิน`;
const amount = (page: Page) => page.getByLabel('จำนวนเงิน (บาท)');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'ส่งคำขอนี้หรือไม่' });

/** What the review says beside a term. */
const said = (page: Page, term: string | RegExp) =>
  dialog(page)
    .getByRole('term')
    .filter({ hasText: term })
    .locator('xpath=following-sibling::dd[1]');

interface Asked {
  readonly kind: string;
  readonly baht: string;
  /** The account or contract, where there are several. */
  readonly ref?: string;
}

/** Fills the form in and opens the review. */
async function review(page: Page, { kind, baht, ref }: Asked): Promise<void> {
  await page.getByLabel('ต้องการทำอะไร').selectOption({ label: kind });
  if (ref) await page.getByLabel('บัญชีหรือสัญญา').selectOption({ label: ref });
  await amount(page).fill(baht);
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function sendAndGoOn(page: Page): Promise<void> {
  await send(page);
  await page.getByRole('button', { name: 'ส่งคำขออื่น' }).click();
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

const rowOf = (page: Page, name: string, start: string) =>
  table(page, name).getByRole('row').filter({ hasText: start });

/** The line of a month's bill that starts like this. */
const line = (page: Page, month: string, start: string) =>
  rowOf(page, `รายการที่เรียกเก็บเดือน${month}`, start);

const later = (life: Life, day: string, at: string) => onDay(life, day, '1', at);

test('[LED-05][LED-06][MEM-08][MEM-09][MEM-12][MEM-13][MEM-19] a withdrawal, shares, another monthly share and a repayment in part: reviewed, kept as a sheet, followed, and told alike by every screen on their day', async ({
  page,
  control,
  world,
}) => {
  const life = { page, control, world };
  await signIn(page, '1', PAGE);
  await expect(amount(page)).toHaveAccessibleDescription(/53,743\.61 บาท/);
  await expect(page.getByLabel('บัญชีหรือสัญญา').getByRole('option')).toHaveText([
    '01-2-29101-9 เงินฝากออมทรัพย์พิเศษ',
    '01-1-37376-3 เงินฝากออมทรัพย์',
  ]);
  await page.getByLabel(/เหตุผลหรือหมายเหตุ/).fill('ค่ารักษาพยาบาล');
  await review(page, { kind: 'ถอนเงินฝาก', baht: '๑,๕๐๐' });
  await expect(said(page, 'โอนเข้าบัญชี')).toHaveText('กรุงไทย xxx-x-x8895-2');
  await expect(said(page, 'คาดว่าโอน')).toHaveText('วันอังคารที่ 24 พฤศจิกายน 2569');
  await expect(said(page, 'ค่าธรรมเนียม')).toHaveText('ไม่มี');
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
    ['ส่งเมื่อ', / 2569 /],
    ['จำนวนเงิน', /^1,500\.00 บาท$/],
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
  await expect(said(page, 'ค่าธรรมเนียม')).toContainText('50.00 บาท');
  await dialog(page).getByRole('button', { name: 'กลับไปแก้ไข' }).click();

  await review(page, { kind: 'ซื้อหุ้นเพิ่ม', baht: '2000' });
  await expect(said(page, 'วิธีชำระ')).toContainText('075-123-456');
  await expect(said(page, 'คาดว่าลงบัญชีหุ้น')).toContainText('24 พฤศจิกายน 2569');
  await sendAndGoOn(page);
  await review(page, { kind: 'เปลี่ยนค่าหุ้นรายเดือน', baht: '2500' });
  await expect(said(page, 'ผลของรายการ')).toHaveText('เก็บอัตราใหม่ตั้งแต่บิลถัดไป');
  await sendAndGoOn(page);
  await review(page, { kind: 'ชำระหนี้', ref: EMERGENCY_REF, baht: '5000' });
  await expect(said(page, 'วิธีชำระ')).toContainText('เคาน์เตอร์สหกรณ์');
  await expect(said(page, 'ผลของรายการ')).toHaveText('ชำระดอกเบี้ยถึงวันนั้นก่อน ที่เหลือลดเงินต้น');
  await send(page);

  await later(life, '2026-11-26', PAGE);
  await expect(card(page, 'ถอนเงินฝาก')).toContainText('โอนแล้ว');
  await expect(card(page, 'ถอนเงินฝาก')).not.toContainText('คาดว่า');
  await expect(card(page, 'ซื้อหุ้นเพิ่ม')).toContainText('ซื้อแล้ว');
  await expect(card(page, 'ชำระหนี้')).toContainText('ชำระแล้ว');
  await expect(
    card(page, 'ถอนเงินฝาก').getByRole('list', { name: 'ลำดับสถานะ' }).getByRole('listitem'),
  ).toHaveText([/^ส่งแล้ว 20 พ\.ย\. 2569 09:/, /^กำลังตรวจ/, /^อนุมัติ/, /^โอนแล้ว/]);
  await page.getByLabel('ต้องการทำอะไร').selectOption({ label: 'ถอนเงินฝาก' });
  await expect(amount(page)).toHaveAccessibleDescription(/52,193\.61 บาท/);
  await look(page, ACCOUNT);
  const rows = await cellsOf(page.getByRole('table').first());
  expect(rows.find((row) => row.includes('ถอนตามคำขอ'))?.join(' ')).toMatch(
    /24 พ\.ย\. 2569.*1,500\.00.*52,343\.61/,
  );
  await look(page, '/member/share');
  await expect(figure(page, 'หุ้นสะสมรวม')).toHaveText('482,200.00');
  await expect(rowOf(page, 'รายการเคลื่อนไหวของหุ้น', 'ซื้อหุ้นเพิ่มตามคำขอ')).toContainText(
    /24 พ\.ย\. 2569.*2,000\.00.*482,200\.00/,
  );
  await look(page, loanStatement(EMERGENCY));
  await expect(page.getByRole('row').filter({ hasText: 'ชำระพิเศษ' })).toContainText(
    /24 พ\.ย\. 2569.*4,933\.69.*66\.31.*5,000\.00.*15,234\.20/,
  );
  await look(page, '/member/status');
  for (const [term, value] of [
    ['เงินฝาก', '60,448.37'],
    ['ทุนเรือนหุ้น', '482,200.00'],
    ['หนี้คงเหลือ', '954,934.20'],
  ] as const) {
    await expect(figure(page, term)).toHaveText(value);
  }

  // November was billed before the new share; December is the first, and gives back what was taken too much.
  await later(life, '2026-12-16', '/member/kep?period=256911');
  await expect(line(page, 'พฤศจิกายน 2569', 'ค่าหุ้นรายเดือน')).toContainText('1,500.00');
  await expect(page.getByText('รับไว้ 70.36 บาท จะหักให้ในเดือนถัดไป')).toBeVisible();
  await look(page, '/member/kep');
  await expect(line(page, 'ธันวาคม 2569', 'ค่าหุ้นรายเดือน')).toContainText('2,500.00');
  await expect(line(page, 'ธันวาคม 2569', 'คืนเงินที่รับไว้เกิน')).toContainText('−70.36');
  // 1,110.30 for shares, days and deaths, less the 70.36.
  await expect(
    page.getByText(/^มากกว่าเดือนก่อน 1,039\.94 บาท เพราะปรับอัตราส่งรายเดือน \(\+1,000\.00\)/),
  ).toBeVisible();
  await look(page, '/member/share');
  await expect(figure(page, 'ส่งหุ้นงวดละ')).toHaveText('2,500.00');
});
