import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { deployWithSite } from '../kit/deploy.ts';
import { takenOver } from '../kit/taken-over.ts';
import { expect, fillLogon, signInByForm, test } from '../kit/world.ts';

const COOP = 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด';
const ABOUT = 'สหกรณ์ออมทรัพย์ของครูและบุคลากรทางการศึกษา จังหวัดนครศรีธรรมราช';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'เมนูสมาชิก' }).getByRole('link', { name, exact: true });

/** Public pages: address, first heading, title. */
const PUBLIC = [
  ['/home', COOP, 'หน้าหลัก'],
  ['/load', 'ระบบสมาชิกออนไลน์', 'กำลังโหลด'],
  ['/colors', 'สีและชิ้นส่วนหน้าจอ', 'สีและชิ้นส่วนหน้าจอ'],
  ['/privacy-policy/cookies-policy', 'นโยบายคุกกี้', 'นโยบายคุกกี้'],
  ['/privacy-policy/private-policy', 'นโยบายความเป็นส่วนตัว', 'นโยบายความเป็นส่วนตัว'],
  ['/member/logon', 'เข้าสู่ระบบสมาชิก', 'เข้าสู่ระบบสมาชิก'],
  ['/nowhere', 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...', 'ไม่พบหน้า'],
] as const;

/** Those in the plain layout. */
const PLAIN: readonly string[] = ['/load', '/colors', '/member/logon'];

const meta = (page: Page, name: string) =>
  page.locator(`head > meta[name="${name}"], head > meta[property="${name}"]`);

test('[LAY-09] the root leads to the home page and is not in the way back', async ({ page }) => {
  await page.goto('/load');
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  await expect(heading(page)).toHaveText(COOP);
  await page.goBack();
  await expect(page).toHaveURL('/load');
});

test('[LAY-01] each page stands in its layout: public, plain or member', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const sideMenu = page.getByRole('navigation', { name: 'เมนูสมาชิก' });
  await page.goto('/home');
  await expect(footer).toContainText(COOP);
  await expect(sideMenu).toHaveCount(0);
  for (const [address, words] of PUBLIC.filter(([one]) => PLAIN.includes(one))) {
    await page.goto(address);
    await expect(heading(page)).toContainText(words);
    await expect(page.getByRole('banner')).toContainText(COOP);
    await expect(footer).toHaveCount(0);
    await expect(sideMenu).toHaveCount(0);
  }
  await signInByForm(page, '1', '/member/loan');
  await expect(sideMenu).toBeVisible();
  await expect(page.getByRole('button', { name: 'กลับ', exact: true })).toBeVisible();
  await expect(footer).toHaveCount(0);
});

test('[LAY-05] every page has the Thai locale, a title and a description of its own', async ({
  page,
}) => {
  const descriptions = new Set<string | null>();
  for (const [address, , title] of PUBLIC) {
    await page.goto(address);
    await expect(page).toHaveTitle(`${title} - ${COOP}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await expect(meta(page, 'og:locale')).toHaveAttribute('content', 'th_TH');
    await expect(meta(page, 'og:title')).toHaveAttribute('content', `${title} - ${COOP}`);
    await expect(meta(page, 'description')).toHaveCount(1);
    await expect(meta(page, 'description')).toHaveAttribute('content', `${title} - ${ABOUT}`);
    descriptions.add(await meta(page, 'description').getAttribute('content'));
  }
  expect(descriptions.size).toBe(PUBLIC.length);
});

test('[LAY-05][MEM-06] moving about changes the title, and one page never keeps that of another', async ({
  page,
}) => {
  await signInByForm(page, '1');
  await expect(page).toHaveTitle(`main - ${COOP}`);
  await menu(page, 'เงินกู้').click();
  await expect(page).toHaveTitle(`เงินกู้ · main - ${COOP}`);
  await expect(meta(page, 'description')).toHaveAttribute(
    'content',
    `ระบบตรวจสอบข้อมูลสมาชิกออนไลน์แบบเรียลไทม์ของ${COOP}`,
  );
  await page.getByRole('link', { name: 'กลับหน้าเว็บไซต์' }).click();
  await expect(page).toHaveTitle(`หน้าหลัก - ${COOP}`);
  await expect(meta(page, 'robots')).toHaveCount(0);
  await expect(meta(page, 'description')).toHaveCount(1);
});

test('[LAY-05] the window has a title at every moment, also while a page is being drawn or left', async ({
  page,
}) => {
  const untitled: string[] = [];
  await page.exposeFunction('sayUntitled', (address: string) => untitled.push(address));
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main') && !document.title) {
        Reflect.get(globalThis, 'sayUntitled')(location.pathname);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  for (const [address] of PUBLIC) {
    await page.goto(address);
    await takenOver(page);
  }
  await signInByForm(page, '1', '/member/share');
  await page.reload();
  await expect(page).toHaveTitle(`ทุนเรือนหุ้น · main - ${COOP}`);
  await menu(page, 'เงินกู้').click();
  await expect(page).toHaveTitle(`เงินกู้ · main - ${COOP}`);
  await page.getByRole('link', { name: 'กลับหน้าเว็บไซต์' }).click();
  await expect(page).toHaveTitle(`หน้าหลัก - ${COOP}`);
  expect(untitled).toEqual([]);
});

const banner = (page: Page) => page.getByRole('region', { name: 'การใช้คุกกี้' });

/** Keeps every cookie that a script writes, word for word: a browser shortens how long it lasts. */
async function writtenCookies(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(globalThis, { written });
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => own?.get?.call(document),
      set: (text: string) => {
        written.push(text);
        own?.set?.call(document, text);
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'written'));
}

const DAY_S = 86_400;

test('[LAY-06] accepting cookies is remembered for two years and not asked again', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: 'acceptCookie' });
  const written = await writtenCookies(page);
  await page.goto('/home');
  await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect((await written()).join()).toMatch(
    /^acceptCookie=Y; path=\/; max-age=63072000; samesite=lax$/,
  );
  await page.evaluate((day) => {
    document.cookie = `day=1; path=/; max-age=${day}`;
  }, DAY_S);
  const endOf = async (cookie: string) =>
    (await context.cookies()).find(({ name }) => name === cookie)?.expires ?? 0;
  // 400 days is the most that this browser keeps any cookie.
  expect((await endOf('acceptCookie')) - (await endOf('day'))).toBeGreaterThan(398 * DAY_S);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('[LAY-06] rejecting cookies hides the banner until the next load only', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: 'acceptCookie' });
  await page.goto('/home');
  await banner(page).getByRole('button', { name: 'ปฏิเสธ' }).click();
  await expect(banner(page)).toHaveCount(0);
  const kept = (await context.cookies()).find(({ name }) => name === 'acceptCookie');
  expect(kept).toMatchObject({ value: 'N', path: '/', sameSite: 'Lax' });
  await page.getByRole('link', { name: /^ตรวจสอบยอดของท่าน/ }).click();
  await expect(page).toHaveURL('/member/logon');
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('[LAY-06][PUB-23] the banner leads to both policies and waits there for an answer @phone', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: 'acceptCookie' });
  for (const [link, address] of [
    ['นโยบายคุกกี้', '/privacy-policy/cookies-policy'],
    ['นโยบายความเป็นส่วนตัว', '/privacy-policy/private-policy'],
  ] as const) {
    await page.goto('/home');
    await banner(page).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toHaveText(link);
    await expect(banner(page)).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main).toContainText('มีผลตั้งแต่วันที่ 21 พฤศจิกายน 2569');
  await expect(main.getByRole('link', { name: '075-123-457' })).toBeVisible();
  await page.getByRole('link', { name: 'อ่านนโยบายคุกกี้' }).click();
  await expect(page).toHaveURL('/privacy-policy/cookies-policy');
});

test('[LAY-06] consent can be taken back on the cookie policy', async ({ page }) => {
  await page.goto('/privacy-policy/cookies-policy');
  await page.getByRole('button', { name: 'ถอนความยินยอมการใช้คุกกี้' }).click();
  await expect(page.getByText('บันทึกการถอนความยินยอมแล้ว')).toBeVisible();
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('[LAY-07][LAY-08][WEB-06] the same build serves another cooperative by its configuration alone', async ({
  page,
  baseURL,
}) => {
  const gray = () => page.locator('html').evaluate((html) => getComputedStyle(html).filter);
  await page.goto('/home');
  await expect(heading(page)).toBeVisible();
  expect(await gray()).toBe('grayscale(1)');
  const site = {
    coopNameTH: 'สหกรณ์ออมทรัพย์สาธารณสุขทดสอบ จำกัด',
    coopNameEN: 'Test Public Health Cooperative',
    www_description: 'สหกรณ์ของบุคลากรสาธารณสุข',
    coop_address: '1 ถนนทดสอบ จังหวัดตรัง 92000',
    mourning: false,
    botCheck: { siteKey: 'demo', script: '/recaptcha/api.js' },
  };
  await using other = await deployWithSite(baseURL ?? '', site);
  await page.goto(`${other.url}/home`);
  await expect(page).toHaveTitle('หน้าหลัก - สหกรณ์ออมทรัพย์สาธารณสุขทดสอบ จำกัด');
  await expect(page.getByRole('banner')).toContainText('Test Public Health Cooperative');
  await expect(page.getByRole('contentinfo')).toContainText('1 ถนนทดสอบ จังหวัดตรัง 92000');
  await expect(page.getByText('ครูตัวอย่าง')).toHaveCount(0);
  expect(await gray()).toBe('none');
  await page.goto(`${other.url}/privacy-policy/private-policy`);
  await expect(page.getByRole('main')).toContainText('สหกรณ์ยังไม่ได้เผยแพร่นโยบายความเป็นส่วนตัว');
  await expect(page.getByText('มีผลตั้งแต่')).toHaveCount(0);
  await page.goto(`${other.url}/member/logon`);
  await fillLogon(page, '1');
  await expect(page).toHaveTitle('main - สหกรณ์ออมทรัพย์สาธารณสุขทดสอบ จำกัด');
});

test('[LAY-07] without its configuration the product says that it cannot open, in Thai', async ({
  page,
  baseURL,
}) => {
  await using broken = await deployWithSite(baseURL ?? '', undefined);
  const expectClosed = async () => {
    await page.goto(`${broken.url}/member/status`);
    await expect(page.getByRole('alert')).toContainText('ยังเปิดหน้าเว็บไม่ได้');
    await expect(page.getByRole('button', { name: 'ลองใหม่' })).toBeVisible();
  };
  await expectClosed();
  broken.writeSite({ coopNameEN: 'Nameless' });
  await expect.poll(broken.health).toContain('coopNameTH');
  await expectClosed();
});

test('[LAY-10] the loading page and the colours are pages of their own', async ({ page }) => {
  await page.goto('/load');
  await expect(page.getByRole('status').filter({ hasText: 'กำลังโหลด' })).toBeVisible();
  await page.getByRole('link', { name: 'กลับหน้าหลัก' }).click();
  await expect(page).toHaveURL('/home');
  await page.goto('/colors');
  await expect(page.getByText('--green-700').first()).toBeVisible();
  await page.getByLabel('สีของหน้าจอ').first().selectOption({ label: 'มืด' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('[LAY-11][MEM-01][FMT-01] Thai comes first and the English of the specification stands quietly beside it', async ({
  page,
}) => {
  await signInByForm(page, '1');
  for (const english of ['Member system', 'Registration no.', '(last updated on)']) {
    await expect(page.getByText(english)).toHaveAttribute('lang', 'en');
  }
  const banner = page.getByRole('banner');
  await expect(banner).toContainText('ระบบสมาชิก Member system');
  await expect(banner).toContainText('เลขทะเบียน Registration no. 0001 : สมชาย ใจงาม');
  await expect(page.getByRole('main')).toContainText('ข้อมูล ณ วันที่ 19 พ.ย. 2569 (last updated on)');
  await expect(page.getByRole('link', { name: 'ระบบสมาชิก Member system' })).toHaveAttribute(
    'href',
    '/member/logon',
  );
});

test('[LAY-04] on every page the live region for messages is there before the first message', async ({
  page,
}) => {
  const region = page.getByRole('region', { name: 'ข้อความแจ้ง' });
  for (const [address] of PUBLIC) {
    await page.goto(address);
    await expect(region).toBeAttached();
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region).toBeEmpty();
  }
  await signInByForm(page, '1');
  await expect(region.getByText('เข้าสู่ระบบแล้ว')).toBeVisible();
});

test('[LAY-05] what the keyboard stands on stays so while a slow phone wakes the prerendered page', async ({
  page,
}) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.goto('/privacy-policy/cookies-policy', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const home = page.getByRole('link', { name: COOP });
  await expect(home).toBeFocused();
  await takenOver(page);
  await expect(home).toBeFocused();
});

test('[LAY-05] the first stop of the keyboard leads past the bar, also in the member area', async ({
  page,
}) => {
  const skip = page.getByRole('link', { name: 'ข้ามไปยังเนื้อหา' });
  for (const [address] of PUBLIC.slice(0, 6)) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('เลขทะเบียนสมาชิก')).toBeFocused();

  await signInByForm(page, '1', '/member/share');
  await page.reload();
  await expect(page.getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('[LAY-05] after a change of page the focus is on its heading, and the view at its top', async ({
  page,
}) => {
  await page.goto('/home');
  await takenOver(page);
  await expect(heading(page)).not.toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'นโยบายคุกกี้' }).click();
  await expect(heading(page)).toHaveText('นโยบายคุกกี้');
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(COOP);
  await expect(heading(page)).toBeFocused();
  await signInByForm(page, '1');
  await expect(heading(page)).toHaveText('ภาพรวมของท่าน');
  await expect(heading(page)).toBeFocused();
  for (const name of ['ทุนเรือนหุ้น', 'เงินกู้', 'เงินฝาก']) {
    await menu(page, name).click();
    await expect(heading(page)).toHaveText(name);
    await expect(heading(page)).toBeFocused();
  }
});

const THEMES = ['light', 'dark'] as const;

for (const [address, words] of PUBLIC) {
  test(`[LAY-05] ${address} has no axe violation, light and dark, and fits the screen @phone`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(heading(page)).toContainText(words);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    await expectAccessible(page, THEMES);
  });
}

test('[AUTH-03][AUTH-12] the logon page with its errors, the banner, the popup and a toast pass axe @phone', async ({
  page,
  context,
  control,
  world,
}) => {
  const passesInBothThemes = () => expectAccessible(page, THEMES);
  await context.clearCookies({ name: 'acceptCookie' });
  await page.goto('/member/logon');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('กรุณากรอกรหัสผ่าน');
  await passesInBothThemes();
  await fillLogon(page, '9');
  await expect(page.getByRole('dialog')).toBeVisible();
  await passesInBothThemes();
  await page.keyboard.press('Escape');
  await control.faults.add.mutate({ world, endpoint: 'memberShareList', status: 500, body: {} });
  await signInByForm(page, '1', '/member/share');
  await page.getByText('Error', { exact: true }).hover();
  await passesInBothThemes();
});
