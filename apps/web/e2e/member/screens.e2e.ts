import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { brokenWords } from '../kit/broken-words.ts';
import { drawn } from '../kit/drawn.ts';
import { expectReadLow } from '../kit/low-window.ts';
import {
  ALL_SCREENS,
  goOn,
  heading,
  menu,
  ORDINARY,
  open,
  settledMain,
} from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

// What holds on every screen of the member area, one after the other; a run looks at those that its commit draws.

const COOP = 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด';
/** Screens whose answer is a figure: it stands over the lower bar before anybody scrolls. */
const HAS_ANSWER =
  /^\/member\/(status|share|loan|loan_statement|deposit|dep_statement|kep|kepcrem|dividend|retirement|borrow|welfare|requestpromoney)(\/|$)/;
const ANSWER = /\d\.\d{2}(?!\d)|\d จาก \d+\sประเภท/;
const BAR_PX = 56;
/** Height that a thumb hits. */
const TAP_PX = 44;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/** Sets the letters as the setting does, without its dialogue, and looks at the page. */
async function atEachSize(page: Page, look: (size: string) => Promise<void>): Promise<void> {
  for (const size of ['130', '100']) {
    await page.locator('html').evaluate((html, text) => {
      html.dataset.text = text;
    }, size);
    await look(size);
  }
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A long table is measured anew in the frame after the letters or the window have changed, and scrolls from then on. */
const expectFits = (page: Page, where: string) =>
  expect.poll(() => overflow(page), where).toBeLessThanOrEqual(0);

/** Links, buttons and folds of the page that are too low; a link within a sentence is as high as its line. */
const tooSmall = (page: Page) =>
  page.getByRole('main').evaluate((main, leastSize) => {
    const inSentence = (element: Element) => {
      const block = element.closest('p, li, dd, small, .note, td, label, h2, h3');
      const ownText = (element.textContent ?? '').trim();
      const all = (block?.textContent ?? '').trim();
      return element.matches('a') && block !== null && all.length > ownText.length;
    };
    const found: string[] = [];
    for (const element of main.querySelectorAll('a[href], button, summary, select, [role=tab]')) {
      const covers = getComputedStyle(element, '::after').position === 'absolute';
      const hit = covers ? ((element as HTMLElement).offsetParent ?? element) : element;
      const { width, height } = hit.getBoundingClientRect();
      const isShown =
        width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      if (!isShown || inSentence(element) || height >= leastSize - 0.5) continue;
      found.push(`${(element.textContent ?? '').trim().slice(0, 40)}: ${Math.round(height)}`);
    }
    return found;
  }, TAP_PX);

/** On a phone everything that is pressed is as high as a thumb, the bars are as high as they should be, and the heading and the answer stand between them. */
async function expectPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectAccessible(page, ['dark']);
  expect(await tooSmall(page), path).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await atEachSize(page, async (size) => {
    const where = `${path} at ${size} %`;
    await expectFits(page, where);
    expect(await brokenWords(page), where).toEqual([]);
    for (const bar of [page.getByRole('banner'), page.getByRole('navigation', { name: 'ทางลัด' })]) {
      expect((await bar.boundingBox())?.height, where).toBe(BAR_PX);
    }
    expect(
      (await page.getByRole('heading', { level: 1 }).boundingBox())?.y,
      where,
    ).toBeLessThanOrEqual(120);
    if (!HAS_ANSWER.test(path)) return;
    const answer = page.getByRole('main').getByText(ANSWER).first();
    const { y = 0, height = 0 } = (await answer.boundingBox()) ?? {};
    expect(y + height, `the answer of ${where}`).toBeLessThanOrEqual(PHONE.height - BAR_PX);
  });
}

/** The way to the page begins at the first page of the area and ends with the page's own name. */
async function expectCrumbs(page: Page, path: string): Promise<void> {
  const crumbs = page.getByRole('navigation', { name: 'ตำแหน่งของหน้านี้' }).getByRole('listitem');
  if (path === '/member/status') return expect(crumbs).toHaveCount(0);
  await expect(crumbs.first().getByRole('link', { name: 'ภาพรวม' })).toBeVisible();
  await expect(heading(page, (await crumbs.last().textContent()) ?? 'no crumb')).toBeVisible();
}

/** It fits every width, says what it is, and keeps hidden amounts hidden. */
async function expectDesk(page: Page, path: string, active: string | undefined): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(new RegExp(`(^| · )main - ${COOP}$`));
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    `ระบบตรวจสอบข้อมูลสมาชิกออนไลน์แบบเรียลไทม์ของ${COOP}`,
  );
  await expect(page.getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569 (last updated on)')).toBeVisible();
  await expect(menu(page).locator('[aria-current=page]'), path).toHaveText(active ? [active] : []);
  await expectCrumbs(page, path);
  // How it is pressed: frame.e2e.ts.
  await page.getByRole('button', { name: 'ซ่อนจำนวนเงิน' }).dispatchEvent('click');
  // Rates and parts in percent are no amounts.
  const rates = path === '/member/gian' ? /\b(50|100)\.00\b/g : /\d+\.\d{2}\s%|คืนละ 300\.00\sบาท/g;
  const words = (await page.getByRole('main').innerText()).replaceAll(rates, '');
  expect(words.match(/[\d,]*\d\.\d{2}(?!\d)/g), path).toBeNull();
  await page.getByRole('button', { name: 'แสดงจำนวนเงิน' }).dispatchEvent('click');
  await expectFitsAll(page, path);
}

async function expectFitsAll(page: Page, path: string): Promise<void> {
  for (const width of [DESK.width, 1024, 768]) {
    await page.setViewportSize({ ...DESK, width });
    await atEachSize(page, (size) => expectFits(page, `${path} at ${width} px, ${size} %`));
  }
}

const SCREENS_A_TEST = 5;

/** The drawn ones, a few for each test, which stand beside its number. */
function partsOf<T>(screens: readonly T[]): (readonly [screens: readonly T[], part: string])[] {
  const left = drawn(screens);
  const count = Math.ceil(left.length / SCREENS_A_TEST);
  return Array.from({ length: count }, (_, part) => [
    left.slice(part * SCREENS_A_TEST, (part + 1) * SCREENS_A_TEST),
    `${part + 1} of ${count}`,
  ]);
}

for (const [screens, part] of partsOf(ALL_SCREENS)) {
  test(`[EAR-04][MEM-02][MEM-06][MEM-07][MEM-08][MEM-09][MEM-10][MEM-11][MEM-12][MEM-28] every screen opens by its address, says what and how fresh it is, fits and passes axe, light at a desk and dark on a phone, and is read at 400 % (${part})`, async ({
    page,
  }) => {
    await signIn(page, '1', '/member/password');
    for (const [path, name, active] of screens) {
      await page.setViewportSize(DESK);
      await open(page, path);
      await expect(heading(page, name)).toBeVisible();
      // The colours of both widths are the same; what only phones have is seen in the light in access.e2e.ts.
      await expectAccessible(page, ['light']);
      await expectDesk(page, path, active);
      await expectPhone(page, path);
      await expectReadLow(page, path);
    }
  });
}

async function expectWhole(page: Page, path: string): Promise<void> {
  const where = `${path} at ${page.viewportSize()?.width} px`;
  await expectFits(page, where);
  await atEachSize(page, async (size) => {
    expect(await brokenWords(page), `${where}, ${size} %`).toEqual([]);
  });
}

/** Members whose pages are unlike the first one's. */
const OTHERS = [
  ...['status', 'deposit', 'gian'].map((screen) => ['2', screen] as const),
  ...['loan', 'coll', 'kep', 'kepcrem'].map((screen) => ['3', screen] as const),
  ['4', 'coll'] as const,
  ...['coll', 'loan', 'confirmData'].map((screen) => ['10', screen] as const),
  ...['status', 'coll', 'confirmData', 'kep', 'kepcrem', 'loan'].map(
    (screen) => ['11', screen] as const,
  ),
  ['11', `loan_statement/${encodeURIComponent(ORDINARY)}`] as const,
];

for (const [screens, part] of partsOf(OTHERS)) {
  test(`[MEM-07][MEM-13][MEM-14][MEM-15] the pages of other members, with bands, empty states and what is not found, fit and pass axe (${part})`, async ({
    page,
  }) => {
    for (const [no, screen] of screens) {
      const path = `/member/${screen}`;
      await page.setViewportSize(DESK);
      await signIn(page, no, path);
      await settledMain(page);
      await expectAccessible(page, ['light']);
      await expectWhole(page, path);
      await page.setViewportSize(PHONE);
      await expectAccessible(page, ['dark']);
      await expectWhole(page, path);
    }
  });
}

test('[MEM-07] the longest name and address fit every width, with plain and with the largest text', async ({
  page,
}) => {
  await signIn(page, '11', '/member/password');
  for (const path of drawn(['status', 'share', 'loan', 'deposit'], 2).map(
    (text) => `/member/${text}`,
  )) {
    await goOn(page, path);
    await page.setViewportSize(PHONE);
    await atEachSize(page, (size) => expectFits(page, `${path} at 360 px, ${size} %`));
    await expectFitsAll(page, path);
  }
});
