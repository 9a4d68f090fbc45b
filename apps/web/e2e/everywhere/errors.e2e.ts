import { endpoints } from '@coop/contracts/endpoints';
import type { Page } from '@playwright/test';
import { CLOCK_START } from '../kit/device-clock.ts';
import { expectToastFor, toasts } from '../kit/toasts.ts';
import { expect, signInByForm, test } from '../kit/world.ts';

const CANNOT_CONNECT = 'ไม่สามารถเชื่อมต่อได้';

const errorToast = (page: Page, words: string) =>
  toasts(page).filter({ hasText: 'Error' }).filter({ hasText: words });
/** What stands in the place of a feed that failed. */
const failed = (page: Page) => page.getByRole('main').getByRole('alert');
const open = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'เมนูสมาชิก' })
    .getByRole('link', { name, exact: true })
    .click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`[ERR-01] a feed that fails says so for 5 seconds (reduced motion: ${reducedMotion})`, async ({
    page,
    control,
    world,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.clock.install({ time: CLOCK_START });
    await signInByForm(page, '1');
    await expect(page.getByText('เข้าสู่ระบบแล้ว')).toBeVisible();
    await control.faults.add.mutate({ world, endpoint: 'memberShareList', status: 500, body: {} });
    await expectToastFor(page, `Error${CANNOT_CONNECT}`, 5_000, () => open(page, 'ทุนเรือนหุ้น'));
    await expect(failed(page)).toContainText(CANNOT_CONNECT);
    await expect(failed(page)).toContainText('ยังโหลดข้อมูลส่วนนี้ไม่ได้');
  });
}

test('[ERR-01][LAY-04] a toast stays while the mouse or the focus is on it, and can be closed', async ({
  page,
  control,
  world,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: CLOCK_START });
  await signInByForm(page, '1');
  await control.faults.add.mutate({ world, endpoint: 'memberShareList', status: 500, body: {} });
  await open(page, 'ทุนเรือนหุ้น');
  const toast = errorToast(page, CANNOT_CONNECT);
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  const close = toast.getByRole('button', { name: 'ปิดข้อความ' });
  await close.focus();
  await page.mouse.move(10, 700);
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await close.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});

/** How a call may fail, and the words that the member reads then. */
const ANSWERS = {
  'ERR-01': [
    [{ status: 500, body: {} }, CANNOT_CONNECT],
    [{ status: 200, text: '{"as_of": "2026-' }, CANNOT_CONNECT],
    [{ status: 200, body: [] }, CANNOT_CONNECT],
    [{ drop: true }, CANNOT_CONNECT],
  ],
  'ERR-02': [
    [{ status: 500, body: { error: 'ปิดบัญชีประจำวัน' } }, 'ปิดบัญชีประจำวัน'],
    [{ status: 500, body: { error: '<b>พัก</b>' } }, '<b>พัก</b>'],
    [{ status: 422, body: { error: 'คำหลัก', errors: { a: ['คำรอง'] } } }, 'คำหลัก'],
  ],
  'ERR-03': [
    [{ status: 422, body: { errors: { from: ['วันที่ผิด', 'สอง'], to: ['สาม'] } } }, 'วันที่ผิด'],
    [{ status: 422, body: { errors: ['ปีไม่ถูกต้อง'] } }, 'ปีไม่ถูกต้อง'],
    [{ status: 503, body: { message: 'Busy' } }, CANNOT_CONNECT],
    [{ status: 500, body: { error: '', errors: {} } }, CANNOT_CONNECT],
  ],
} as const;

for (const [id, answers] of Object.entries(ANSWERS)) {
  test(`[${id}] a feed that fails says ${answers.map(([, words]) => words).join(', ')}`, async ({
    page,
    control,
    world,
  }) => {
    await signInByForm(page, '1', '/member/share');
    for (const [fault, words] of answers) {
      await control.faults.clear.mutate({ world });
      await control.faults.add.mutate({ world, endpoint: 'memberShareList', ...fault });
      await page.reload();
      await expect(errorToast(page, words)).toHaveText(`Error${words}ปิดข้อความ`);
      await expect(failed(page)).toContainText(words);
      await expect(heading(page, 'ทุนเรือนหุ้น')).toBeVisible();
    }
  });
}

test('[ERR-01][MEM-26] a retry that fails adds no second toast, one that works brings the records', async ({
  page,
  control,
  world,
}) => {
  await control.faults.add.mutate({ world, endpoint: 'memberShareList', status: 500, body: {} });
  await signInByForm(page, '1', '/member/share');
  const retry = failed(page).getByRole('button', { name: 'ลองใหม่' });
  await errorToast(page, CANNOT_CONNECT).hover();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = page.waitForResponse('**/api/member/mem_share');
    await retry.press('Enter');
    expect((await answer).status()).toBe(500);
    await expect(errorToast(page, CANNOT_CONNECT)).toHaveCount(1);
  }
  await control.faults.clear.mutate({ world });
  await retry.press('Enter');
  await expect(page.getByText('หุ้นสะสมรวม')).toBeVisible();
  await expect(failed(page)).toHaveCount(0);
});

test('[ERR-01][MEM-26] records that cannot be refreshed stay, and say that they are old', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: '2026-11-20T09:05:00+07:00' });
  await signInByForm(page, '1', '/member/share');
  const figure = page.getByText('หุ้นสะสมรวม').locator('..');
  const balance = await figure.textContent();
  expect(balance).toMatch(/\d\.\d\d/);
  await open(page, 'เงินกู้');
  await expect(heading(page, 'เงินกู้')).toBeVisible();
  await page.clock.runFor(61_000);
  await context.setOffline(true);
  await open(page, 'ทุนเรือนหุ้น');
  await expect(failed(page)).toContainText('ปรับปรุงข้อมูลไม่สำเร็จ ข้อมูลด้านล่างอ่านไว้เมื่อ 20 พ.ย. 2569 09:');
  await expect(errorToast(page, CANNOT_CONNECT).first()).toBeVisible();
  await expect(figure).toHaveText(balance ?? '');
  await context.setOffline(false);
  await failed(page).getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(failed(page)).toHaveCount(0);
});

test('[ERR-05] rc_des of a feed is a success toast, and the records are shown', async ({
  page,
  control,
  world,
}) => {
  const shares = page.waitForResponse('**/api/member/mem_share');
  await signInByForm(page, '1', '/member/share');
  const body = { ...(await (await shares).json()), rc_code: '1', rc_des: 'ปรับยอดล่าสุดแล้ว' };
  await control.faults.add.mutate({ world, endpoint: 'memberShareList', status: 200, body });
  await page.reload();
  await expect(toasts(page).filter({ hasText: 'ปรับยอดล่าสุดแล้ว' })).toHaveText(
    'ปรับยอดล่าสุดแล้วปิดข้อความ',
  );
  await expect(page.getByText('หุ้นสะสมรวม')).toBeVisible();
  await expect(failed(page)).toHaveCount(0);
});

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The same answer with every value spoilt; of a list two rows are enough. */
function spoil(value: Json, leaf: (value: Json) => Json): Json {
  if (Array.isArray(value)) return value.slice(0, 2).map((one) => spoil(one, leaf));
  if (typeof value !== 'object' || value === null) return leaf(value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoil(one, leaf)]));
}

const emptyRows = (value: Json): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, Array.isArray(one) ? [{}, null] : one]),
      )
    : value;

const SPOILT = [
  ['no fields at all', () => ({})],
  ['rows without fields', emptyRows],
  ['null everywhere', (answer: Json) => spoil(answer, () => null)],
  [
    'words for numbers and numbers for words',
    (answer: Json) => spoil(answer, (value) => (typeof value === 'string' ? 7 : 'คำ')),
  ],
  ['objects for values', (answer: Json) => spoil(answer, () => ({}))],
] as const;

/** Texts and attributes of the page's content that show how the program failed and not what it knows. */
function nonsenseOf(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .evaluate((main) =>
      [main, ...main.querySelectorAll('*')]
        .flatMap((one) => [
          ...[...one.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
          ...[...one.attributes]
            .filter(({ name }) => name !== 'class')
            .map(({ name, value }) => `${one.tagName} ${name}=${value}`),
        ])
        .filter((text) => /NaN|undefined|null|\[object|Invalid|Infinity/.test(text)),
    );
}

// Every other screen, in jsdom: src/spoilt-answers.test.tsx.
test('[ERR-01][FMT-02][FMT-03] whatever the first page’s feeds lack, it stays usable and shows no NaN', async ({
  page,
  control,
  world,
}) => {
  const feeds = ['memberOverviewShow', 'memberLastUpdateShow'] as const;
  const answers = () =>
    Promise.all(feeds.map((key) => page.waitForResponse(`**${endpoints[key].path}`)));
  const first = answers();
  await signInByForm(page, '1');
  const good: Json[] = await Promise.all((await first).map((answer) => answer.json()));
  for (const [name, spoilt] of SPOILT) {
    await control.faults.clear.mutate({ world });
    for (const [index, endpoint] of feeds.entries()) {
      const body = spoilt(good[index] ?? {});
      await control.faults.add.mutate({ world, endpoint, status: 200, body });
    }
    const read = answers();
    await page.reload();
    await read;
    await expect.soft(heading(page, 'ภาพรวมของท่าน'), name).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft(await nonsenseOf(page), name).toEqual([]);
  }
});

const NOT_FOUND = 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...';
const OFFLINE = 'ขณะนี้ไม่มีการเชื่อมต่ออินเทอร์เน็ต จึงเปิดหน้านี้ไม่ได้';

async function expectNames(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText('สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด')).toBeVisible();
  await expect(main.getByText('Example Teachers’ Savings and Credit Cooperative')).toBeVisible();
  await expect(main.getByText('สอ.', { exact: true })).toBeVisible();
}

test('[LAY-02] an unknown address is the not-found page, which leads to /home', async ({
  page,
}) => {
  const unknown = ['/nowhere', '/member/nowhere', '/home/nowhere', '/%E0%B9%84%E0%B8%97%E0%B8%A2'];
  for (const address of unknown) {
    await page.goto(address);
    await expect(heading(page, NOT_FOUND)).toBeVisible();
    await expectNames(page);
    await expect(page).toHaveTitle('ไม่พบหน้า - สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
    await page.getByRole('link', { name: 'กลับหน้าหลัก' }).click();
    await expect(page).toHaveURL('/home');
    await expect(heading(page, 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด')).toBeVisible();
  }
});

/** Whether a new version is the cause has been asked, and nobody has answered: the page will not load itself anew. */
const askedInVain = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');

test('[LAY-03][MEM-26] offline, a screen that was not opened before says so, and opens once there is a connection', async ({
  page,
  context,
}) => {
  await signInByForm(page, '1');
  await context.setOffline(true);
  await open(page, 'ทุนเรือนหุ้น');
  await expect(heading(page, OFFLINE)).toBeFocused();
  await expectNames(page);
  await expect(page.getByRole('main')).toHaveCount(1);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(main.getByRole('status')).toHaveText(/^ยังเชื่อมต่อไม่ได้/);
  await main.getByRole('button', { name: 'ย้อนกลับ' }).click();
  await expect(heading(page, 'ภาพรวมของท่าน')).toBeVisible();
  const asked = askedInVain(page);
  await open(page, 'ทุนเรือนหุ้น');
  await expect(heading(page, OFFLINE)).toBeVisible();
  await asked;
  await context.setOffline(false);
  await expect(page.getByText('หุ้นสะสมรวม')).toBeVisible();
  await expect(page).toHaveURL('/member/share');
});

test('[LAY-03] when even the layout cannot be had, the whole page says so and leads back', async ({
  page,
  context,
}) => {
  await signInByForm(page, '1');
  await context.setOffline(true);
  const site = page.getByRole('link', { name: 'กลับหน้าเว็บไซต์' });
  await site.click();
  await expect(heading(page, OFFLINE)).toBeVisible();
  await expectNames(page);
  await expect(page).toHaveTitle('ไม่มีอินเทอร์เน็ต - สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
  await page.getByRole('button', { name: 'ย้อนกลับ' }).click();
  await expect(heading(page, 'ภาพรวมของท่าน')).toBeVisible();
  await site.click();
  await expect(heading(page, OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด')).toBeVisible();
});
