import type { Locator, Page } from '@playwright/test';
import { brokenWords } from '../kit/broken-words.ts';
import { expect, signIn, test } from '../kit/world.ts';

test.use({ viewport: { width: 360, height: 740 } });

/**
 * Returns what of the page is cut: boxes beyond its edge, words longer than their field, figures beyond their drawing.
 */
const cut = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const found = document.documentElement.scrollWidth > edge ? ['the page'] : [];
    for (const field of document.querySelectorAll<HTMLElement>(
      'main :is(input:not([type=file]), select)',
    )) {
      const name = field.closest('div')?.textContent ?? field.id;
      const isCut =
        field.scrollWidth > field.clientWidth + 1 || field.scrollHeight > field.clientHeight + 1;
      if (isCut) found.push(name);
    }
    for (const word of document.querySelectorAll('main figure .no-print > svg text')) {
      const box = word.getBoundingClientRect();
      const frame = word.closest('svg')?.getBoundingClientRect();
      if (frame && (box.left < frame.left - 1 || box.right > frame.right + 1)) {
        found.push(`${word.textContent} of a drawing`);
      }
    }
    return found;
  });

/** Month names under the bars do not meet. */
async function expectMonthsApart(page: Page): Promise<void> {
  const chart = page.getByRole('figure').filter({ hasText: 'ปันผลของค่าหุ้นแต่ละเดือน' });
  const drawing = chart.locator('.no-print > svg');
  await drawing.scrollIntoViewIfNeeded();
  const boxes = await drawing.getByText(/[คยพ]\./).evaluateAll((names) =>
    names
      .map((name) => name.getBoundingClientRect())
      .map(({ left, right }) => ({ left, right }))
      .sort((a, b) => a.left - b.left),
  );
  expect(boxes.length).toBeGreaterThan(2);
  expect(boxes.filter((box, index) => box.left < (boxes[index - 1]?.right ?? 0))).toEqual([]);
}

test('[PUB-21][PUB-22][MEM-27] at the largest letters a phone cuts nothing of calculators and dates', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('preferences', JSON.stringify({ text: '130' })),
  );
  await signIn(page, '1');
  for (const path of [
    '/loancal?amount=1000000&extra=once&extraAmount=5000&extraOn=2026-12-31',
    '/caldividend?startYear=2569&opening=100000&rate=5.70&m1=1000&buy=2026-09-15_50000',
    '/member/register',
    '/member/share?period=own',
    '/member/welfare?tab=4',
  ]) {
    await page.goto(path);
    await page.locator('form details').evaluateAll((all) => {
      for (const item of all) (item as HTMLDetailsElement).open = true;
    });
    const welfare = page.getByLabel('ประเภทสวัสดิการ');
    if (/welfare/.test(path)) await welfare.selectOption('รักษาพยาบาล (นอนโรงพยาบาล)');
    // The last field of each is a date's.
    await expect(page.getByLabel('ปี พ.ศ.', { exact: true }).last(), path).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    expect(await cut(page), path).toEqual([]);
    if (/caldividend/.test(path)) await expectMonthsApart(page);
  }
});

test('[PUB-21][MEM-27] the panel below covers no button that has the focus', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('preferences', JSON.stringify({ text: '130' })),
  );
  await page.goto('/loancal');
  const compare = page.getByRole('button', { name: 'เทียบกับอีกแผน' });
  const isUncovered = async () => {
    await compare.blur();
    // To where it lies under the panel.
    await compare.evaluate((button) =>
      scrollBy(0, button.getBoundingClientRect().bottom - innerHeight),
    );
    await compare.focus();
    return compare.evaluate((button) => {
      const { left, bottom } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + 20, bottom - 4));
    });
  };
  // Before the scripts have come there is another panel.
  await expect.poll(isUncovered).toBe(true);
});

/** Returns how wide each line of a text is. */
const lineWidths = (label: Locator) =>
  label.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ width }) => width).filter((width) => width > 25);
  });

test.describe('in the narrowest window', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('at the largest letters no day, time or count ends a line, and no button in one word', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('preferences', JSON.stringify({ text: '130' })),
    );
    await signIn(page, '1');
    for (const path of ['/member/borrow', '/member/coll', '/member/kepcrem']) {
      await page.goto(path);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      expect(await brokenWords(page), path).toEqual([]);
      if (path !== '/member/borrow') continue;
      const [first = 0, second = 0] = await lineWidths(
        page.getByRole('button', { name: 'พิมพ์ให้หน่วยงานรับรอง' }),
      );
      expect(second / first).toBeGreaterThan(0.6);
    }
  });

  test('at the largest letters the letter of balances is no wider than its window', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('preferences', JSON.stringify({ text: '130' })),
    );
    await signIn(page, '1', '/member/confirmData');
    await expect(page.getByText('ลงชื่อ ......')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
