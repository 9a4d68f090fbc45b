import { expectAccessible } from '../kit/accessible.ts';
import { expectFits, fillGroupLogon, SCHOOL, settled, signInGroup } from '../kit/group-page.ts';
import { codeSent, expect, PASSWORD, test } from '../kit/world.ts';

const CHOSEN = 'ใหม่กว่าเดิม9';
const onLogon = /เข้าสู่ระบบหน่วยงาน/;

test('[GRP-01][GRP-02][AUTH-04] an agency signs in: payload, toast, title, where it wanted to go', async ({
  page,
}) => {
  await page.goto('/membergroup/summarize_rep');
  await expect(page.getByRole('heading', { level: 1, name: onLogon })).toBeVisible();
  await expect(page).toHaveURL('/membergroup/logon?returnTo=%2Fmembergroup%2Fsummarize_rep');
  await expectAccessible(page, ['light', 'dark']);
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
});

test('[GRP-03] @phone-only on a small screen เมนู opens an overlay; a press beside it closes it, Esc too', async ({
  page,
}) => {
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

test('[GRP-14] an agency registers, and signs in with the password that it chose', async ({
  page,
  control,
  world,
}) => {
  await page.goto('/membergroup/logon');
  await page.getByRole('link', { name: 'ลงทะเบียนหน่วยงานครั้งแรก' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ลงทะเบียนหน่วยงาน' })).toBeVisible();
  const prove = async (phone: string) => {
    await page.getByLabel('เลขหน่วยงาน').fill('80050004');
    await page.getByLabel('เลขประจำตัวผู้เสียภาษีของหน่วยงาน').fill('0-9945-00004-00-1');
    await page.getByLabel('เบอร์โทรศัพท์ของผู้แทนหน่วยงาน').fill(phone);
    await page.getByRole('button', { name: 'ส่งรหัสยืนยัน' }).click();
  };
  await prove('081-550-0005');
  await expect(page.getByRole('main').getByRole('group', { name: 'ยังดำเนินการไม่ได้' })).toContainText(
    'ข้อมูลไม่ตรงกับทะเบียน',
  );
  await expectAccessible(page);
  await prove('081-550-0004');
  await expect(page.getByText('ส่งรหัส 6 หลักไปที่ 08x-xxx-x004 แล้ว')).toBeVisible();
  await page.getByLabel('รหัสยืนยัน').fill(await codeSent(page, control, world, '80050004'));
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(CHOSEN);
  await page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง').fill(CHOSEN);
  await page.getByRole('button', { name: 'ตั้งรหัสผ่าน', exact: true }).click();
  await expect(page.getByText('ตั้งรหัสผ่านแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่')).toBeVisible();
  await fillGroupLogon(page, '80050004', CHOSEN);
  await settled(page);
});
