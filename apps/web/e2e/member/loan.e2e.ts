import { expectAccessible } from '../kit/accessible.ts';
import {
  amountIn,
  cellsOf,
  column,
  count,
  EMERGENCY,
  figure,
  heading,
  loanStatement,
  movementsOf,
  ORDINARY,
  open,
  satang,
  signInTo,
  sum,
  table,
  toneOf,
} from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

const LOAN = '/member/loan';
const CONTRACTS = 'สรุปสัญญาเงินกู้';
const CLOSED = 'สัญญาที่ปิดแล้ว';
const REST = 'งวดที่จะถึง';
const movements = (no: string) => `รายการเดินบัญชี ${no}`;
/** Columns of the loan statement. */
const [PRINCIPAL, DAYS, INTEREST, TOTAL, BALANCE] = [5, 6, 7, 8, 9];

test('[MEM-09][FMT-02][FMT-03] the debts on top, each contract once in the table, all contracts with their totals', async ({
  page,
}) => {
  await signIn(page, '1', LOAN);
  await expect(figure(page, 'หนี้คงเหลือรวม')).toHaveText('959,867.89');
  await expect(figure(page, 'ค่างวดล่าสุดรวม')).toHaveText('13,517.96');
  await expect(figure(page, 'ดอกเบี้ยงวดล่าสุด')).toHaveText('4,330.84');
  await expect(figure(page, 'ชำระเงินต้นแล้ว')).toHaveText('6.81 %');
  const rows = await cellsOf(table(page, CONTRACTS));
  expect(rows[2]).toEqual([
    `${ORDINARY} เงินกู้สามัญ วางแผนชำระ ${ORDINARY}`,
    '939,700.00',
    'ปกติ',
    '9 / 150 (6.03 %)',
    '31 ก.ค. 2581',
    '6,700.00',
    '4,247.96',
    '10,947.96',
    '1,000,000.00',
    '30 ม.ค. 2569',
  ]);
  expect(rows[3]).toEqual([
    'รวมทุกสัญญา',
    '959,867.89',
    '',
    '',
    '',
    '9,187.12',
    '4,330.84',
    '13,517.96',
    '1,030,000.00',
    '',
  ]);
  expect(await toneOf(table(page, CONTRACTS).getByText('ปกติ').first())).toBe('positive');
});

test('[MEM-09] five contracts in arrears: the balances add up, every tag is red, the band says how many', async ({
  page,
}) => {
  const answer = await signInTo<{ sum_loan_balance: string }>(page, '3', LOAN, 'mem_loan');
  await expect(page.getByRole('main').getByText('2 งวด: ก.ย. และ ต.ค. 2569')).toBeVisible();
  const rows = await movementsOf(table(page, CONTRACTS));
  expect(rows).toHaveLength(5);
  const total = sum(column(rows, 1));
  expect(total).toBe(await amountIn(figure(page, 'หนี้คงเหลือรวม')));
  expect(total).toBe(Math.round(Number(answer.sum_loan_balance) * 100));
  const tags = await table(page, CONTRACTS).getByText('ค้างชำระ', { exact: true }).all();
  expect(tags).toHaveLength(5);
  for (const tag of tags) expect(await toneOf(tag)).toBe('negative');
  await page.getByRole('link', { name: 'สม.2567/01115', exact: true }).click();
  await expect(page.getByText('สัญญานี้มีงวดค้างชำระ 2 งวด')).toBeVisible();
});

test('[MEM-09][MEM-13] on a phone a contract is a card whose instalment is the bill’s line; what is overdue is paid from there @phone', async ({
  page,
}) => {
  await signIn(page, '3', LOAN);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(table(page, CONTRACTS)).toBeHidden();
  const card = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'เงินกู้สามัญ สม.2567/01115' }) });
  await expect(card).toContainText('ค่างวดล่าสุด10,043.78ค้างชำระ 2 งวด20,185.69');
  await expect(card.getByText('วงเงินอนุมัติ')).toBeHidden();
  await card.getByText(/^รายละเอียดสัญญา/).click();
  await expect(card.getByText('850,000.00')).toBeVisible();

  await page.getByRole('link', { name: 'ดูยอดค้างแต่ละเดือน' }).click();
  const lines = table(page, 'รายการที่เรียกเก็บเดือนพฤศจิกายน 2569');
  await expect(lines.getByRole('row', { name: /^เงินกู้สามัญ สม\.2567\/01115/ })).toContainText(
    '10,043.78',
  );
  await page.getByRole('link', { name: 'ชำระส่วนที่ค้าง 66,830.69' }).click();
  await expect(heading(page, 'ชำระส่วนที่ค้าง')).toBeFocused();
  await expect(page.getByRole('img', { name: /ยอด 66,830\.69 บาท อ้างอิง 1 00003/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'โทร 075-123-456 ปรึกษาสินเชื่อ' })).toHaveAttribute(
    'href',
    'tel:075123456',
  );
  await expectAccessible(page, ['light', 'dark']);
  await page.emulateMedia({ media: 'print' });
  const slip = page.getByRole('article');
  await expect(slip).toContainText('เลขทะเบียนสมาชิก0003ชื่อสมาชิกนางสุมาลี สังข์บุญ');
  await expect(slip.getByRole('row').last()).toContainText('66,830.69');
});

test('[MEM-09] paid-off contracts stand in a table of their own, in gray, and owe nothing', async ({
  page,
}) => {
  await signIn(page, '27', LOAN);
  await expect(page.getByRole('heading', { level: 2, name: CLOSED })).toBeVisible();
  const rows = await movementsOf(table(page, CLOSED));
  expect(rows).toHaveLength(4);
  expect(column(rows, 1)).toEqual([0, 0, 0, 0]);
  expect(await toneOf(table(page, CLOSED).getByText('ปิดสัญญา').first())).toBe('muted');
  expect(await movementsOf(table(page, CONTRACTS))).toHaveLength(2);
});

test('[MEM-09] each sign status of a loan has the colour of the specification, 1 with code 01 gray', async ({
  page,
  control,
  world,
}) => {
  const good = await signInTo<{ loans: object[] }>(page, '1', LOAN, 'mem_loan');
  const signs = [
    [0, '02', 'muted'],
    [-1, '02', 'positive'],
    [1, '02', 'negative'],
    [1, '01', 'muted'],
    [2, '02', 'muted'],
  ] as const;
  const loans = signs.map(([sign_status, item_code], index) => ({
    ...good.loans[0],
    loancontract_no: `สม.2569/0000${index}`,
    sign_status,
    item_code,
  }));
  await control.faults.add.mutate({
    world,
    endpoint: 'memberLoanList',
    body: { ...good, loans },
  });
  await open(page, LOAN);
  for (const [index, [sign_status, item_code, tone]] of signs.entries()) {
    const row = table(page, CONTRACTS).getByRole('row', { name: `สม.2569/0000${index}` });
    expect(await toneOf(row.getByText('ปกติ')), `${sign_status}/${item_code}`).toBe(tone);
  }
});

test('[MEM-10][FMT-03] a contract’s statement: its terms, its rows, payments green, the payout gray', async ({
  page,
}) => {
  await signIn(page, '1', loanStatement(ORDINARY));
  await expect(heading(page, `เงินกู้สามัญ ${ORDINARY}`)).toBeVisible();
  await expect(figure(page, 'วงเงินอนุมัติ')).toHaveText('1,000,000.00');
  await expect(figure(page, 'วันทำสัญญา')).toHaveText('30 ม.ค. 2569');
  await expect(figure(page, 'อัตราดอกเบี้ย')).toHaveText('5.50 % ต่อปี');
  await expect(figure(page, 'แบบชำระ')).toHaveText('เงินต้นเท่ากัน เดือนละ 6,700.00');
  const rows = await cellsOf(table(page, movements(ORDINARY)));
  expect(rows[1]?.join(' | ')).toBe(
    '31 ต.ค. 2569 | ชำระรายเดือน | ชำระหนี้ | 6910-00001 | 9 | 6,700.00 | 31 | 4,420.85 | 11,120.85 | 939,700.00',
  );
  expect(rows[10]?.join(' | ')).toBe(
    '30 ม.ค. 2569 | รับเงินกู้ | กู้เพิ่ม | 690130-00001 |  | 1,000,000.00 |  | 0.00 | 1,000,000.00 | 1,000,000.00',
  );
  expect(rows[11]).toEqual(['รวม 10 รายการ', '60,300.00', '', '40,174.09', '100,474.09', '']);
  const found = table(page, movements(ORDINARY));
  expect(await toneOf(found.getByText('ชำระหนี้').first())).toBe('positive');
  expect(await toneOf(found.getByText('กู้เพิ่ม'))).toBe('muted');
});

for (const [no, rate] of [
  [ORDINARY, 550],
  [EMERGENCY, 500],
] as const) {
  test(`[MEM-10] every row of ${no} follows from the one before, its interest from balance, rate and days`, async ({
    page,
  }) => {
    await signIn(page, '1', `${loanStatement(no)}?period=all`);
    const rows = (await movementsOf(table(page, movements(no)))).toReversed();
    let balance = satang(rows[0]?.[BALANCE] ?? '');
    for (const row of rows.slice(1)) {
      const [principal = 0, interest, total, after = 0] = [PRINCIPAL, INTEREST, TOTAL, BALANCE].map(
        (at) => satang(row[at] ?? ''),
      );
      // Half a satang counts up; BigInt, because the products pass the safe integers.
      const exact = BigInt(balance) * BigInt(rate) * BigInt(row[DAYS] ?? '0');
      expect(interest).toBe(Number((exact + 1_825_000n) / 3_650_000n));
      expect(total).toBe(principal + (interest ?? 0));
      expect(after).toBe(balance - principal);
      balance = after;
    }
    const shown = page
      .getByText('เงินต้นคงเหลือ', { exact: true })
      .locator('xpath=following-sibling::span');
    await expect(shown).toHaveText(`${rows.at(-1)?.[BALANCE]} บาท`);
  });
}

test('[MEM-10] the instalments to come open on demand; their principal is the debt, to the satang', async ({
  page,
}) => {
  await signIn(page, '1', loanStatement(ORDINARY));
  await expect(table(page, REST)).toHaveCount(0);
  await page.getByText('ดูตารางผ่อนชำระที่เหลือ 141 งวด').click();
  const rows = await movementsOf(table(page, REST));
  expect(rows).toHaveLength(141);
  expect(rows[0]).toEqual([
    '10',
    '30 พ.ย. 2569',
    '6,700.00',
    '4,247.96',
    '10,947.96',
    '933,000.00',
  ]);
  expect(rows.at(-1)?.slice(0, 3)).toEqual(['150', '31 ก.ค. 2581', '1,700.00']);
  expect(sum(column(rows, 2))).toBe(939_700_00);
  expect(column(rows, 5).at(-1)).toBe(0);
  const total = (await cellsOf(table(page, REST))).at(-1) ?? [];
  expect(total[0]).toBe('รวมที่เหลือ');
  expect(total.slice(1, 4).map(satang)).toEqual([2, 3, 4].map((at) => sum(column(rows, at))));
});

for (const no of ['สม.2567/01115', 'ไม่มีจริง']) {
  test(`[MEM-10] ${no} is not among member 1’s contracts: the page says so and leads back`, async ({
    page,
  }) => {
    await signIn(page, '1', loanStatement(no));
    await expect(page.getByText('ไม่พบสัญญานี้ในทะเบียนของท่าน')).toBeVisible();
    await expect(page.getByRole('button', { name: 'ลองใหม่' })).toHaveCount(0);
    await page.getByRole('link', { name: 'ไปหน้าเงินกู้' }).click();
    await expect(heading(page, 'เงินกู้')).toBeVisible();
  });
}

test('[MEM-10] the chart says when the debt ends, marks what is expected, and has a table', async ({
  page,
}) => {
  const title = 'หนี้ที่ลดลง และวันที่คาดว่าชำระหมด';
  await signIn(page, '1', loanStatement(ORDINARY));
  const chart = page.getByRole('figure').filter({ has: page.getByRole('img', { name: title }) });
  await expect(chart).toContainText('ปีนี้เงินต้นลดลง 60,300.00 บาท · คาดว่าชำระหมด 31 ก.ค. 2581');
  await expect(chart).toContainText('เส้นประคือยอดที่คาดไว้ หากชำระครบทุกงวด');
  await chart.getByText('ดูเป็นตาราง').click();
  const rows = await cellsOf(chart.getByRole('table', { name: title }));
  expect(rows[1]).toEqual(['30 ม.ค. 2569', '1,000,000.00']);
  expect(rows.at(-1)).toEqual(['31 ก.ค. 2581', '0.00']);
});

test('[MEM-09] who has no loan is told so, and where to ask', async ({ page }) => {
  await signIn(page, '2', LOAN);
  await expect(page.getByText('ท่านไม่มีเงินกู้กับสหกรณ์')).toBeVisible();
  await expect(page.getByText('หากต้องการกู้ ติดต่อสหกรณ์เพื่อสอบถามสิทธิของท่าน')).toBeVisible();
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
  await expect(count(page)).toHaveCount(0);
});

test('[ABI-01] one press on the pay-off quote of a day fills in the request for it @phone', async ({
  page,
}) => {
  await signIn(page, '1', `/member/loan-plan/${encodeURIComponent(ORDINARY)}?quoteOn=2026-11-20`);
  // 939,700.00 and 20 days at 5.50 %.
  await expect(page.getByText('ถ้าชำระวันที่ 20 พ.ย. 2569')).toBeVisible();
  await expect(page.getByText('942,531.97')).toBeVisible();
  await page.getByRole('link', { name: 'ขอปิดบัญชี' }).click();
  // Booked on 24 November, with four more days.
  await expect(page.getByLabel('จำนวนเงิน (บาท)')).toHaveValue('943,098.37');
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  await expect(page.getByText('ขอปิดบัญชีวันที่ 20 พ.ย. 2569').last()).toBeVisible();
  await expect(page.getByText(/^ปิดสัญญา/)).toBeVisible();
});
