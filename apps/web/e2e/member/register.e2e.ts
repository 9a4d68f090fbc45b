import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { toasts } from '../kit/toasts.ts';
import { codeSent, expect, test } from '../kit/world.ts';

async function prove(
  page: Page,
  no: string,
  card: string,
  [day, month, year]: [string, string, string],
) {
  await page.getByLabel('เลขทะเบียนสมาชิก').fill(no);
  await page.getByLabel('เลขประจำตัวประชาชน').fill(card);
  await page.getByLabel('วัน', { exact: true }).fill(day);
  await page.getByRole('combobox', { name: 'เดือน' }).selectOption({ label: month });
  await page.getByLabel('ปี พ.ศ.').fill(year);
}

test('[AUTH-13] a new member registers with number, citizen number, birthday and a code, and signs in', async ({
  page,
  control,
  world,
}) => {
  await page.goto('/member/logon');
  await page.getByRole('link', { name: 'สมัครใช้งานครั้งแรก' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'สมัครใช้งานครั้งแรก' })).toBeVisible();
  await prove(page, '๑๒', '9-1234-56789-01-0', ['1', 'พฤษภาคม', '2523']);
  await page.getByLabel('ข้าพเจ้าอ่านและยอมรับข้อตกลงการใช้งานแล้ว').check();
  await page.getByRole('button', { name: 'ส่งรหัสยืนยัน' }).click();
  await expect(page.getByText(/ส่งรหัส 6 หลักไปที่ 08x-xxx-x012 แล้ว/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^ขั้นที่ 2 จาก 2/ })).toBeFocused();
  await page.getByLabel('รหัสยืนยัน').fill(await codeSent(page, control, world, '00012'));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/member/register')) sent.push(request.postData() ?? '');
  });
  const alertBox = page.getByRole('group', { name: 'ยังดำเนินการไม่ได้' });
  // Both have just been typed, so that the page refuses them itself.
  for (const guessed of ['01052523', 'บัตร9123456789010']) {
    await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill('ใหม่กว่าเดิม9');
    await expect(alertBox).toHaveCount(0);
    await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(guessed);
    await page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง').fill(guessed);
    await page.getByRole('button', { name: 'ตั้งรหัสผ่าน' }).click();
    await expect(alertBox).toContainText('รหัสผ่านต้องไม่มีวันเกิด เลขทะเบียน');
  }
  expect(sent).toEqual([]);
  await expectAccessible(page);
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill('กาแฟร้อนตอนเช้า7แก้ว');
  await expect(page.getByText(/ความแข็งแรง: แข็งแรง/)).toBeVisible();
  await page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง').fill('กาแฟร้อนตอนเช้า7แก้ว');
  await page.getByRole('button', { name: 'ตั้งรหัสผ่าน' }).click();
  await page.waitForURL('**/member/logon');
  await expect(page.getByText('ตั้งรหัสผ่านแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่')).toBeVisible();
  await expect(page.getByLabel('เลขทะเบียนสมาชิก')).toHaveValue('00012');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('กาแฟร้อนตอนเช้า7แก้ว');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await page.waitForURL('**/member/status');
});

test('[LAY-04] on a phone what a toast says lies beside the button of the form, not over it @phone-only', async ({
  page,
}) => {
  await page.goto('/member/forget');
  await prove(page, '12', '9-1234-56789-01-0', ['2', 'พฤษภาคม', '2523']);
  const send = page.getByRole('button', { name: 'ส่งรหัสยืนยัน' });
  await send.click();
  await expect(toasts(page)).toBeVisible();
  // As far as a thumb brings it: to the foot of the window.
  await send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await expect
    .poll(() =>
      send.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
  await expect(toasts(page)).toBeVisible();
});
