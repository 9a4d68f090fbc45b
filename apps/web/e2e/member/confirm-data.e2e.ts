import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { heading } from '../kit/member-page.ts';
import { printed } from '../kit/pdf.ts';
import { expect, fillLogon, test } from '../kit/world.ts';

const LETTER = '/member/confirmData';
const TITLE = 'หนังสือยืนยันยอด';
const WAITING = 'ท่านยังไม่ได้ยืนยันยอดหุ้น หนี้ และเงินฝาก';
const TO_LETTER = /ไปหน้าหนังสือยืนยันยอด/;

const prompt = (page: Page) => page.getByRole('dialog', { name: /ระบบยืนยันยอดหุ้น\/หนี้\/เงินฝาก/ });
const question = (page: Page, name: RegExp) => page.getByRole('group', { name });
const receipt = (page: Page) => page.getByRole('region', { name: 'ใบรับคำตอบ' });
const review = (page: Page) => page.getByRole('dialog', { name: 'ส่งคำตอบให้ผู้สอบบัญชี' });

/** Answers the letter that is open, every line correct but one account, and opens the review. */
async function disagreeWithOneAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ทุกรายการถูกต้อง' }).click();
  const account = question(page, /เงินฝากออมทรัพย์พิเศษ/);
  await account.getByText('ไม่ถูกต้อง', { exact: true }).click();
  await account.getByLabel('ยอดที่ถูกต้องของท่าน (บาท)').fill('๖๖,๖๘๙.๖๑');
  await account.getByLabel('เหตุผล').fill('ฝากเพิ่ม 500 บาท 30 ธ.ค.');
  await page.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }).click();
}

/** Paper is white on a dark screen too. */
async function expectPaper(page: Page): Promise<void> {
  await expectAccessible(page, ['light', 'dark']);
  const paper = page.getByRole('article');
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(paper).toHaveCSS('color', 'rgb(26, 32, 29)');
  const width = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(width).toBeLessThanOrEqual(0);
}

test('[API-09][MEM-07][MEM-20][MEM-21] who has not confirmed is asked, led to the letter and to each open line, answers, sends once, keeps the receipt and is asked no more; both print on one sheet @phone-only', async ({
  page,
}) => {
  const request = page.waitForRequest('**/api/member/get_confirm_data/2026');
  await page.goto('/member/logon');
  await fillLogon(page, '5');
  expect((await request).method()).toBe('GET');
  await expect(prompt(page)).toContainText('ท่านยังไม่ได้ยืนยันยอดหุ้น/หนี้/เงินฝาก');
  await expect(prompt(page)).toContainText('balance confirmation system for shares/debt/deposits');
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(page.getByText('ปิดรับ 31 ธ.ค. 2569')).toBeVisible();
  await prompt(page).getByRole('link', { name: TO_LETTER }).click();
  await page.waitForURL(`**${LETTER}`);
  await expect(page.getByRole('radio').first()).toBeInViewport();
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  expect((await printed(page)).pages).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('☐ ไม่ถูกต้อง').first()).toBeVisible();
  await expect(page.getByText('สมาชิกผู้ยืนยันยอด')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeHidden();
  await expect(heading(page, TITLE)).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }).click();
  const summary = page.getByRole('group', { name: 'ยังส่งคำตอบไม่ได้' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  await expectAccessible(page, ['light', 'dark']);
  await summary.getByRole('link', { name: /^ทุนเรือนหุ้น:/ }).click();
  const shares = question(page, /^ทุนเรือนหุ้น/);
  await expect(shares.getByLabel('ถูกต้อง', { exact: true })).toBeFocused();
  await expect(shares).toBeInViewport();
  await expect(shares).toHaveAccessibleDescription('กรุณาเลือกว่าถูกต้องหรือไม่ถูกต้อง');
  await page.keyboard.press('Space');
  await expect(shares).toHaveAccessibleDescription('');
  await disagreeWithOneAccount(page);
  await expect(review(page)).toContainText('ตามหนังสือ 66,189.61 บาท');
  await expect(review(page)).toContainText('ของท่าน 66,689.61 บาท');
  await expect(review(page)).toContainText('ส่งได้ครั้งเดียวต่อรอบ');
  const sent = page.waitForRequest('**/mem_confirm_reply');
  await review(page).getByRole('button', { name: 'ส่งคำตอบ' }).click();
  expect((await sent).postDataJSON()).toEqual({
    letter_no: 'ยย.2569/00005',
    lines: [
      { kind: 'loan', ref_no: 'ฉฉ.2568/51067', answer: 'Y' },
      { kind: 'loan', ref_no: 'สม.2567/21175', answer: 'Y' },
      {
        kind: 'deposit',
        ref_no: '01-2-31689-5',
        answer: 'N',
        member_balance: '66689.61',
        remark: 'ฝากเพิ่ม 500 บาท 30 ธ.ค.',
      },
      { kind: 'deposit', ref_no: '01-1-50920-7', answer: 'Y' },
      { kind: 'share', ref_no: '00005', answer: 'Y' },
    ],
  });
  await expect(receipt(page)).toContainText(/20\sพ\.ย\.\s2569 09:\d\d\sน\./);
  await expectPaper(page);
  const code = (await receipt(page).textContent())?.match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  expect((await printed(page)).pages).toHaveLength(1);

  // It is there again at the next visit, and nobody is asked any more.
  await page.goto('/member/status');
  await expect(page.getByText('การเติบโตของทุนเรือนหุ้น').first()).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  await expect(page.getByText(WAITING)).toBeHidden();
  await page.goto(LETTER);
  await expect(receipt(page)).toContainText(code?.[0] ?? 'no code');
  await expect(page.getByRole('table')).toContainText('ฝากเพิ่ม 500 บาท 30 ธ.ค.');
  await expect(page.getByRole('radio')).toHaveCount(0);
});
