import { expect, test } from '../kit/world.ts';

const DAY = 86_400_000;

test('[PUB-19] a demand is filed, gets a number and a receipt, is followed by its number and answered', async ({
  page,
  control,
  world,
}) => {
  await page.goto('/demand');
  // The button is as high as the field beside it.
  const search = page.getByRole('main').getByRole('search');
  const [field, go] = await Promise.all([
    search.getByRole('searchbox').boundingBox(),
    search.getByRole('button', { name: 'ค้นหา' }).boundingBox(),
  ]);
  expect([go?.y, go?.height]).toEqual([field?.y, field?.height]);

  await page.getByRole('link', { name: 'ยื่นเรื่องใหม่' }).click();
  await page.getByRole('radio', { name: 'ขอเอกสาร' }).check();
  await page.getByLabel('หัวข้อ').fill('ขอหนังสือรับรอง <b onmouseover=alert(1)>');
  await page.getByLabel('รายละเอียด').fill('ใช้ยื่นธนาคาร');
  await page.getByLabel(/โทรศัพท์หรืออีเมล/).fill('081-234-5678');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'ขอเอกสาร' })).toBeChecked();
  await expect(page.getByText('เรื่องขอเอกสารไม่เปิดเผย')).toBeVisible();
  await expect(page.getByLabel(/โทรศัพท์หรืออีเมล/)).toHaveValue('081-234-5678');
  await page.getByRole('button', { name: 'ส่งเรื่อง' }).dblclick();

  await expect(page).toHaveURL('/showdemand/D2569-0042');
  const topic = page.getByRole('heading', { name: 'ขอหนังสือรับรอง <b onmouseover=alert(1)>' });
  await expect(topic).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'ใบรับเรื่อง' })).toBeVisible();
  await expect(page.getByText('หมายเลขติดตามเรื่อง D2569-0042')).toBeVisible();
  await expect(page.getByText('081-234-5678').filter({ visible: true })).toHaveCount(1);
  await expect(topic).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await control.clock.advance.mutate({ world, ms: 5 * DAY });
  await page.goto('/demand');
  await expect(page.getByText('ทั้งหมด 48 เรื่อง')).toBeVisible();
  await page.getByLabel('หมายเลขติดตามเรื่อง').fill('d๒๕๖๙ ๐๐๔๒');
  await page.getByRole('button', { name: 'ติดตาม' }).click();
  await expect(page.getByRole('heading', { name: 'คำตอบของสหกรณ์' })).toBeVisible();
  await expect(page.getByText('เอกสารพร้อมแล้ว รับได้ที่เคาน์เตอร์')).toBeVisible();
  await page.getByRole('button', { name: 'ลบประวัติเรื่องนี้ออกจากเครื่องนี้' }).click();
  await expect(page.getByText('เรื่องนี้ไม่เปิดเผย')).toBeVisible();
  await expect(topic).toBeHidden();
});
