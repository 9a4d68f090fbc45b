import { expect, test } from '../kit/world.ts';

// An office may serve the portal without https. There a browser leaves out crypto.randomUUID and more.

test('[PUB-17] what visitors send arrives also where the portal is served on plain http', async ({
  page,
  context,
  world,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '');
  // Stands for this machine, and no browser trusts it.
  origin.hostname = 'web.test';
  await context.addCookies(
    Object.entries({ mock_world: world, acceptCookie: 'Y' }).map(([name, value]) => ({
      name,
      value,
      url: origin.href,
    })),
  );
  await page.goto(new URL('/boardPost', origin).href);
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
    false,
    false,
  ]);
  await page.getByLabel('หัวข้อ').fill('ถามจากสำนักงาน');
  await page.getByLabel('รายละเอียด').fill('เปิดจากเครื่องในสำนักงาน');
  await page.getByRole('button', { name: 'ส่งกระทู้' }).click();
  await page.waitForURL('**/boardShow/405');
  await expect(page.getByRole('heading', { level: 1, name: 'ถามจากสำนักงาน' })).toBeVisible();
});
