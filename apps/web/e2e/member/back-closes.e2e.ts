import { expect, signIn, test } from '../kit/world.ts';

for (const browser of ['with', 'without'])
  test(`@phone-only Back closes the menu and stays on the page, ${browser} the Navigation API`, async ({
    page,
  }) => {
    if (browser === 'without') await page.addInitScript('delete window.navigation');
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const menu = page.getByRole('dialog', { name: 'เมนูสมาชิก' });
    const open = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'เมนู' }).click();
      await expect(menu).toBeVisible();
    };
    await signIn(page, '00001', '/member/share');
    await page
      .getByRole('navigation', { name: 'ทางลัด' })
      .getByRole('link', { name: 'เรียกเก็บ' })
      .click();
    await expect(heading('รายการเรียกเก็บ')).toBeVisible();
    await open();
    // `goBack` would wait for a navigation.
    await page.evaluate(() => history.back());
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/member/kep');
    // Closed by its button it is not in the way of going back; nor is it after a link of it.
    await open();
    await menu.getByRole('button', { name: 'ปิด' }).click();
    await expect(menu).toBeHidden();
    await open();
    await menu.getByRole('link', { name: 'เงินฝาก' }).click();
    await expect(heading('เงินฝาก')).toBeVisible();
    await page.goBack();
    await expect(heading('รายการเรียกเก็บ')).toBeVisible();
    await page.goBack();
    await expect(heading('ทุนเรือนหุ้น')).toBeVisible();
    await page.goForward();
    await expect(heading('รายการเรียกเก็บ')).toBeVisible();
  });

test('@phone-only Back closes what the public bar has tucked away, and stays on the page', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page.locator('[data-hydrating]')).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'คำนวณเงินกู้' }).first().click();
  await expect(page).toHaveURL('/loancal');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'ขนาดตัวอักษร', exact: true }).click();
  const sizes = banner.getByRole('group', { name: 'ขนาดตัวอักษร' });
  await expect(sizes).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(sizes).toBeHidden();
  await expect(page).toHaveURL('/loancal');
});
