import { printed } from '../kit/pdf.ts';
import { expect, test } from '../kit/world.ts';

test('[PUB-20] who may vote takes a card along, and afterwards reads and prints the result', async ({
  page,
  control,
  world,
}) => {
  await control.clock.set.mutate({ world, now: Date.parse('2026-11-08T10:00:00+07:00') });
  await page.goto('/election');
  const main = page.getByRole('main');
  await main.getByLabel('เลขทะเบียนสมาชิก หรือเลขประจำตัวประชาชน').fill('1');
  await main.getByRole('button', { name: 'ตรวจสอบ' }).click();
  await expect(main.getByText('พบชื่อในบัญชีผู้มีสิทธิเลือกตั้ง')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'บัตรแจ้งหน่วยเลือกตั้ง' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: null });

  await control.clock.set.mutate({ world, now: Date.parse('2026-11-20T09:00:00+07:00') });
  await page.goto('/election');
  await expect(main.getByText('ได้รับเลือกเป็น').first()).toBeVisible();
  // A bar is as long as its share.
  const bars = page.getByRole('figure').first().getByRole('listitem');
  await expect(bars).toHaveCount(3);
  const shares = await bars.evaluateAll((items) =>
    items.map(({ lastElementChild: track }) => {
      const bar = track?.firstElementChild;
      return ((bar?.clientWidth ?? 0) / (track?.clientWidth ?? 1)) * 100;
    }),
  );
  expect(shares.map(Math.round)).toEqual([37, 33, 30]);
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'ระเบียบการลงคะแนน ปี 2569 (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe('ระเบียบการลงคะแนน ปี 2569.pdf');
  const { pages } = await printed(page);
  expect(pages).toHaveLength(3);
  expect(pages[0]).toContain('คะแนนประธานกรรมการรายหน่วย');
  expect(pages.join(' ')).not.toMatch(/ผ่านแล้ว|ดูแผนที่|[▸▶]/);
});
