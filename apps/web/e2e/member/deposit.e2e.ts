import {
  cellsOf,
  count,
  depositStatement,
  figure,
  heading,
  movementsOf,
  open,
  SPECIAL_ACCOUNT,
  satang,
  signInTo,
  sum,
  table,
  toneOf,
} from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

const DEPOSIT = '/member/deposit';
const ACCOUNTS = 'สรุปบัญชีเงินฝาก';
const MOVEMENTS = `รายการเดินบัญชี ${SPECIAL_ACCOUNT}`;
/** Columns of the deposit statement; a cell is empty where nothing came or went. */
const [OUT, IN, BALANCE] = [5, 6, 7];
const money = (cell: string | undefined) => (cell ? satang(cell) : 0);

test('[MEM-11][FMT-02][FMT-03] the sums on top, each account with its card, all accounts with their totals', async ({
  page,
}) => {
  await signIn(page, '1', DEPOSIT);
  await expect(figure(page, 'เงินฝากรวม')).toHaveText('61,948.37');
  await expect(page.getByText(/^2 บัญชีที่ใช้งาน ถอนได้ 61,748\.37 บาท/)).toBeVisible();
  await expect(
    page.getByText('ปี 2569 เงินเข้า 11,974.49 บาท เงินออก 13,400.00 บาท ลดลง 1,425.51 บาท'),
  ).toBeVisible();
  const rows = await cellsOf(table(page, ACCOUNTS));
  expect(rows.slice(1).map((row) => row.join(' | '))).toEqual([
    `${SPECIAL_ACCOUNT} | เงินฝากออมทรัพย์พิเศษ | 31 ต.ค. 2569 | 11,974.49 | 12,300.00 | 53,743.61 | 507.75 | 53,843.61 | ใช้งาน`,
    '01-1-37376-3 | เงินฝากออมทรัพย์ | 26 ส.ค. 2569 |  | 1,100.00 | 8,004.76 | 118.30 | 8,104.76 | ใช้งาน',
    'รวมทุกบัญชี | 11,974.49 | 13,400.00 | 61,748.37 | 626.05 | 61,948.37 | ',
  ]);
  expect(await toneOf(table(page, ACCOUNTS).getByText('ใช้งาน').first())).toBe('positive');
});

test('[MEM-11] on a phone each account is a card, its number whole as in a passbook, the rest behind a press @phone', async ({
  page,
}) => {
  await signIn(page, '1', DEPOSIT);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(table(page, ACCOUNTS)).toBeHidden();
  const card = page
    .getByRole('main')
    .locator('section')
    .filter({
      has: page.getByRole('heading', { level: 3, name: `เงินฝากออมทรัพย์พิเศษ ${SPECIAL_ACCOUNT}` }),
    });
  await expect(card.getByText('53,843.61 บาท')).toBeVisible();
  await expect(card.getByText('6 ก.ค. 2563')).toBeHidden();
  await card.getByText(/^รายละเอียดบัญชี/).click();
  await expect(card.getByText('6 ก.ค. 2563')).toBeVisible();
  await page.getByRole('link', { name: `ดูรายการเดินบัญชี ${SPECIAL_ACCOUNT}` }).click();
  await expect(heading(page, `เงินฝากออมทรัพย์พิเศษ ${SPECIAL_ACCOUNT}`)).toBeVisible();
});

test('[MEM-11] three accounts of a pensioner add up, on the page and at the backend', async ({
  page,
}) => {
  const answer = await signInTo<{ sum_balance: string; accounts: { prncbal: string }[] }>(
    page,
    '10',
    DEPOSIT,
    'mem_dep',
  );
  const rows = await movementsOf(table(page, ACCOUNTS));
  const balances = rows.map((row) => satang(row[7] ?? ''));
  expect(balances).toEqual(answer.accounts.map((one) => Math.round(Number(one.prncbal) * 100)));
  expect(sum(balances)).toBe(2_013_384_05);
  expect(answer.sum_balance).toBe('2013384.05');
});

test('[MEM-11] a closed account holds nothing, is gray, and does not count as in use', async ({
  page,
}) => {
  await signIn(page, '11', DEPOSIT);
  await expect(page.getByText(/^1 บัญชีที่ใช้งาน/)).toBeVisible();
  const row = table(page, ACCOUNTS).getByRole('row', { name: '01-4-72533-4' });
  await expect(row.getByRole('cell').nth(6)).toHaveText('0.00');
  expect(await toneOf(row.getByText('ปิด', { exact: true }))).toBe('muted');
});

test('[MEM-11] each sign status of a deposit has the colour of the specification', async ({
  page,
  control,
  world,
}) => {
  const good = await signInTo<{ accounts: object[] }>(page, '1', DEPOSIT, 'mem_dep');
  const signs = [
    [0, 'muted'],
    [-1, 'negative'],
    [1, 'positive'],
    [2, 'negative'],
  ] as const;
  const accounts = signs.map(([sign_status], index) => ({
    ...good.accounts[0],
    deptaccount_no: `0${index}-1-00000-0`,
    sign_status,
  }));
  const body = { ...good, accounts };
  await control.faults.add.mutate({ world, endpoint: 'memberDepositList', body });
  await open(page, DEPOSIT);
  for (const [index, [sign_status, tone]] of signs.entries()) {
    const row = table(page, ACCOUNTS).getByRole('row', { name: `0${index}-1-00000-0` });
    expect(await toneOf(row.getByText('ใช้งาน')), `status ${sign_status}`).toBe(tone);
  }
});

test('[MEM-11] who has no account is told so, and how to open one', async ({ page }) => {
  await signIn(page, '2', DEPOSIT);
  await expect(page.getByText('ท่านยังไม่มีบัญชีเงินฝาก')).toBeVisible();
  await expect(page.getByText('เปิดบัญชีได้ที่สำนักงานสหกรณ์ เริ่มต้น 100 บาท')).toBeVisible();
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
});

test('[MEM-12][FMT-03] an account’s statement: what came is green, what went is red, an empty side stays empty', async ({
  page,
}) => {
  await signIn(page, '1', depositStatement(SPECIAL_ACCOUNT));
  await expect(figure(page, 'ถอนได้')).toHaveText('53,743.61');
  await expect(figure(page, 'อัตราดอกเบี้ย')).toHaveText('2.50 % ต่อปี');
  await expect(figure(page, 'เปิดบัญชี')).toHaveText('6 ก.ค. 2563');
  const rows = (await cellsOf(table(page, MOVEMENTS))).map((row) => row.join(' | '));
  expect(rows).toHaveLength(16);
  expect(rows[0]).toBe('วันที่ | รายการ | รหัส | ประเภท | ช่องทาง | ถอน | ฝาก | คงเหลือ');
  expect(rows[5]).toBe('24 ก.ค. 2569 | ถอนเงินสด | ถสด | ถอน | เคาน์เตอร์ | 3,100.00 |  | 49,843.61');
  expect(rows[6]).toBe('30 มิ.ย. 2569 | ดอกเบี้ย 2.50 % | ดบ | ฝาก | ระบบ |  | 674.49 | 52,943.61');
  expect(rows[15]).toBe('รวม 14 รายการ | 12,300.00 | 11,974.49 | ');
  const found = table(page, MOVEMENTS);
  expect(await toneOf(found.getByText('ฝาก', { exact: true }).nth(1))).toBe('positive');
  expect(await toneOf(found.getByText('ถอน', { exact: true }).nth(1))).toBe('negative');
});

test('[MEM-12] what was brought forward, plus what came, less what went, is what the account holds', async ({
  page,
}) => {
  await signIn(page, '1', depositStatement(SPECIAL_ACCOUNT));
  await expect(count(page)).toHaveText(
    'แสดง 14 จาก 111 รายการ · ยอดยกมา 54,169.12 บาท · ยอดยกไป 53,843.61 บาท',
  );
  const rows = await movementsOf(table(page, MOVEMENTS));
  const came = sum(rows.map((row) => money(row[IN])));
  const went = sum(rows.map((row) => money(row[OUT])));
  expect(54_169_12 + came - went).toBe(53_843_61);
  await expect(page.getByRole('main').getByText('53,843.61 บาท', { exact: true })).toBeVisible();
});

test('[MEM-12] every balance since the account was opened follows from the one before, as at the backend', async ({
  page,
}) => {
  const { rows: wanted } = await signInTo<{ rows: { balance: string }[] }>(
    page,
    '1',
    `${depositStatement(SPECIAL_ACCOUNT)}?period=all`,
    'mem_dep_statement',
  );
  await expect(count(page)).toHaveText('แสดง 111 จาก 111 รายการ');
  const rows = (await movementsOf(table(page, MOVEMENTS))).toReversed();
  let balance = 0;
  for (const [index, row] of rows.entries()) {
    balance += money(row[IN]) - money(row[OUT]);
    expect(money(row[BALANCE]), `row ${index}`).toBe(balance);
    expect(balance).toBe(Math.round(Number(wanted[index]?.balance) * 100));
  }
  expect([rows.length, balance]).toEqual([111, 53_843_61]);
});

for (const no of ['01-1-02474-2', '00']) {
  test(`[MEM-12] ${no} is not among member 1’s accounts: the page says so and leads back`, async ({
    page,
  }) => {
    await signIn(page, '1', depositStatement(no));
    await expect(page.getByText('ไม่พบบัญชีนี้ในทะเบียนของท่าน')).toBeVisible();
    await page.getByRole('link', { name: 'ไปหน้าเงินฝาก' }).click();
    await expect(heading(page, 'เงินฝาก')).toBeVisible();
  });
}

test('[MEM-12] the chart has a caption, and a table with the last balance of each month', async ({
  page,
}) => {
  const title = 'ความเคลื่อนไหวของยอดเงินฝาก';
  await signIn(page, '1', depositStatement(SPECIAL_ACCOUNT));
  const chart = page.getByRole('figure').filter({ has: page.getByRole('img', { name: title }) });
  await expect(chart).toContainText('ปีนี้เงินเข้า 11,974.49 บาท เงินออก 12,300.00 บาท');
  await chart.getByText('ดูเป็นตาราง').click();
  const rows = await cellsOf(chart.getByRole('table', { name: title }));
  expect(rows[1]).toEqual(['6 ก.ค. 2563', '50,000.00']);
  expect(rows.at(-1)).toEqual(['31 ต.ค. 2569', '53,843.61']);
});
