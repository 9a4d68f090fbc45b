import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { goTo } from '../kit/member-page.ts';
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
  await expect(page.getByText('ท่านจะกลับไปยังหน้าเดิม สิ่งที่กรอกไว้')).toBeVisible();
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

test('[MEM-19] the review of a loan, which is longer than the phone and scrolls, passes axe @phone-only', async ({
  page,
}) => {
  await signIn(page, '1', PAGE);
  await kind(page).selectOption({ label: 'กู้ฉุกเฉิน' });
  await amount(page).fill('30000');
  await review(page).click();
  await expect(page.getByRole('dialog', { name: 'ส่งคำขอนี้หรือไม่' })).toContainText('หักงวดแรก');
  await expectAccessible(page, ['light', 'dark'], { within: 'dialog[open]' });
});
