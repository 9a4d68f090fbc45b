import { expect, fillLogon, signIn, test } from './world.ts';

test('[AUTH-01][AUTH-02] a member signs in with a number that is not padded', async ({ page }) => {
  await page.goto('/member/logon');
  const sent = page.waitForRequest('**/api/member/auth/login');
  await fillLogon(page, '1');
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ membership_no: '00001', mem_password: 'demo1234', remember: false });
  expect(body.recaptcha).not.toBe('');
  await expect(page.getByText('เข้าสู่ระบบแล้ว')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'ภาพรวมของฉัน' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(stored).toMatchObject({ membership_no: '00001', member: { member_name: 'สมชาย' } });
  expect(stored.token).toEqual(expect.any(String));
});

test('[AUTH-08] two calls refused together give one alert and one way to the logon page', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1');
  await control.sessions.expire.mutate({ world, kind: 'member', subject: '00001' });
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('link', { name: 'ทุนเรือนหุ้น' }).click();
  await page.waitForURL('**/member/logon?returnTo=%2Fmember%2Fshare');
  expect(alerts).toEqual(['ขออภัย การเข้าสู่ระบบของท่านหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง']);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});
