import { expectAccessible } from '../kit/accessible.ts';
import {
  errorToast,
  expectFits,
  fillGroupLogon,
  groupMenu,
  LARGE,
  SCHOOL,
  settled,
  signInGroup,
  stored,
} from '../kit/group-page.ts';
import { codeSent, expect, PASSWORD, signInByForm, test } from '../kit/world.ts';

const SYSTEM = 'ระบบตรวจสอบใบเรียกเก็บสำหรับหน่วยงาน';
const CHOSEN = 'ใหม่กว่าเดิม9';
const onLogon = /เข้าสู่ระบบหน่วยงาน/;

test('[GRP-01][GRP-02][AUTH-04] an agency signs in: fields, payload, stored answer, toast, title, where it wanted to go', async ({
  page,
}) => {
  await page.goto('/membergroup/summarize_rep');
  await expect(page.getByRole('heading', { level: 1, name: onLogon })).toBeVisible();
  await expect(page).toHaveURL('/membergroup/logon?returnTo=%2Fmembergroup%2Fsummarize_rep');
  await expect(page).toHaveTitle(new RegExp(SYSTEM));
  await expect(page.locator('input[name=memgroup_no]')).toHaveAttribute('inputmode', 'numeric');
  await expect(page.locator('input[name=mem_password]')).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);

  await fillGroupLogon(page, '๘๐๐๑-0001', 'wrong');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'เลขหน่วยงานหรือรหัสผ่านไม่ถูกต้อง',
  );
  await expect(page).toHaveTitle(/^ผิดพลาด: เข้าสู่ระบบหน่วยงาน · /);
  await expect(page.locator('input[name=memgroup_no]')).toHaveValue(SCHOOL);
  await expect(page.locator('input[name=mem_password]')).toHaveValue('');
  expect(await stored(page, 'usermemgroup')).toBeNull();

  await page.getByLabel('จดจำการเข้าสู่ระบบในเครื่องนี้').check();
  const request = page.waitForRequest('**/api/membergroup/auth/login');
  await fillGroupLogon(page, SCHOOL);
  expect((await request).postDataJSON()).toEqual({
    member_group_no: SCHOOL,
    member_group_pass: PASSWORD,
    remember: true,
  });
  await expect(page.getByText('เข้าสู่ระบบแล้ว')).toBeVisible();
  await expect(page).toHaveURL('/membergroup/summarize_rep');
  await expect(page).toHaveTitle(
    /^สรุปยอดเรียกเก็บพฤศจิกายน 2569 · ระบบตรวจสอบใบเรียกเก็บสำหรับหน่วยงาน - /,
  );
  expect(JSON.parse((await stored(page, 'usermemgroup')) ?? '')).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    member_group_no: SCHOOL,
    member_group_name: 'โรงเรียนบ้านตัวอย่าง',
    rep_name: 'นางพรทิพย์ คงมั่น',
  });
});

test('[GRP-02] after five wrong passwords the bot check is asked for and solved unseen', async ({
  page,
}) => {
  await page.goto('/membergroup/logon');
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    const refused = page.waitForResponse('**/api/membergroup/auth/login');
    await fillGroupLogon(page, SCHOOL, `wrong-${wrong}`);
    expect((await refused).status()).toBe(422);
    await expect(page.locator('input[name=mem_password]')).toHaveValue('');
  }
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/membergroup/auth/login')) sent.push(request.postDataJSON());
  });
  await fillGroupLogon(page, SCHOOL);
  await expect(page.getByText('เข้าสู่ระบบแล้ว')).toBeVisible();
  const right = { member_group_no: SCHOOL, member_group_pass: PASSWORD, remember: false };
  expect(sent).toEqual([right, { ...right, recaptcha: expect.stringMatching(/^[\w-]{32}$/) }]);
});

test('[GRP-03][GRP-05][GRP-09] the menu in its order with the labels as specified, active by its path; header', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL);
  const links = groupMenu(page).getByRole('link');
  await expect(links).toHaveText([
    'ภาพรวมการเรียกเก็บ',
    'งบหน้าเรียกเก็บ',
    'หนังสือนำส่ง',
    'สรุยอดเรียกเก็บ',
    'เปลี่ยนรหัสผ่าน',
    'แนวปฏิบัติผู้แทน',
    'กลับหน้าหลักback to main page',
  ]);
  const header = page.getByRole('banner');
  await expect(header).toContainText('สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
  await expect(header).toContainText('Example Teachers’ Savings and Credit Cooperative');
  await expect(header).toContainText('หน่วยงาน agency 0001 โรงเรียนบ้านตัวอย่าง');
  await expect(header.getByText('agency', { exact: true })).toHaveAttribute('lang', 'en');
  for (const [label, path, heading] of [
    ['งบหน้าเรียกเก็บ', '/membergroup/keeprep', 'งบหน้าเรียกเก็บ'],
    ['หนังสือนำส่ง', '/membergroup/delivery_book', 'หนังสือนำส่ง'],
    ['สรุยอดเรียกเก็บ', '/membergroup/summarize_rep', 'สรุปยอดเรียกเก็บ'],
    ['เปลี่ยนรหัสผ่าน', '/membergroup/password', 'เปลี่ยนรหัสผ่าน'],
    ['แนวปฏิบัติผู้แทน', '/membergroup/guide_group', 'แนวปฏิบัติสำหรับผู้แทนหน่วยงาน'],
  ] as const) {
    await groupMenu(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(groupMenu(page).locator('[aria-current=page]')).toHaveText(label);
  }
  await groupMenu(page).getByRole('link', { name: 'กลับหน้าหลัก' }).click();
  await expect(page).toHaveURL('/home');
});

test('[GRP-03] @phone on a small screen เมนู opens an overlay; a press beside it closes it, Esc too', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the wide screen has the menu beside the page');
  await signInGroup(page, SCHOOL);
  await expectFits(page);
  const overlay = page.getByRole('dialog', { name: 'เมนูหน่วยงาน' });
  const button = page.getByRole('button', { name: 'เมนู', exact: true });
  await button.click();
  await expect(overlay.getByRole('link', { name: 'สรุยอดเรียกเก็บ' })).toBeVisible();
  await page.mouse.click(350, 600);
  await expect(overlay).toBeHidden();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await button.click();
  await overlay.getByRole('link', { name: 'หนังสือนำส่ง' }).click();
  await expect(page).toHaveURL('/membergroup/delivery_book');
  await expect(overlay).toBeHidden();
});

test('[GRP-04] the floating button leads back to the top', async ({ page }) => {
  await signInGroup(page, SCHOOL);
  const button = page.getByRole('button', { name: 'ขึ้นบนสุด' });
  await expect(button).toBeHidden();
  await page.getByRole('heading', { name: 'ข้อมูลหน่วยงาน' }).scrollIntoViewIfNeeded();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('[GRP-12] a dead session ends with its words, once, whichever call finds out; it leads back after signing in', async ({
  page,
  control,
  world,
}) => {
  await signInGroup(page, SCHOOL);
  await control.sessions.expire.mutate({ world, kind: 'membergroup', subject: SCHOOL });
  await groupMenu(page).getByRole('link', { name: 'งบหน้าเรียกเก็บ' }).click();
  await expect(page).toHaveURL('/membergroup/logon?returnTo=%2Fmembergroup%2Fkeeprep');
  const words = 'การเข้าสู่ระบบหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง';
  await expect(errorToast(page, words)).toHaveCount(1);
  expect(await stored(page, 'usermemgroup')).toBeNull();
  await fillGroupLogon(page, SCHOOL);
  await expect(page).toHaveURL('/membergroup/keeprep');
});

test('[GRP-12] 400 on the session check ends it too, error and message each in a toast; another failure does not', async ({
  page,
  control,
  world,
}) => {
  await signInGroup(page, SCHOOL);
  const endpoint = 'membergroupAuthShow';
  await control.faults.add.mutate({ world, endpoint, status: 503, times: 1 });
  await page.reload();
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await settled(page);
  expect(await stored(page, 'usermemgroup')).not.toBeNull();

  const body = { error: 'เซสชันไม่ถูกต้อง', message: 'กรุณาเข้าใหม่' };
  await control.faults.add.mutate({ world, endpoint, status: 400, body, times: 1 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: onLogon })).toBeVisible();
  await expect(errorToast(page, 'เซสชันไม่ถูกต้อง')).toHaveCount(1);
  await expect(errorToast(page, 'กรุณาเข้าใหม่')).toHaveCount(1);
  expect(await stored(page, 'usermemgroup')).toBeNull();
});

test('[GRP-12][GRP-13] beside a member: each call with its own bearer; logging out ends only its own session, whatever the server says', async ({
  page,
  control,
  world,
}) => {
  await signInByForm(page, '1');
  const memberToken = JSON.parse((await stored(page, 'user')) ?? '').token;
  await signInGroup(page, SCHOOL);
  const groupToken = JSON.parse((await stored(page, 'usermemgroup')) ?? '').token;
  const bearer = async (path: string, action: () => Promise<unknown>) => {
    const request = page.waitForRequest(`**${path}`);
    await action();
    return (await request).headers().authorization;
  };
  expect(await bearer('/api/membergroup/dashboard', () => page.reload())).toBe(
    `Bearer ${groupToken}`,
  );
  expect(await bearer('/api/member/mem_share', () => page.goto('/member/share'))).toBe(
    `Bearer ${memberToken}`,
  );
  await page.goto('/membergroup/dashboard');
  await settled(page);
  const logout = page.getByRole('button', { name: 'ออกจากระบบ' });
  const body = { error: 'ออกจากระบบไม่ได้', message: 'ลองอีกครั้ง' };
  await control.faults.add.mutate({
    world,
    endpoint: 'membergroupAuthLogout',
    status: 500,
    body,
    times: 1,
  });
  await logout.click();
  await expect(page).toHaveURL('/membergroup/logon');
  await expect(errorToast(page, 'ออกจากระบบไม่ได้')).toHaveCount(1);
  await expect(errorToast(page, 'ลองอีกครั้ง')).toHaveCount(1);
  expect(await stored(page, 'usermemgroup')).toBeNull();
  expect(await stored(page, 'user')).not.toBeNull();

  await fillGroupLogon(page, SCHOOL);
  await settled(page);
  await logout.click();
  await expect(page).toHaveURL('/membergroup/logon');
  await expect(page.getByText('ออกจากระบบแล้ว')).toBeVisible();
  await page.goto('/member/share');
  await expect(page.getByText('480,200.00').first()).toBeVisible();
});

test('[GRP-11] the password: refused with the old one wrong, changed, and the new one signs in', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL, '/membergroup/password');
  const send = async (old: string, chosen = CHOSEN) => {
    await page.getByLabel('รหัสผ่านเดิม').fill(old);
    await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(chosen);
    await page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง').fill(chosen);
    await page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  };
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
  const { phone } = JSON.parse((await stored(page, 'usermemgroup')) ?? '');
  expect(phone).toMatch(/^08\d-\d{3}-\d{4}$/);
  await send(PASSWORD, `โทร${phone}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'รหัสผ่านต้องไม่มีวันเกิด เลขทะเบียน เบอร์โทรศัพท์',
  );
  expect(calls).not.toContain('/api/membergroup/member_pass');
  await send('wrong');
  await expect(errorToast(page, 'รหัสผ่านเดิมไม่ถูกต้อง')).toHaveCount(1);
  await send(PASSWORD);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Success' }).filter({ hasText: 'เปลี่ยนรหัสผ่านแล้ว' }),
  ).toHaveCount(1);
  await expect(page.locator('h2:focus')).toHaveText('ใช้รหัสผ่านใหม่ได้แล้ว');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await fillGroupLogon(page, SCHOOL, CHOSEN);
  await settled(page);
});

test('[GRP-14] an agency registers, and one that forgot its password sets a new one', async ({
  page,
  control,
  world,
}) => {
  await page.goto('/membergroup/logon');
  await page.getByRole('link', { name: 'ลงทะเบียนหน่วยงานครั้งแรก' }).click();
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(title('ลงทะเบียนหน่วยงาน')).toBeVisible();
  const prove = async (no: string, tax: string, phone: string) => {
    await page.getByLabel('เลขหน่วยงาน').fill(no);
    await page.getByLabel('เลขประจำตัวผู้เสียภาษีของหน่วยงาน').fill(tax);
    await page.getByLabel('เบอร์โทรศัพท์ของผู้แทนหน่วยงาน').fill(phone);
    await page.getByRole('button', { name: 'ส่งรหัสยืนยัน' }).click();
  };
  const choose = async (subject: string) => {
    await page.getByLabel('รหัสยืนยัน').fill(await codeSent(page, control, world, subject));
    await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(CHOSEN);
    await page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง').fill(CHOSEN);
    await page.getByRole('button', { name: 'ตั้งรหัสผ่าน', exact: true }).click();
    await expect(page.getByText('ตั้งรหัสผ่านแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่')).toBeVisible();
    await expect(page).toHaveURL('/membergroup/logon');
    await fillGroupLogon(page, subject, CHOSEN);
    await settled(page);
  };
  await prove('80050004', '0-9945-00004-00-1', '081-550-0005');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('ข้อมูลไม่ตรงกับทะเบียน');
  await expectAccessible(page);
  await prove('80050004', '0-9945-00004-00-1', '081-550-0004');
  await expect(page.getByText('ส่งรหัส 6 หลักไปที่ 08x-xxx-x004 แล้ว')).toBeVisible();
  await choose('80050004');

  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.getByRole('link', { name: 'ลืมรหัสผ่าน' }).click();
  await expect(title('ลืมรหัสผ่านหน่วยงาน')).toBeVisible();
  await prove(LARGE, '0994100002001', '0811100002');
  await choose(LARGE);
});
