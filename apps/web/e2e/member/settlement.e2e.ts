import { expectAccessible } from '../kit/accessible.ts';
import { figure } from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

const TO_SHEET = 'ดูใบสรุปการหักกลบ';

test('[LED-15] who resigns reads what to expect, asks for nothing more, and then the final sheet that anyone can check @phone-only', async ({
  page,
  context,
  control,
  world,
}) => {
  const desk = await context.newPage();
  await desk.goto(`/__console/desk?world=${world}`);
  await desk.getByLabel('เลขทะเบียนสมาชิก').fill('10');
  await desk.getByRole('button', { name: 'ดูสมาชิก' }).click();
  await desk.getByRole('button', { name: 'รับเรื่อง', exact: true }).click();
  const paper = desk.getByLabel('เลขที่ใบมรณบัตร หนังสือ หรือมติ');
  await expect(paper).toHaveAccessibleDescription('กรุณากรอกช่องนี้');
  await paper.fill('ลก. 12/2569');
  await desk.getByRole('button', { name: 'รับเรื่อง', exact: true }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'รับเรื่องลาออกแล้ว' })).toBeVisible();
  await expect(
    desk.getByRole('heading', { name: 'ใบสรุปการหักกลบ คาด ณ 8 ธ.ค. 2569' }),
  ).toBeVisible();
  await expectAccessible(desk);

  await signIn(page, '10');
  await expect(page.getByText('สหกรณ์รับเรื่องลาออกแล้ว คณะกรรมการพิจารณา 8 ธ.ค. 2569')).toBeVisible();
  await page.goto('/member/requestpromoney');
  await expect(page.getByText('ขณะนี้ไม่มีรายการที่ขอได้')).toBeVisible();
  await page.goto('/member/status');
  await page.getByRole('link', { name: TO_SHEET }).click();
  await expect(figure(page, 'คาดว่าสหกรณ์จะจ่ายคืน')).not.toHaveText('0.00');
  await expectAccessible(page, ['light', 'dark']);

  await control.clock.advance.mutate({ world, ms: 20 * 86_400_000 });
  await page.goto(
    `/__control/enter?${new URLSearchParams({ member: '10', world, to: '/member/status' })}`,
  );
  await page.getByRole('link', { name: TO_SHEET }).click();
  await expect(page.getByText('สิ้นสมาชิกภาพแล้วเมื่อ 8 ธ.ค. 2569')).toBeVisible();
  const left = await figure(page, 'สหกรณ์จ่ายคืน').innerText();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const mark = page.getByText(/เลขที่เอกสาร สส-/);
  await expect(mark).toBeVisible();
  const check = /รหัสตรวจสอบ (\S{9})/.exec((await mark.innerText()).replaceAll('\n', ' '))?.[1];
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });

  const anyone = await context.newPage();
  await anyone.goto('/verify');
  await anyone.getByLabel('เลขที่เอกสาร').fill('สส-20261208-00010');
  await anyone.getByLabel('รหัสตรวจสอบ').fill(check ?? '');
  await anyone.getByRole('button', { name: 'ตรวจสอบ', exact: true }).click();
  await expect(anyone.getByText('เอกสารนี้เป็นของจริงและยังใช้ได้')).toBeVisible();
  await expect(anyone.getByRole('main')).toContainText(left);
});
