import type { Page } from '@playwright/test';
import { deployWithSite, startMock } from '../kit/deploy.ts';
import { CLOCK_START } from '../kit/device-clock.ts';
import { expect, fillLogon, test } from '../kit/world.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Everything that a script of the page could read of what the browser keeps. */
const readable = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );

test('[AUTH-09][AUTH-10] where a cookie holds the token no script can read it, and everything else is as it was', async ({
  page,
  context,
}) => {
  await using mock = await startMock({
    SESSION_COOKIE: '1',
    CLOCK_START,
  });
  // The mock's texts are not files beside it.
  const { texts: _, ...site } = await (await fetch(`${mock.url}/site.json`)).json();
  await using deployed = await deployWithSite(mock.url, site);
  await context.addCookies([{ name: 'acceptCookie', value: 'Y', url: deployed.url }]);
  const bearers: string[] = [];
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization !== undefined) bearers.push(authorization);
  });

  await page.goto(`${deployed.url}/member/logon`);
  await fillLogon(page, '1');
  await expect(heading(page, 'ภาพรวม')).toBeVisible();
  await expect(page.getByText('480,200.00').first()).toBeVisible();
  const sessionCookie = async () =>
    (await context.cookies(deployed.url)).find(({ name }) => name === '__Host-member');
  const cookie = await sessionCookie();
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  const token = cookie?.value ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await readable(page)).toContain('00001');
  expect(await readable(page)).not.toContain(token);

  await page.reload();
  await expect(page.getByText('480,200.00').first()).toBeVisible();
  await page.getByRole('link', { name: 'อุปกรณ์ที่เข้าสู่ระบบ', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'อุปกรณ์นี้' })).toContainText('Chrome');
  expect(bearers).toEqual([]);

  await page.getByRole('button', { name: 'ออกจากระบบ', exact: true }).click();
  await expect(heading(page, 'เข้าสู่ระบบสมาชิก')).toBeVisible();
  expect(await sessionCookie()).toBeUndefined();
  await page.goBack();
  await expect(heading(page, 'เข้าสู่ระบบสมาชิก')).toBeVisible();
  await page.goto(`${deployed.url}/member/share`);
  await expect(heading(page, 'เข้าสู่ระบบสมาชิก')).toBeVisible();
  await expect(page.getByText('480,200.00')).toHaveCount(0);
});
