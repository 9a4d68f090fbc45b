import type { Locator, Page } from '@playwright/test';
import { ALL_SCREENS, goTo, heading, loanStatement, menu, ORDINARY } from '../kit/member-page.ts';
import { expect, fillLogon, signIn, test } from '../kit/world.ts';

/** The side menu in the order of the specification, our pages in their groups, and the way out. */
const MENU = [
  'ภาพรวม',
  'ทุนเรือนหุ้น',
  'เงินกู้',
  'เงินฝาก',
  'รายการเรียกเก็บ',
  'การค้ำประกัน',
  'ปันผลและเฉลี่ยคืน',
  'ผู้รับโอนประโยชน์',
  'หนังสือยืนยันยอด',
  'เปลี่ยนรหัสผ่าน',
  'สรุปรายปี',
  'แผนการเงินถึงวันเกษียณ',
  'ปฏิทิน',
  'บันทึกของท่าน',
  'คำขอทำรายการเงิน',
  'กู้ได้เท่าใด (ตรวจสิทธิกู้)',
  'ขอกู้เงิน',
  'ฌาปนกิจสงเคราะห์',
  'สวัสดิการ',
  'สำหรับครอบครัว',
  'ความยินยอมและข้อมูลของท่าน',
  'การแจ้งเตือนบนอุปกรณ์',
  'อุปกรณ์ที่เข้าสู่ระบบ',
  'กลับหน้าเว็บไซต์',
];
const GROUPS = ['เงินของท่าน', 'เงินกู้', 'ครอบครัวและสิทธิ', 'ตั้งค่า'];
const PHONE = { width: 360, height: 740 };
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

test('[MEM-02] on a usual desk the edge of the side menu cuts no entry', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, '00001');
  const high = await page
    .locator('aside > *')
    .first()
    .evaluate((stay) => Number.parseFloat(getComputedStyle(stay, '::after').blockSize));
  expect(high).toBeGreaterThan(0);
  const edge = 768 - high;
  const entries = await page
    .locator('aside a, aside button')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
  expect(entries.length).toBeGreaterThan(13);
  // A pixel of the entry's padding may lie under the line.
  const cut = entries.filter(({ top, bottom }) => top < edge - 1 && bottom > edge + 2);
  expect(cut).toEqual([]);
});

test('[MEM-01][MEM-02][MEM-04][FMT-01][LAY-11] the fixed bar names cooperative, member and number; the menu has its entries in order and is 16rem wide from 1024 px on', async ({
  page,
}) => {
  // From 60rem of height on the menu's foot is fixed.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await signIn(page, '1', '/member/share?period=all');
  const bar = page.getByRole('banner');
  await expectWho(bar);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect(bar.getByText(COOP)).toBeInViewport();
  await expect(menu(page).getByRole('link')).toHaveText(MENU);
  await expect(menu(page).getByRole('button', { name: 'ออกจากระบบ' })).toBeInViewport({
    ratio: 1,
  });
  for (const name of GROUPS) await expect(menu(page).getByRole('list', { name })).toBeVisible();
  for (const entry of await menu(page).getByRole('listitem').all()) {
    await expect(entry.locator('svg')).toBeVisible();
  }
  for (const [width, wide] of [
    [360, 0],
    [1023, 0],
    [1024, 256],
    [1440, 256],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.locator('aside').boundingBox();
    expect(box?.width ?? 0, `${width} px`).toBe(wide);
    await expect(menuButton(page)).toBeVisible({ visible: wide === 0 });
  }
  // The entry of the page one is on is seen, though it stands below the fold.
  await page.goto('/member/session');
  const active = menu(page).locator('[aria-current=page]');
  await expect(active).toHaveText('อุปกรณ์ที่เข้าสู่ระบบ');
  await expect(active).toBeInViewport({ ratio: 1 });
  await goTo(page, 'กลับหน้าเว็บไซต์');
  await expect(page).toHaveURL(/\/home$/);
});

test('[MEM-02][FMT-01] the largest letters leave the number whole in the bar of a small desk', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('preferences', JSON.stringify({ text: '130' })),
  );
  await signIn(page, '1');
  const number = page.getByRole('banner').getByText('0001', { exact: true });
  for (const width of [1024, 1139, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await expect(number, `${width} px`).toBeInViewport({ ratio: 1 });
  }
});

/** Expects that what is behind is out of reach: every stop of the Tab key is in the drawer or the browser's own. */
async function expectFocusHeld(page: Page): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () =>
        document.activeElement?.closest('dialog, body > :not(*)') === null &&
        document.activeElement !== document.body,
    );
    expect(outside, `press ${presses}`).toBe(false);
  }
}

test('[MEM-01][MEM-04] on a phone: both bars stay, the drawer holds the focus, closes by Esc, backdrop, button, choice and the way back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, '1');
  const bottom = page.getByRole('navigation', { name: 'ทางลัด' });
  await page.evaluate(() => scrollTo(0, 3000));
  await expect(page.getByRole('banner').getByText('สมชาย ใจงาม', { exact: true })).toBeInViewport();
  await expect(bottom).toBeInViewport();
  const closers = {
    esc: () => page.keyboard.press('Escape'),
    backdrop: () => page.mouse.click(330, 400),
    button: () => drawer(page).getByRole('button', { name: 'ปิดเมนู' }).click(),
  };
  for (const [name, close] of Object.entries(closers)) {
    await expect(drawer(page)).toBeHidden();
    await menuButton(page).click();
    await expect(drawer(page), name).toBeVisible();
    await expectFocusHeld(page);
    await close();
    await expect(drawer(page), name).toBeHidden();
    await expect(menuButton(page), name).toBeFocused();
  }
  await bottom.getByRole('button', { name: 'เมนู' }).click();
  // What one comes for stands before who one is.
  await expect(drawer(page).getByRole('link', { name: 'ปันผลและเฉลี่ยคืน' })).toBeInViewport({
    ratio: 1,
  });
  await expectWho(drawer(page));
  await drawer(page).getByRole('link', { name: 'เงินฝาก' }).click();
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
  await expect(heading(page, 'ภาพรวม')).toBeVisible();
  await bottom.getByRole('link', { name: 'เรียกเก็บ' }).click();
  await expect(heading(page, 'รายการเรียกเก็บ')).toBeVisible();
  await expect(bottom.getByRole('link', { name: 'เรียกเก็บ' })).toHaveAttribute('aria-current');
});

test('[MEM-05][PAGE-01] on a phone a tap in the middle of the arrow leads back @phone-only', async ({
  page,
}) => {
  await signIn(page, '1', '/member/deposit');
  await expect(heading(page, 'เงินฝาก')).toBeVisible();
  const box = await back(page).boundingBox();
  if (!box) throw new Error('there is no arrow');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(heading(page, 'ภาพรวม')).toBeVisible();
});

test('[AUTH-04][MEM-02][MEM-05][MEM-28] a link to a filtered statement survives the sign-in; each entry of the menu leads on, and back is one step or to where the page belongs', async ({
  page,
}) => {
  const address = `${loanStatement(ORDINARY)}?period=all&q=6905`;
  await page.goto(address);
  await expect(page).toHaveURL(/\/member\/logon\?/);
  await fillLogon(page, '1');
  await expect(heading(page, `เงินกู้สามัญ ${ORDINARY}`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('แสดง 1 จาก 10 รายการ');
  expect(new URL(page.url()).search).toBe('?period=all&q=6905');
  const screens = ALL_SCREENS.filter(([, name, active]) => name === active);
  const entries = [...new Set(screens.map(([, name]) => name))];
  for (const name of entries) {
    await goTo(page, name);
    await expect(heading(page, name)).toBeFocused();
  }
  for (const name of entries.toReversed().slice(1)) {
    await back(page).click();
    await expect(heading(page, name)).toBeVisible();
  }
  await page.goto('/member/deposit');
  await back(page).click();
  await expect(heading(page, 'ภาพรวม')).toBeVisible();
  await page.goto(loanStatement(ORDINARY));
  await back(page).click();
  await expect(heading(page, 'เงินกู้')).toBeVisible();
});
