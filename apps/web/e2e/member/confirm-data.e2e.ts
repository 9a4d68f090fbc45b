import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { goTo, heading } from '../kit/member-page.ts';
import { printed } from '../kit/pdf.ts';
import { endSessionAt, expect, fillLogon, signIn, test } from '../kit/world.ts';

const LETTER = '/member/confirmData';
const TITLE = 'หนังสือยืนยันยอด';
const WAITING = 'ท่านยังไม่ได้ยืนยันยอดหุ้น หนี้ และเงินฝาก';
const TO_LETTER = /ไปหน้าหนังสือยืนยันยอด/;

const prompt = (page: Page) => page.getByRole('dialog', { name: /ระบบยืนยันยอดหุ้น\/หนี้\/เงินฝาก/ });
const menuItem = (page: Page) =>
  page.getByRole('navigation', { name: 'เมนูสมาชิก' }).getByRole('link', { name: /หนังสือยืนยันยอด/ });
const question = (page: Page, name: RegExp) => page.getByRole('group', { name });
const receipt = (page: Page) => page.getByRole('region', { name: 'ใบรับคำตอบ' });
const review = (page: Page) => page.getByRole('dialog', { name: 'ส่งคำตอบให้ผู้สอบบัญชี' });

/** Collects the browser's own alerts. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

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
  const asked = page.waitForRequest('**/api/member/get_confirm_data/2026');
  await page.goto('/member/logon');
  await fillLogon(page, '5');
  expect((await asked).method()).toBe('GET');
  await expect(prompt(page)).toContainText('ท่านยังไม่ได้ยืนยันยอดหุ้น/หนี้/เงินฝาก');
  await expect(prompt(page)).toContainText('balance confirmation system for shares/debt/deposits');
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(page.getByText('ปิดรับ 31 ธ.ค. 2569')).toBeVisible();
  await prompt(page).getByRole('link', { name: TO_LETTER }).click();
  await page.waitForURL(`**${LETTER}`);
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
  const summary = page.getByRole('alert', { name: 'ยังส่งคำตอบไม่ได้' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  await expectPaper(page);
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
  await expect(receipt(page)).toContainText(/20 พ\.ย\. 2569 09:\d\d น\./);
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

test('[MEM-02][MEM-03][MEM-21] the prompt leaves one alone on the pages of the records and on the letter’s; closed, it stays away from that page until it is loaded anew', async ({
  page,
}) => {
  await signIn(page, '5', '/member/share');
  for (const path of ['/member/share', '/member/loan', '/member/deposit', LETTER]) {
    const answered = page.waitForResponse('**/get_confirm_data/2026');
    await page.goto(path);
    await answered;
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expect(menuItem(page)).toHaveAttribute('href', LETTER);
    await expect(prompt(page), path).toBeHidden();
  }
  await expect(menuItem(page)).toHaveAttribute('aria-current', 'page');
  await goTo(page, 'ภาพรวม');
  await prompt(page).getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(prompt(page)).toBeHidden();
  await expectAccessible(page);
  await goTo(page, 'ทุนเรือนหุ้น');
  await expect(heading(page, 'ทุนเรือนหุ้น')).toBeVisible();
  // Another page that the rule names shows it for itself.
  await goTo(page, 'เปลี่ยนรหัสผ่าน');
  await prompt(page).press('Escape');
  await expect(prompt(page)).toBeHidden();
  await goTo(page, 'ภาพรวม');
  await expect(heading(page, 'ภาพรวม')).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  await page.reload();
  await expect(prompt(page)).toBeVisible();
});

test('[MEM-03][MEM-20][MEM-22] without a round, or out of scope: the menu’s item is no way in; the letter’s page says why, with no way to close the prompt, but ways out', async ({
  page,
}) => {
  for (const [member, reason] of [
    ['7', 'ท่านไม่อยู่ในรอบนี้'],
    ['6', 'ไม่มีรอบที่เปิดอยู่'],
  ] as const) {
    await signIn(page, member);
    await expect(menuItem(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(menuItem(page)).toContainText(reason);
    await expect(menuItem(page)).not.toHaveAttribute('href');
    await menuItem(page).click({ force: true });
    await menuItem(page).press('Enter');
    expect(new URL(page.url()).pathname).toBe('/member/status');
  }
  await page.goto(LETTER);
  await expect(prompt(page)).toContainText('ขณะนี้ไม่มีรอบยืนยันยอดหุ้น/หนี้/เงินฝากที่เปิดอยู่');
  await expect(prompt(page).getByRole('button', { name: 'ปิด' })).toHaveCount(0);
  await prompt(page).press('Escape');
  await prompt(page).press('Escape');
  await expect(prompt(page)).toBeVisible();
  await expectAccessible(page);
  await prompt(page).getByRole('link', { name: 'กลับหน้าภาพรวม' }).click();
  await page.waitForURL('**/member/status');
  await expect(prompt(page)).toBeHidden();
  await page.goto(LETTER);
  await prompt(page).getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.waitForURL('**/member/logon');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('[MEM-23] when the state of the round is not known: one browser alert with its words, or with the error', async ({
  page,
  control,
  world,
}) => {
  const body = {
    code: '0',
    massage: 'ระบบยืนยันยอดปิดปรับปรุง',
    status: true,
    confirmStatus: 0,
    checkedData: [],
    checkIsMemberIn: 0,
  };
  const answers = [
    [{ body }, body.massage],
    [
      { body: { ...body, status: false, massage: '' } },
      'ตรวจสอบการยืนยันยอดไม่สำเร็จ กรุณาลองใหม่ภายหลัง หรือติดต่อสหกรณ์',
    ],
  ] as const;
  const alerts = alertsOf(page);
  for (const [fault, words] of answers) {
    await control.faults.add.mutate({ world, endpoint: 'memberConfirmDataShow', ...fault });
    await signIn(page, '5');
    await expect.poll(() => alerts.splice(0)).toEqual([words]);
    // Nothing is known, so nothing is closed: the item leads to the letter's page, which says it too.
    await menuItem(page).click();
    await expect(page.getByText('ยังตรวจสอบการยืนยันยอดไม่ได้')).toBeVisible();
    await control.faults.clear.mutate({ world });
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await expect(page.getByText('ที่ ยย.2569/00005')).toBeVisible();
    expect(alerts).toEqual([]);
  }
  await control.faults.add.mutate({ world, endpoint: 'memberConfirmDataShow', drop: true });
  await signIn(page, '5');
  await expect.poll(() => alerts).toEqual(['ตรวจสอบการยืนยันยอดไม่สำเร็จ: ไม่สามารถเชื่อมต่อได้']);
  await goTo(page, 'ทุนเรือนหุ้น');
  await goTo(page, 'ภาพรวม');
  await expect(heading(page, 'ภาพรวม')).toBeVisible();
  expect(alerts).toHaveLength(1);
});

test('[MEM-20] every answer is kept through a session that ends in the middle and through a reload, and forgotten when one signs out', async ({
  page,
  control,
  world,
}) => {
  const alerts = alertsOf(page);
  await signIn(page, '5', LETTER);
  await disagreeWithOneAccount(page);
  await endSessionAt(control, world, 'memberConfirmCreate');
  await review(page).getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await page.waitForURL('**/member/logon?returnTo=%2Fmember%2FconfirmData');
  expect(alerts).toHaveLength(1);
  await fillLogon(page, '5');
  await page.waitForURL(`**${LETTER}`);
  const account = question(page, /เงินฝากออมทรัพย์พิเศษ/);
  await expect(account.getByLabel('ยอดที่ถูกต้องของท่าน (บาท)')).toHaveValue('๖๖,๖๘๙.๖๑');
  await expect(account.getByLabel('เหตุผล')).toHaveValue('ฝากเพิ่ม 500 บาท 30 ธ.ค.');
  await page.reload();
  await expect(page.getByText('ตอบแล้ว 5 จาก 5 รายการ')).toBeVisible();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.waitForURL('**/member/logon');
  await signIn(page, '5', LETTER);
  await expect(page.getByText('ตอบแล้ว 0 จาก 5 รายการ')).toBeVisible();
});
