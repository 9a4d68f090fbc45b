import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../kit/accessible.ts';
import { cellsOf, figure, goTo, heading, menu, open, table } from '../kit/member-page.ts';
import { savedCsv } from '../kit/saved-csv.ts';
import { expect, signIn, test } from '../kit/world.ts';

const GIAN = '/member/gian';
const HEIRS = 'รายชื่อผู้รับโอนประโยชน์';
const FORM = 'หนังสือแต่งตั้งผู้รับโอนประโยชน์';
const LONGEST_NAME = 'ว่าที่ร้อยตรีประสิทธิ์เกียรติกำจร วงศ์สุวรรณรัตนโชติพิพัฒน์กุล ณ นครศรีธรรมราช';

test('[MEM-16][MEM-02] from the menu: the appointment in force, who receives which part, numbers masked', async ({
  page,
}) => {
  await signIn(page, '1');
  await goTo(page, 'ผู้รับโอนประโยชน์');
  await expect(heading(page, 'ผู้รับโอนประโยชน์')).toBeFocused();
  await expect(menu(page).getByRole('link', { name: 'ผู้รับโอนประโยชน์' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(figure(page, 'เลขที่หนังสือ')).toHaveText('ผป.2565/35480');
  await expect(figure(page, 'วันที่ทำหนังสือ')).toHaveText('12 ม.ค. 2565 (ทำไว้แล้ว 4 ปี 10 เดือน)');
  await expect(figure(page, 'ครอบคลุม')).toHaveText('ค่าหุ้น · เงินฝาก · ปันผล · เฉลี่ยคืน');
  const rows = await cellsOf(table(page, HEIRS));
  expect(rows.map((row) => row.filter((_, index) => index !== 3))).toEqual([
    ['ลำดับ', 'ชื่อ-นามสกุล', 'ความสัมพันธ์', 'สัดส่วน (%)'],
    ['1', 'นางสมหญิง ใจงาม', 'คู่สมรส', '50.00'],
    ['2', 'นายณัฐพล ใจงาม', 'บุตร', '50.00'],
    ['รวม', '100.00'],
  ]);
  for (const row of rows.slice(1, 3)) expect(row[3]).toMatch(/^9-xxxx-xxxxx-x\d-\d$/);
});

test('[MEM-16] an appointment that was replaced, and the guarantors of my loans', async ({
  page,
}) => {
  await signIn(page, '1', GIAN);
  await expect(page.getByText('ทำเมื่อ 1 พ.ค. 2540 ยกเลิกเมื่อ 12 ม.ค. 2565')).toBeVisible();
  const replaced = await cellsOf(table(page, `${HEIRS} ผป.2540/27698`));
  expect(replaced.map((row) => row.at(-1))).toEqual(['สัดส่วน (%)', '50.00', '50.00', '100.00']);
  expect((await cellsOf(table(page, 'ผู้ค้ำประกันเงินกู้ของท่าน'))).slice(1)).toEqual([
    ['เงินกู้สามัญ สม.2569/64542'],
    ['นางเบญจวรรณ แก้วแสง', '00004', '500,000.00'],
    [LONGEST_NAME, '00011', '500,000.00'],
    ['รวมวงเงินที่มีบุคคลค้ำประกัน', '1,000,000.00'],
  ]);
  await page.getByRole('link', { name: 'ดูการค้ำประกันทั้งหมด' }).click();
  await expect(heading(page, 'การค้ำประกัน')).toBeVisible();
});

test('[MEM-16] parts that cannot be equal make exactly 100.00', async ({ page }) => {
  await signIn(page, '5', GIAN);
  const rows = await cellsOf(table(page, HEIRS));
  expect(rows.map((row) => row.at(-1))).toEqual(['สัดส่วน (%)', '33.34', '33.33', '33.33', '100.00']);
});

test('[MEM-16] the form is one page of A4 and nothing else of the page is on it', async ({
  page,
}) => {
  await signIn(page, '1', GIAN);
  await expect(page.getByRole('button', { name: 'พิมพ์แบบหนังสือ' })).toBeVisible();
  await expect(page.getByRole('heading', { name: FORM })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: FORM })).toBeVisible();
  const form = page.getByRole('article');
  await expect(form).toContainText('เลขที่ ผป.2565/35480 ทำเมื่อวันที่ 12 มกราคม 2565');
  await expect(form).toContainText('ข้าพเจ้า นายสมชาย ใจงาม สมาชิกเลขทะเบียน 00001');
  await expect(form).toContainText('สำเนานี้พิมพ์จากทะเบียนของสหกรณ์ ณ วันที่ 19 พฤศจิกายน 2569');
  await expect(form.getByRole('row').last()).toHaveText(/รวม\s*100\.00/);
  await expect(heading(page, 'ผู้รับโอนประโยชน์')).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12]/);
});

test('[MEM-16][MEM-28] the form’s button prints the form, a table’s button prints the page', async ({
  page,
}) => {
  await signIn(page, '1', GIAN);
  // A printer that takes what it is given at once: a browser's own may still be busy with the first paper.
  await page.evaluate(() => {
    const printed: boolean[] = [];
    const print = () => {
      dispatchEvent(new Event('beforeprint'));
      printed.push(document.querySelector('article') !== null);
      dispatchEvent(new Event('afterprint'));
    };
    Object.assign(window, { print, printed });
  });
  const printed = () => page.evaluate(() => Reflect.get(window, 'printed'));
  await page.getByRole('button', { name: 'พิมพ์แบบหนังสือ' }).click();
  await expect.poll(printed).toEqual([true]);
  await page.getByRole('button', { name: 'พิมพ์', exact: true }).first().click();
  await expect.poll(printed).toEqual([true, false]);
  await page.getByRole('button', { name: 'พิมพ์แบบหนังสือ' }).click();
  await expect.poll(printed).toEqual([true, false, true]);
});

test('[MEM-16][MEM-28] the beneficiaries go into a file with their parts', async ({ page }) => {
  await signIn(page, '1', GIAN);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ดาวน์โหลด', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'ไฟล์ CSV (.csv)' }).click();
  const { lines } = savedCsv(await readFile(await (await saving).path()));
  expect(lines[0]).toBe('ลำดับ,ชื่อ-นามสกุล,ความสัมพันธ์,เลขประจำตัว,สัดส่วน (%)');
  expect(lines[1]).toMatch(/^1,นางสมหญิง ใจงาม,คู่สมรส,9-xxxx-xxxxx-x\d-\d,50\.00$/);
});

test('[MEM-16] who has signed none is told how, and has no form to print', async ({ page }) => {
  await signIn(page, '2', GIAN);
  await expect(page.getByText('ยังไม่มีหนังสือแต่งตั้งผู้รับโอนประโยชน์')).toBeVisible();
  await expect(page.getByText('เงินกู้ของท่านไม่มีบุคคลค้ำประกัน')).toBeVisible();
  await expect(page.getByRole('button', { name: 'พิมพ์แบบหนังสือ' })).toHaveCount(0);
});

for (const no of ['1', '2']) {
  test(`[MEM-16] the beneficiaries of ${no} fit the screen and pass axe, light and dark @phone`, async ({
    page,
  }) => {
    await signIn(page, no, GIAN);
    await open(page, GIAN);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    await expectAccessible(page, ['light', 'dark']);
  });
}
