import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzip } from '../../src/testing/unzip.ts';
import {
  cellsOf,
  column,
  count,
  depositStatement,
  goTo,
  loanStatement,
  movementsOf,
  ORDINARY,
  open,
  SPECIAL_ACCOUNT,
  satang,
  sum,
  table,
} from '../kit/member-page.ts';
import { readPdf } from '../kit/pdf.ts';
import { savedCsv } from '../kit/saved-csv.ts';
import { expect, signIn, test } from '../kit/world.ts';

const SHARE = '/member/share';
const MOVEMENTS = 'รายการเคลื่อนไหวของหุ้น';
const DEPOSITS = `รายการเดินบัญชี ${SPECIAL_ACCOUNT}`;
const periods = (page: Page) => page.getByRole('group', { name: 'ช่วงเวลา' });
const choose = (page: Page, name: string) =>
  periods(page).getByRole('button', { name, exact: true }).click();
/** On a phone the search stands behind a press. */
const openTools = async (page: Page) => {
  const tools = page.getByText('ค้นหา พิมพ์ ดาวน์โหลด');
  if (await tools.isVisible()) await tools.click();
};
const search = (page: Page) => page.getByRole('searchbox', { name: 'ค้นหา' });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Chooses in the download menu, and hands back the file's name and what is in it. */
async function download(page: Page, kind: string): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: 'ดาวน์โหลด' }).first().click();
      await page.getByRole('menuitem', { name: kind }).click();
    })(),
  ]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('[MEM-28] each period shows its rows, and the count is said in a live region', async ({
  page,
}) => {
  await signIn(page, '1', SHARE);
  await expect(count(page)).toHaveAttribute('role', 'status');
  for (const [name, words, first] of [
    ['เดือนนี้', 'แสดง 0 จาก 358 รายการ · ยอดยกมา 480,200.00 บาท', undefined],
    [
      '3 เดือนล่าสุด',
      'แสดง 3 จาก 358 รายการ · ยอดยกมา 475,700.00 บาท · ยอดยกไป 480,200.00 บาท',
      '31 ส.ค. 2569',
    ],
    [
      'ปีบัญชีนี้',
      'แสดง 10 จาก 358 รายการ · ยอดยกมา 465,200.00 บาท · ยอดยกไป 480,200.00 บาท',
      '31 ม.ค. 2569',
    ],
    [
      'ปีบัญชีก่อน',
      'แสดง 12 จาก 358 รายการ · ยอดยกมา 447,200.00 บาท · ยอดยกไป 465,200.00 บาท',
      '31 ม.ค. 2568',
    ],
    ['ทั้งหมด', 'แสดง 358 จาก 358 รายการ', '1 พ.ค. 2540'],
  ] as const) {
    await choose(page, name);
    await expect(count(page)).toHaveText(words);
    if (first) {
      const rows = await movementsOf(table(page, MOVEMENTS));
      expect(rows.at(-1)?.[0]).toBe(first);
      expect(`แสดง ${rows.length} จาก 358 รายการ`).toBe(words.split(' · ')[0]);
    } else await expect(table(page, MOVEMENTS)).toHaveCount(0);
  }
});

test('[MEM-28][MEM-27] own days begin with the ones shown, are typed in พ.ศ., and go to the address as ISO', async ({
  page,
}) => {
  await signIn(page, '1', SHARE);
  await choose(page, 'กำหนดเอง');
  const from = page.getByRole('group', { name: 'ตั้งแต่วันที่' });
  const to = page.getByRole('group', { name: 'ถึงวันที่' });
  await expect(from.getByLabel('ปี พ.ศ.')).toHaveValue('2569');
  await expect(to.getByLabel('วัน', { exact: true })).toHaveValue('19');
  await from.getByLabel('วัน', { exact: true }).fill('1');
  await from.getByLabel('เดือน').selectOption('ธันวาคม');
  await from.getByLabel('ปี พ.ศ.').fill('2547');
  await to.getByLabel('วัน', { exact: true }).fill('๓๑');
  await to.getByLabel('เดือน').selectOption('มกราคม');
  await to.getByLabel('ปี พ.ศ.').fill('2548');
  await expect(count(page)).toHaveText(
    'แสดง 3 จาก 358 รายการ · ยอดยกมา 77,050.00 บาท · ยอดยกไป 99,050.00 บาท',
  );
  expect(query(page)).toEqual({ period: 'own', from: '2004-12-01', to: '2005-01-31' });
  expect((await movementsOf(table(page, MOVEMENTS))).map((row) => row.slice(0, 2))).toEqual([
    ['31 ม.ค. 2548', 'หุ้นรายเดือน'],
    ['31 ธ.ค. 2547', 'หุ้นรายเดือน'],
    ['24 ธ.ค. 2547', 'ซื้อหุ้นพิเศษ'],
  ]);
  await to.getByLabel('ปี พ.ศ.').fill('2546');
  await expect(to).toContainText('วันสิ้นสุดอยู่ก่อนวันเริ่มต้น');
});

test('[MEM-28] the search finds words, slips, amounts and days, also when the Thai is typed differently', async ({
  page,
}) => {
  await signIn(page, '1', `${SHARE}?period=all`);
  for (const [words, rows] of [
    ['ซื้อหุ้นพิเศษ', 4],
    // Two เ for a แ look the same and are not.
    ['เเรกเข้า', 1],
    ['6910-00001', 1],
    ['20,000.00', 1],
    ['20000', 1],
    ['ต.ค. 2569', 1],
    ['ไม่มีคำนี้', 0],
  ] as const) {
    await search(page).fill(words);
    await expect(count(page), words).toHaveText(`แสดง ${rows} จาก 358 รายการ`);
  }
  await page.getByRole('button', { name: /^ล้าง/ }).click();
  await expect(count(page)).toHaveText('แสดง 358 จาก 358 รายการ');
  await expect(search(page)).toBeFocused();
});

test('[MEM-28] period and search stay through a reload, and are there again on the way back', async ({
  page,
}) => {
  await signIn(page, '1', SHARE);
  await choose(page, 'ทั้งหมด');
  await search(page).fill('พิเศษ');
  await expect(count(page)).toHaveText('แสดง 4 จาก 358 รายการ');
  expect(query(page)).toEqual({ period: 'all', q: 'พิเศษ' });
  await page.reload();
  await expect(count(page)).toHaveText('แสดง 4 จาก 358 รายการ');
  await expect(search(page)).toHaveValue('พิเศษ');
  await goTo(page, 'เงินกู้');
  await expect(page).toHaveURL(/\/member\/loan$/);
  await page.goBack();
  await expect(count(page)).toHaveText('แสดง 4 จาก 358 รายการ');
  await expect(periods(page).getByRole('button', { pressed: true })).toHaveText('ทั้งหมด');
});

test('[MEM-28] a filter that hides everything says so, and one press shows all rows @phone', async ({
  page,
}) => {
  await signIn(page, '1', `${SHARE}?period=month`);
  await expect(page.getByText('ไม่พบรายการตามที่กรอง')).toBeVisible();
  await openTools(page);
  await search(page).fill('ถอน');
  await page.getByRole('button', { name: 'แสดงทั้งหมด' }).click();
  await expect(count(page)).toHaveText('แสดง 358 จาก 358 รายการ');
  expect(query(page)).toEqual({ period: 'all' });
});

test('[MEM-28] the balance brought forward is that of the last row before the period; several years stand under their names and add up', async ({
  page,
}) => {
  await signIn(page, '1', `${depositStatement(SPECIAL_ACCOUNT)}?period=all`);
  const all = await movementsOf(table(page, DEPOSITS));
  const years = (await cellsOf(table(page, DEPOSITS))).filter((row) => row.length === 1).flat();
  expect(years).toEqual(['ปี 2569', 'ปี 2568', 'ปี 2567', 'ปี 2566', 'ปี 2565', 'ปี 2564', 'ปี 2563']);
  for (const name of years) {
    const ofYear = all.filter(([date]) => date?.endsWith(name.slice(-4)));
    const row = table(page, DEPOSITS).getByRole('row', { name: `รวม ${name}` });
    const [out, into] = [5, 6].map((at) =>
      sum(
        column(
          ofYear.filter((one) => one[at]),
          at,
        ),
      ),
    );
    expect((await row.getByRole('cell').allTextContents()).slice(0, 2).map(satang)).toEqual([
      out,
      into,
    ]);
  }
  await choose(page, 'ปีบัญชีก่อน');
  const before = all.find(([date]) => date?.endsWith('2567'))?.at(-1);
  await expect(count(page)).toContainText(`ยอดยกมา ${before} บาท`);
  const [head, first] = await cellsOf(table(page, DEPOSITS));
  expect([head?.length, first?.length]).toEqual([8, 8]);
});

test('[MEM-28] CSV: the rows that are shown, with a byte order mark, CRLF, and nothing a spreadsheet would run', async ({
  page,
  control,
  world,
}) => {
  const answer = page.waitForResponse('**/api/member/mem_share');
  await signIn(page, '1', SHARE);
  const good = await (await answer).json();
  const rows = good.rows.map((row: object) => ({ ...row, item_desc: '=cmd|calc,"x"' }));
  const body = { ...good, rows };
  await control.faults.add.mutate({ world, endpoint: 'memberShareList', body });
  await open(page, `${SHARE}?period=quarter`);
  const { name, content } = await download(page, 'ไฟล์ CSV (.csv)');
  expect(name).toMatch(/^ทุนเรือนหุ้น 00001 \d+ ส\.ค\.-\d+ พ\.ย\. 2569\.csv$/);
  expect(content.toString('utf8')).toMatch(/^\uFEFFสหกรณ์,/);
  const { about, lines } = savedCsv(content);
  expect(about.get('ยอดยกมา')).toBe('"475,700.00 บาท"');
  expect(lines).toEqual([
    'วันที่,รายการ,ใบเสร็จ,งวด,ประเภท,จำนวนเงิน (บาท),คงเหลือ (บาท)',
    `31/10/2569,"'=cmd|calc,""x""",6910-00001,354,ซื้อหุ้น,1500.00,480200.00`,
    `30/09/2569,"'=cmd|calc,""x""",6909-00001,353,ซื้อหุ้น,1500.00,478700.00`,
    `31/08/2569,"'=cmd|calc,""x""",6908-00001,352,ซื้อหุ้น,1500.00,477200.00`,
    ',รวม 3 รายการ,,,,4500.00,',
    '',
  ]);
  expect(content.toString('utf8').replaceAll('\r\n', '')).not.toContain('\n');
});

test('[MEM-28] XLSX and PDF: the rows that are shown, money as numbers and days as days', async ({
  page,
}) => {
  await signIn(page, '1', loanStatement(ORDINARY));
  await search(page).fill('31 ต.ค. 2569');
  await expect(count(page)).toHaveText('แสดง 1 จาก 10 รายการ');
  const { name, content } = await download(page, 'ไฟล์ Excel (.xlsx)');
  expect(name).toBe('รายการเงินกู้ สม.2569-64542 00001 ปีบัญชี 2569 คำค้น “31 ต.ค. 2569”.xlsx');
  const files = await unzip(new Blob([new Uint8Array(content)]));
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  const cell = (at: string) =>
    new RegExp(`<c r="${at}"([^>]*)>\\s*<v>([^<]*)</v>`).exec(sheet)?.slice(1) ?? [];
  // Eight lines above the table, an empty one and the header. Day 46 326 of Excel's calendar is 31 October 2026.
  expect(cell('A11')[1]).toBe('46326');
  expect(cell('H11')[1]).toBe('4420.85');
  expect(cell('J11')[1]).toBe('939700');
  for (const at of ['A11', 'H11', 'J11']) expect(cell(at)[0], at).not.toContain('t="s"');
  expect(cell('B11')[0]).toContain('t="s"');
  expect(cell('H12')[1]).toBe('4420.85');
  expect(files.get('xl/styles.xml')).toContain('[$-D07041E]dd/mm/yyyy');
  expect(files.get('xl/workbook.xml')).toContain('name="รายการเงินกู้ ปีบัญชี 2569"');

  // [ABI-10] the same as a PDF file, whose words can be searched.
  const pdf = await download(page, 'ไฟล์ PDF (.pdf)');
  expect(pdf.name).toBe('รายการเงินกู้ สม.2569-64542 00001 ปีบัญชี 2569 คำค้น “31 ต.ค. 2569”.pdf');
  const { pages } = await readPdf(pdf.content);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
  expect(pages[0]).toContain('นายสมชาย ใจงาม เลขทะเบียน 00001');
  expect(pages[0]).toContain('939,700.00');
  expect(pages[0]).toContain('หน้า 1 จาก 1');
  // [ABI-07] and with the code by which anyone can check it.
  expect(pages[0]).toMatch(/ตรวจสอบที่ http\S+\/verify เลขที่เอกสาร \S+ รหัสตรวจสอบ \w{4}-\w{4}/);
});

test('[MEM-28] on paper: whose and of what account on every page, carried forward, years added up, nothing to press', async ({
  page,
}) => {
  await signIn(page, '1', `${SHARE}?period=all`);
  await expect(count(page)).toHaveText('แสดง 358 จาก 358 รายการ');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheets = page.getByRole('article').locator('section');
  await expect(sheets).toHaveCount(14);
  for (const sheet of await sheets.all()) {
    await expect(sheet).toContainText('สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
    await expect(sheet).toContainText(/นายสมชาย ใจงาม เลขทะเบียน 0001/);
    await expect(sheet).toContainText(/ช่วงเวลา ทั้งหมด ถึง 19 พ.ย. 2569\s*พิมพ์เมื่อ \d/);
    await expect(sheet.getByRole('heading', { name: MOVEMENTS })).toBeVisible();
  }
  const forward = (sheet: number, label: string) =>
    sheets.nth(sheet).getByRole('row', { name: label }).getByRole('cell').innerText();
  for (let sheet = 1; sheet < 14; sheet += 1) {
    expect(await forward(sheet, 'ยอดยกมา')).toBe(await forward(sheet - 1, 'ยอดยกไป'));
  }
  await expect(sheets.last().getByRole('row', { name: 'รวม 358 รายการ' })).toContainText(
    '480,200.00',
  );
  await expect(sheets.last().getByRole('row', { name: 'รวมปี 2569' })).toContainText('15,000.00');
  await expect(page.getByRole('main')).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(14);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12]/);
});

test('[MEM-28] on a phone: two lines a row, one year open, the rest of a row behind a tap, a kind by its chip @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, '1', `${depositStatement(SPECIAL_ACCOUNT)}?period=all`);
  const year = (name: string) => page.getByRole('region', { name });
  await expect(year('ปี 2569').getByRole('listitem')).toHaveCount(14);
  await expect(year('ปี 2568').getByRole('listitem')).toHaveCount(0);
  const line = year('ปี 2569').getByRole('listitem').filter({ hasText: '24 ก.ค. 2569' });
  await expect(line.locator('summary')).toHaveText(/ถอนเงินสด.*−3,100\.00.*49,843\.61/);
  expect((await line.boundingBox())?.height).toBeLessThan(90);
  await line.locator('summary').click();
  await expect(line.getByText('เคาน์เตอร์')).toBeVisible();
  await page.getByRole('button', { name: /^ปี 2568/ }).click();
  await expect(year('ปี 2568').getByRole('listitem').first()).toBeVisible();
  await page
    .getByRole('group', { name: 'ประเภท' })
    .getByRole('button', { name: 'ถอน', exact: true })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: 'ฝากหักเงินเดือน' })).toHaveCount(0);
  expect(query(page)).toEqual({ period: 'all', kind: 'ถอน' });
  await expect(year('ปี 2566').getByRole('listitem').first()).toBeVisible();
});

for (const [choice, figure] of [
  ['พิมพ์โดยซ่อนไว้', '••••••ซ่อนจำนวนเงินอยู่'],
  ['พิมพ์พร้อมจำนวนเงิน', '465,200.00'],
] as const) {
  test(`[MEM-28] with hidden amounts the printer is asked first: ${choice}`, async ({ page }) => {
    await signIn(page, '1', SHARE);
    // The page lays its paper out in a listener of its own, which has to stand before this one.
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^แสดง \d+ จาก/);
    await page.evaluate(() =>
      addEventListener('beforeprint', () =>
        Object.assign(window, {
          printed: document.querySelector('article tbody td')?.textContent,
        }),
      ),
    );
    await page.getByRole('button', { name: 'ซ่อนจำนวนเงิน' }).click();
    await page.getByRole('button', { name: 'พิมพ์', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'ท่านซ่อนจำนวนเงินอยู่' });
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(figure);
    await expect(page.getByRole('button', { name: 'แสดงจำนวนเงิน' })).toBeVisible();
  });
}
