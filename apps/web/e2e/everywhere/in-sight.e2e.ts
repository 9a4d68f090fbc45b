import type { Locator, Page } from '@playwright/test';
import { enter, expect, signIn, test } from '../kit/world.ts';

test.use({ viewport: { width: 360, height: 740 } });

const CONTRACT = '/member/loan-plan/%E0%B8%AA%E0%B8%A1.2569%2F64542';

/** Scrolls to a field, and watches from there on where the page goes. */
async function watch(field: Locator): Promise<void> {
  await field.waitFor();
  const from = await field.evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    addEventListener('scroll', () => seen.push(scrollY));
    return scrollY;
  });
  expect(from).toBeGreaterThan(0);
}

/** The page has not been at its top, and the field is in sight. */
async function expectStayed(page: Page, field: Locator): Promise<void> {
  const highest = await page.evaluate(() =>
    Math.min(scrollY, ...(globalThis as unknown as { seen: number[] }).seen),
  );
  expect(highest).toBeGreaterThan(0);
  await expect(field).toBeInViewport();
}

/** Types two texts one after the other, each of which the address takes up. */
async function type(page: Page, field: Locator, param: string, texts: readonly [string, string]) {
  await watch(field);
  for (const text of texts) {
    await field.fill(text);
    await page.waitForURL((url) => url.searchParams.get(param) === text);
  }
  await expectStayed(page, field);
}

test('[PUB-21][PUB-22][ABI-01] a calculator that writes what is typed to its address stays where it is', async ({
  page,
}) => {
  await page.goto('/loancal');
  await type(page, page.getByLabel('อัตราดอกเบี้ย (% ต่อปี)'), 'rate', ['6', '5.5']);
  await signIn(page, '00001', CONTRACT);
  await type(page, page.getByLabel('จำนวนเงินที่จ่ายเพิ่ม (บาท)'), 'amount', ['500', '700']);
});

test('[MEM-28][GRP-07] neither does a page go to its top when it is searched, or another month chosen', async ({
  page,
}) => {
  await signIn(page, '00001', '/member/dep_statement/01-2-29101-9');
  await page.getByText('ค้นหา พิมพ์ ดาวน์โหลด').click();
  await type(page, page.getByRole('searchbox'), 'q', ['ฝาก', 'ดอกเบี้ย']);
  await enter(page, { agency: '80010003' }, '/membergroup/keeprep');
  await type(page, page.getByRole('searchbox'), 'q', ['สม', 'ใจ']);
  await signIn(page, '00001', '/member/kep');
  const months = page.getByLabel('เดือน', { exact: true });
  await watch(months);
  for (const [month, period] of [
    ['ตุลาคม 2569', '256910'],
    ['กันยายน 2569', '256909'],
  ] as const) {
    await months.selectOption(month);
    await page.waitForURL((url) => url.searchParams.get('period') === period);
    await expect(page.getByRole('heading', { name: `ยอดเรียกเก็บ ${month}` })).toBeVisible();
  }
  await expectStayed(page, months);
});
