import { expectAccessible } from '../kit/accessible.ts';
import { expect, test } from '../kit/world.ts';

const DAY = 86_400_000;

test('[PUB-19] demands are listed by status and word; private ones show number and status only @phone', async ({
  page,
}) => {
  await page.goto('/demand');
  await expect(page.getByText('ทั้งหมด 47 เรื่อง')).toBeVisible();
  const rows = page.getByRole('region', { name: 'เรื่องที่รับไว้' }).getByRole('listitem');
  await expect(rows.first()).toContainText(
    'ขอเพิ่มช่องทางชำระหนี้ด้วย QRกำลังดำเนินการD2569-0041เสนอแนะฝ่ายการเงินยื่น',
  );
  await expect(rows.nth(2)).toContainText('เรื่องไม่เปิดเผย D2569-0039กำลังดำเนินการยื่น');
  // The title leads to the demand, and the button is as high as the field beside it.
  await expect(rows.first().getByRole('link')).toHaveText('ขอเพิ่มช่องทางชำระหนี้ด้วย QR');
  const search = page.getByRole('main').getByRole('search');
  const [field, go] = await Promise.all([
    search.getByRole('searchbox').boundingBox(),
    search.getByRole('button', { name: 'ค้นหา' }).boundingBox(),
  ]);
  expect([go?.y, go?.height]).toEqual([field?.y, field?.height]);
  await expectAccessible(page, ['light', 'dark']);
  await page.getByLabel('สถานะ').selectOption('กำลังดำเนินการ');
  await expect(page.getByText('พบ 6 เรื่อง')).toBeVisible();
  await page.getByLabel('ค้นหาเรื่อง').fill('ฝากประจำ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('พบ 1 เรื่อง')).toBeVisible();
  await expect(rows.locator('mark')).toHaveText(['ฝากประจำ']);

  await page.getByLabel('หมายเลขติดตามเรื่อง').fill('41');
  await page.getByRole('button', { name: 'ติดตาม' }).click();
  await expect(page.getByText('หมายเลขติดตามเรื่องมีรูปแบบ D2569-0041')).toBeVisible();
  await expect(page).toHaveTitle(/^ผิดพลาด: /);
  await page.getByLabel('หมายเลขติดตามเรื่อง').fill('d๒๕๖๙ ๐๐๓๓');
  await page.getByRole('button', { name: 'ติดตาม' }).click();
  await page.waitForURL('**/showdemand/D2569-0033');
  await expect(page.getByRole('heading', { name: 'หักเงินซ้ำสองครั้งเดือนกันยายน' })).toBeVisible();
  const log = page.getByRole('list', { name: 'ความคืบหน้า' }).getByRole('listitem');
  await expect(log).toHaveText([
    'รับเรื่องแล้ว 13 ต.ค. 2569 10:55 น. · ออกหมายเลขติดตามเรื่องแล้ว',
    'กำลังดำเนินการ 14 ต.ค. 2569 10:55 น. · ส่งให้ฝ่ายการเงินพิจารณา',
    'เสร็จสิ้น 19 ต.ค. 2569 08:30 น. · ตอบผู้ยื่นแล้ว',
  ]);
  await expect(page.getByText('คืนเงินเข้าบัญชีเงิน\u2060ฝากของท่านแล้ว')).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);

  await page.goto('/showdemand/D2569-0039');
  await expect(page.getByText('เรื่องนี้ไม่เปิดเผย')).toBeVisible();
  await expect(page.getByText('ประเภทเรื่อง')).toBeHidden();
  await page.goto('/showdemand/D2569-9999');
  await expect(page.getByRole('heading', { name: 'ไม่พบหมายเลขติดตามเรื่องนี้' })).toBeVisible();
});

test('[PUB-19] a demand is filed, gets a number and a receipt, and is answered', async ({
  page,
  control,
  world,
}) => {
  await page.goto('/demand');
  await page.getByRole('link', { name: 'ยื่นเรื่องใหม่' }).click();
  const send = page.getByRole('button', { name: 'ส่งเรื่อง' });
  await send.click();
  const summary = page.getByRole('alert').filter({ hasText: 'ยังส่งเรื่องไม่ได้' });
  await expect(page).toHaveTitle(/^ผิดพลาด: ยื่นเรื่องใหม่ - /);
  await expect(summary.getByRole('link')).toHaveText([
    'กรุณาเลือกประเภทเรื่อง',
    'กรุณากรอกหัวข้อ',
    'กรุณากรอกรายละเอียด',
  ]);
  await page.getByRole('radio', { name: 'ขอเอกสาร' }).check();
  await page.getByLabel('หัวข้อ').fill('ขอหนังสือรับรอง <b onmouseover=alert(1)>');
  await page.getByLabel('รายละเอียด').fill('ใช้ยื่นธนาคาร');
  await page.getByLabel(/โทรศัพท์หรืออีเมล/).fill('081-234-5678');
  await page.getByLabel('ไม่เปิดเผยเรื่องนี้').check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'ขอเอกสาร' })).toBeChecked();
  await expect(page.getByLabel('ไม่เปิดเผยเรื่องนี้')).toBeChecked();
  await expect(page.getByLabel(/โทรศัพท์หรืออีเมล/)).toHaveValue('081-234-5678');
  await expectAccessible(page, ['light', 'dark']);
  await send.dblclick();

  await page.waitForURL('**/showdemand/D2569-0042');
  const topic = page.getByRole('heading', { name: 'ขอหนังสือรับรอง <b onmouseover=alert(1)>' });
  await expect(topic).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'ใบรับเรื่อง' })).toBeVisible();
  await expect(page.getByText('หมายเลขติดตามเรื่อง D2569-0042')).toBeVisible();
  await expect(topic).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await control.clock.advance.mutate({ world, ms: 5 * DAY });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'คำตอบของสหกรณ์' })).toBeVisible();
  await expect(page.getByText('เอกสารพร้อมแล้ว รับได้ที่เคาน์เตอร์')).toBeVisible();
  await page.getByRole('button', { name: 'ลบประวัติเรื่องนี้ออกจากเครื่องนี้' }).click();
  await expect(page.getByText('เรื่องนี้ไม่เปิดเผย')).toBeVisible();
  await expect(topic).toBeHidden();
  await page.goto('/demand');
  await expect(page.getByText('ทั้งหมด 48 เรื่อง')).toBeVisible();
});
