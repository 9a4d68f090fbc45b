import type { Page } from '@playwright/test';
import { figure, table } from '../kit/member-page.ts';
import { expect, fillLogon, signIn, test } from '../kit/world.ts';

const PAGE = '/member/welfare';
const RIGHTS = 'สิทธิสวัสดิการของท่าน';
const HISTORY = 'ประวัติคำขอสวัสดิการ';

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

test('[MEM-18][MEM-29] from the first page to the tabs, which the address keeps; a member asks for hospital nights with a paper, and follows the request to its payment', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1');
  await page.getByRole('link', { name: 'สวัสดิการ', exact: true }).click();
  await tab(page, 'กองทุน').click();
  await expect(page).toHaveURL(`${PAGE}?tab=3`);
  await expect(table(page, RIGHTS)).toHaveCount(0);
  await page.reload();
  await expect(tab(page, 'กองทุน')).toHaveAttribute('aria-selected', 'true');
  await expect(table(page, 'กองทุนและประกันของท่าน')).toContainText('ประกันสินเชื่อ');
  await tab(page, 'กองทุน').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'ประวัติ')).toBeFocused();
  await expect(page).toHaveURL(`${PAGE}?tab=2`);
  await tab(page, 'สิทธิ').click();
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
    ['จำนวนเงินที่ขอ', /^1,200\.00 บาท/],
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

  await page.goto('about:blank');
  await control.clock.advance.mutate({ world, ms: 14 * 86_400_000 });
  page.on('dialog', (alert) => void alert.accept());
  await page.goto(`${PAGE}?tab=2`);
  await page.waitForURL('**/member/logon**');
  await fillLogon(page, '1');
  await expect(request).toContainText('โอนเงินแล้ว');
  await expect(request).toContainText('4 ธ.ค. 2569');
});
