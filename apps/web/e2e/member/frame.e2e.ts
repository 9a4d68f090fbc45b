import type { Locator, Page } from '@playwright/test';
import {
  ALL_SCREENS,
  figure,
  goTo,
  heading,
  loanStatement,
  menu,
  ORDINARY,
  open,
} from '../kit/member-page.ts';
import { expect, fillLogon, signIn, test } from '../kit/world.ts';

/** The side menu in the order of the specification. */
const MENU = [
  'ข้อมูลสมาชิก',
  'ทุนเรือนหุ้น',
  'เงินกู้',
  'เงินฝาก',
  'รายการเรียกเก็บ',
  'การค้ำประกัน',
  'ปันผลและเฉลี่ยคืน',
  'ผู้รับโอนประโยชน์',
  'หนังสือยืนยันยอด',
  'เปลี่ยนรหัสผ่าน',
];
const PHONE = { width: 360, height: 740 };
/** Screens whose answer is an amount: it stands over the lower bar before anybody scrolls. */
const ANSWERS = ['status', 'share', 'loan', 'dep', 'kep', 'dividend'].map(
  (one) => `/member/${one}`,
);
const COOP = 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'เมนูสมาชิก' });
const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'เมนู Menu' });
const back = (page: Page) => page.getByRole('button', { name: 'กลับ', exact: true });

/** The bar's parts in full: both names of the cooperative, the whole line of the member, the system's link. */
async function expectWho(place: Locator): Promise<void> {
  await expect(place).toContainText(COOP);
  await expect(place).toContainText('Example Teachers’ Savings and Credit Cooperative');
  await expect(place).toContainText(/เลขทะเบียน Registration no\. 0001 :\s*สมชาย ใจงาม/);
  const link = place.getByRole('link', { name: 'ระบบสมาชิก Member system' });
  await expect(link).toHaveAttribute('href', '/member/logon');
  await expect(link).toBeVisible();
}

test('[MEM-01][FMT-01][LAY-11] the fixed bar names cooperative, member and number', async ({
  page,
}) => {
  await signIn(page, '1', '/member/share?period=all');
  const bar = page.getByRole('banner');
  await expectWho(bar);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect(bar.getByText(COOP)).toBeInViewport();
});

test('[MEM-01][MEM-28] the phone has one bar of 56 px above and one below and the answer between them, at every size of the letters @phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, '1');
  const [top, bottom] = [page.getByRole('banner'), page.getByRole('navigation', { name: 'ทางลัด' })];
  for (const text of ['100', '130']) {
    await page.evaluate((size) => localStorage.setItem('preferences', `{"text":"${size}"}`), text);
    for (const [at, name] of ALL_SCREENS) {
      await open(page, at);
      await expect(heading(page, name)).toBeVisible();
      const box = await heading(page, name).boundingBox();
      expect(box?.y, `${at} at ${text} %`).toBeLessThanOrEqual(120);
      if (!ANSWERS.some((one) => at.startsWith(one))) continue;
      const answer = page
        .getByRole('main')
        .getByText(/\d\.\d{2}(?!\d)/)
        .first();
      const { y = 0, height = 0 } = (await answer.boundingBox()) ?? {};
      expect(y + height, `the answer of ${at} at ${text} %`).toBeLessThanOrEqual(740 - 56);
    }
    for (const bar of [top, bottom]) expect((await bar.boundingBox())?.height).toBe(56);
  }
  await page.evaluate(() => scrollTo(0, 3000));
  await expect(top.getByText('สมชาย ใจงาม')).toBeInViewport();
  await expect(bottom).toBeInViewport();
  await bottom.getByRole('link', { name: 'เรียกเก็บ' }).click();
  await expect(heading(page, 'รายการเรียกเก็บ')).toBeVisible();
  await expect(bottom.getByRole('link', { name: 'เรียกเก็บ' })).toHaveAttribute('aria-current');
  await bottom.getByRole('button', { name: 'เมนู' }).click();
  await expectWho(drawer(page));
});

test('[MEM-02] the menu has its entries in order, each with an icon, then the ways out', async ({
  page,
}) => {
  await signIn(page, '1');
  await expect(menu(page).getByRole('link')).toHaveText([
    ...MENU,
    'อุปกรณ์ที่เข้าสู่ระบบ',
    'กลับหน้าเว็บไซต์',
  ]);
  await expect(menu(page).getByRole('button', { name: 'ออกจากระบบ' })).toBeVisible();
  for (const entry of await menu(page).getByRole('listitem').all()) {
    await expect(entry.locator('svg')).toBeVisible();
  }
  await menu(page).getByRole('link', { name: 'กลับหน้าเว็บไซต์' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('[MEM-04] the sidebar is 16rem wide from 1024 px on and gone below', async ({ page }) => {
  await signIn(page, '1');
  for (const [width, wide] of [
    [1440, 256],
    [1024, 256],
    [1023, 0],
    [360, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.locator('aside').boundingBox();
    expect(box?.width ?? 0, `${width} px`).toBe(wide);
    await expect(menuButton(page)).toBeVisible({ visible: wide === 0 });
  }
});

test('[MEM-04] the drawer opens, holds the focus, and closes by Esc, backdrop and button @phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, '1');
  const closers = {
    esc: () => page.keyboard.press('Escape'),
    backdrop: () => page.mouse.click(330, 400),
    button: () => drawer(page).getByRole('button', { name: 'ปิดเมนู' }).click(),
  };
  for (const [name, close] of Object.entries(closers)) {
    await expect(drawer(page)).toBeHidden();
    await menuButton(page).click();
    await expect(drawer(page), name).toBeVisible();
    await expect(drawer(page).getByRole('link', { name: 'เงินกู้' })).toBeVisible();
    // What is behind is out of reach: every stop of the Tab key is in the drawer or the browser's own.
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement?.closest('dialog, body > :not(*)') === null &&
          document.activeElement !== document.body,
      );
      expect(outside, `${name}, press ${presses}`).toBe(false);
    }
    await close();
    await expect(drawer(page), name).toBeHidden();
    await expect(menuButton(page), name).toBeFocused();
  }
});

test('[MEM-04] choosing in the drawer goes there and closes it, and going back only closes it @phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, '1');
  await menuButton(page).click();
  await drawer(page).getByRole('link', { name: 'เงินฝาก' }).click();
  await expect(heading(page, 'เงินฝาก')).toBeVisible();
  await expect(drawer(page)).toBeHidden();
  await expect(heading(page, 'เงินฝาก')).toBeFocused();
  await menuButton(page).click();
  await drawer(page).getByRole('link', { name: 'เงินฝาก' }).click();
  await expect(drawer(page)).toBeHidden();
  // Going back closes what lies over the page, and only then leaves it.
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(drawer(page)).toBeHidden();
  await expect(heading(page, 'เงินฝาก')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(heading(page, 'ภาพรวมของท่าน')).toBeVisible();
});

test('[MEM-05] the way back is one step in history, and from a page opened directly to where it belongs', async ({
  page,
}) => {
  await signIn(page, '1');
  for (const name of ['ทุนเรือนหุ้น', 'เงินกู้']) {
    await goTo(page, name);
    await expect(heading(page, name)).toBeVisible();
  }
  await back(page).click();
  await expect(heading(page, 'ทุนเรือนหุ้น')).toBeVisible();
  await page.goto('/member/deposit');
  await back(page).click();
  await expect(heading(page, 'ภาพรวมของท่าน')).toBeVisible();
  await page.goto(loanStatement(ORDINARY));
  await back(page).click();
  await expect(heading(page, 'เงินกู้')).toBeVisible();
});

test('[MEM-02][MEM-05][MEM-06][MEM-07] every screen opens by its address, says what and how fresh it is, keeps hidden amounts hidden, and is left and found again', async ({
  page,
}) => {
  await signIn(page, '1');
  await page.getByRole('button', { name: 'ซ่อนจำนวนเงิน' }).click();
  await expect(figure(page, 'ทุนเรือนหุ้น')).toContainText('••••••');
  for (const [at, name, active] of ALL_SCREENS) {
    await open(page, at);
    await expect(heading(page, name)).toBeVisible();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(at);
    await expect(page).toHaveTitle(new RegExp(`(^| · )main - ${COOP}$`));
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      `ระบบตรวจสอบข้อมูลสมาชิกออนไลน์แบบเรียลไทม์ของ${COOP}`,
    );
    await expect(page.getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569 (last updated on)')).toBeVisible();
    await expect(menu(page).locator('[aria-current=page]'), at).toHaveText(active ? [active] : []);
    // Rates and parts in percent are no amounts.
    const percent = at === '/member/gian' ? /\b(50|100)\.00\b/g : /\d+\.\d{2} %/g;
    const words = (await page.getByRole('main').innerText()).replaceAll(percent, '');
    expect(words.match(/[\d,]*\d\.\d{2}(?!\d)/g), at).toBeNull();
  }
  // The way on, and the way back.
  const byMenu = ALL_SCREENS.filter(([, name, active]) => name === active);
  for (const [, name] of byMenu) {
    await goTo(page, name);
    await expect(heading(page, name)).toBeFocused();
  }
  for (const [, name] of byMenu.toReversed().slice(1)) {
    await page.goBack();
    await expect(heading(page, name)).toBeVisible();
  }
  await page.getByRole('button', { name: 'แสดงจำนวนเงิน' }).click();
  await expect(figure(page, 'หุ้นสะสมรวม')).toHaveText('480,200.00');
});

test('[AUTH-04][MEM-28] a link to a filtered statement survives the sign-in', async ({ page }) => {
  const at = `${loanStatement(ORDINARY)}?period=all&q=6905`;
  await page.goto(at);
  await expect(page).toHaveURL(/\/member\/logon\?/);
  await fillLogon(page, '1');
  await expect(heading(page, `เงินกู้สามัญ ${ORDINARY}`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('แสดง 1 จาก 10 รายการ');
  expect(new URL(page.url()).search).toBe('?period=all&q=6905');
});
