import type { Page, Request } from '@playwright/test';
import { takenOver } from '../kit/taken-over.ts';
import { expect, fillLogon, PASSWORD, signInByForm, test } from '../kit/world.ts';

const WRONG = 'เลขทะเบียนหรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่';

const number = (page: Page) => page.getByLabel('เลขทะเบียนสมาชิก');
const password = (page: Page) => page.getByLabel('รหัสผ่าน', { exact: true });
const summary = (page: Page) => page.getByRole('alert', { name: 'เข้าสู่ระบบไม่สำเร็จ' });
const submit = (page: Page) => page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true });

test('[AUTH-01][AUTH-02] a member signs in with a number that is not padded', async ({ page }) => {
  await page.goto('/member/logon');
  const sent = page.waitForRequest('**/api/member/auth/login');
  await fillLogon(page, '1');
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ membership_no: '00001', mem_password: 'demo1234', remember: false });
  expect(body.recaptcha).toMatch(/^[\w-]{32}$/);
  await expect(page.getByText('เข้าสู่ระบบแล้ว')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'ภาพรวมของท่าน' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(stored).toMatchObject({ membership_no: '00001', member: { member_name: 'สมชาย' } });
  expect(stored.token).toEqual(expect.any(String));
});

test('[AUTH-01][FMT-01] one to four digits are padded to five, Thai digits are read', async ({
  page,
}) => {
  await page.goto('/member/logon');
  await takenOver(page);
  for (const [typed, padded] of [
    ['1', '00001'],
    ['42', '00042'],
    ['301', '00301'],
    ['4100', '04100'],
    ['11999', '11999'],
    ['๗', '00007'],
    ['๐๐๐๔๓', '00043'],
  ] as const) {
    await number(page).fill('');
    await number(page).pressSequentially(typed);
    await password(page).fill('ไม่ใช่รหัสนี้');
    const status = page.waitForRequest('**/password-reset-status');
    await password(page).press('Enter');
    expect((await status).postDataJSON().membership_no).toBe(padded);
    await expect(password(page)).toHaveValue('');
    await expect(number(page)).toHaveValue(padded);
  }
  await number(page).fill('๑');
  await password(page).fill(PASSWORD);
  await password(page).press('Enter');
  await expect(page).toHaveURL('/member/status');
  await expect(page.getByText('สมชาย ใจงาม').first()).toBeVisible();
});

test('[AUTH-01] the number takes digits only, however they come', async ({ page }) => {
  await page.goto('/member/logon');
  await takenOver(page);
  await number(page).pressSequentially('กa1 -๒.b3');
  await expect(number(page)).toHaveValue('123');
  await number(page).press('ArrowLeft');
  await number(page).pressSequentially('x9');
  await expect(number(page)).toHaveValue('1293');
  await number(page).fill('เลขทะเบียน ๐๐๐๔๒');
  await expect(number(page)).toHaveValue('00042');
  await number(page).fill('1234567890');
  await expect(number(page)).toHaveValue('12345678');
});

test('[AUTH-01] the fields are named and typed so that a phone and a password manager help', async ({
  page,
}) => {
  await page.goto('/member/logon');
  await expect(number(page)).toHaveAttribute('name', 'membership_no');
  await expect(number(page)).toHaveAttribute('inputmode', 'numeric');
  await expect(number(page)).toHaveAttribute('autocomplete', 'username');
  await expect(password(page)).toHaveAttribute('name', 'mem_password');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByLabel('จดจำการเข้าสู่ระบบในเครื่องนี้')).toHaveAttribute('name', 'remember');
});

for (const { remember, ends } of [
  { remember: false, ends: true },
  { remember: true, ends: false },
]) {
  test(`[AUTH-01] remember ${remember} is sent, and after 31 minutes the session ${ends ? 'is over' : 'goes on'}`, async ({
    page,
    control,
    world,
  }) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.goto('/member/logon');
    await page.getByLabel('จดจำการเข้าสู่ระบบในเครื่องนี้').setChecked(remember);
    const sent = page.waitForRequest('**/api/member/auth/login');
    await fillLogon(page, '1');
    expect((await sent).postDataJSON().remember).toBe(remember);
    await page.waitForURL('**/member/status');
    await expect(page.getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569')).toBeVisible();
    // Away from the page: none of its calls is to meet the end of the session.
    await page.goto('about:blank');
    await control.clock.advance.mutate({ world, ms: 31 * 60_000 });
    await page.goto('/member/status', { waitUntil: 'commit' });
    if (ends) await expect(page).toHaveURL(/\/member\/logon/);
    else await expect(page.getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569')).toBeVisible();
    expect(alerts).toHaveLength(ends ? 1 : 0);
  });
}

test('[AUTH-03] a wrong password: the message has the focus, the number stays, the password goes', async ({
  page,
}) => {
  await page.goto('/member/logon');
  await fillLogon(page, '1', 'ไม่ใช่รหัสนี้');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText(WRONG);
  await expect(number(page)).toHaveValue('00001');
  await expect(password(page)).toHaveValue('');
  await expect(page).toHaveTitle('ผิดพลาด: เข้าสู่ระบบสมาชิก - สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await expect(page.getByText('เข้าสู่ระบบแล้ว')).toHaveCount(0);

  await password(page).fill(PASSWORD);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ภาพรวมของท่าน' })).toBeVisible();
});

test('[AUTH-03] a number that is not known is refused in the words of a wrong password', async ({
  page,
}) => {
  await page.goto('/member/logon');
  // Nobody has it; not registered yet; a second spelling of a number that exists.
  for (const no of ['99999', '00012', '000001']) {
    await fillLogon(page, no);
    await expect(password(page)).toHaveValue('');
    await expect(summary(page).getByRole('link')).toHaveText([WRONG]);
    await expect(number(page)).toHaveValue(no);
  }
});

test('[AUTH-03] empty fields: the summary links to each of them and nothing is sent', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    // The token against forged calls is fetched with a GET as the form is entered.
    const isSent = request.url().includes('/api/') && request.method() !== 'GET';
    if (isSent) calls.push(request.url());
  });
  await page.goto('/member/logon');
  await submit(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'กรุณากรอกเลขทะเบียนสมาชิก',
    'กรุณากรอกรหัสผ่าน',
  ]);
  await expect(number(page)).toHaveAccessibleDescription(/กรุณากรอกเลขทะเบียนสมาชิก/);
  await expect(number(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(password(page)).toHaveAccessibleDescription(/กรุณากรอกรหัสผ่าน/);
  await summary(page).getByRole('link', { name: 'กรุณากรอกรหัสผ่าน' }).click();
  await expect(password(page)).toBeFocused();
  await summary(page).getByRole('link', { name: 'กรุณากรอกเลขทะเบียนสมาชิก' }).click();
  await expect(number(page)).toBeFocused();
  expect(calls).toEqual([]);
});

test('[AUTH-03][ERR-02][ERR-03][ERR-04] a failed call says beside the form what the answer says', async ({
  page,
  control,
  world,
}) => {
  const words = [
    [{ status: 500, body: { error: 'ระบบปิดปรับปรุงถึง 18.00 น.' } }, 'ระบบปิดปรับปรุงถึง 18.00 น.'],
    [{ status: 422, body: { errors: { recaptcha: ['ยืนยันไม่สำเร็จ'] } } }, 'ยืนยันไม่สำเร็จ'],
    [{ status: 503, body: { message: 'มีผู้ใช้จำนวนมาก' } }, 'มีผู้ใช้จำนวนมาก'],
    [{ status: 401, body: { error: 'บัญชีนี้ถูกระงับ' } }, 'บัญชีนี้ถูกระงับ'],
    [{ status: 502, text: '<html>Bad Gateway</html>' }, 'ไม่สามารถเชื่อมต่อได้'],
    [{ text: 'not json' }, 'ไม่สามารถเชื่อมต่อได้'],
    [{ drop: true }, 'ไม่สามารถเชื่อมต่อได้'],
  ] as const;
  await page.goto('/member/logon');
  for (const [fault, said] of words) {
    await control.faults.add.mutate({ world, endpoint: 'memberAuthLogin', times: 1, ...fault });
    await fillLogon(page, '1');
    await expect(summary(page).getByRole('link')).toHaveText([said]);
    await expect(summary(page)).toBeFocused();
    await expect(number(page)).toHaveValue('00001');
  }
  await fillLogon(page, '1');
  await expect(page).toHaveURL(/\/member\/status$/);
});

test('[AUTH-03] after ten attempts in a minute the page says how long to wait', async ({
  page,
}) => {
  await page.goto('/member/logon');
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const answer = page.waitForResponse('**/password-reset-status');
    await fillLogon(page, '1', `เดาครั้งที่ ${attempt}`);
    expect((await answer).status()).toBe(422);
    await expect(password(page)).toHaveValue('');
  }
  await fillLogon(page, '1');
  await expect(summary(page).getByRole('link')).toHaveText(
    /^ลองหลายครั้งเกินไป กรุณารอ \d+ วินาทีแล้วลองใหม่$/,
  );
  await expect(page).toHaveURL(/\/member\/logon$/);
});

test('[AUTH-01] while the call is under way a second press sends nothing', async ({
  page,
  control,
  world,
}) => {
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) logins += 1;
  });
  await control.faults.add.mutate({ world, endpoint: 'memberAuthLogin', delayMs: 1_000 });
  await page.goto('/member/logon');
  await fillLogon(page, '1');
  // It says that it is disabled; a hasty hand presses it all the same.
  await page.getByRole('button', { name: 'กำลังเข้าสู่ระบบ' }).click({ force: true });
  await password(page).press('Enter');
  await page.waitForURL('**/member/status');
  expect(logins).toBe(1);
});

for (const asked of [
  '/member/share?period=all&q=%E0%B8%AB%E0%B8%B8%E0%B9%89%E0%B8%99',
  '/member/loan',
]) {
  test(`[AUTH-04] a visitor of ${asked} signs in and is there`, async ({ page }) => {
    await page.goto(asked);
    await expect(page).toHaveURL(`/member/logon?returnTo=${encodeURIComponent(asked)}`);
    await expect(page.getByText('ข้อมูล ณ วันที่')).toHaveCount(0);
    await fillLogon(page, '1');
    await expect(page).toHaveURL(asked);
    await expect(page.getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569')).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/member\/logon/);
  });
}

test('[AUTH-04] a returnTo that is no path of ours leads to the first page', async ({
  page,
  baseURL,
}) => {
  // More of them in src/site/paths.test.ts.
  for (const evil of ['//evil.example/x', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/member/logon?returnTo=${encodeURIComponent(evil)}`);
    await fillLogon(page, '1');
    await expect(page.getByRole('heading', { level: 1, name: 'ภาพรวมของท่าน' })).toBeVisible();
    expect(page.url()).toBe(`${baseURL}/member/status`);
  }
});

test('[AUTH-10] every call of a member carries the agreed headers', async ({ page, context }) => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() === 'POST') calls.push(request);
  });
  await signInByForm(page, '1');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token);
  const cookies = await context.cookies();
  const csrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  const all = await Promise.all(calls.map((call) => call.allHeaders()));
  expect(all.length).toBeGreaterThan(5);
  for (const headers of all) {
    expect(headers).toMatchObject({
      accept: 'application/json, text/plain, */*',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': csrf,
      cookie: expect.stringContaining('mock_world='),
    });
  }
  const bearers = all.map((headers) => headers.authorization);
  // The two calls of signing in have no token yet.
  expect(bearers.slice(0, 2)).toEqual([undefined, undefined]);
  expect(new Set(bearers.slice(2))).toEqual(new Set([`Bearer ${token}`]));
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'ตั้งรหัสผ่านใหม่ก่อนใช้งาน' });
const chooseNew = async (page: Page, value: string) => {
  await dialog(page).getByLabel('รหัสผ่านใหม่', { exact: true }).fill(value);
  await dialog(page).getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }).click();
};

test('[AUTH-12] a member whose password was reset chooses a new one, and only that one works', async ({
  page,
}) => {
  await page.goto('/member/logon?returnTo=%2Fmember%2Fshare');
  await fillLogon(page, '9');
  await expect(dialog(page)).toContainText('สหกรณ์กำหนดให้ท่านตั้งรหัสผ่านใหม่ก่อนเข้าใช้งานครั้งนี้');
  await expect(dialog(page).getByLabel('เลขทะเบียนสมาชิก')).toHaveValue('00009');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  const sent = page.waitForRequest('**/api/member/password-reset-popup');
  await chooseNew(page, 'ทะเลสีครามงามนัก');
  expect((await sent).postDataJSON()).toEqual({
    membership_no: '00009',
    mem_password: 'demo1234',
    newPassword: 'ทะเลสีครามงามนัก',
  });
  await expect(page.getByText('Success')).toBeVisible();
  await expect(page.getByText('ตั้งรหัสผ่านใหม่แล้ว')).toBeVisible();
  await expect(page).toHaveURL('/member/share');

  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await fillLogon(page, '9', PASSWORD);
  await expect(summary(page).getByRole('link')).toHaveText([WRONG]);
  await fillLogon(page, '9', 'ทะเลสีครามงามนัก');
  await expect(page).toHaveURL('/member/status');
});

test('[AUTH-12] what is refused stays in the popup, and closing it leaves one signed out', async ({
  page,
}) => {
  await page.goto('/member/logon');
  await fillLogon(page, '9');
  await chooseNew(page, 'สั้นไป');
  await expect(dialog(page).getByLabel('รหัสผ่านใหม่', { exact: true })).toHaveAccessibleDescription(
    /รหัสผ่านใหม่ต้องยาวอย่างน้อย 8 ตัวอักษร/,
  );
  const refused = dialog(page).getByRole('alert', { name: 'ตั้งรหัสผ่านใหม่ไม่สำเร็จ' });
  await chooseNew(page, PASSWORD);
  await expect(refused.getByRole('link')).toHaveText(['รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม']);
  await expect(refused).toBeFocused();
  await expect(page).toHaveTitle(/^ผิดพลาด: /);
  await dialog(page).getByLabel('รหัสผ่านเดิม').fill('ไม่ใช่รหัสนี้');
  await chooseNew(page, 'ทะเลสีครามงามนัก');
  await expect(refused.getByRole('link')).toHaveText([WRONG]);

  await dialog(page).getByRole('button', { name: 'ปิด' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/member/logon');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('[AUTH-12][ERR-07] reset_status asks for the popup as 1 and as "1", and not as 0', async ({
  page,
  control,
  world,
}) => {
  await page.goto('/member/logon');
  for (const reset_status of [1, '1']) {
    const endpoint = 'memberPasswordResetStatusShow';
    await control.faults.add.mutate({ world, endpoint, times: 1, body: { reset_status } });
    await fillLogon(page, '1');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await fillLogon(page, '1');
  await expect(page).toHaveURL('/member/status');
});

test('[AUTH-01] without the bot check’s provider the form says so and keeps what was typed, and goes on when it is back', async ({
  page,
  control,
  world,
}) => {
  await control.quirks.set.mutate({ world, botCheck: 'down' });
  await page.goto('/member/logon');
  await fillLogon(page, '1');
  await expect(summary(page)).toContainText('ติดต่อผู้ให้บริการตรวจสอบไม่สำเร็จ');
  await expect(number(page)).toHaveValue('00001');
  await control.quirks.set.mutate({ world });
  await password(page).fill(PASSWORD);
  await submit(page).click();
  await page.waitForURL('**/member/status');
});
