import type { Request } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { expect, fillLogon, PASSWORD, test } from '../kit/world.ts';

// What the logon page says and refuses: src/member/logon/route.test.tsx.

test('[AUTH-01][AUTH-02][AUTH-04][AUTH-10] a member signs in for the page that was asked for, and every call carries the agreed headers', async ({
  page,
  context,
}) => {
  const calls: Request[] = [];
  // A call that a page has left behind may never have been sent.
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/') && request.method() === 'POST') calls.push(request);
  });
  const address = '/member/share?period=all&q=%E0%B8%AB%E0%B8%B8%E0%B9%89%E0%B8%99';
  await page.goto(address);
  await expect(page).toHaveURL(`/member/logon?returnTo=${encodeURIComponent(address)}`);
  await fillLogon(page, '๑');
  await expect(page.getByText('เข้าสู่ระบบแล้ว')).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569')).toBeVisible();
  const login = calls.find((call) => call.url().endsWith('/auth/login'))?.postDataJSON();
  expect(login).toEqual({
    membership_no: '00001',
    mem_password: PASSWORD,
    remember: false,
    recaptcha: expect.stringMatching(/^[\w-]{32}$/),
  });
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(stored).toMatchObject({ membership_no: '00001', member: { member_name: 'สมชาย' } });
  await page.goBack();
  await expect(page).not.toHaveURL(/\/member\/logon/);
  // Now the first calls are made by the script that comes before all others.
  await page.goto('/member/status');
  await expect(page.getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569')).toBeVisible();

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
  expect(new Set(bearers.slice(2))).toEqual(new Set([`Bearer ${stored.token}`]));
});

test('[AUTH-01][AUTH-03][AUTH-12] the form without its bot check, the popup for a new password and a toast pass axe @phone', async ({
  page,
  context,
  control,
  world,
}) => {
  await context.clearCookies({ name: 'acceptCookie' });
  await control.quirks.set.mutate({ world, botCheck: 'down' });
  await page.goto('/member/logon');
  await fillLogon(page, '1');
  const summary = page.getByRole('group', { name: 'เข้าสู่ระบบไม่สำเร็จ' });
  await expect(summary).toContainText('ติดต่อผู้ให้บริการตรวจสอบไม่สำเร็จ');
  await expect(page.getByLabel('เลขทะเบียนสมาชิก')).toHaveValue('00001');
  await expectAccessible(page, ['light', 'dark']);
  await fillLogon(page, '9');
  const popup = page.getByRole('dialog', { name: 'ตั้งรหัสผ่านใหม่ก่อนใช้งาน' });
  await expect(popup).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await control.quirks.set.mutate({ world });
  await control.faults.add.mutate({ world, endpoint: 'memberOverviewShow', status: 500 });
  await fillLogon(page, '1');
  await page.waitForURL('**/member/status');
  await page.getByText('Error', { exact: true }).hover();
  await expectAccessible(page, ['light', 'dark']);
});
