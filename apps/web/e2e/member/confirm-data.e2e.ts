import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { endSessionAt, expect, fillLogon, signIn, test } from '../kit/world.ts';

const LETTER = '/member/confirmData';
const PROMPT = /ระบบยืนยันยอดหุ้น\/หนี้\/เงินฝาก/;
const TO_LETTER = /ไปหน้าหนังสือยืนยันยอด/;

const prompt = (page: Page) => page.getByRole('dialog', { name: PROMPT });
const menu = (page: Page) => page.getByRole('navigation', { name: 'เมนูสมาชิก' });
const menuItem = (page: Page) => menu(page).getByRole('link', { name: /หนังสือยืนยันยอด/ });
const question = (page: Page, name: RegExp) => page.getByRole('group', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Collects the browser's own alerts. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

/** Answers the letter that is open: every line correct but one account. */
async function disagreeWithOneAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ทุกรายการถูกต้อง' }).click();
  const account = question(page, /เงินฝากออมทรัพย์พิเศษ/);
  await account.getByText('ไม่ถูกต้อง', { exact: true }).click();
  await account.getByLabel('ยอดที่ถูกต้องของท่าน (บาท)').fill('๖๖,๖๘๙.๖๑');
  await account.getByLabel('เหตุผล').fill('ฝากเพิ่ม 500 บาท 30 ธ.ค.');
}

/** How many sheets of paper the page prints on. */
async function pagesPrinted(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return Number(/\/Count (\d+)/.exec(pdf)?.[1]);
}

test.describe('the prompt', () => {
  test('[API-09][MEM-21] it asks a member who has not confirmed, and leads to the letter @phone', async ({
    page,
  }) => {
    const asked = page.waitForRequest('**/api/member/get_confirm_data/2026');
    await page.goto('/member/logon');
    await fillLogon(page, '5');
    expect((await asked).method()).toBe('GET');
    await expect(prompt(page)).toContainText('ท่านยังไม่ได้ยืนยันยอดหุ้น/หนี้/เงินฝาก');
    await expect(prompt(page)).toContainText(
      'balance confirmation system for shares/debt/deposits',
    );
    await prompt(page).getByRole('link', { name: TO_LETTER }).click();
    await page.waitForURL(`**${LETTER}`);
    await expect(title(page, 'หนังสือยืนยันยอด')).toBeVisible();
    await expect(prompt(page)).toBeHidden();
  });

  test('[MEM-21] it leaves one alone on the pages of the records and on the letter’s, and asks again elsewhere', async ({
    page,
  }) => {
    await signIn(page, '5', '/member/share');
    for (const path of ['/member/share', '/member/loan', '/member/deposit', LETTER]) {
      const answered = page.waitForResponse('**/get_confirm_data/2026');
      await page.goto(path);
      await (await answered).finished();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await expect(prompt(page), path).toBeHidden();
    }
    await menu(page).getByRole('link', { name: 'ข้อมูลสมาชิก' }).click();
    await expect(prompt(page)).toBeVisible();
  });

  test('[MEM-21] closed, it stays away from that page until it is loaded anew', async ({
    page,
  }) => {
    await signIn(page, '5');
    await prompt(page).getByRole('button', { name: 'ปิด', exact: true }).click();
    await expect(prompt(page)).toBeHidden();
    await menu(page).getByRole('link', { name: 'ทุนเรือนหุ้น' }).click();
    await expect(title(page, 'ทุนเรือนหุ้น')).toBeVisible();
    await expect(prompt(page)).toBeHidden();
    // Another page that the rule names shows it for itself.
    await menu(page).getByRole('link', { name: 'เปลี่ยนรหัสผ่าน' }).click();
    await prompt(page).press('Escape');
    await expect(prompt(page)).toBeHidden();
    await menu(page).getByRole('link', { name: 'ข้อมูลสมาชิก' }).click();
    await expect(title(page, 'ภาพรวมของท่าน')).toBeVisible();
    await expect(prompt(page)).toBeHidden();
    await page.reload();
    await expect(prompt(page)).toBeVisible();
  });

  for (const member of ['1', '613']) {
    test(`[MEM-21] it does not ask ${member}, who has confirmed`, async ({ page }) => {
      const answered = page.waitForResponse('**/get_confirm_data/2026');
      await signIn(page, member);
      expect((await (await answered).json()).checkedData).not.toEqual([]);
      await expect(page.getByRole('table', { name: 'รายการล่าสุด' })).toBeVisible();
      await expect(prompt(page)).toBeHidden();
      await expect(page.getByText('ท่านยังไม่ได้ยืนยันยอด')).toBeHidden();
    });
  }

  test('[MEM-22] without a round the letter’s page shows it with no way to close it, but ways out @phone', async ({
    page,
  }) => {
    await signIn(page, '6', LETTER);
    await expect(prompt(page)).toContainText('ขณะนี้ไม่มีรอบยืนยันยอดหุ้น/หนี้/เงินฝากที่เปิดอยู่');
    await expect(prompt(page).getByRole('button', { name: 'ปิด' })).toHaveCount(0);
    await prompt(page).press('Escape');
    await prompt(page).press('Escape');
    await expect(prompt(page)).toBeVisible();
    await expect(prompt(page).getByRole('button', { name: 'ออกจากระบบ' })).toBeVisible();
    await expectAccessible(page);
    await prompt(page).getByRole('link', { name: 'กลับหน้าข้อมูลสมาชิก' }).click();
    await page.waitForURL('**/member/status');
    await expect(prompt(page)).toBeHidden();
  });

  test('[MEM-22] one can sign out of it', async ({ page }) => {
    await signIn(page, '6', LETTER);
    await prompt(page).getByRole('button', { name: 'ออกจากระบบ' }).click();
    await page.waitForURL('**/member/logon');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
});

test.describe('the menu item', () => {
  for (const [member, reason] of [
    ['6', 'ไม่มีรอบที่เปิดอยู่'],
    ['7', 'ท่านไม่อยู่ในรอบนี้'],
  ] as const) {
    test(`[MEM-03] of ${member} is grey, not clickable and announced as unavailable`, async ({
      page,
    }) => {
      await signIn(page, member);
      await expect(menuItem(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(menuItem(page)).toContainText(reason);
      await expect(menuItem(page)).not.toHaveAttribute('href');
      await menuItem(page).click({ force: true });
      await menuItem(page).press('Enter');
      expect(new URL(page.url()).pathname).toBe('/member/status');
    });
  }

  test('[MEM-02][MEM-03] of 5 leads to the letter and is then the active one', async ({ page }) => {
    await signIn(page, '5', '/member/share');
    await menuItem(page).click();
    await page.waitForURL(`**${LETTER}`);
    await expect(menuItem(page)).toHaveAttribute('aria-current', 'page');
  });

  test('[MEM-20] who is not in scope and opens the address is told so', async ({ page }) => {
    await signIn(page, '7', LETTER);
    await expect(page.getByText('ท่านไม่อยู่ในกลุ่มที่ต้องยืนยันยอดรอบนี้')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('link', { name: 'กลับหน้าข้อมูลสมาชิก' }).click();
    await page.waitForURL('**/member/status');
  });
});

test.describe('[MEM-23] when the state of the round is not known', () => {
  const REFUSED = {
    code: '0',
    massage: 'ระบบยืนยันยอดปิดปรับปรุง',
    status: true,
    confirmStatus: 0,
    checkedData: [],
    checkIsMemberIn: 0,
  };
  const NO_WORDS = 'ตรวจสอบการยืนยันยอดไม่สำเร็จ กรุณาลองใหม่ภายหลัง หรือติดต่อสหกรณ์';
  for (const [what, body, words] of [
    ['code 0', REFUSED, REFUSED.massage],
    ['status false without words', { ...REFUSED, status: false, massage: '' }, NO_WORDS],
  ] as const) {
    test(`${what} is one browser alert with its words`, async ({ page, control, world }) => {
      await control.faults.add.mutate({ world, endpoint: 'memberConfirmDataShow', body });
      const alerts = alertsOf(page);
      await signIn(page, '5');
      await expect.poll(() => alerts).toEqual([words]);
      // Nothing is known, so nothing is closed: the item leads to the letter's page, which says it too.
      await menuItem(page).click();
      await expect(page.getByText('ยังตรวจสอบการยืนยันยอดไม่ได้')).toBeVisible();
      await control.faults.clear.mutate({ world });
      await page.getByRole('button', { name: 'ลองใหม่' }).click();
      await expect(page.getByText('ที่ ยย.2569/00005')).toBeVisible();
      expect(alerts).toEqual([words]);
    });
  }

  test('a call that fails is one browser alert with the error', async ({
    page,
    control,
    world,
  }) => {
    await control.faults.add.mutate({ world, endpoint: 'memberConfirmDataShow', drop: true });
    const alerts = alertsOf(page);
    await signIn(page, '5');
    await expect.poll(() => alerts).toEqual(['ตรวจสอบการยืนยันยอดไม่สำเร็จ: ไม่สามารถเชื่อมต่อได้']);
    await menu(page).getByRole('link', { name: 'ทุนเรือนหุ้น' }).click();
    await menu(page).getByRole('link', { name: 'ข้อมูลสมาชิก' }).click();
    await expect(title(page, 'ภาพรวมของท่าน')).toBeVisible();
    expect(alerts).toHaveLength(1);
  });
});

test.describe('the letter', () => {
  test('[MEM-20] is answered line by line, reviewed, sent once and kept as a receipt @phone', async ({
    page,
  }) => {
    await signIn(page, '5', LETTER);
    await expect(page.getByText('ณ วันที่ 31 ธันวาคม 2568', { exact: true })).toBeVisible();
    await expect(question(page, /^เงินกู้สามัญ สัญญา สม\.2567\/21175 872,700\.00 บาท/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(5);
    await disagreeWithOneAccount(page);
    await expect(page.getByText('ตอบแล้ว 5 จาก 5 รายการ')).toBeVisible();
    await page.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }).click();
    const review = page.getByRole('dialog', { name: 'ส่งคำตอบให้ผู้สอบบัญชี' });
    await expect(review).toContainText('ถูกต้อง 4 รายการ');
    await expect(review).toContainText('ตามหนังสือ 66,189.61 บาท');
    await expect(review).toContainText('ของท่าน 66,689.61 บาท');
    await expect(review).toContainText('ส่งได้ครั้งเดียวต่อรอบ');
    const sent = page.waitForRequest('**/mem_confirm_reply');
    await review.getByRole('button', { name: 'ส่งคำตอบ' }).click();
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
    const receipt = page.getByRole('region', { name: 'ใบรับคำตอบ' });
    await expect(receipt).toContainText(/20 พ\.ย\. 2569 09:\d\d น\./);
    const code = (await receipt.textContent())?.match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0];
    expect(code).toBeDefined();

    // It is there again at the next visit, and nobody is asked any more.
    await page.goto('/member/status');
    await expect(title(page, 'ภาพรวมของท่าน')).toBeVisible();
    await expect(page.getByText('การเติบโตของทุนเรือนหุ้น').first()).toBeVisible();
    await expect(prompt(page)).toBeHidden();
    await page.goto(LETTER);
    await expect(receipt).toContainText(code ?? '');
    await expect(page.getByRole('table')).toContainText('ฝากเพิ่ม 500 บาท 30 ธ.ค.');
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('[MEM-20] sent from one tab, it cannot be sent again from another', async ({
    page,
    context,
  }) => {
    await signIn(page, '5', LETTER);
    await page.getByRole('button', { name: 'ทุกรายการถูกต้อง' }).click();
    const other = await context.newPage();
    await other.goto(LETTER);
    for (const tab of [other, page]) {
      await tab.getByRole('button', { name: 'ทุกรายการถูกต้อง' }).click();
      await tab.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }).click();
      await tab.getByRole('button', { name: 'ส่งคำตอบ', exact: true }).click();
    }
    await expect(page.getByText('ท่านส่งคำตอบของรอบนี้แล้ว จึงส่งซ้ำไม่ได้')).toBeVisible();
    await expect(page.getByRole('region', { name: 'ใบรับคำตอบ' })).toBeVisible();
  });

  test('[MEM-20] cannot be sent with lines left open: each is named, linked and marked', async ({
    page,
  }) => {
    await signIn(page, '5', LETTER);
    await page.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }).click();
    const summary = page.getByRole('alert', { name: 'ยังส่งคำตอบไม่ได้' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(5);
    await expect(page).toHaveTitle(/^ผิดพลาด: หนังสือยืนยันยอด/);
    await summary.getByRole('link', { name: /^ทุนเรือนหุ้น:/ }).click();
    const shares = question(page, /^ทุนเรือนหุ้น/);
    await expect(shares.getByLabel('ถูกต้อง', { exact: true })).toBeFocused();
    await expect(shares).toBeInViewport();
    await expect(shares).toHaveAccessibleDescription('กรุณาเลือกว่าถูกต้องหรือไม่ถูกต้อง');
    await page.keyboard.press('Space');
    await expect(shares).toHaveAccessibleDescription('');
  });

  test('[MEM-20] keeps every answer through a failed call and a session that ends in the middle', async ({
    page,
    control,
    world,
  }) => {
    const alerts = alertsOf(page);
    await signIn(page, '5', LETTER);
    await disagreeWithOneAccount(page);
    await page.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }).click();
    await control.faults.add.mutate({
      world,
      endpoint: 'memberConfirmCreate',
      status: 500,
      times: 1,
      body: { error: 'ระบบขัดข้องชั่วคราว' },
    });
    const review = page.getByRole('dialog', { name: 'ส่งคำตอบให้ผู้สอบบัญชี' });
    await review.getByRole('button', { name: 'ส่งคำตอบ' }).click();
    await expect(review.getByRole('alert')).toContainText('ระบบขัดข้องชั่วคราว');
    await expect(review).toContainText('ฝากเพิ่ม 500 บาท 30 ธ.ค.');
    await endSessionAt(control, world, 'memberConfirmCreate');
    await review.getByRole('button', { name: 'ส่งคำตอบ' }).click();
    await page.waitForURL('**/member/logon?returnTo=%2Fmember%2FconfirmData');
    expect(alerts).toHaveLength(1);
    await fillLogon(page, '5');
    await page.waitForURL(`**${LETTER}`);
    const account = question(page, /เงินฝากออมทรัพย์พิเศษ/);
    await expect(account.getByLabel('ยอดที่ถูกต้องของท่าน (บาท)')).toHaveValue('๖๖,๖๘๙.๖๑');
    await expect(account.getByLabel('เหตุผล')).toHaveValue('ฝากเพิ่ม 500 บาท 30 ธ.ค.');
    await expect(page.getByText('ตอบแล้ว 5 จาก 5 รายการ')).toBeVisible();
  });

  test('[MEM-20] forgets what was not sent when one signs out', async ({ page }) => {
    await signIn(page, '5', LETTER);
    await page.getByRole('button', { name: 'ทุกรายการถูกต้อง' }).click();
    await page.reload();
    await expect(page.getByText('ตอบแล้ว 5 จาก 5 รายการ')).toBeVisible();
    await menu(page).getByRole('button', { name: 'ออกจากระบบ' }).click();
    await page.waitForURL('**/member/logon');
    await signIn(page, '5', LETTER);
    await expect(page.getByText('ตอบแล้ว 0 จาก 5 รายการ')).toBeVisible();
  });

  test('[MEM-20] prints on one sheet, to be answered with a pen or as a receipt', async ({
    page,
  }) => {
    await signIn(page, '5', LETTER);
    await expect(page.getByText('ที่ ยย.2569/00005')).toBeVisible();
    expect(await pagesPrinted(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('☐ ไม่ถูกต้อง').first()).toBeVisible();
    await expect(page.getByText('สมาชิกผู้ยืนยันยอด')).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeHidden();
    await expect(title(page, 'หนังสือยืนยันยอด')).toBeHidden();
    await page.emulateMedia({ media: null });
    await disagreeWithOneAccount(page);
    await page.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }).click();
    await page.getByRole('button', { name: 'ส่งคำตอบ', exact: true }).click();
    await expect(page.getByRole('region', { name: 'ใบรับคำตอบ' })).toBeVisible();
    expect(await pagesPrinted(page)).toBe(1);
  });

  test('[MEM-20][MEM-28] its lines can be saved for a spreadsheet', async ({ page }) => {
    await signIn(page, '1', LETTER);
    await page.getByRole('button', { name: 'ดาวน์โหลดตาราง' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    expect((await download).suggestedFilename()).toBe('หนังสือยืนยันยอด 00001 ณ 31 ธ.ค. 2568.csv');
  });

  for (const member of ['5', '1']) {
    test(`[MEM-20] shows ${member} nothing that a checker of accessibility objects to @phone`, async ({
      page,
    }) => {
      await signIn(page, member, LETTER);
      await expect(page.getByText(`ที่ ยย.2569/0000${member}`)).toBeVisible();
      if (member === '5') {
        await page.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }).click();
        await question(page, /^เงินกู้สามัญ/)
          .getByText('ไม่ถูกต้อง', { exact: true })
          .click();
      }
      await expectAccessible(page, ['light', 'dark']);
      // Paper is white on a dark screen too.
      const paper = page.getByRole('article');
      await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(paper).toHaveCSS('color', 'rgb(26, 32, 29)');
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width).toBeLessThanOrEqual(0);
    });
  }
});

test('[MEM-07][MEM-21] the first page says that it is waiting, and of which round, until it is done', async ({
  page,
}) => {
  await signIn(page, '5');
  await expect(prompt(page)).toBeVisible();
  await prompt(page).getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(page.getByText('ท่านยังไม่ได้ยืนยันยอดหุ้น หนี้ และเงินฝาก')).toBeVisible();
  await expect(page.getByText('ยอด ณ 31 ธ.ค. 2568 · ปิดรับ 31 ธ.ค. 2569')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: TO_LETTER }).click();
  await page.waitForURL(`**${LETTER}`);
  await page.getByRole('button', { name: 'ทุกรายการถูกต้อง' }).click();
  await page.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }).click();
  await page.getByRole('button', { name: 'ส่งคำตอบ', exact: true }).click();
  await expect(page.getByRole('region', { name: 'ใบรับคำตอบ' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'ข้อมูลสมาชิก' }).click();
  await expect(title(page, 'ภาพรวมของท่าน')).toBeVisible();
  await expect(page.getByText('ท่านยังไม่ได้ยืนยันยอดหุ้น หนี้ และเงินฝาก')).toBeHidden();
});
