import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { cellsOf, figure, table } from '../kit/member-page.ts';
import { endSessionAt, expect, fillLogon, signIn, test } from '../kit/world.ts';

const PAGE = '/member/welfare';
const RIGHTS = 'สิทธิสวัสดิการของท่าน';
const HISTORY = 'ประวัติคำขอสวัสดิการ';
const FORM = `${PAGE}?tab=4`;

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const review = (page: Page) => page.getByRole('button', { name: 'ตรวจทานคำขอ' });
const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'ส่งคำขอ', exact: true });

async function send(page: Page): Promise<void> {
  await review(page).click();
  await confirm(page).click();
}
const row = (page: Page, name: RegExp) => table(page, HISTORY).getByRole('row', { name });
const pdf = (name: string, bytes = 8) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes - 8)]),
});

async function fillDay(page: Page, day: string, month: string, year: string): Promise<void> {
  await page.getByLabel('วัน', { exact: true }).fill(day);
  await page.getByLabel('เดือน', { exact: true }).selectOption({ label: month });
  await page.getByLabel('ปี พ.ศ.').fill(year);
}

/** A request for four nights in hospital, ready to be sent. */
async function fillHospital(page: Page): Promise<void> {
  await page.getByLabel('ประเภทสวัสดิการ').selectOption({ label: 'รักษาพยาบาล (นอนโรงพยาบาล)' });
  await fillDay(page, '10', 'พฤศจิกายน', '2569');
  await page.getByLabel('จำนวนคืน').fill('4');
  await page.getByLabel('รายละเอียดเพิ่มเติม (ถ้ามี)').fill('ไข้เลือดออก');
  await page.getByLabel(/เอกสารแนบ/).setInputFiles(pdf('ใบรับรองแพทย์.pdf'));
}

test('[MEM-18][MEM-29] the first page leads to the rights, each with condition, reason and amount', async ({
  page,
}) => {
  await signIn(page, '1');
  await page.getByRole('link', { name: 'สวัสดิการของท่าน' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'สวัสดิการ' })).toBeVisible();
  await expect(table(page, RIGHTS)).toBeVisible();
  const rows = await cellsOf(table(page, RIGHTS));
  expect(rows.filter((cells) => cells.length === 1)).toEqual([
    ['สวัสดิการที่มีสิทธิ'],
    ['สวัสดิการที่รับแล้ว'],
    ['สวัสดิการที่ยังไม่มีสิทธิ'],
    ['มีสิทธิ 7 จาก 11 ประเภท'],
  ]);
  // Head, the first group's name, its seven rows, and then the second's name.
  expect(rows[9]).toEqual(['สวัสดิการที่รับแล้ว']);
  const retirement = table(page, RIGHTS).getByRole('row', { name: /^เกษียณอายุ/ });
  await expect(retirement).toContainText('ต้องเกษียณอายุแล้ว ท่านเกษียณวันที่ 30 ก.ย. 2575');
  await expect(retirement).toContainText('12,000.00');
  await expect(retirement.getByRole('button')).toHaveCount(0);
});

test('[MEM-18] changing the tab replaces the shown data and is kept by the address', async ({
  page,
}) => {
  await signIn(page, '1', PAGE);
  await tab(page, 'กองทุน').click();
  await expect(page).toHaveURL(`${PAGE}?tab=3`);
  await expect(table(page, RIGHTS)).toHaveCount(0);
  await expect(table(page, 'กองทุนและประกันของท่าน')).toContainText('600,000.00');
  await page.reload();
  await expect(tab(page, 'กองทุน')).toHaveAttribute('aria-selected', 'true');
  await expect(table(page, 'กองทุนและประกันของท่าน')).toContainText('ประกันสินเชื่อ');
  await tab(page, 'กองทุน').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'ประวัติ')).toBeFocused();
  await expect(table(page, HISTORY)).toContainText('W2569-00001-09');
  await expect(page).toHaveURL(`${PAGE}?tab=2`);
});

test('[MEM-18] a member asks for hospital nights with a paper, and follows the request to its payment', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1', PAGE);
  await page.getByRole('button', { name: 'ยื่นคำขอ รักษาพยาบาล (นอนโรงพยาบาล)' }).click();
  await expect(page.getByText('เอกสารที่ต้องแนบ: ใบรับรองแพทย์, ใบเสร็จค่ารักษา')).toBeVisible();
  await fillHospital(page);
  await send(page);
  const sheet = page.getByRole('region', { name: 'ส่งคำขอสวัสดิการแล้ว' });
  await expect(sheet.getByRole('heading', { name: 'ส่งคำขอสวัสดิการแล้ว' })).toBeFocused();
  await expect(sheet).toContainText('สหกรณ์พิจารณาภายใน 7 วัน');
  for (const [term, value] of [
    ['เลขที่คำขอ', 'W2569-00001-21'],
    ['จำนวนคืน', '4'],
    ['จำนวนเงินที่ขอ', '1,200.00 บาท'],
    ['เอกสารแนบ', 'ใบรับรองแพทย์.pdf'],
  ] as const) {
    await expect(figure(page, term)).toHaveText(value);
  }
  const request = row(page, /W2569-00001-21/);
  await expect(request).toContainText('4 คืน · ไข้เลือดออก · แนบ 1 ไฟล์');
  await expect(request).toContainText('1,200.00');
  await expect(request).toContainText('รอการอนุมัติ');
  await tab(page, 'สิทธิ').click();
  await expect(table(page, RIGHTS).getByRole('row', { name: /^รักษาพยาบาล/ })).toContainText(
    '600.00',
  );

  await control.clock.advance.mutate({ world, ms: 14 * 86_400_000 });
  page.on('dialog', (alert) => void alert.accept());
  await page.goto(`${PAGE}?tab=2`);
  await page.waitForURL('**/member/logon**');
  await fillLogon(page, '1');
  await expect(request).toContainText('โอนเงินแล้ว');
  await expect(request).toContainText('4 ธ.ค. 2569');
});

test('[MEM-18] a double click, and a press after a lost answer, make one request', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1', FORM);
  await fillHospital(page);
  await control.faults.add.mutate({ world, endpoint: 'memberWelfareCreate', drop: true, times: 1 });
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'ยังส่งคำขอไม่ได้' })).toContainText(
    'ไม่สามารถเชื่อมต่อได้',
  );
  await review(page).click();
  await confirm(page).dblclick();
  await expect(table(page, HISTORY)).toContainText('W2569-00001-21');
  await expect(table(page, HISTORY)).not.toContainText('W2569-00001-22');
});

test('[MEM-18] a request can be taken back while it waits', async ({ page }) => {
  await signIn(page, '1', FORM);
  await fillHospital(page);
  await send(page);
  await page.getByRole('button', { name: 'ยกเลิกคำขอ W2569-00001-21' }).click();
  const dialog = page.getByRole('dialog', { name: 'ยกเลิกคำขอนี้หรือไม่' });
  await dialog.getByRole('button', { name: 'ไม่ยกเลิก' }).click();
  await expect(row(page, /W2569-00001-21/)).toContainText('รอการอนุมัติ');
  await page.getByRole('button', { name: 'ยกเลิกคำขอ W2569-00001-21' }).click();
  await dialog.getByRole('button', { name: 'ยืนยันยกเลิก' }).click();
  await expect(page.getByText('ยกเลิกคำขอ W2569-00001-21 แล้ว')).toBeVisible();
  await expect(row(page, /W2569-00001-21/).getByText('ยกเลิก', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^ยกเลิกคำขอ W/ })).toHaveCount(0);
});

test('[MEM-18] what does not fit is told at the field and in a summary, and nothing typed is lost @phone', async ({
  page,
}) => {
  await signIn(page, '1', FORM);
  await page.getByLabel('ประเภทสวัสดิการ').selectOption({ label: 'ประสบภัยพิบัติ' });
  await page.getByLabel('รายละเอียดเพิ่มเติม (ถ้ามี)').fill('น้ำท่วมบ้าน');
  await review(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'ยังส่งคำขอไม่ได้' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^ผิดพลาด: สวัสดิการ · /);
  await expect(summary.getByRole('link')).toHaveText([
    'กรุณาระบุวันที่เกิดภัย',
    'กรุณาแนบเอกสารอย่างน้อย 1 ไฟล์',
  ]);
  const files = page.getByLabel(/เอกสารแนบ/);
  const evil = {
    name: 'evil.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  };
  await files.setInputFiles([pdf('ใหญ่.pdf', 2 * 1024 * 1024 + 1), evil]);
  // At once, by name, and not in the list.
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'กรุณาระบุวันที่เกิดภัย',
    'ไม่ได้แนบ ใหญ่.pdf เพราะใหญ่เกิน 2 MB ไม่ได้แนบ evil.exe เพราะไม่ใช่ PDF, JPEG หรือ PNG',
  ]);
  await expect(page.getByRole('button', { name: /^นำออก/ })).toHaveCount(0);
  await fillDay(page, '1', 'มกราคม', '2569');
  await files.setInputFiles({
    name: 'ปลอม.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html>'),
  });
  await send(page);
  await expect(summary.getByRole('link')).toHaveText([
    'เกินกำหนดยื่นภายใน 180 วัน (ผ่านมาแล้ว 323 วัน)',
    'ไฟล์ ปลอม.pdf ไม่ใช่ PDF, JPEG หรือ PNG',
  ]);
  await summary.getByRole('link').first().click();
  await expect(page.getByLabel('วัน', { exact: true })).toBeFocused();
  await expect(page.getByLabel('รายละเอียดเพิ่มเติม (ถ้ามี)')).toHaveValue('น้ำท่วมบ้าน');
});

test('[MEM-18] what was typed is there again after a session that ended in the middle, its paper too, and after a reload', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1', FORM);
  await fillHospital(page);
  await endSessionAt(control, world, 'memberWelfareCreate');
  page.on('dialog', (alert) => void alert.accept());
  await send(page);
  await page.waitForURL('**/member/logon?returnTo=%2Fmember%2Fwelfare%3Ftab%3D4');
  await fillLogon(page, '1');
  await expect(page.getByText('ใบรับรองแพทย์.pdf (1 KB)')).toBeVisible();
  await expect(page.getByLabel('จำนวนคืน')).toHaveValue('4');
  await page.reload();
  await expect(page.getByText('กรุณาเลือกไฟล์อีกครั้ง: ใบรับรองแพทย์.pdf')).toBeVisible();
  await expect(page.getByLabel('จำนวนคืน')).toHaveValue('4');
  await expect(page.getByLabel('รายละเอียดเพิ่มเติม (ถ้ามี)')).toHaveValue('ไข้เลือดออก');
  await expect(page.getByLabel('วัน', { exact: true })).toHaveValue('10');
});

test('[MEM-18] a member of this month has no right yet, and nothing to ask for', async ({
  page,
}) => {
  await signIn(page, '2', PAGE);
  await expect(table(page, RIGHTS)).toContainText('มีสิทธิ 0 จาก 11 ประเภท');
  await tab(page, 'ยื่นคำขอ').click();
  await expect(page.getByText('ขณะนี้ไม่มีสวัสดิการที่ยื่นคำขอได้')).toBeVisible();
  await tab(page, 'กองทุน').click();
  await expect(page.getByText('ยังไม่มีกองทุนหรือประกัน')).toBeVisible();
});

test('[MEM-18] every tab passes axe and fits the screen, light and dark @phone', async ({
  page,
}) => {
  await signIn(page, '1', PAGE);
  for (const name of ['สิทธิ', 'ประวัติ', 'กองทุน', 'ยื่นคำขอ']) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, name).toBeLessThanOrEqual(0);
    await expectAccessible(page, ['light', 'dark']);
  }
});
