import type { Page } from '@playwright/test';
import { onDay } from '../kit/later.ts';
import { figure, loanStatement, ORDINARY, table } from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

const PAGE = '/member/requestpromoney';
const EXTRA = 'ชำระเพิ่มรายเดือน เงินกู้สามัญ';

/** The lines of a month's bill that the contract has. */
const linesOf = (page: Page, month: string) =>
  table(page, `รายการที่เรียกเก็บเดือน${month}`).getByRole('row').filter({ hasText: ORDINARY });

test('[LED-17] a plan becomes an order that is collected month by month, says what it saved, and is stopped', async ({
  page,
  control,
  world,
}) => {
  const life = { page, control, world };
  const plan = new URLSearchParams({ repeat: 'monthly', amount: '3000', on: '2026-12-01' });
  await signIn(page, '1', `/member/loan-plan/${encodeURIComponent(ORDINARY)}?${plan}`);
  await page.getByRole('link', { name: 'ส่งเป็นคำสั่งชำระเพิ่มทุกเดือน' }).click();
  await expect(page.getByLabel('ชำระเพิ่มเดือนละ (บาท)')).toHaveValue('3,000.00');
  await expect(page.getByLabel('เริ่มหักงวด').getByRole('option', { selected: true })).toHaveText(
    'ธันวาคม 2569',
  );
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  const review = page.getByRole('dialog', { name: 'ส่งคำขอนี้หรือไม่' });
  await expect(review).toContainText('ชำระหนี้เพิ่มทุกเดือน');
  await review.getByRole('button', { name: 'ยืนยันส่งคำขอ' }).click();
  const sheet = page.getByRole('region', { name: 'ส่งคำขอแล้ว' });
  await expect(sheet.getByRole('heading', { name: 'ส่งคำขอแล้ว' })).toBeFocused();
  await expect(figure(page, 'ชำระเพิ่มเดือนละ')).toHaveText('3,000.00 บาท');

  // Three bills later: 933,000.00 after November, less three times 6,700.00 and 3,000.00.
  await onDay(life, '2027-03-02', '1', loanStatement(ORDINARY));
  await expect(page.getByText('903,900.00').first()).toBeVisible();
  const saved = [
    ['หักแล้ว 3.ครั้ง รวม', '9,000.00 บาท'],
    ['ประหยัดดอกเบี้ยแล้ว', '5,659.07 บาท'],
    ['ผ่อนหมดเร็วขึ้นแล้ว', /^2.เดือน$/],
  ] as const;
  for (const [term, value] of saved) await expect(figure(page, term)).toHaveText(value);
  // The receipt of February: 28 days of interest on 913,600.00, and the line of the order.
  await page.goto('/member/kep?period=257002');
  const lines = linesOf(page, 'กุมภาพันธ์ 2570');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('10,554.64');
  await expect(lines.filter({ hasText: EXTRA })).toContainText('3,000.00');
  await page.goto('/member/loan');
  for (const [term, value] of saved) await expect(figure(page, term)).toHaveText(value);
  await page.getByRole('link', { name: 'เปลี่ยนหรือหยุดคำสั่ง' }).first().click();
  for (const [term, value] of saved) await expect(figure(page, term)).toHaveText(value);

  await page.getByRole('button', { name: 'หยุดชำระเพิ่ม R2569-000001' }).click();
  const ask = page.getByRole('dialog', { name: /^หยุดชำระเพิ่มตามคำสั่ง/ });
  await ask.getByRole('button', { name: 'หยุดชำระเพิ่ม' }).click();
  await expect(ask).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^หยุดชำระเพิ่ม/ })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'ลำดับสถานะ' })).toContainText(/สิ้นสุด 2 มี\.ค\. 2570/);

  // The next bill is the one that the contract foresees: 31 days of interest on 903,900.00.
  await onDay(life, '2027-03-20', '1', '/member/kep');
  await expect(linesOf(page, 'มีนาคม 2570')).toHaveCount(1);
  await expect(linesOf(page, 'มีนาคม 2570')).toContainText('10,922.33');
  await page.goto(PAGE);
  await expect(figure(page, 'สิ้นสุด')).toHaveText('2 มี.ค. 2570');
  await expect(figure(page, 'ประหยัดดอกเบี้ยแล้ว')).toHaveText('5,659.07 บาท');
});
