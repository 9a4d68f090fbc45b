import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { card, expectFits, LARGE, LATE, SCHOOL, settled, signInGroup } from '../kit/group-page.ts';
import { cellsOf, column, figure, satang, sum, table } from '../kit/member-page.ts';
import { printed, readPdf, savedPdf } from '../kit/pdf.ts';
import { savedCsv } from '../kit/saved-csv.ts';
import { expect, test } from '../kit/world.ts';

/** The sheet in a sentence. */
const lead = (page: Page) => page.getByText('ส่งเงินภายใน').locator('xpath=..');

test('[GRP-06] the first page: billed, received, to come, due; why it differs; chart; periods with their status', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL);
  await expect(page).toHaveTitle(/^ระบบตรวจสอบใบเรียกเก็บสำหรับหน่วยงาน - /);
  await expect(figure(page, 'เรียกเก็บงวดนี้')).toHaveText('205,949.76');
  await expect(figure(page, 'สหกรณ์รับเงินแล้ว')).toHaveText('0.00');
  await expect(figure(page, 'ยอดที่ต้องโอน')).toHaveText('205,949.76');
  await expect(figure(page, 'ครบกำหนดส่งเงิน')).toHaveText('30 พ.ย. 2569');
  await expect(page.getByText('10 คน · พฤศจิกายน 2569')).toBeVisible();
  await expect(page.getByText('อีก 10 วัน')).toBeVisible();
  await expect(card(page, 'เทียบกับเดือนก่อน')).toContainText(
    'มากกว่าเดือนก่อน 32,380.92 บาท เพราะงวดเงินกู้ที่ค้างชำระ และค่าหุ้นที่ค้างชำระ',
  );
  const causes = await cellsOf(table(page, 'สาเหตุที่ยอดเปลี่ยนจากเดือนก่อน'));
  expect(causes.slice(1)).toEqual([
    ['งวดเงินกู้ที่ค้างชำระ', '1', '+30,984.91'],
    ['ค่าหุ้นที่ค้างชำระ', '1', '+2,200.00'],
    ['จำนวนวันที่คิดดอกเบี้ย', '8', '−723.53'],
    ['เงินฌาปนกิจสงเคราะห์ที่ค้างชำระ', '1', '+280.00'],
    ['เงินต้นลดลง ดอกเบี้ยจึงลดลง', '7', '−200.46'],
    ['จำนวนศพของฌาปนกิจสงเคราะห์ (13 ศพ เดือนก่อน 14 ศพ)', '8', '−160.00'],
    ['รวม', '32,380.92'],
  ]);
  await expect(page.getByRole('img', { name: 'ยอดเรียกเก็บรายเดือน' })).toBeVisible();
  await page.getByText('ดูเป็นตาราง').click();
  await expect(table(page, 'ยอดเรียกเก็บรายเดือน').getByRole('row')).toHaveCount(13);
  const periods = await cellsOf(table(page, '12 งวดล่าสุด'));
  expect(periods[2]).toEqual([
    'ตุลาคม 2569',
    '173,568.84',
    '33,365.78',
    '106,738.15',
    '33,464.91',
    '1',
    '31 ต.ค. 2569',
    'รับบางส่วนรง. 6910/0001',
  ]);
  const rows = periods.slice(1, 13);
  const total = periods.at(-1) ?? [];
  // Months have each other's arrears, so only what came and what is still owed is added up.
  expect(column([total], 1)[0]).toBe(sum(column(rows, 3)));
  expect(total.slice(2)).toEqual(['66,830.69', '', '', '']);
  await expectAccessible(page, ['light', 'dark']);
  await page.getByRole('link', { name: 'ตุลาคม 2569' }).click();
  await expect(page).toHaveURL('/membergroup/keeprep?period=256910');
});

test('[GRP-06] an agency in arrears is told first; the clock brings the next bill', async ({
  page,
  control,
  world,
}) => {
  await signInGroup(page, LATE);
  await expect(page.getByText('ค้างส่งเงิน 2 งวด')).toBeVisible();
  await expect(page.getByText('ตุลาคม 2569, กันยายน 2569 ยอดที่ค้าง')).toBeVisible();
  await expect(page.getByText('ค้างส่ง', { exact: true })).toHaveCount(2);
  await control.clock.set.mutate({ world, now: Date.parse('2026-12-16T09:00:00+07:00') });
  await signInGroup(page, LATE);
  await expect(page.getByText('ค้างส่งเงิน 3 งวด')).toBeVisible();
  await expect(page.getByText('28 คน · ธันวาคม 2569')).toBeVisible();
});

test('[GRP-07] the sheet: a person a row with why it changed, items on demand; found by name, in order, in the address', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL, '/membergroup/keeprep');
  await expect(lead(page)).toContainText(
    '10 คน · 205,949.76 บาท · มากกว่าเดือนก่อน +32,380.92 จาก 9 คน · ส่งเงินภายใน 30 พ.ย. 2569',
  );
  const sheet = table(page, 'งบหน้าเรียกเก็บประจำเดือนพฤศจิกายน 2569');
  const rows = await cellsOf(sheet);
  expect(rows).toHaveLength(12);
  expect(rows[0]).toEqual(['เลขที่', 'ชื่อ-นามสกุล', 'เดือนก่อน', 'เดือนนี้', 'ต่าง', 'เพราะ']);
  expect(rows[2]?.slice(0, 4)).toEqual(['00003', 'นางสุมาลี สังข์บุญ', '66,830.69', '100,156.47']);
  expect(rows[2]?.at(-1)).toContain('ค้างตั้งแต่ ก.ย.');
  expect(rows.at(-1)?.slice(2)).toEqual([
    '173,568.84',
    '205,949.76',
    '+32,380.92',
    'งบหน้าทั้งหมด 205,949.76',
  ]);
  await expectAccessible(page, ['light', 'dark']);

  await page.keyboard.press('/');
  await page.keyboard.type('ประ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('มีหลายคน โปรดเลือก')).toBeVisible();
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
  await page.getByRole('searchbox').fill('ไม่มีใคร');
  await page.getByRole('button', { name: 'แสดงทั้งหมด' }).click();
  await expect(sheet.getByRole('row', { name: '10 จาก 10 คน' })).toBeVisible();
  const byAmount = sheet.getByRole('columnheader', { name: 'เดือนนี้' });
  await byAmount.getByRole('button').click();
  await byAmount.getByRole('button').click();
  await expect(byAmount).toHaveAttribute('aria-sort', 'descending');
  await expect(sheet.locator('tbody').getByRole('row').first()).toContainText('00003');
  await expect(page).toHaveURL('/membergroup/keeprep?sort=-amount');

  const sums = await cellsOf(table(page, 'ยอดรวมตามประเภท'));
  expect(sums[3]).toEqual(['เงินกู้สามัญ', '14', '78,404.00', '30,605.76', '31,930.69', '109,009.76']);
  await expect(
    card(page, 'ยอดรวมตามประเภท').getByText('(สองแสนห้าพันเก้าร้อยสี่สิบเก้าบาทเจ็ดสิบหกสตางค์)'),
  ).toBeVisible();
  await page.getByText('กรองเพิ่มเติม').click();
  await page.getByLabel('ตั้งแต่เลขที่สมาชิก').fill('๓');
  await page.getByLabel('ถึงเลขที่สมาชิก').fill('5');
  await expect(sheet.getByRole('row', { name: '3 จาก 10 คน' })).toContainText('133,358.68');
  await page.getByLabel('หน่วยย่อย').selectOption({ label: '0001-03 สายประถมศึกษา' });
  await expect(page.getByText('ไม่พบสมาชิกตามที่กรอง')).toBeVisible();

  await page.getByLabel('งวด', { exact: true }).selectOption({ label: 'ตุลาคม 2569' });
  await expect(lead(page)).toContainText('10 คน · 173,568.84 บาท');
  await page.goto('/membergroup/keeprep?period=250001');
  await expect(page.getByText('ไม่พบใบเรียกเก็บของงวดนี้')).toBeVisible();
  await page.getByRole('link', { name: 'ไปงวดล่าสุด' }).click();
  await expect(lead(page)).toContainText('10 คน · 205,949.76 บาท');
});

test('[GRP-07] 396 people, each total in sight at every width; on paper thirty a page, and who changed on one', async ({
  page,
}) => {
  await signInGroup(page, LARGE, '/membergroup/keeprep');
  const sheet = table(page, 'งบหน้าเรียกเก็บประจำเดือนพฤศจิกายน 2569');
  await expect(sheet.locator('tbody').getByRole('row')).toHaveCount(396);
  const box = sheet.locator('xpath=..');
  for (const width of [1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
    expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
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
  expect(pages).toHaveLength(14);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(` ${index + 1}/14 `);
    expect(text).toContain(`หน้า ${index + 1} / 14`);
    expect(text).toContain('โรงเรียนจังหวัดตัวอย่างวิทยา');
    expect(text).toContain('พฤศจิกายน 2569');
  }
  const numbersOn = (text: string) => text.match(/(?<= )00\d{3}(?= )/g) ?? [];
  // The last has what did not fit beside the signatures; two contracts of one column take two lines.
  const rows = pages.slice(0, -1).map((text) => new Set(numbersOn(text)).size);
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(26);
  expect(sum(rows) / rows.length).toBeGreaterThanOrEqual(30);
  expect(pages[0]).toContain('00013');
  expect(pages[0]).not.toContain('ยอดยกมา');
  expect(pages[0]).toContain('256,689.35');
  expect(pages[1]).toContain('256,689.35');
  expect(pages[13]).toContain('00412');
  expect(pages[13]).toContain('3,925,768.48');
  expect(pages[13]).toContain('396 คน');
  expect(new Set(pages.flatMap(numbersOn)).size).toBe(396);

  await page.getByRole('button', { name: 'ยอดเปลี่ยน 390' }).click();
  const rest = sheet.getByRole('row', { name: /อีก 351\s?คน เปลี่ยนตามรอบเดือน/ });
  await expect(rest).toBeVisible();
  const changed = (await cellsOf(sheet)).slice(1);
  const differences = changed.map((row) => satang(row[4]?.replace('+', '') ?? ''));
  expect(sum(differences.slice(0, -1))).toBe(differences.at(-1));
  expect(changed.at(-1)?.slice(1, 5)).toEqual([
    '390 จาก 396 คน',
    '3,915,502.70',
    '3,906,517.48',
    '−8,985.22',
  ]);
  const paper = await printed(page);
  expect(paper.size).toEqual([210, 297]);
  expect(paper.pages).toHaveLength(1);
  expect(paper.pages[0]).toContain('โรงเรียนจังหวัดตัวอย่างวิทยา (0002)');
  expect(paper.pages[0]).toContain('3,934,753.70');
  expect(paper.pages[0]).toContain('8,985.22');
  await rest.getByRole('button', { name: 'แสดงอีก 351 คน' }).click();
  await expect(sheet.locator('tbody').getByRole('row')).toHaveCount(390);
});

test('[GRP-07] saved as a workbook with numbers and as CSV with a byte order mark', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL, '/membergroup/keeprep');
  const save = async (item: string) => {
    await page.getByRole('button', { name: 'ดาวน์โหลด' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const csv = await save('ไฟล์ CSV (.csv)');
  expect(csv.name).toBe('งบหน้าเรียกเก็บ 80010001 พฤศจิกายน 2569.csv');
  expect(csv.bytes.toString('utf8')).toMatch(/^\uFEFFสหกรณ์,/);
  const { about, lines } = savedCsv(csv.bytes);
  expect(about.get('หน่วยงาน')).toBe('โรงเรียนบ้านตัวอย่าง เลขหน่วยงาน 80010001');
  expect(about.get('ช่วงเวลา')).toBe('พฤศจิกายน 2569');
  expect(lines[0]).toMatch(/^ลำดับ,เลขที่สมาชิก,ชื่อ-นามสกุล,หุ้น,หุ้น ค้างชำระ,เงินกู้ฉุกเฉิน สัญญา,/);
  expect(lines[1]).toMatch(
    /^1,00001,นายสมชาย ใจงาม,1500\.00,,ฉฉ\.2569\/80654,5,2487\.12,82\.88,.*,16470\.85,-192\.89,/,
  );
  expect(lines.at(-2)).toMatch(/รวมทั้งสิ้น,15250\.00,4400\.00,.*,205949\.76,173568\.84,32380\.92,$/);
  const xlsx = await save('ไฟล์ Excel (.xlsx)');
  expect(xlsx.name).toBe('งบหน้าเรียกเก็บ 80010001 พฤศจิกายน 2569.xlsx');
  const { unzip } = await import('../../src/testing/unzip.ts');
  const parts = await unzip(new Blob([new Uint8Array(xlsx.bytes)]));
  const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
  expect(xml).toContain('<v>16277.96</v>');
  expect(xml).toContain('<v>205949.76</v>');

  // [ABI-10] as a PDF file it is the sheet that is printed, with its signatures.
  const pdf = await save('ไฟล์ PDF (.pdf)');
  expect(pdf.name).toBe('งบหน้าเรียกเก็บ 80010001 พฤศจิกายน 2569.pdf');
  const { pages, size } = await readPdf(pdf.bytes);
  expect(size).toEqual([297, 210]);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('(สองแสนห้าพันเก้าร้อยสี่สิบเก้าบาทเจ็ดสิบหกสตางค์) จำนวน 10 คน');
  expect(pages[0]).toMatch(/\) ผู้จัดทำ ลงชื่อ \.+ \(\.+\) ผู้ตรวจสอบ ลงชื่อ \.+ \(\.+\) ผู้รับงบหน้า/);
});

test('[GRP-08] the letter is one page, its slip the second; figures and words', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL, '/membergroup/delivery_book');
  const letter = page.getByRole('article', { name: 'หนังสือนำส่ง' });
  for (const words of [
    'ที่ สอ. 6911/0001',
    '16 พฤศจิกายน 2569',
    'ขอส่งรายการเรียกเก็บเงินประจำเดือนพฤศจิกายน 2569',
    'ผู้อำนวยการโรงเรียนบ้านตัวอย่าง',
    'งบหน้าเรียกเก็บ จำนวน 1 แผ่น',
    'จำนวน 10 คน',
    'รวมทั้งสิ้น (สองแสนห้าพันเก้าร้อยสี่สิบเก้าบาทเจ็ดสิบหกสตางค์)',
    'ภายในวันที่ 30 พฤศจิกายน 2569',
    'รหัสอ้างอิงของหน่วยงาน 80010001-6911',
    'จึงเรียนมาเพื่อโปรดดำเนินการ',
    'ขอแสดงความนับถือ',
    '(นางเพ็ญศรี คงมั่น)',
    'โทร. 075-123-456 ต่อ 12',
  ]) {
    await expect(letter).toContainText(words);
  }
  await expectAccessible(page, ['light', 'dark']);
  const { pages, size } = await printed(page);
  expect(size).toEqual([210, 297]);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('205,949.76');
  expect(pages[0]).toContain('075-123-456');
  expect(pages[1]).toContain('80010001-6911');
  expect(pages[1]).toContain('205,949.76');

  // [ABI-10] both in one PDF file.
  const file = await savedPdf(page);
  expect(file.name).toBe('หนังสือนำส่ง 80010001 พฤศจิกายน 2569.pdf');
  expect(file.pages).toHaveLength(2);
  expect(file.pages[0]).toContain('ขอแสดงความนับถือ (นางเพ็ญศรี คงมั่น)');
  expect(file.pages[1]).toContain('ใบนำส่งเงิน ประจำเดือนพฤศจิกายน 2569');
});

test('[GRP-09] the summary by unit and by kind, and what has come of it; on landscape paper', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL, '/membergroup/summarize_rep?period=256910');
  const heading = page.getByRole('heading', { level: 1, name: 'สรุปยอดเรียกเก็บ', exact: true });
  await expect(heading).toBeVisible();
  const units = await cellsOf(table(page, 'สรุปตามหน่วยย่อย'));
  const [head = [], ...rows] = units;
  expect(head.slice(0, 6)).toEqual([
    'หน่วยย่อย',
    'คน',
    'หุ้น',
    'เงินกู้ฉุกเฉิน สัญญา',
    'เงินกู้ฉุกเฉิน เงินต้น',
    'เงินกู้ฉุกเฉิน ดอกเบี้ย',
  ]);
  expect(rows.map((row) => row[0])).toEqual([
    '0001-01 บริหารและธุรการ',
    '0001-02 สายปฐมวัย',
    '0001-03 สายประถมศึกษา',
    'รวมทั้งสิ้น',
  ]);
  const totals = column(rows, head.length - 1);
  expect(totals[3]).toBe(sum(totals.slice(0, 3)));
  expect(totals[3]).toBe(173_568_84);
  const kinds = await cellsOf(table(page, 'สรุปตามประเภท'));
  expect(kinds.at(-1)?.at(-2)).toBe('173,568.84');
  const collected = await cellsOf(table(page, 'ผลการเก็บเงินตามหน่วยย่อย'));
  expect(collected.at(-1)?.slice(2, 5)).toEqual(['173,568.84', '106,738.15', '66,830.69']);
  expect(collected[1]?.at(-1)).toBe('31 ต.ค. 2569');
  await expectAccessible(page, ['light', 'dark']);
  const { size } = await printed(page);
  expect(size).toEqual([297, 210]);
});

test('[GRP-10] the guide: steps, days for the calendar, contacts, files, questions', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL, '/membergroup/guide_group');
  await expect(card(page, 'ขั้นตอนในแต่ละเดือน').getByRole('listitem')).toHaveCount(5);
  const calendar = card(page, 'ปฏิทินการเรียกเก็บ');
  await expect(calendar.getByRole('listitem').nth(1)).toHaveText(/30 พ\.ย\. 2569ครบกำหนดนำส่งเงิน/);
  const download = page.waitForEvent('download');
  await calendar.getByRole('button', { name: 'ดาวน์โหลดปฏิทิน (.ics)' }).click();
  const ics = await readFile(await (await download).path(), 'utf8');
  expect(ics).toContain('DTSTART;VALUE=DATE:20261130\r\n');
  await expect(page.getByRole('link', { name: 'billing@coop.example' })).toBeVisible();
  const form = page.waitForEvent('download');
  await page.getByRole('link', { name: 'แบบบันทึกผลการหักเงิน (ว่าง)' }).click();
  expect(await readFile(await (await form).path(), 'utf8')).toContain('เลขที่สมาชิก,');
  await page.getByText('บันทึกผลผิด แก้ไขได้หรือไม่').click();
  await expect(page.getByText('แก้ไขได้จนกว่าสหกรณ์จะรับเงินของงวดนั้น')).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);
});

test('[GRP-06][GRP-07] a paper that does not come says so and can be asked for again', async ({
  page,
  control,
  world,
}) => {
  const endpoint = 'membergroupKeeprepShow';
  const body = { error: 'ระบบกำลังปิดงวด', message: 'กรุณารอสักครู่' };
  await control.faults.add.mutate({ world, endpoint, status: 503, body, times: 1 });
  await signInGroup(page, SCHOOL, '/membergroup/keeprep');
  await expect(page.getByText('ระบบกำลังปิดงวด').first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'กรุณารอสักครู่' })).toBeVisible();
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(lead(page)).toContainText('10 คน · 205,949.76 บาท');
});

test('[GRP-06][GRP-07][GRP-08][GRP-09] @phone every paper fits 360 px; 396 people as two lines each, 24 at first', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the other tests see the wide screen');
  await signInGroup(page, LARGE, '/membergroup/keeprep');
  const list = page.getByRole('list', { name: 'งบหน้าเรียกเก็บประจำเดือนพฤศจิกายน 2569' });
  await expect(list.getByRole('listitem')).toHaveCount(24);
  await expect(lead(page)).toContainText('396 คน · 3,925,768.48 บาท');
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
  for (const at of ['keeprep', 'delivery_book', 'summarize_rep', 'guide_group', 'deduct_result']) {
    await page.goto(`/membergroup/${at}`);
    await settled(page);
    await expectFits(page);
  }
});
