import sharp from 'sharp';
import { expectAccessible } from '../kit/accessible.ts';
import { expect, signIn, test } from '../kit/world.ts';

/** A picture of the given size, left half red, right half blue. */
async function picture(width: number, height: number): Promise<Buffer> {
  const half = await sharp({
    create: { width: width / 2, height, channels: 3, background: '#0000ff' },
  })
    .png()
    .toBuffer();
  return await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
}

test('[MEM-25][API-07] a member chooses a photo, crops it, and sees it on the page', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1');
  await page.getByText('ข้อมูลส่วนตัวและสังกัดของท่าน').click();
  await page.getByRole('button', { name: 'เพิ่มรูป' }).click();
  const dialog = page.getByRole('dialog', { name: 'รูปของท่าน' });
  await dialog
    .getByLabel(/เลือกรูปหรือถ่ายรูป/)
    .setInputFiles({ name: 'ฉัน.png', mimeType: 'image/png', buffer: await picture(800, 400) });
  await expect(dialog.getByRole('group', { name: /กรอบรูป/ })).toBeVisible();
  await expectAccessible(page);
  const endpoint = 'memberUploadCreate';
  await control.faults.add.mutate({ world, endpoint, status: 500, times: 1, body: {} });
  await dialog.getByRole('button', { name: 'บันทึกรูป' }).click();
  await expect(dialog.getByRole('alert')).toContainText('ไม่สามารถเชื่อมต่อได้');
  const sent = page.waitForRequest('**/api/member/wwwupload');
  await dialog.getByRole('button', { name: 'บันทึกรูป' }).click();
  const body = (await sent).postDataJSON();
  expect(body.name).toBe('ฉัน.png');
  expect(body.image).toMatch(/^data:image\/png;base64,/);
  // The middle square of a picture twice as wide as high.
  expect(body.croppedAreaPixels).toEqual({ x: 200, y: 0, width: 400, height: 400 });
  expect(body.croppedArea).toEqual({ x: 25, y: 0, width: 50, height: 100 });
  const photo = page.getByRole('img', { name: 'รูปของ สมชาย ใจงาม' });
  await expect(photo).toBeVisible();
  const naturalSize = () =>
    photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(naturalSize).toEqual([512, 512]);
  await page.reload();
  await page.getByText('ข้อมูลส่วนตัวและสังกัดของท่าน').click();
  await expect(photo).toBeVisible();
});
