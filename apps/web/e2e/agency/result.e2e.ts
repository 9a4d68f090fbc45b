import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../kit/accessible.ts';
import { LARGE, SCHOOL, settled, signInGroup } from '../kit/group-page.ts';
import { cellsOf, figure, table } from '../kit/member-page.ts';
import { printed } from '../kit/pdf.ts';
import { expect, test } from '../kit/world.ts';

const AT = '/membergroup/deduct_result';

test('[GRP-06][GRP-08] recorded by form: draft kept, confirmed; slip and first page follow, and a correction', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL, AT);
  await expectAccessible(page, ['light', 'dark']);
  const add = page.getByLabel('เพิ่มคนที่หักไม่ครบ');
  const press = page.getByRole('button', { name: 'เพิ่ม', exact: true });
  await add.fill('8');
  await press.click();
  await add.fill('นางรัตนา เดชรักษ์');
  await press.click();
  const first = page.getByRole('group', { name: /00008 นายประทีป อินทร์ช่วย/ });
  const second = page.getByRole('group', { name: /00012 นางรัตนา เดชรักษ์/ });
  await first.getByLabel('หักได้จริง (บาท)').fill('๑๐,๐๐๐');
  await expect(figure(page, 'ยอดที่ต้องโอนตามร่าง')).toContainText('205,538.80');
  await expect(figure(page, 'ยอดที่ต้องโอน')).toHaveText('205,949.76');
  await page.reload();
  await expect(page.getByText('ท่านมีร่างของงวดนี้ที่ยังไม่ได้บันทึก')).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);
  await expect(first.getByLabel('หักได้จริง (บาท)')).toHaveValue('๑๐,๐๐๐');

  const save = page.getByRole('button', { name: 'บันทึกผล' });
  await first.getByLabel('เหตุผล').selectOption('เงินไม่พอ');
  await second.getByLabel('เหตุผล').selectOption('ย้าย');
  await second.getByLabel('หักได้จริง (บาท)').fill('0');
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'ยืนยันผลการหักเงิน' });
  await expect(dialog).toContainText('203,778.80');
  await dialog.getByRole('button', { name: 'ยืนยันบันทึก' }).click();
  await expect(page.getByText('บันทึกผลการหักเงินแล้ว')).toBeVisible();
  await expect(page.locator('h2:focus')).toHaveText('บันทึกผลเรียบร้อยแล้ว');
  await expect(
    page.getByText(/^บันทึกล่าสุดเมื่อ 20 พ.ย. 2569 09:.* โดย นางพรทิพย์ คงมั่น จาก/),
  ).toBeVisible();

  await page.getByRole('link', { name: 'ดูใบนำส่งเงิน' }).click();
  const short = table(page, 'รายชื่อที่หักไม่ครบ');
  await expect(short).toBeVisible();
  expect((await cellsOf(short)).slice(1)).toEqual([
    ['00008', 'นายประทีป อินทร์ช่วย', '10,410.96', '10,000.00', '410.96', 'เงินไม่พอ'],
    ['00012', 'นางรัตนา เดชรักษ์', '1,760.00', '0.00', '1,760.00', 'ย้าย'],
  ]);
  expect((await printed(page)).pages).toHaveLength(2);
  await page.goto('/membergroup/dashboard');
  await expect(page.getByText('รอรับเงิน', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^หักไม่ได้ .* \(2 คน\)$/)).toBeVisible();

  await page.getByRole('link', { name: 'แก้ไขผลการหักเงิน' }).click();
  await second.getByRole('button', { name: /นำออก/ }).click();
  await save.click();
  await dialog.getByRole('button', { name: 'ยืนยันบันทึก' }).click();
  await expect(page.getByText('แก้ไขแล้ว 1 ครั้ง')).toBeVisible();
  await page.getByRole('link', { name: 'ดูใบนำส่งเงิน' }).click();
  await expect(page.getByText('ฉบับแก้ไขครั้งที่ 1').first()).toBeVisible();
  await expect(short.getByRole('row')).toHaveCount(2);
});

test('[GRP-07] recorded by file: the form is downloaded, read back untouched, and filled in elsewhere', async ({
  page,
}) => {
  await signInGroup(page, LARGE, '/membergroup/keeprep');
  const sheet = table(page, 'งบหน้าเรียกเก็บประจำเดือนพฤศจิกายน 2569');
  const members = (await cellsOf(sheet)).slice(1, -1);
  await page.getByRole('link', { name: 'บันทึกผลการหัก' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ดาวน์โหลดแบบฟอร์มของงวดนี้' }).click();
  const form = await download;
  expect(form.suggestedFilename()).toMatch(/^ผลการหักเงิน พฤศจิกายน 2569 .*\.xlsx$/);
  const untouched = await readFile(await form.path());

  const check = async (name: string, buffer: Buffer) => {
    await page.getByLabel('ไฟล์ผลการหักเงิน').setInputFiles({ name, mimeType: '', buffer });
    await page.getByRole('button', { name: 'ตรวจไฟล์' }).click();
  };
  const csv = (rows: string[][]) =>
    Buffer.from(`\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}`);
  await check(form.suggestedFilename(), untouched);
  await expect(page.getByText('อ่านได้ 396 แถว')).toBeVisible();
  await expect(page.getByText('ยังไม่มีใครในรายการนี้')).toBeVisible();

  // The same filled in elsewhere: a table of texts.
  const filled = members.map(([no = '', , , amount], index) =>
    index === 6 ? [no, '0', 'ลาออก'] : [no, `"${amount}"`, ''],
  );
  await check('ผล.csv', csv([['เลขที่สมาชิก', 'หักได้จริง', 'เหตุผล'], ...filled]));
  await expect(page.getByRole('group', { name: /^00020 / }).getByLabel('เหตุผล')).toHaveValue(
    'ลาออก',
  );
  await page.getByRole('button', { name: 'บันทึกผล' }).click();
  await page.getByRole('button', { name: 'ยืนยันบันทึก' }).click();
  await expect(page.getByText('บันทึกผลการหักเงินแล้ว')).toBeVisible();
  await page.goto('/membergroup/dashboard');
  await settled(page);
  await expect(page.getByText(/^หักไม่ได้ .* \(1 คน\)$/)).toBeVisible();
});

test('[LED-12][GRP-06] less is transferred than was deducted: the debt is said everywhere, and sent in parts, each with a receipt', async ({
  page,
  control,
  world,
}) => {
  const month = { world, agency: SCHOOL, period: '256911' };
  await control.agencies.record.mutate(month);
  await control.agencies.transfer.mutate({ ...month, amount: '1000.00' });
  await control.clock.set.mutate({ world, now: Date.parse('2026-12-05T09:00:00+07:00') });
  await signInGroup(page, SCHOOL);
  const debt = 'หักเงินแล้วยังโอนไม่ครบ ค้างโอน 204,949.76 บาท เกินกำหนด 4 วัน';
  await expect(page.getByText(debt)).toBeVisible();
  // Nothing else on the page says that all is well.
  await expect(page.getByText(/ลงบัญชีสมาชิกแล้ว จึงไม่มีผลให้บันทึก/)).toBeVisible();
  await expect(page.getByText(/สหกรณ์รับเงินงวดนี้แล้ว/)).toHaveCount(0);
  await expect(page.getByRole('row', { name: /พฤศจิกายน 2569/ })).not.toContainText('ไม่มียอดค้าง');
  await expectAccessible(page, ['light', 'dark']);
  await page.getByRole('link', { name: 'โอนส่วนที่ค้าง' }).click();
  await expect(page.getByText(debt).first()).toBeVisible();
  const form = page.getByRole('main');
  await expect(form.getByLabel('จำนวนเงินที่โอน (บาท)')).toHaveValue('204,949.76');
  await form.getByLabel('จำนวนเงินที่โอน (บาท)').fill('4,949.76');
  await form.getByRole('button', { name: 'แจ้งโอนเงิน' }).click();
  await page.getByRole('button', { name: 'แจ้งโอนตามยอดนี้' }).click();
  await expect(page.getByText('โอนเมื่อ 5 ธ.ค. 2569 จำนวน 5,949.76 บาท').first()).toBeVisible();
  const transfers = table(page, 'การโอนของงวดนี้');
  await expect(transfers.getByRole('row')).toHaveCount(4);

  await control.clock.set.mutate({ world, now: Date.parse('2026-12-08T09:00:00+07:00') });
  // The first working day after the note.
  await signInGroup(page, SCHOOL, '/membergroup/deduct_result?period=256911');
  const rest = 'ค้างโอน 200,000.00 บาท เกินกำหนด 7 วัน';
  await expect(page.getByText(rest).first()).toBeVisible();
  await expect(transfers.getByRole('row').nth(2)).toContainText('รง. 6911/0001-2');
  await page.goto('/membergroup/delivery_book?period=256911');
  await expect(page.getByRole('article', { name: 'หนังสือนำส่ง' })).toContainText(
    `ทั้งนี้ งวดนี้หน่วยงานหักเงินแล้วยังโอนไม่ครบ ${rest} ขอได้โปรดโอนส่วนที่ค้างโดยเร็ว`,
  );
});
