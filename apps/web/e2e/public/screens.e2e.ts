import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress } from '@coop/addresses/sample';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { TESTED_BY } from '../kit/axe-coverage.ts';
import { drawn } from '../kit/drawn.ts';
import { expect, test } from '../kit/world.ts';

// What holds on every page of the public site, one after the other; a run looks at those that its commit draws.

/** Address that is opened in place of a row's sample page, because it has more kinds of parts. */
const RICHER: Readonly<Record<string, readonly string[]>> = {
  '/list/:topicId': ['/list/news?q=ดอกเบี้ย', '/list/activity-gallary'],
  '/show/:topicId': ['/show/103', '/show/69002', '/show/69367', '/show/999999'],
  // A short loan, because hundreds of rows take long.
  '/loancal': [
    '/loancal?amount=100000&rate=5.75&method=equal_principal&instalments=12&on=2026-01-31&extra=monthly&extraAmount=500&extraOn=2026-02-28&closeOn=2026-06-15&salary=20000',
  ],
  '/caldividend': [
    '/caldividend?startYear=2569&opening=100000&rate=5.70&m1=1000&m2=2000&interest=50000&refundRate=13&buy=2026-09-15_50000',
  ],
  '/demand': ['/demand', '/demand?view=new'],
  '/showdemand/:topicId': ['/showdemand/D2569-0033', '/showdemand/D2569-0039'],
  '/search': ['/search?q=ปันผล'],
};
const ALL = drawn(
  ADDRESSES.filter(({ path }) => TESTED_BY[path] === 'public/screens').flatMap(
    (row) => RICHER[row.path] ?? [sampleAddress(row)],
  ),
);

/** The page with everything unfolded, once its content has come. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-hydrating]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await page.locator('main details').evaluateAll((all) => {
    for (const item of all) (item as HTMLDetailsElement).open = true;
  });
}

async function expectFits(page: Page, path: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, `${path} at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const PARTS = Math.ceil(ALL.length / 8);
for (let part = 0; part < PARTS; part += 1) {
  test(`[PUB-13][PUB-14][PUB-15][PUB-16][PUB-17][PUB-18][PUB-19][PUB-20][PUB-21][PUB-22][LAY-05] every public page fits and passes axe, light at a desk and dark on a phone (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    for (const path of ALL.filter((_, index) => index % PARTS === part)) {
      await page.setViewportSize(DESK);
      await open(page, path);
      await expectAccessible(page, ['light']);
      for (const width of [DESK.width, 768]) {
        await page.setViewportSize({ ...DESK, width });
        await expectFits(page, path);
      }
      await page.setViewportSize(PHONE);
      // The colours of both widths are the same.
      await expectAccessible(page, ['dark']);
      await expectFits(page, path);
    }
  });
}
