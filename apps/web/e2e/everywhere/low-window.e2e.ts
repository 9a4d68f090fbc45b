import type { Locator, Page } from '@playwright/test';
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

test('[EAR-04] at 400 % the heading of what was sent stands at the top, where no toast lies over it', async ({
  page,
}) => {
  await signIn(page, '1', '/member/requestpromoney');
  await page.getByLabel('จำนวนเงิน (บาท)').fill('5000');
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  await page.getByRole('button', { name: 'ยืนยันส่งคำขอ' }).click();
  const heading = page.getByRole('heading', { name: 'ส่งคำขอแล้ว' });
  await expect(heading).toBeFocused();
  const { y = LOW.height } = (await heading.boundingBox()) ?? {};
  expect(y).toBeLessThan(LOW.height / 8);
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

const chooseLargest = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ text: '130' })));

test('[EAR-04] at 400 % and the largest letters title and password of a dialog have a line to themselves', async ({
  page,
}) => {
  await chooseLargest(page);
  await signIn(page, '1', '/member/session');
  await page.getByRole('button', { name: 'ให้ญาติดูข้อมูล' }).click();
  const dialog = page.getByRole('dialog', { name: 'ให้ญาติดูข้อมูล' });
  await expectDialogRead(page, dialog);
  for (const part of [dialog.getByRole('heading'), dialog.getByLabel('รหัสผ่านของท่าน')]) {
    const { width = 0 } = (await part.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(LOW.width / 2);
  }
});

/** Tells whether what has the focus is seen where it stands, and the sums are, too. */
const rowAndSums = (sheet: Locator) =>
  sheet.evaluate((table) => {
    const isSeen = (element: Element | null | undefined) => {
      const { left, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      const topmost = document.elementFromPoint(left + 4, (top + bottom) / 2);
      return topmost !== null && Boolean(element?.contains(topmost));
    };
    return isSeen(document.activeElement) && isSeen(table.querySelector('tfoot td:nth-child(4)'));
  });

test('[EAR-04][GRP-07] a sheet scrolls with its page, its sums in sight, at the largest letters and at 1280 × 720', async ({
  page,
}) => {
  for (const choose of [async () => undefined, () => chooseLargest(page)]) {
    await choose();
    await page.setViewportSize({ width: 1280, height: 720 });
    await signInGroup(page, '80010003', '/membergroup/keeprep');
    const sheet = page.getByRole('table', { name: /^งบหน้าเรียกเก็บ/ });
    await expect(sheet).toBeVisible();
    const hidden = () => sheet.locator('..').evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(await hidden()).toBe(0);
    await sheet.locator('tbody').getByRole('button').first().focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'End', 'ArrowUp', 'PageUp', 'Home']) {
      await page.keyboard.press(key);
      await expect.poll(() => rowAndSums(sheet), key).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 480 });
    await expect(sheet.locator('tfoot td').first()).toHaveCSS('position', 'static');
  }
});

test('[EAR-04] at 400 % and the largest letters one scrolls to the picture of an album', async ({
  page,
}) => {
  await chooseLargest(page);
  await page.goto('/list/activity-gallary');
  await page.getByRole('main').locator('a[href^="/show/"]').first().click();
  await page.locator('[aria-labelledby=gallery]').getByRole('button').first().click();
  const album = page.getByRole('dialog', { name: /^อัลบั้มภาพ/ });
  await expectDialogRead(page, album);
  const { height = 0 } = (await album.getByRole('img').first().boundingBox()) ?? {};
  expect(height).toBeGreaterThan(LOW.height / 2);
});
