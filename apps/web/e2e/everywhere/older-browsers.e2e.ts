import { expect, signInByForm, test } from '../kit/world.ts';

/** Words of the script of a page: what a browser of an earlier year does not have. */
const without = (...names: readonly string[]) => names.map((name) => `delete ${name};`).join('\n');

test('a member signs in with the oldest browser of the list', async ({ page }) => {
  await page.addInitScript(
    without(
      'AbortSignal.any',
      'Promise.withResolvers',
      'Map.groupBy',
      'Array.prototype.toSorted',
      'Array.prototype.toReversed',
    ),
  );
  await signInByForm(page, '00001', '/member/kep');
  await expect(page.getByRole('heading', { name: 'ยอดเรียกเก็บ พฤศจิกายน 2569' })).toBeVisible();
  await page.goto('/member/settlement');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a browser that is older is told whom to ring; the public site can be read', async ({
  page,
}) => {
  await page.addInitScript(without('AbortSignal.timeout'));
  await page.goto('/member/status');
  const notice = page.getByText('เบราว์เซอร์ของเครื่องนี้เป็นรุ่นเก่า จึงเปิดหน้านี้ไม่ได้');
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: '075-123-456' })).toBeVisible();
  await expect(page.getByText('กำลังตรวจสอบการเข้าสู่ระบบ')).toBeHidden();
  await page.goto('/show/103');
  await expect(page.getByText('ท่านอ่านหน้านี้ได้ แต่ยังใช้ปุ่มและแบบฟอร์มไม่ได้')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
