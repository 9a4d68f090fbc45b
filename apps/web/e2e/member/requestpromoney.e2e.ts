import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { expect, signIn, test } from '../kit/world.ts';

const PAGE = '/member/requestpromoney';
const kind = (page: Page) => page.getByLabel('ต้องการทำอะไร');
const amount = (page: Page) => page.getByLabel('จำนวนเงิน (บาท)');
const review = (page: Page) => page.getByRole('button', { name: 'ตรวจทานคำขอ' });
test('[MEM-19] the review of a loan, which is longer than the phone and scrolls, passes axe @phone-only', async ({
  page,
}) => {
  await signIn(page, '1', PAGE);
  await kind(page).selectOption({ label: 'กู้ฉุกเฉิน' });
  await amount(page).fill('30000');
  await review(page).click();
  await expect(page.getByRole('dialog', { name: /^กู้ฉุกเฉิน 30,000.00 บาท/ })).toContainText(
    'หักงวดแรก',
  );
  await expectAccessible(page, ['light', 'dark'], { within: 'dialog[open]' });
});
