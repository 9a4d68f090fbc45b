import type { Page } from '@playwright/test';
import {
  amountIn,
  answerTo,
  cellsOf,
  column,
  EMERGENCY,
  figure,
  goTo,
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

const RECENT = 'รายการล่าสุด';
/** Personal data stand behind a tap. */
const openPerson = (page: Page) => page.getByText('ข้อมูลส่วนตัวและสังกัดของท่าน').click();
/** Amounts of the wire are decimals of baht. */
const wire = (baht: string) => Math.round(Number(baht) * 100);

test('[MEM-07][FMT-02] the first page answers what I own, what I owe and what is taken this month', async ({
  page,
}) => {
  await signIn(page, '1');
  await expect(figure(page, 'ทุนเรือนหุ้น')).toHaveText('480,200.00');
  await expect(figure(page, 'เงินฝาก')).toHaveText('61,948.37');
  await expect(figure(page, 'หนี้คงเหลือ')).toHaveText('959,867.89');
  const main = page.getByRole('main');
  const first = main.getByRole('heading', { level: 2 }).first();
  await expect(first).toHaveText('30 พ.ย. 2569 หัก 16,277.96 บาท');
  await expect(main.getByText('ส่งเดือนละ 1,500.00 บาท')).toBeVisible();
  await expect(main.getByText('2 สัญญา · ชำระแล้ว 6.81 %')).toBeVisible();
  await expect(main.getByText('รอหักเงินเดือน')).toBeVisible();
  for (const [of, title] of [
    ['ทุนเรือนหุ้น', 'ทุนเรือนหุ้น'],
    ['เงินฝาก', 'เงินฝาก'],
    ['หนี้คงเหลือ', 'เงินกู้'],
  ] as const) {
    await main.getByRole('link', { name: `รายละเอียด ${of}` }).click();
    await expect(heading(page, title)).toBeVisible();
    await page.goBack();
  }
});

test('[MEM-07][MEM-08][MEM-09][MEM-11] the first page’s figures are those of the screens behind them, to the satang', async ({
  page,
}) => {
  const overview = await signInTo<Record<string, string>>(
    page,
    '1',
    '/member/status',
    'mem_overview',
  );
  const shown = async (term: string) => await amountIn(figure(page, term));
  const shares = await shown('ทุนเรือนหุ้น');
  const deposits = await shown('เงินฝาก');
  const debt = await shown('หนี้คงเหลือ');
  expect([shares, deposits, debt]).toEqual(
    ['share_balance', 'deposit_balance', 'loan_balance'].map((name) => wire(overview[name] ?? '')),
  );
  await goTo(page, 'ทุนเรือนหุ้น');
  expect(await shown('หุ้นสะสมรวม')).toBe(shares);
  await goTo(page, 'เงินกู้');
  expect(await shown('หนี้คงเหลือรวม')).toBe(debt);
  await goTo(page, 'เงินฝาก');
  expect(await shown('เงินฝากรวม')).toBe(deposits);
});

test('[MEM-07][MEM-10] the interest of this year is that of the statements together', async ({
  page,
}) => {
  await signIn(page, '1');
  await openPerson(page);
  await expect(figure(page, 'ดอกเบี้ยเงินกู้สะสมปีนี้')).toHaveText('40,621.98 บาท');
  const interest: number[] = [];
  for (const no of [ORDINARY, EMERGENCY]) {
    await open(page, loanStatement(no));
    interest.push(...column(await movementsOf(table(page, `รายการเดินบัญชี ${no}`)), 7));
  }
  expect(sum(interest)).toBe(40_621_98);
});

test('[MEM-07] the parts of this month’s deduction add up to it, and the difference is explained', async ({
  page,
}) => {
  await signIn(page, '1');
  const chart = page.getByRole('figure').filter({ hasText: 'น้อยกว่าเดือนก่อน' });
  await expect(chart).toContainText(
    'น้อยกว่าเดือนก่อน 192.89 บาท เพราะคิดดอกเบี้ย 30 วัน เดือนก่อน 31 วัน (−141.60) เงินต้นลดลง ดอกเบี้ยจึงลดลง (−31.29) และสมาชิกเสียชีวิต 13 ราย เดือนก่อน 14 ราย (−20.00)',
  );
  const parts = [
    ['ค่าหุ้นรายเดือน', '1,500.00'],
    [`เงินกู้สามัญ ${ORDINARY}`, '10,947.96'],
    [`เงินกู้เพื่อเหตุฉุกเฉิน ${EMERGENCY}`, '2,570.00'],
    ['เงินฝากออมทรัพย์พิเศษ', '1,000.00'],
    ['ฌาปนกิจสงเคราะห์ (13 ศพ)', '260.00'],
  ];
  await expect(chart.getByRole('term')).toHaveText(parts.map(([name]) => name ?? ''));
  await expect(chart.getByRole('definition')).toHaveText(parts.map(([, amount]) => amount ?? ''));
  expect(sum(parts.map(([, amount]) => satang(amount ?? '')))).toBe(16_277_96);
});

test('[MEM-07][MEM-27][FMT-03] the last movements stand together, newest first, each with its word and colour', async ({
  page,
}) => {
  await signIn(page, '1');
  expect(await cellsOf(table(page, RECENT))).toEqual([
    ['วันที่', 'รายการ', 'ประเภท', 'จำนวนเงิน (บาท)'],
    ['31 ต.ค. 2569', 'หุ้นรายเดือน งวดที่ 354', 'ซื้อหุ้น', '1,500.00'],
    ['31 ต.ค. 2569', `ชำระเงินกู้เพื่อเหตุฉุกเฉิน ${EMERGENCY}`, 'ชำระหนี้', '2,570.00'],
    ['31 ต.ค. 2569', `ชำระเงินกู้สามัญ ${ORDINARY}`, 'ชำระหนี้', '11,120.85'],
    ['31 ต.ค. 2569', 'ฝากหักเงินเดือน 01-2-29xxx-9', 'ฝาก', '1,000.00'],
    ['30 ก.ย. 2569', 'หุ้นรายเดือน งวดที่ 353', 'ซื้อหุ้น', '1,500.00'],
    ['30 ก.ย. 2569', `ชำระเงินกู้เพื่อเหตุฉุกเฉิน ${EMERGENCY}`, 'ชำระหนี้', '2,570.00'],
  ]);
  for (const word of ['ซื้อหุ้น', 'ชำระหนี้', 'ฝาก']) {
    const tag = table(page, RECENT).getByText(word, { exact: true }).first();
    expect(await toneOf(tag), word).toBe('positive');
  }
});

test('[MEM-07] money that leaves an account is red and has a minus, money that comes is green', async ({
  page,
  control,
  world,
}) => {
  type Overview = { recent: { kind: string; sign_status: number; amount: string }[] };
  const good = await signInTo<Overview>(page, '1', '/member/status', 'mem_overview');
  const recent = good.recent.map((row) =>
    row.kind === 'deposit' ? { ...row, sign_status: -1, amount: '3000.00' } : row,
  );
  const body = { ...good, recent };
  await control.faults.add.mutate({ world, endpoint: 'memberOverviewShow', body });
  await open(page, '/member/status');
  const row = table(page, RECENT).getByRole('row', { name: 'ฝากหักเงินเดือน' });
  await expect(row).toContainText('−3,000.00');
  expect(await toneOf(row.getByText('ถอน', { exact: true }))).toBe('negative');
});

test('[MEM-07][MEM-27][FMT-03] the person on record: dates of the Buddhist era with ages, numbers masked', async ({
  page,
}) => {
  await signIn(page, '1');
  await openPerson(page);
  for (const [term, value] of [
    ['ชื่อ-นามสกุล', 'นายสมชาย ใจงาม'],
    ['ประเภทสมาชิก', 'สามัญ'],
    ['เลขประจำตัวประชาชน', '9-xxxx-xxxxx-x9-9'],
    ['วันเกิด', '18 ส.ค. 2515 (54 ปี 3 เดือน)'],
    ['วันที่เป็นสมาชิก', '1 พ.ค. 2540 (29 ปี 6 เดือน)'],
    ['วันเกษียณ', '30 ก.ย. 2575'],
    ['เงินเดือน', '46,760.00 บาท'],
    ['สังกัด', 'โรงเรียนบ้านตัวอย่าง (80010001)'],
    ['ที่อยู่', '394/90 ม.7 ต.ปากพูน อ.เมือง จ.นครศรีธรรมราช 80000'],
    ['มือถือ', '089-000-0001'],
    ['บัญชีรับปันผล', 'กรุงไทย xxx-x-x8895-2'],
  ] as const) {
    await expect(figure(page, term), term).toHaveText(value);
  }
});

for (const empty of ['', '0000-00-00 00:00:00']) {
  test(`[MEM-27][FMT-03] a day that is ${JSON.stringify(empty)} on record shows a dash`, async ({
    page,
    control,
    world,
  }) => {
    await signIn(page, '1');
    const good = await answerTo<object>(page, 'mem_info', () => openPerson(page));
    const body = { ...good, birth_date: empty, retire_date: empty };
    await control.faults.add.mutate({ world, endpoint: 'memberInfoShow', body });
    await open(page, '/member/status');
    await openPerson(page);
    expect(await figure(page, 'วันเกษียณ').evaluate((one) => one.textContent)).toBe(' - ');
    await expect(figure(page, 'วันเกิด')).toHaveText(/^\s*-\s/);
    await expect(page.getByRole('main')).not.toContainText('2442');
  });
}

test('[MEM-07] who joined this month: the first share, nothing collected yet, no empty charts', async ({
  page,
}) => {
  await signIn(page, '2');
  await expect(figure(page, 'ทุนเรือนหุ้น')).toHaveText('650.00');
  await expect(figure(page, 'เงินฝาก')).toHaveText('0.00');
  await expect(figure(page, 'หนี้คงเหลือ')).toHaveText('0.00');
  const main = page.getByRole('main');
  for (const words of ['ยังไม่มีบัญชี', 'ไม่มีหนี้', 'เดือนนี้ยังไม่มีรายการเรียกเก็บ']) {
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole('figure')).toHaveCount(0);
  expect(await cellsOf(table(page, RECENT))).toHaveLength(2);
});

test('[MEM-07] two months behind: a band above everything says how much, of which months, what to do', async ({
  page,
}) => {
  await signIn(page, '3');
  const main = page.getByRole('main');
  await expect(main.getByText('ค้างชำระ 66,830.69 บาท')).toBeVisible();
  await expect(main.getByText('ของเดือนกันยายน 2569 และตุลาคม 2569')).toBeVisible();
  await expect(main.getByRole('link', { name: '075-123-456' })).toHaveAttribute(
    'href',
    'tel:075123456',
  );
  await expect(figure(page, 'ค้างชำระจากเดือนก่อน')).toHaveText('66,830.69');
  await main.getByRole('link', { name: 'ดูรายการที่ค้าง', exact: true }).click();
  await expect(heading(page, 'รายการเรียกเก็บ')).toBeVisible();
});

test('[MEM-07] a pensioner has no line for a salary; the longest name and address stand in full', async ({
  page,
}) => {
  await signIn(page, '10');
  await openPerson(page);
  await expect(figure(page, 'ตำแหน่ง')).toHaveText('ข้าราชการบำนาญ');
  await expect(page.getByRole('term').filter({ hasText: /^เงินเดือน$/ })).toHaveCount(0);
  await signIn(page, '11');
  await openPerson(page);
  await expect(figure(page, 'ชื่อ-นามสกุล')).toHaveText(
    'ว่าที่ร้อยตรีประสิทธิ์เกียรติกำจร วงศ์สุวรรณรัตนโชติพิพัฒน์กุล ณ นครศรีธรรมราช',
  );
  await expect(figure(page, 'คู่สมรส')).toHaveText('-');
});

test('[MEM-07] the chart of shares says in words what it shows, and has the same in a table', async ({
  page,
}) => {
  const title = 'การเติบโตของทุนเรือนหุ้น';
  type Overview = { share_by_year: { year: number; balance: string }[] };
  const { share_by_year: years } = await answerTo<Overview>(page, 'mem_overview', () =>
    signIn(page, '1'),
  );
  const chart = page.getByRole('figure').filter({ has: page.getByRole('img', { name: title }) });
  await expect(chart).toContainText('เพิ่มจาก 5,200.00 บาท ในปี 2540 เป็น 480,200.00 บาท ในปี 2569');
  await chart.getByText('ดูเป็นตาราง').click();
  const rows = (await cellsOf(chart.getByRole('table', { name: title }))).slice(1);
  expect(rows.map(([year, amount]) => [Number(year) - 543, satang(amount ?? '')])).toEqual(
    years.map(({ year, balance }) => [year, wire(balance)]),
  );
});
