import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../kit/world.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** What of the page is cut: boxes beyond its edge, words longer than their field, figures beyond their drawing. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const found = document.documentElement.scrollWidth > edge ? ['the page'] : [];
    for (const field of document.querySelectorAll<HTMLElement>(
      'main :is(input:not([type=file]), select)',
    )) {
      const name = field.closest('div')?.textContent ?? field.id;
      const isCut =
        field.scrollWidth > field.clientWidth + 1 || field.scrollHeight > field.clientHeight + 1;
      if (isCut) found.push(name);
    }
    for (const word of document.querySelectorAll('main svg[role=img] text')) {
      const [box, frame] = [
        word.getBoundingClientRect(),
        word.closest('svg')?.getBoundingClientRect(),
      ];
      if (frame && (box.left < frame.left - 1 || box.right > frame.right + 1)) {
        found.push(`${word.textContent} of a drawing`);
      }
    }
    return found;
  });

/** Month names under the bars stand apart. */
const overlapping = (page: Page) =>
  page.getByRole('img', { name: 'ปันผลของค่าหุ้นแต่ละเดือน' }).evaluate((chart) => {
    const names = [...chart.querySelectorAll('text')].filter((one) =>
      /ค\.|ย\.|พ\./.test(one.innerHTML),
    );
    const boxes = names.map((one) => one.getBoundingClientRect()).sort((a, b) => a.left - b.left);
    const meets = boxes.filter((box, at) => box.left < (boxes[at - 1]?.right ?? 0));
    return { names: names.length, meets: meets.length };
  });

const unfold = (page: Page) =>
  page.locator('form details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });

test('[PUB-21][PUB-22][MEM-27] at the largest letters a phone cuts nothing of calculators and dates', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('preferences', JSON.stringify({ text: '130' })),
  );
  await page.goto('/loancal?amount=1000000&extra=once&extraAmount=5000&extraOn=2026-12-31');
  await expect(page.getByRole('group', { name: 'วันที่รับเงินกู้' })).toBeVisible();
  await unfold(page);
  await expect(page.getByRole('group', { name: 'วันที่ต้องการปิดบัญชี' })).toBeVisible();
  await expect(page.getByRole('img').getByText('บาท').first()).toBeVisible();
  expect(await cut(page)).toEqual([]);

  await page.goto('/caldividend');
  await expect(page.getByLabel('หุ้นยกมาต้นปี (บาท)')).toBeVisible();
  await unfold(page);
  await page.getByRole('button', { name: 'เพิ่มรายการซื้อหุ้น' }).click();
  await expect(page.getByRole('group', { name: 'วันที่ซื้อ' })).toBeVisible();
  await page.getByRole('img', { name: 'ปันผลของค่าหุ้นแต่ละเดือน' }).scrollIntoViewIfNeeded();
  const { names, meets } = await overlapping(page);
  expect(names).toBeGreaterThan(2);
  expect(meets).toBe(0);
  expect(await cut(page)).toEqual([]);

  await page.goto('/member/register');
  await expect(page.getByLabel('ปี พ.ศ.')).toBeVisible();
  expect(await cut(page)).toEqual([]);

  await signIn(page, '1', '/member/share?period=own');
  await expect(page.getByRole('group', { name: 'ตั้งแต่วันที่' })).toBeVisible();
  expect(await cut(page)).toEqual([]);

  await page.goto('/member/welfare?tab=4');
  const chosen = page.getByLabel('ประเภทสวัสดิการ');
  await chosen.selectOption({ label: 'รักษาพยาบาล (นอนโรงพยาบาล)' });
  await expect(page.getByLabel('ปี พ.ศ.')).toBeVisible();
  expect(await cut(page)).toEqual([]);
});
