import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { CLOCK_START } from '../kit/device-clock.ts';
import { endSessionAt, expect, fillLogon, signIn, signInByForm, test } from '../kit/world.ts';

const EXPIRED = 'ขออภัย การเข้าสู่ระบบของท่านหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง';
const FRESH = 'ข้อมูล ณ วันที่ 19 พ.ย. 2569';

/** Collects what the browser's alerts say, and answers them. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'เมนูสมาชิก' }).getByRole('link', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('user'));
const onLogon = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบสมาชิก' })).toBeVisible();

test('[AUTH-05][LAY-11] while the session is checked the loading screen is shown, and no records', async ({
  page,
  control,
  world,
}) => {
  await signInByForm(page, '1');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await control.faults.add.mutate({ world, endpoint: 'memberAuthShow', delayMs: 2_000 });
  await page.reload();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('ระบบสมาชิกออนไลน์Online member system');
  await expect(heading.getByText('Online member system')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('กำลังตรวจสอบการเข้าสู่ระบบ');
  await expect(page.getByText(/ข้อมูล ณ วันที่|สมชาย/)).toHaveCount(0);
  const pulses = () =>
    document
      .getAnimations()
      .some((one) => one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
  expect(await page.evaluate(pulses)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(pulses)).toBe(false);
  await expect(page.getByText(FRESH)).toBeVisible();
});

test('[AUTH-06][ERR-07] rc_code 1 and "1" keep the session', async ({ page, control, world }) => {
  const alerts = alertsOf(page);
  await signInByForm(page, '1');
  for (const rc_code of [1, '1']) {
    const fault = { endpoint: 'memberAuthShow', times: 1, body: { rc_code } } as const;
    await control.faults.add.mutate({ world, ...fault });
    await page.reload();
    await expect(page.getByText(FRESH)).toBeVisible();
  }
  expect(alerts).toEqual([]);
});

const OVER = [
  {
    ids: '[AUTH-06][ERR-07]',
    what: 'another rc_code, a 400 or a 401',
    alert: EXPIRED,
    faults: [
      { body: { rc_code: '0', rc_des: 'ไม่พบผู้ใช้' } },
      { body: { rc_code: 0 } },
      { body: {} },
      { status: 400, body: { data: { error: 'หมดอายุ' } } },
      { body: { rc_code: '1', status: 400, data: { error: 'หมดอายุ' } } },
      { status: 401, body: { message: 'Unauthenticated.' } },
    ],
  },
  {
    ids: '[AUTH-07]',
    what: 'a failure',
    alert: `${EXPIRED} catch`,
    faults: [{ status: 500 }, { drop: true }, { text: '<html>' }],
  },
];

for (const { ids, what, alert, faults } of OVER) {
  test(`${ids} a session check answered with ${what} ends the session with one alert`, async ({
    page,
    control,
    world,
  }) => {
    const alerts = alertsOf(page);
    await signInByForm(page, '1');
    for (const fault of faults) {
      alerts.length = 0;
      await control.faults.add.mutate({ world, endpoint: 'memberAuthShow', ...fault });
      await page.reload();
      await onLogon(page);
      await expect(page).toHaveURL('/member/logon?returnTo=%2Fmember%2Fstatus');
      expect(await stored(page)).toBeNull();
      await expect(page.getByText('ไม่พบผู้ใช้')).toHaveCount(0);
      // Signing in again shows a second alert if one is still to come.
      await control.faults.clear.mutate({ world });
      await fillLogon(page, '1');
      await expect(page.getByText(FRESH)).toBeVisible();
      expect(alerts, JSON.stringify(fault)).toEqual([alert]);
    }
  });
}

test('[AUTH-08] two calls refused together give one alert and one way to the logon page', async ({
  page,
  control,
  world,
}) => {
  const alerts = alertsOf(page);
  await signInByForm(page, '1', '/member/share');
  await endSessionAt(control, world, 'memberOverviewShow');
  await endSessionAt(control, world, 'memberLastUpdateShow');
  await page.goto('/member/status');
  await page.waitForURL('**/member/logon?returnTo=%2Fmember%2Fstatus');
  await onLogon(page);
  expect(alerts).toEqual([EXPIRED]);
  expect(await stored(page)).toBeNull();
});

test('[AUTH-08] a 401 of all that a page asks for is one alert, no toast, and then quiet', async ({
  page,
  control,
  world,
}) => {
  const alerts = alertsOf(page);
  await signInByForm(page, '1');
  for (const endpoint of [
    'memberOverviewShow',
    'memberLastUpdateShow',
    'memberTermsShow',
  ] as const) {
    await control.faults.add.mutate({ world, endpoint, status: 401, body: { error: 'หมดเวลา' } });
  }
  await page.reload();
  await onLogon(page);
  await page.reload();
  await onLogon(page);
  expect(alerts).toEqual([EXPIRED]);
  await expect(page.getByText('หมดเวลา')).toHaveCount(0);
});

test('[AUTH-02] a reload and a new tab keep the session', async ({ page, context }) => {
  await signInByForm(page, '1', '/member/share');
  const before = await stored(page);
  await page.reload();
  await expect(page.getByText(FRESH)).toBeVisible();
  expect(await stored(page)).toBe(before);
  const other = await context.newPage();
  await other.goto('/member/deposit');
  await expect(other.getByText(FRESH)).toBeVisible();
});

test('[AUTH-04] a stored session that cannot be read counts as none', async ({ page }) => {
  await page.goto('/home');
  for (const damaged of ['{not json', 'null', '[]', '{"token":7}', '{"token":""}']) {
    await page.evaluate((text) => localStorage.setItem('user', text), damaged);
    await page.goto('/member/status');
    await onLogon(page);
  }
});

test('[AUTH-15] signing out in one tab ends the other', async ({ page, context }) => {
  const alerts = alertsOf(page);
  await signInByForm(page, '1', '/member/share');
  const other = await context.newPage();
  await other.goto('/member/loan');
  await expect(other.getByText(FRESH)).toBeVisible();
  await other.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await onLogon(other);
  await onLogon(page);
  await expect(page).toHaveURL('/member/logon?returnTo=%2Fmember%2Fshare');
  expect(alerts).toEqual([]);
});

test('[AUTH-15] signing in as another member in one tab shows that member in the other', async ({
  page,
  context,
}) => {
  await signInByForm(page, '1');
  await expect(page.getByText('0001 : สมชาย ใจงาม')).toBeVisible();
  const other = await context.newPage();
  await signInByForm(other, '10');
  await expect(page.getByText(/^เลขทะเบียน Registration no\. 0010 : /)).toBeVisible();
  await expect(page.getByText(FRESH)).toBeVisible();
  await expect(page.getByText('สมชาย')).toHaveCount(0);
});

test('[WEB-08][AUTH-15] the end is announced two minutes before, put off with one press for all tabs, and keeps the form', async ({
  page,
  context,
}) => {
  const alerts = alertsOf(page);
  await context.clock.install({ time: CLOCK_START });
  await signIn(page, '1', '/member/requestpromoney?type=BUY_SHARES');
  const amount = page.getByLabel('จำนวนเงิน (บาท)');
  await amount.fill('5000');
  const other = await context.newPage();
  await other.goto('/member/share');
  await expect(other.getByText(FRESH)).toBeVisible();
  const [warning, same] = [page, other].map((tab) =>
    tab.getByRole('alertdialog', { name: 'ท่านยังใช้งานอยู่หรือไม่' }),
  );
  if (!warning || !same) throw new Error('no tabs');
  // The last answer begins the session's time: one that came after the clock was moved would begin it anew.
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
  await context.clock.fastForward('27:00');
  await expect(same).toHaveCount(0);
  await context.clock.fastForward('01:30');
  await expect(warning).toContainText(/เหลือเวลา [01]:[0-5]\d นาที/);
  await expect(same).toBeVisible();
  await expectAccessible(other);
  await same.getByRole('button', { name: 'อยู่ต่อ' }).click();
  await expect(same).toHaveCount(0);
  await expect(warning).toHaveCount(0);
  await other.close();

  await context.clock.fastForward('28:30');
  await expect(warning).toBeVisible();
  expect(alerts).toEqual([]);
  await context.clock.fastForward('02:00');
  await onLogon(page);
  expect(alerts).toEqual([EXPIRED]);
  await expect(page.getByText('ท่านจะกลับไปยังแบบฟอร์มเดิม')).toBeVisible();
  await fillLogon(page, '1');
  await expect(amount).toHaveValue('5000');
});

test('[AUTH-09] signing out says what the server says, forgets everything and kills the token', async ({
  page,
  context,
}) => {
  await signInByForm(page, '1', '/member/share');
  const { token } = JSON.parse((await stored(page)) ?? '{}');
  await menu(page, 'เงินกู้').click();
  await expect(page.getByRole('heading', { level: 1, name: 'เงินกู้' })).toBeVisible();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await onLogon(page);
  await expect(page.getByText('ออกจากระบบแล้ว')).toBeVisible();
  // The next person at this machine is not led to the page of the last one.
  await expect(page).toHaveURL('/member/logon');
  expect(await stored(page)).toBeNull();
  await page.goBack();
  await onLogon(page);
  await expect(page.getByText('ข้อมูล ณ วันที่')).toHaveCount(0);

  const csrf = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { Authorization: `Bearer ${token}`, 'X-CSRF-TOKEN': csrf };
  const check = await page.request.post('/api/member/auth/getAuthUser', { headers, data: {} });
  expect(check.status()).toBe(401);
});

/** Everything that the browser keeps for the site: storages, databases, caches, cookies. */
function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ask(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        found.push(`${name}/${store}`, JSON.stringify(await ask(records.getAll())));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push(request.url, (await answer?.text()) ?? '');
      }
    }
    return found.join('\n');
  });
}

test('[AUTH-09] nothing that the browser keeps names the member who has signed out', async ({
  page,
}) => {
  await page.goto('/member/logon');
  await page.getByLabel('จดจำการเข้าสู่ระบบในเครื่องนี้').check();
  await fillLogon(page, '1');
  await page.waitForURL('**/member/status');
  await expect(page.getByText(FRESH)).toBeVisible();
  for (const [name, heading] of [
    ['ทุนเรือนหุ้น', 'ทุนเรือนหุ้น'],
    ['เงินกู้', 'เงินกู้'],
    ['เงินฝาก', 'เงินฝาก'],
  ] as const) {
    await menu(page, name).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(FRESH)).toBeVisible();
  }
  const { token } = JSON.parse((await stored(page)) ?? '{}');
  // Who asks to be remembered has name, number and records here: the search finds what is to be found.
  await expect.poll(() => keptBy(page)).toMatch(/last-seen[\s\S]*480200|last-seen[\s\S]*00001/);
  expect(await keptBy(page)).toContain(token);
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await onLogon(page);
  const kept = await keptBy(page);
  expect(kept).toContain('last-seen');
  for (const own of [token, '00001', 'สมชาย', 'ใจงาม', '480,200', '480200']) {
    expect([own, kept.includes(own)]).toEqual([own, false]);
  }
});

test('[AUTH-09] whatever comes of the call of signing out, the session is gone', async ({
  page,
  control,
  world,
}) => {
  const alerts = alertsOf(page);
  for (const fault of [{ status: 500 }, { drop: true }, { body: {} }]) {
    await signInByForm(page, '1');
    await control.faults.add.mutate({ world, endpoint: 'memberAuthLogout', times: 1, ...fault });
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await onLogon(page);
    await expect(page).toHaveURL('/member/logon');
    expect(await stored(page)).toBeNull();
    await expect(page.getByText('ออกจากระบบแล้ว')).toHaveCount(0);
  }
  expect(alerts).toEqual([]);
});

test('[AUTH-09] what is refused while one signs out does not say that the session has ended by itself', async ({
  page,
  control,
  world,
}) => {
  const alerts = alertsOf(page);
  await signInByForm(page, '1');
  const over = { endpoint: 'memberLoanList', status: 401, times: 1 } as const;
  await control.faults.add.mutate({ world, ...over, delayMs: 1_000 });
  await control.faults.add.mutate({ world, endpoint: 'memberAuthLogout', delayMs: 2_000 });
  await page.getByRole('link', { name: 'เงินกู้', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'เงินกู้' })).toBeVisible();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await onLogon(page);
  await expect(page).toHaveURL('/member/logon');
  await expect(page.getByText('ออกจากระบบแล้ว')).toBeVisible();
  expect(alerts).toEqual([]);
});

test('[AUTH-14] a member who has not accepted the terms is led to the welcome page', async ({
  page,
}) => {
  await page.goto('/member/logon?returnTo=%2Fmember%2Fshare');
  await fillLogon(page, '8');
  await expect(page).toHaveURL('/member/welcome');
  await expect(page.getByText('ข้อตกลงการใช้งานระบบสมาชิกออนไลน์')).toBeVisible();
  await expect(page.getByText(/ข้อมูล ณ วันที่ \d/)).toHaveCount(0);
});

test('[AUTH-14][ERR-07] terms: a fallback while asking, 1 and "1" pass, all else does not', async ({
  page,
  control,
  world,
}) => {
  await signInByForm(page, '1');
  for (const rc_code of [1, '1']) {
    const fault = { endpoint: 'memberTermsShow', times: 1, delayMs: 1_500 } as const;
    await control.faults.add.mutate({ world, ...fault, body: { rc_code } });
    await page.reload();
    await expect(page.getByRole('status').getByText('กำลังโหลดข้อมูล')).toBeAttached();
    await expect(page.getByText('ข้อมูล ณ วันที่')).toHaveCount(0);
    await expect(page.getByText(FRESH)).toBeVisible();
  }
  const refusals = [{ body: { rc_code: '0' } }, { body: { rc_code: 2 } }, { status: 500 }];
  for (const refusal of refusals) {
    await control.faults.add.mutate({ world, endpoint: 'memberTermsShow', ...refusal });
    await page.goto('/member/status');
    await expect(page).toHaveURL('/member/welcome');
    await control.faults.clear.mutate({ world });
  }
  await page.goto('/member/status');
  await expect(page.getByText(FRESH)).toBeVisible();
});
