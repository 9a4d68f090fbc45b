import { count, loanStatement } from '../kit/member-page.ts';
import { printed } from '../kit/pdf.ts';
import { expect, signIn, test } from '../kit/world.ts';

const SHARE = '/member/share';
const MOVEMENTS = 'รายการเคลื่อนไหวของหุ้น';
test('[MEM-28] on paper: whose and of what account on every page, carried forward, years added up, nothing to press', async ({
  page,
}) => {
  await signIn(page, '1', `${SHARE}?period=all`);
  await expect(count(page)).toHaveText('แสดง 358 จาก 358 รายการ');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheets = page.getByRole('article').getByRole('table');
  await expect(sheets).toHaveCount(13);
  const paper = page.getByRole('article', { name: MOVEMENTS });
  await expect(paper).toContainText('ถึง 19 พ.ย. 2569');
  await expect(paper).toContainText(/พิมพ์เมื่อ \d/);
  const whose = `สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด ${MOVEMENTS} · นายสมชาย ใจงาม เลขทะเบียน 00001`;
  for (const sheet of (await sheets.all()).slice(1)) {
    await expect(sheet.locator('xpath=..')).toContainText(whose);
  }
  const forward = (sheet: number, label: string) =>
    sheets.nth(sheet).getByRole('row', { name: label }).getByRole('cell').innerText();
  for (let sheet = 1; sheet < 13; sheet += 1) {
    expect(await forward(sheet, 'ยอดตอนเริ่ม')).toBe(await forward(sheet - 1, 'ยอดตอนนี้'));
  }
  await expect(sheets.last().getByRole('row', { name: 'รวม 358 รายการ' })).toContainText(
    '480,200.00',
  );
  await expect(sheets.last().getByRole('row', { name: 'รวมปี 2569' })).toContainText('15,000.00');
  await expect(page.getByRole('main')).toBeHidden();
  const { pages, size } = await printed(page);
  expect([pages.length, ...size]).toEqual([13, 210, 297]);
});

test('[MEM-10] the sum of a year stays in its card on a phone with the largest letters @phone-only', async ({
  page,
}) => {
  await signIn(page, '1', loanStatement('ฉฉ.2569/80654'));
  await page.locator('html').evaluate((html) => {
    html.dataset.text = '130';
  });
  const sum = page.locator('p', { hasText: 'รวมชำระ 4 รายการ' });
  await expect(sum).toContainText('−10,280.00');
  const beyond = await sum.evaluate((row) => {
    let card: Element | null = row;
    while (card && getComputedStyle(card).borderInlineEndWidth === '0px') card = card.parentElement;
    return row.getBoundingClientRect().right - (card?.getBoundingClientRect().right ?? 0);
  });
  expect(beyond).toBeLessThan(0);
});
