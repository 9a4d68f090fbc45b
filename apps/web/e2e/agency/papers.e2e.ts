import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { expectFits, LARGE, SCHOOL, settled, signInGroup } from '../kit/group-page.ts';
import { cellsOf, sum, table } from '../kit/member-page.ts';
import { printed, savedPdf } from '../kit/pdf.ts';
import { expect, test } from '../kit/world.ts';

/** The sheet in a sentence. */
const lead = (page: Page) => page.getByText('โอนเงินภายใน').locator('xpath=..');

test('[GRP-07] the sheet: found with the keyboard, opened, and still there after a reload', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL, '/membergroup/keeprep');
  const sheet = table(page, 'งบหน้าเรียกเก็บประจำเดือนพฤศจิกายน 2569');
  await expect(sheet.locator('tbody').getByRole('row')).toHaveCount(10);
  await expectAccessible(page, ['light', 'dark']);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('ประ');
  await expect(sheet.locator('tbody').getByRole('row')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const items = page.getByRole('region', { name: 'รายการที่เรียกเก็บ นายประทีป อินทร์ช่วย' });
  await expect(items).toContainText('สม.2561/03522งวด 103เงินต้น 8,000.00ดอกเบี้ย 650.96');
  const why = page.getByRole('region', { name: 'ต่างจากเดือนก่อน นายประทีป อินทร์ช่วย' });
  await expect(why).toContainText('รวม−79.07');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('ประ');
  await expect(sheet.locator('tbody').getByRole('row')).toHaveCount(2);
});

test('[GRP-07] 396 people, each total in sight at every width; on paper twenty a page in letters that can be read, and who changed on two', async ({
  page,
}) => {
  await signInGroup(page, LARGE, '/membergroup/keeprep');
  const sheet = table(page, 'งบหน้าเรียกเก็บประจำเดือนพฤศจิกายน 2569');
  await expect(sheet.locator('tbody').getByRole('row')).toHaveCount(396);
  const box = sheet.locator('xpath=..');
  for (const width of [1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
    expect(await box.evaluate((item) => item.scrollWidth - item.clientWidth)).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await box.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    element.scrollTo(0, 4_000);
  });
  await expect(sheet.getByRole('columnheader', { name: 'เดือนนี้' })).toBeInViewport();
  await expect(sheet.getByRole('rowheader', { name: '396 จาก 396 คน' })).toBeInViewport();

  const { pages, size } = await printed(page);
  expect(size).toEqual([297, 210]);
  expect(pages).toHaveLength(18);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(` ${index + 1}/18 `);
    expect(text).toContain(`หน้า ${index + 1} / 18`);
    expect(text).toContain('โรงเรียนจังหวัดตัวอย่างวิทยา');
    expect(text).toContain('พฤศจิกายน 2569');
  }
  const numbersOn = (text: string) => text.match(/(?<= )00\d{3}(?= )/g) ?? [];
  // The last has what did not fit beside the signatures; two contracts of one column take two lines.
  const rows = pages.slice(0, -1).map((text) => new Set(numbersOn(text)).size);
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(15);
  expect(sum(rows) / rows.length).toBeGreaterThanOrEqual(21);
  expect(pages[0]).toContain('00013');
  expect(pages[0]).not.toContain('รวมจากหน้าก่อน');
  expect(pages[0]).toContain('216,393.28');
  expect(pages[1]).toContain('216,393.28');
  expect(pages[17]).toContain('3,876,467.81');
  expect(pages[17]).toContain('396 คน');
  expect(new Set(pages.flatMap(numbersOn)).size).toBe(396);

  await page.getByRole('button', { name: 'ยอดเปลี่ยน 390' }).click();
  const rest = sheet.getByRole('row', { name: /อีก 349\s?คน เปลี่ยนตามรอบเดือน/ });
  await expect(rest).toBeVisible();
  expect((await cellsOf(sheet)).at(-1)?.slice(1, 5)).toEqual([
    '390 จาก 396 คน',
    '3,877,387.56',
    '3,857,516.81',
    '−19,870.75',
  ]);
  const paper = await printed(page);
  expect(paper.size).toEqual([210, 297]);
  expect(paper.pages).toHaveLength(2);
  expect(paper.pages[0]).toContain('โรงเรียนจังหวัดตัวอย่างวิทยา (0002)');
  await rest.getByRole('button', { name: 'แสดงอีก 349 คน' }).click();
  await expect(sheet.locator('tbody').getByRole('row')).toHaveCount(390);
});

test('[GRP-07] the bill of ten is printed on one sheet, with who sign it', async ({ page }) => {
  await signInGroup(page, SCHOOL, '/membergroup/keeprep');
  await expect(table(page, 'งบหน้าเรียกเก็บประจำเดือนพฤศจิกายน 2569')).toBeVisible();
  // What the page loads for paper comes after its rows: the button waits for it, the browser's own menu does not.
  await expect
    .poll(async () => (await printed(page)).pages, { intervals: [500] })
    .toEqual([expect.stringMatching(/205,949\.76 .*ผู้ตรวจสอบ/)]);
});

test('[GRP-08] the letter is one page, its slip the second; figures and words', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL, '/membergroup/delivery_book');
  await expect(page.getByRole('article', { name: 'หนังสือนำส่ง' })).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);
  const { pages, size } = await printed(page);
  expect(size).toEqual([210, 297]);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('075-123-456');
  expect(pages[1]).toContain('205,949.76');

  // [ABI-10] both in one PDF file.
  const file = await savedPdf(page);
  expect(file.name).toBe('หนังสือนำส่ง 80010001 พฤศจิกายน 2569.pdf');
  expect(file.pages).toHaveLength(2);
  expect(file.pages[0]).toContain('ขอแสดงความนับถือ (นางเพ็ญศรี คงมั่น)');
  expect(file.pages[1]).toContain('ใบนำส่งเงิน ประจำเดือนพฤศจิกายน 2569');
});

test('[GRP-09] the summary is read in light and dark, and printed on landscape paper', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL, '/membergroup/summarize_rep?period=256910');
  await expect(table(page, 'ผลการหักเงินตามหน่วยย่อย')).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);
  expect((await printed(page)).size).toEqual([297, 210]);
});

test('[GRP-06][GRP-09] a table that its button prints has pages of its own: upright where its columns fit, twelve months on one, a sum beside who sign', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const pressed = async (place: number) => {
    await page.getByRole('button', { name: 'พิมพ์', exact: true }).nth(place).click();
    const paper = await printed(page);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    return paper;
  };
  await signInGroup(page, LARGE);
  const months = await pressed(0);
  expect(months.size).toEqual([297, 210]);
  expect(months.pages).toHaveLength(1);
  expect(months.pages[0]).toContain('โรงเรียนจังหวัดตัวอย่างวิทยา');

  await page.goto('/membergroup/summarize_rep?period=256910');
  await expect(table(page, 'ผลการหักเงินตามหน่วยย่อย')).toBeVisible();
  const kinds = await pressed(0);
  expect(kinds.size).toEqual([210, 297]);
  expect(kinds.pages).toHaveLength(1);
  const units = await pressed(1);
  expect(units.size).toEqual([297, 210]);
  expect(units.pages.at(-1)).toMatch(/3,896,338\.56 .*ผู้ตรวจสอบ/);
});

test('[GRP-10] the guide gives its days and the empty form as files', async ({ page }) => {
  await signInGroup(page, SCHOOL, '/membergroup/guide_group');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ดาวน์โหลดปฏิทิน (.ics)' }).click();
  const ics = await readFile(await (await download).path(), 'utf8');
  expect(ics).toContain('DTSTART;VALUE=DATE:20261130\r\n');
  const form = page.waitForEvent('download');
  await page.getByRole('link', { name: 'แบบบันทึกผลการหักเงิน (ว่าง)' }).click();
  expect(await readFile(await (await form).path(), 'utf8')).toContain('เลขที่สมาชิก,');
  await expectAccessible(page, ['light', 'dark']);
});

test('[GRP-06][GRP-07][GRP-08][GRP-09] @phone-only every paper fits 360 px; 396 people as two lines each, 24 at first', async ({
  page,
}) => {
  await signInGroup(page, LARGE, '/membergroup/keeprep');
  const list = page.getByRole('list', { name: 'งบหน้าเรียกเก็บประจำเดือนพฤศจิกายน 2569' });
  await expect(list.getByRole('listitem')).toHaveCount(24);
  await expect(lead(page)).toContainText('396 คน · 3,876,467.81 บาท');
  const answer = await lead(page).boundingBox();
  const search = await page.getByRole('searchbox').boundingBox();
  const print = await page.getByRole('button', { name: 'พิมพ์', exact: true }).boundingBox();
  expect(answer?.y).toBeLessThan(search?.y ?? 0);
  expect(search?.y).toBeLessThan(print?.y ?? 0);
  await page.getByRole('button', { name: 'แสดงเพิ่มอีก 96 คน' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(120);
  await list.getByRole('button', { name: 'นางสาววรรณี พูนศรี 2,760.00' }).click();
  await expect(page.getByRole('region', { name: /^รายการที่เรียกเก็บ/ })).toContainText('รวม2,760.00');
  await expectFits(page);
  await expectAccessible(page);
  for (const path of [
    'keeprep',
    'delivery_book',
    'summarize_rep',
    'guide_group',
    'deduct_result',
  ]) {
    await page.goto(`/membergroup/${path}`);
    await settled(page);
    await expectFits(page);
  }
});
