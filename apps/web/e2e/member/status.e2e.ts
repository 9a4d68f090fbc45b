import { expectAccessible } from '../kit/accessible.ts';
import { expect, signIn, test } from '../kit/world.ts';

test('[ABI-12] what must be done stands before the deduction; one follows its button, does it, comes back, and it is gone @phone-only', async ({
  page,
}) => {
  await signIn(page, '5');
  const prompt = page.getByRole('dialog', { name: /ระบบยืนยันยอดหุ้น/ });
  await prompt.getByRole('button', { name: 'ปิด', exact: true }).click();
  const main = page.getByRole('main');
  const tasks = main.getByRole('heading', { level: 2, name: 'สิ่งที่ท่านต้องทำ' });
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('สิ่งที่ท่านต้องทำ');
  await expectAccessible(page, ['light', 'dark']);
  const button = main.getByRole('link', { name: 'ไปหน้าหนังสือยืนยันยอด' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await page.getByRole('button', { name: 'ทุกรายการถูกต้อง' }).click();
  await page.getByRole('button', { name: 'ตรวจทานและส่งคำตอบ' }).click();
  await page
    .getByRole('dialog', { name: 'ส่งคำตอบให้ผู้สอบบัญชี' })
    .getByRole('button', { name: 'ส่งคำตอบ' })
    .click();
  await expect(page.getByRole('region', { name: 'ใบรับคำตอบ' })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(/^30\sพ\.ย\.\s2569\sหัก/);
  await expect(tasks).toHaveCount(0);
});

test('[MEM-07] what may be borrowed is reached from a finger’s width around its link @phone-only', async ({
  page,
}) => {
  await signIn(page, '1');
  const link = page.getByRole('link', { name: 'ดูว่ากู้ได้เท่าใด' });
  await link.scrollIntoViewIfNeeded();
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 8, y - 8);
  await page.waitForURL('**/member/borrow');
});

test('[MEM-07] beside the menu, in the largest letters, what must be done stands over its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, '3');
  const title = page.getByText('ค้างชำระ 66,830.69').first();
  const button = page.getByRole('link', { name: /^ชำระส่วนที่ค้าง/ });
  const topOf = async (place: typeof title) => (await place.boundingBox())?.y ?? 0;
  expect(await topOf(button)).toBeLessThan((await topOf(title)) + 20);
  await page.locator('html').evaluate((html) => {
    html.dataset.text = '130';
  });
  await expect.poll(async () => (await topOf(button)) - (await topOf(title))).toBeGreaterThan(40);
});
