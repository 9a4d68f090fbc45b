import { expectAccessible } from '../kit/accessible.ts';
import { expectFits, SCHOOL, settled, signInGroup } from '../kit/group-page.ts';
import { figure } from '../kit/member-page.ts';
import { expect, test } from '../kit/world.ts';

test('[GRP-05][GRP-06] a clerk reads from the bell that the bill is out and money came, and goes to the month @phone', async ({
  page,
  control,
  world,
}) => {
  await signInGroup(page, SCHOOL);
  const bell = page.getByRole('button', { name: /^การแจ้งเตือน/ });
  const rows = page.getByRole('dialog', { name: 'การแจ้งเตือน' }).getByRole('listitem');
  await bell.click();
  await expect(rows.first()).toContainText('ใบเรียกเก็บงวดพฤศจิกายน 2569 ออกแล้ว');
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName('การแจ้งเตือน');
  await control.agencies.receive.mutate({ world, agency: SCHOOL, amount: '1000.00' });
  await page.reload();
  await expect(bell).toHaveAccessibleName('การแจ้งเตือน ใหม่ 1 รายการ');
  await expectFits(page);
  await bell.click();
  const came = rows.first();
  await expect(came).toContainText('รับเงินงวดพฤศจิกายน 2569 แล้ว');
  await expect(came).toContainText('ใหม่');
  await expect(rows.nth(1)).toContainText('ใบเรียกเก็บงวดพฤศจิกายน 2569 ออกแล้ว');
  await expectAccessible(page, ['light', 'dark']);
  await came.getByRole('link').click();
  await settled(page);
  await expect(figure(page, 'สหกรณ์รับเงินแล้ว')).toHaveText('1,000.00');
  await expect(bell).toHaveAccessibleName('การแจ้งเตือน');
});
