import { expectAccessible } from '../kit/accessible.ts';
import { cellsOf, figure, goTo, heading, table } from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

const PAGE = '/member/dividend';
const SHARES = 'วิธีคิดเงินปันผล';

test('[MEM-17] from the approved year to the estimate, whose meter answers to the arrow keys and whose working opens; the year stays in the address; the notice on paper', async ({
  page,
}) => {
  await signIn(page, '1');
  await goTo(page, 'ปันผลและเฉลี่ยคืน');
  await expect(heading(page, 'ปันผลและเฉลี่ยคืน')).toBeVisible();
  await expect(figure(page, 'รับสุทธิ')).toHaveText('14,231.14');
  await page.getByRole('link', { name: 'ดูประมาณการปี 2569 และลองอัตราอื่น' }).click();
  const net = page.getByRole('status').filter({ hasText: 'ประมาณการรับสุทธิเมื่อสิ้นปี' });
  await expect(net).toHaveText('ประมาณการรับสุทธิเมื่อสิ้นปี 18,750.48 บาท');
  const rate = page.getByRole('slider', { name: 'อัตราปันผล' });
  await rate.focus();
  await page.keyboard.press('ArrowRight');
  await expect(rate).toHaveAttribute('aria-valuetext', '5.30 %');
  // 465,200.00 × 5.30 % = 24,655.60; 1,500.00 × 5.30 % × 11/12 … 2/12, each rounded half up, = 430.65; so the
  // dividend is 25,086.25, and 25,086.25 + 4,874.64 − 12,032.00 is left. November's shares bring 6.63 more, and the
  // interest to come 1,051.70.
  await expect(net).toHaveText('ประมาณการรับสุทธิเมื่อสิ้นปี 18,987.22 บาท');
  const soFar = (await cellsOf(table(page, 'ประมาณการปี 2569 ตามอัตราที่ลอง (บาท)'))).at(-1);
  expect(soFar).toEqual(['คาดว่ารับสุทธิ', '17,928.89', '18,987.22']);
  await expect(table(page, SHARES)).toBeHidden();
  for (const words of [/^ดูวิธีคิดเงินปันผล/, /^ดูวิธีคิดเงินเฉลี่ยคืน/]) {
    const summary = page.getByText(words);
    if (await summary.isVisible()) await summary.click();
  }
  await expect(table(page, SHARES)).toBeVisible();
  // The same sentence waits, hidden, for paper.
  const sentence = page.getByText(/40,621\.98 × 12\.00 % = 4,874\.64/).filter({ visible: true });
  await expect(sentence).toHaveCount(1);
  await expectAccessible(page, ['light', 'dark']);
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);

  await page.getByLabel('ปีบัญชี').selectOption({ label: 'ปี 2568' });
  await expect(page).toHaveURL(`${PAGE}?year=2568`);
  await page.reload();
  await expect(figure(page, 'เงินปันผล')).toHaveText('23,911.14');
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('heading', { name: 'ใบแจ้งเงินปันผลและเงินเฉลี่ยคืน ประจำปี 2568' }),
  ).toBeVisible();
  await expect(page.getByText('(หนึ่งหมื่นสี่พันสองร้อยสามสิบเอ็ดบาทสิบสี่สตางค์)')).toBeVisible();
  await expect(page.getByRole('table', { name: SHARES })).toBeVisible();
  await expect(page.getByRole('img', { name: 'ปันผลและเฉลี่ยคืนแต่ละปี' })).toBeHidden();
  await expect(page.getByLabel('ปีบัญชี')).toBeHidden();
});
