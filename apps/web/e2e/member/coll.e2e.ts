import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../kit/accessible.ts';
import {
  cellsOf,
  figure,
  goTo,
  heading,
  menu,
  open,
  signInTo,
  table,
  toneOf,
} from '../kit/member-page.ts';
import { savedCsv } from '../kit/saved-csv.ts';
import { expect, signIn, test } from '../kit/world.ts';

const COLL = '/member/coll';
const GIVEN = 'สรุปสัญญาที่ท่านค้ำประกัน';
const SECURITY = 'หลักประกันเงินกู้ของท่าน';
const LATE = 'สัญญาที่ท่านค้ำประกันค้างชำระ 1 สัญญา';
const LONGEST_NAME = 'ว่าที่ร้อยตรีประสิทธิ์เกียรติกำจร วงศ์สุวรรณรัตนโชติพิพัฒน์กุล ณ นครศรีธรรมราช';

test('[MEM-15][MEM-02] from the menu: whom I guarantee, how much is left, what it would cost a month', async ({
  page,
}) => {
  await signIn(page, '1');
  await goTo(page, 'การค้ำประกัน');
  await expect(heading(page, 'การค้ำประกัน')).toBeFocused();
  await expect(menu(page).getByRole('link', { name: 'การค้ำประกัน' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page).toHaveTitle('การค้ำประกัน · main - สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
  await expect(figure(page, 'สัญญาที่ค้ำประกันอยู่')).toHaveText('1 จาก 2');
  await expect(figure(page, 'วงเงินค้ำประกันคงเหลือ')).toHaveText('1,925,000.00');
  await expect(figure(page, 'วงเงินค้ำประกันที่ใช้ไป')).toHaveText('425,000.00');
  await expect(figure(page, 'หากผู้กู้หยุดชำระ')).toHaveText('5,021.89');
  await expect(page.getByText('ใช้ไป 425,000.00 จาก 2,350,000.00 บาท (18.09 %)')).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 3, name: 'นางสุมาลี สังข์บุญ (00003)' }),
  ).toBeVisible();
  await expect(figure(page, 'คาดว่าพ้นภาระ')).toHaveText('30 เม.ย. 2577');
  await expect(
    page.getByText('หากผู้กู้หยุดชำระ ท่านอาจต้องชำระแทนเดือนละ 5,021.89 บาท จนถึง 30 เม.ย. 2577'),
  ).toBeVisible();
});

test('[MEM-15] a contract in arrears is red and comes first, one paid on time is green', async ({
  page,
}) => {
  await signIn(page, '4', COLL);
  await expect(page.getByText(LATE)).toBeVisible();
  await expect(page.getByText('ยังไม่มีการเรียกให้ท่านชำระ')).toBeVisible();
  const given = table(page, GIVEN);
  expect((await cellsOf(given)).slice(1)).toEqual([
    [
      'นางสุมาลี สังข์บุญ',
      '00003',
      'สม.2567/01115',
      '850,000.00',
      '651,200.00',
      '425,000.00',
      '5,021.89',
      'ค้างชำระ 2 งวด',
    ],
    [
      'นายสมชาย ใจงาม',
      '00001',
      'สม.2569/64542',
      '1,000,000.00',
      '939,700.00',
      '500,000.00',
      '5,473.98',
      'ปกติ',
    ],
    ['รวมทุกสัญญา', '1,850,000.00', '1,590,900.00', '925,000.00', '10,495.87', ''],
  ]);
  expect(await toneOf(given.getByText('ค้างชำระ 2 งวด'))).toBe('negative');
  expect(await toneOf(given.getByText('ปกติ'))).toBe('positive');
  await expect(page.getByText('ค้ำประกันครบจำนวนแล้ว')).toBeVisible();
});

test('[MEM-15] the other reading: guarantors and shares under each contract, the long name whole', async ({
  page,
}) => {
  await signIn(page, '1', COLL);
  expect((await cellsOf(table(page, SECURITY))).slice(1)).toEqual([
    ['เงินกู้เพื่อเหตุฉุกเฉิน ฉฉ.2569/80654'],
    ['หุ้นทั้งหมดของสมาชิก', '', 'ทุนเรือนหุ้น', '480,200.00'],
    ['เงินกู้สามัญ สม.2569/64542'],
    ['นางเบญจวรรณ แก้วแสง', '00004', 'บุคคล', '500,000.00'],
    [LONGEST_NAME, '00011', 'บุคคล', '500,000.00'],
    ['หุ้นทั้งหมดของสมาชิก', '', 'ทุนเรือนหุ้น', '480,200.00'],
    ['รวมวงเงินที่มีบุคคลค้ำประกัน', '1,000,000.00'],
  ]);
});

test('[MEM-15] the guarantor and the borrower read the same contract from both sides', async ({
  page,
  context,
}) => {
  type Coll = {
    guarantees: { loancontract_no: string; principal_balance: string; guarantee_amount: string }[];
    contracts: {
      loancontract_no: string;
      principal_balance: string;
      collaterals: { guarantor_member_no: string; coll_amount: string }[];
    }[];
  };
  const guarantor = await signInTo<Coll>(page, '1', COLL, 'mem_coll');
  await page.evaluate(() => localStorage.clear());
  await context.newPage();
  const borrower = await signInTo<Coll>(page, '3', COLL, 'mem_coll');
  const [given] = guarantor.guarantees;
  const mine = borrower.contracts.find((one) => one.loancontract_no === given?.loancontract_no);
  expect(mine?.principal_balance).toBe(given?.principal_balance);
  expect(mine?.collaterals.find((one) => one.guarantor_member_no === '00001')?.coll_amount).toBe(
    given?.guarantee_amount,
  );
  const rows = await cellsOf(table(page, SECURITY));
  expect(rows).toContainEqual(['นายสมชาย ใจงาม', '00001', 'บุคคล', '425,000.00']);
  expect(rows).toContainEqual([
    'ที่ดินพร้อมสิ่งปลูกสร้าง โฉนดเลขที่ 43943 ต.โพธิ์เสด็จ อ.เมือง',
    '',
    'หลักทรัพย์',
    '2,080,000.00',
  ]);
  expect(rows).toContainEqual(['เงินฝากออมทรัพย์ 01-1-99466-1', '', 'เงินฝาก', '2,570.51']);
});

test('[MEM-15][MEM-28] the file says of which contract each row is', async ({ page }) => {
  await signIn(page, '1', COLL);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ดาวน์โหลด' }).last().click();
  await page.getByRole('menuitem', { name: 'ไฟล์ CSV (.csv)' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`${SECURITY} 00001 ณ 19 พ.ย. 2569.csv`);
  const { about, lines } = savedCsv(await readFile(await file.path()));
  expect(about.get('สมาชิก')).toBe('นายสมชาย ใจงาม เลขทะเบียน 00001');
  expect(about.get('ข้อมูล ณ')).toBe('19 พ.ย. 2569');
  expect(lines[0]).toBe('เลขที่สัญญา,ประเภทเงินกู้,รายการ,เลขทะเบียน,หลักประกัน,จำนวนเงิน (บาท)');
  expect(lines[2]).toBe('สม.2569/64542,เงินกู้สามัญ,นางเบญจวรรณ แก้วแสง,00004,บุคคล,500000.00');
  expect(lines.slice(5)).toEqual([',,รวมวงเงินที่มีบุคคลค้ำประกัน,,,1000000.00', '']);
});

test('[MEM-15] a pensioner, a new member and one whose borrowers have paid are told so', async ({
  page,
}) => {
  await signIn(page, '10', COLL);
  await expect(page.getByText('ท่านไม่มีสิทธิค้ำประกัน')).toBeVisible();
  await expect(page.getByText('ท่านไม่มีเงินกู้ที่ต้องมีหลักประกัน')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, '2', COLL);
  await expect(page.getByText('ท่านยังค้ำประกันไม่ได้')).toBeVisible();
  await expect(page.getByText('ท่านไม่ได้ค้ำประกันเงินกู้ของใคร')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, '51', COLL);
  const released = await cellsOf(table(page, 'สัญญาที่พ้นภาระค้ำประกันในรอบ 12 เดือน'));
  expect(released[1]).toEqual([
    'นางอาซีซะ หมัดโส๊ะ',
    '00959',
    'สม.2560/24418',
    '30 ก.ย. 2569',
    '500,000.00',
  ]);
});

test('[MEM-15][MEM-26] a feed that fails says so once and can be tried again', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1');
  await control.faults.add.mutate({ world, endpoint: 'memberCollList', status: 503, body: {} });
  await goTo(page, 'การค้ำประกัน');
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('ยังโหลดข้อมูลส่วนนี้ไม่ได้');
  await control.faults.clear.mutate({ world });
  await failed.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(page.getByText(LATE)).toBeVisible();
});

for (const no of ['3', '4', '10']) {
  test(`[MEM-15] the guarantees of ${no} fit the screen and pass axe, light and dark @phone`, async ({
    page,
  }) => {
    await signIn(page, no, COLL);
    await open(page, COLL);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    await expectAccessible(page, ['light', 'dark']);
  });
}

test('[MEM-15] every control is reached by the Tab key', async ({ page }) => {
  await signIn(page, '1', COLL);
  await expect(page.getByText(LATE)).toBeVisible();
  // It comes after the page.
  await expect(page.getByRole('button', { name: /^การแจ้งเตือน/ })).toBeVisible();
  const wanted = await page.getByRole('main').locator('a[href], button').count();
  const reached = new Set<string>();
  await page.getByRole('main').locator('a[href], button').first().focus();
  for (let i = 0; i < wanted * 2; i += 1) {
    reached.add(
      await page.evaluate(() => {
        const all = [...document.querySelectorAll('main a[href], main button')];
        return String(all.indexOf(document.activeElement as Element));
      }),
    );
    await page.keyboard.press('Tab');
  }
  reached.delete('-1');
  expect(reached.size).toBe(wanted);
});
