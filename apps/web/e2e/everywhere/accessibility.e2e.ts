import type { Address } from '@coop/addresses/address';
import { sampleAddress, sampleOf } from '@coop/addresses/sample';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { WALKED } from '../kit/axe-coverage.ts';
import { drawn } from '../kit/drawn.ts';
import { expectFits, groupMenu, SCHOOL, signInGroup } from '../kit/group-page.ts';
import { takenOver } from '../kit/taken-over.ts';
import { enter, expect, signIn, test } from '../kit/world.ts';

const COOP = 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด';

/** Pages that show how something loads. */
const SHOWS_LOADING = ['/load', '/colors'];

const DESK = { width: 1440, height: 900 };
const PAST_THE_BAR = 'ข้ามไปยังเนื้อหา';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const content = (page: Page) => page.getByRole('main').locator('[aria-busy=true]');

const walkedBy = (session: Address['session']) => WALKED.filter((row) => row.session === session);

/** The page that stands there fits a phone too and passes axe on it; the colours of both widths are the same. */
async function lookOnPhone(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, ['dark']);
  await expectFits(page);
}

/**
 * The page at an address, when its content has come: it has a live region for messages, its first stop leads past the
 * bar, it fits and passes axe, light at a desk and dark on a phone.
 */
async function look(page: Page, address: string, words: string): Promise<void> {
  await page.setViewportSize(DESK);
  await page.goto(address);
  await expect(heading(page), address).toContainText(words);
  await takenOver(page);
  if (!SHOWS_LOADING.includes(address)) await expect(content(page), address).toHaveCount(0);
  await expectAccessible(page, ['light']);
  await expectFits(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus'), address).toHaveText(PAST_THE_BAR);
  await lookOnPhone(page);
  const stops = page.locator('a[href], button, input, select, summary').filter({ visible: true });
  await expect(stops.first(), address).toHaveText(PAST_THE_BAR);
}

async function walk(page: Page, rows: readonly Address[]): Promise<void> {
  for (const row of rows) await look(page, sampleAddress(row), sampleOf(row).heading ?? '');
}

test('[LAY-04][LAY-05] public pages without an axe test of their own pass, and have the Thai locale and a title of their own', async ({
  page,
}) => {
  const titles = new Set<string>();
  const rows = drawn(walkedBy('none'));
  for (const row of rows) {
    await look(page, sampleAddress(row), sampleOf(row).heading ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    const locale = page.locator('head > meta[property="og:locale"]');
    await expect(locale).toHaveAttribute('content', 'th_TH');
    await expect(page.locator('head > meta[name=description]')).toHaveCount(1);
    titles.add(await page.title());
  }
  // One who registers does so at two addresses.
  const headings = new Set(rows.map((row) => sampleOf(row).heading ?? row.path));
  expect(titles.size).toBe(headings.size);
  // Where there is no page there is no bar either.
  await page.setViewportSize(DESK);
  await page.goto('/nowhere');
  await expect(heading(page)).toHaveText('ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...');
  await expectAccessible(page, ['light']);
  await expectFits(page);
  await lookOnPhone(page);
});

test('[LAY-05] pages of the member area without an axe test of their own pass, light and dark', async ({
  page,
}) => {
  const isWelcome = ({ layout }: Address) => layout === 'welcome';
  const rows = walkedBy('member');
  await signIn(page, '1');
  await walk(
    page,
    rows.filter((row) => !isWelcome(row)),
  );
  // Only who has not accepted the terms stays on the welcome page.
  await page.setViewportSize(DESK);
  await enter(page, { member: '8' }, '/member/welcome');
  await walk(page, rows.filter(isWelcome));
});

test('[GRP-03] the agency area too, and what is chosen there for the eyes holds everywhere and is remembered', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL);
  await walk(page, walkedBy('membergroup'));
  await page.setViewportSize(DESK);
  await groupMenu(page).getByRole('button', { name: 'ตั้งค่าการแสดงผล' }).click();
  await page.getByRole('combobox', { name: 'ขนาดตัวอักษร' }).selectOption('ใหญ่มาก');
  await page.getByLabel('ความเข้มของสี').selectOption('เข้มเป็นพิเศษ');
  await page.getByLabel('สีของหน้าจอ').selectOption('มืด');
  await page.getByRole('button', { name: 'เสร็จแล้ว' }).click();
  const html = page.locator('html');
  await expect(html).toHaveCSS('font-size', '20.8px');
  for (const [address, words] of [
    ['/member/logon', 'เข้าสู่ระบบสมาชิก'],
    ['/home', COOP],
  ] as const) {
    await page.goto(address);
    await expect(heading(page)).toContainText(words);
    await expect(content(page)).toHaveCount(0);
    await expect(html, address).toHaveCSS('font-size', '20.8px');
    await expect(html, address).toHaveAttribute('data-theme', 'dark');
    await expect(html, address).toHaveAttribute('data-contrast', 'more');
  }
  await expectAccessible(page);
});

/** Sets letters, words, lines and paragraphs as far apart as WCAG 1.4.12 has it: for a page. */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Returns the texts of the bar that are cut; on a phone its names stand in the drawer, and only the seal in the bar. */
const cutInBar = (page: Page) =>
  page.getByRole('banner').evaluate((banner) =>
    [...(banner.firstElementChild?.querySelectorAll<HTMLElement>('*') ?? [])]
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        const isClipped = /hidden|clip/.test(overflowX) && clipPath === 'none';
        const isWide = element.scrollWidth > element.clientWidth + 1;
        const isOver = element.matches('strong') && element.getBoundingClientRect().top < 0;
        return (isClipped && isWide && element.clientWidth > 56) || isOver;
      })
      .map((element) => element.innerText),
  );

test('[EAR-04] no name in a bar is cut, with the largest letters or the text spacing of WCAG 1.4.12', async ({
  page,
}) => {
  for (const open of [
    () => page.goto('/home'),
    () => signIn(page, '1'),
    () => signInGroup(page, SCHOOL),
  ]) {
    await open();
    for (const text of ['100', '130']) {
      await page.evaluate((size) => {
        localStorage.setItem('preferences', JSON.stringify({ text: size }));
      }, text);
      await page.reload();
      await expect(heading(page)).toBeVisible();
      for (const isSpaced of [false, true]) {
        if (isSpaced) await page.evaluate(spaceOut);
        for (const width of [360, 1024, 1139, 1280]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await cutInBar(page), `${page.url()} ${text} % ${width} px`).toEqual([]);
        }
      }
    }
  }
});
