import { setDeviceClock } from '../kit/device-clock.ts';
import { goTo, heading } from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

// Reads the product past its own page: the other device has a context of its own.
const EXPIRED = 'ขออภัย การเข้าสู่ระบบของท่านหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

test('[AUTH-08][AUTH-09] a member signs the other device out, which is told so at once', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  await using phone = await browser.newContext({ userAgent: PHONE, baseURL: baseURL ?? '' });
  await setDeviceClock(phone);
  await phone.addCookies(await context.cookies());
  const other = await phone.newPage();
  await signIn(other, '1');

  await signIn(page, '1');
  await expect(
    page.getByText(/^เข้าใช้ครั้งก่อน 20 พ.ย. 2569 \d\d:\d\d น. จากโทรศัพท์ Android/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'ดูอุปกรณ์ที่เข้าสู่ระบบ' }).click();
  await expect(heading(page, 'อุปกรณ์ที่เข้าสู่ระบบ')).toBeFocused();
  const end = page.getByRole('button', { name: 'ให้ออกจากระบบ โทรศัพท์ Android · Chrome' });
  await end.click();
  const dialog = page.getByRole('dialog', { name: 'ให้ออกจากระบบหรือไม่' });
  await dialog.getByRole('button', { name: 'ไม่ต้อง' }).click();
  await expect(end).toBeFocused();
  await end.click();
  const alert = other.waitForEvent('dialog');
  await dialog.getByRole('button', { name: 'ให้ออกจากระบบ', exact: true }).click();
  await expect(page.getByText('ไม่ได้เข้าสู่ระบบไว้บนอุปกรณ์อื่น')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'อุปกรณ์อื่น' })).toBeFocused();

  // The bell listens there, so that it hears of it without a step of its own.
  const said = await alert;
  expect(said.message()).toBe(EXPIRED);
  await said.accept();
  await expect(heading(other, 'เข้าสู่ระบบสมาชิก')).toBeVisible();
  await goTo(page, 'ทุนเรือนหุ้น');
  await expect(page.getByText('480,200.00').first()).toBeVisible();
});
