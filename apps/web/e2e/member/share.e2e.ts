import type { Page } from '@playwright/test';
import { onDay } from '../kit/later.ts';
import {
  amountIn,
  cellsOf,
  column,
  count,
  figure,
  movementsOf,
  open,
  signInTo,
  sum,
  table,
  toneOf,
} from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

const SHARE = '/member/share';
const ALL = '/member/share?period=all';
const MOVEMENTS = 'รายการเคลื่อนไหวของหุ้น';
const AMOUNT = 5;
const BALANCE = 6;

interface ShareAnswer {
  share_balance: string;
  share_begin: string;
  rows: { sign_status: number; operate_date: string; amount: string; balance: string }[];
}

test('[MEM-08][FMT-02] balance, monthly share, opening balance and what was added stand on top', async ({
  page,
}) => {
  await signIn(page, '1', SHARE);
  await expect(figure(page, 'หุ้นสะสมรวม')).toHaveText('480,200.00');
  await expect(figure(page, 'ส่งหุ้นงวดละ')).toHaveText('1,500.00');
  await expect(figure(page, 'หุ้นยกมาต้นปี')).toHaveText('465,200.00');
  await expect(figure(page, 'เพิ่มขึ้นในปีนี้')).toHaveText('15,000.00');
  const main = page.getByRole('main');
  await expect(main.getByText('48,020 หุ้น หุ้นละ 10 บาท')).toBeVisible();
  await expect(main.getByText('ล่าสุดงวดที่ 354')).toBeVisible();
  expect(await toneOf(main.getByText('ปกติ', { exact: true }))).toBe('positive');
});

test('[MEM-08][MEM-27][FMT-03] this fiscal year’s movements, newest first, with their word, slip and total', async ({
  page,
}) => {
  await signIn(page, '1', SHARE);
  const rows = await cellsOf(table(page, MOVEMENTS));
  expect(rows).toHaveLength(12);
  expect(rows[0]).toEqual([
    'วันที่',
    'รายการ',
    'ใบเสร็จ',
    'งวด',
    'ประเภท',
    'จำนวนเงิน (บาท)',
    'คงเหลือ (บาท)',
  ]);
  expect(rows[1]).toEqual([
    '31 ต.ค. 2569',
    'หุ้นรายเดือน',
    '6910-00001',
    '354',
    'ซื้อหุ้น',
    '1,500.00',
    '480,200.00',
  ]);
  expect(rows[10]?.[0]).toBe('31 ม.ค. 2569');
  expect(rows[11]).toEqual(['รวม 10 รายการ', '15,000.00', '']);
  expect(await toneOf(table(page, MOVEMENTS).getByText('ซื้อหุ้น').first())).toBe('positive');
});

test('[MEM-08] the movements add up to the balance, row after row, and are those of the backend', async ({
  page,
}) => {
  const answer = await signInTo<ShareAnswer>(page, '1', ALL, 'mem_share');
  await expect(count(page)).toHaveText('แสดง 358 จาก 358 รายการ');
  const rows = await movementsOf(table(page, MOVEMENTS));
  const amounts = column(rows, AMOUNT);
  const balances = column(rows, BALANCE);
  const balance = await amountIn(figure(page, 'หุ้นสะสมรวม'));
  expect(rows).toHaveLength(358);
  expect(sum(amounts)).toBe(balance);
  expect(balances[0]).toBe(balance);
  for (const [index, amount] of amounts.entries()) {
    expect(balances[index], `row ${index}`).toBe((balances[index + 1] ?? 0) + amount);
  }
  expect(rows.map((row) => [row[AMOUNT], row[BALANCE]]).map((pair) => pair.join())).toEqual(
    answer.rows
      .toReversed()
      .map(({ amount, balance: after }) =>
        [amount, after].map((baht) => baht.replace(/\d(?=(\d{3})+\.)/g, '$&,')).join(),
      ),
  );
  const begin = await amountIn(figure(page, 'หุ้นยกมาต้นปี'));
  expect(begin + (await amountIn(figure(page, 'เพิ่มขึ้นในปีนี้')))).toBe(balance);
});

/** On a phone: the first years come by pressing, and hold the first movement. */
async function reachFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'แสดงปีก่อนหน้าอีก 30 ปี' }).click();
  await expect(page.getByRole('button', { name: /^ปี 25/ })).toHaveCount(36);
  await page.getByRole('button', { name: /^ปี 2534/ }).click();
  const first = page.getByRole('listitem').filter({ hasText: 'ค่าหุ้นแรกเข้า' });
  await expect(first).toContainText(/1 พ.ย. 2534.*650\.00/);
}

test('[MEM-08] 35 years: every one of 426 movements is there, under its year, and the first can be reached @phone', async ({
  page,
}) => {
  await signIn(page, '4', ALL);
  await expect(count(page)).toHaveText('แสดง 426 จาก 426 รายการ');
  const phone = page.getByRole('button', { name: /^ปี 25/ });
  if (await phone.first().isVisible()) return await reachFirst(page);
  const found = table(page, MOVEMENTS);
  const years = (await cellsOf(found)).filter((row) => row.length === 1).map(([year]) => year);
  expect(years).toHaveLength(36);
  expect([years[0], years.at(-1)]).toEqual(['ปี 2569', 'ปี 2534']);
  const rows = await movementsOf(found);
  expect(rows).toHaveLength(426);
  expect(sum(column(rows, AMOUNT))).toBe(748_400_00);
  const first = found.getByRole('row', { name: /ค่าหุ้นแรกเข้า/ });
  await expect(first).not.toBeInViewport();
  await first.scrollIntoViewIfNeeded();
  await expect(first).toBeInViewport();
  await expect(first).toContainText('1 พ.ย. 2534');
  await expect(first).toContainText('650.00');
});

test('[MEM-08] who has paused: nothing a month, in gray, and all movements because this year has none', async ({
  page,
}) => {
  await signIn(page, '11', SHARE);
  await expect(figure(page, 'ส่งหุ้นงวดละ')).toHaveText('0.00');
  await expect(figure(page, 'เพิ่มขึ้นในปีนี้')).toHaveText('0.00');
  expect(await toneOf(page.getByRole('main').getByText('งดส่งหุ้น', { exact: true }))).toBe('muted');
  await expect(
    page.getByRole('group', { name: 'ช่วงเวลา' }).getByRole('button', { pressed: true }),
  ).toHaveText('ทั้งหมด');
  await expect(count(page)).toHaveText('แสดง 350 จาก 350 รายการ');
});

test('[MEM-08] each sign status of a share has the colour of the specification', async ({
  page,
  control,
  world,
}) => {
  const good = await signInTo<ShareAnswer>(page, '1', SHARE, 'mem_share');
  const signs = [
    [0, 'ยกมา', 'muted'],
    [-1, 'ถอนหุ้น', 'negative'],
    [1, 'ซื้อหุ้น', 'positive'],
    [2, 'ซื้อหุ้น', 'muted'],
  ] as const;
  // Newest first on the page, oldest first on the wire.
  const rows = good.rows
    .slice(-signs.length)
    .map((row, index) => ({ ...row, sign_status: signs.toReversed()[index]?.[0] }));
  const body = { ...good, sign_status: -1, rows };
  await control.faults.add.mutate({ world, endpoint: 'memberShareList', body });
  await open(page, SHARE);
  expect(await toneOf(page.getByRole('main').getByText('ปกติ', { exact: true }))).toBe('negative');
  for (const [index, [sign_status, word, tone]] of signs.entries()) {
    const row = table(page, MOVEMENTS)
      .getByRole('row')
      .nth(index + 1);
    const tag = row.getByText(word, { exact: true });
    expect(await toneOf(tag), `status ${sign_status}`).toBe(tone);
  }
});

test('[MEM-08] the growth chart has a caption, and the same figures in a table', async ({
  page,
}) => {
  const title = 'การเติบโตของทุนเรือนหุ้น';
  await signIn(page, '1', SHARE);
  const chart = page.getByRole('figure').filter({ has: page.getByRole('img', { name: title }) });
  await expect(chart).toContainText(
    'ปีบัญชีนี้เพิ่มขึ้น 15,000.00 บาท · หากส่งเดือนละ 1,500.00 บาท ต่อไป อีก 14 เดือนจะครบ 500,000.00 บาท',
  );
  await expect(chart.getByRole('table')).toBeHidden();
  await chart.getByText('ดูเป็นตาราง').click();
  const rows = await cellsOf(chart.getByRole('table', { name: title }));
  expect(rows[0]).toEqual(['วันที่', 'จำนวนเงิน (บาท)']);
  expect(rows[1]).toEqual(['1 พ.ค. 2540', '650.00']);
  expect(rows.at(-1)).toEqual(['31 ต.ค. 2569', '480,200.00']);
  expect(rows).toHaveLength(1 + 31);
});

test('[MEM-08] with one movement there is no line to draw, and the statement has one row', async ({
  page,
}) => {
  await signIn(page, '2', SHARE);
  await expect(count(page)).toHaveText('แสดง 1 จาก 1 รายการ');
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(0);
  expect((await cellsOf(table(page, MOVEMENTS))).slice(1)).toEqual([
    ['1 พ.ย. 2569', 'ค่าหุ้นแรกเข้า', '691101-00002', '1', 'ซื้อหุ้น', '650.00', '650.00'],
    ['รวม 1 รายการ', '650.00', ''],
  ]);
});

test('[MEM-26] while a feed is on its way its boxes say that they load; then the records are there', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1');
  await control.faults.add.mutate({ world, endpoint: 'memberShareList', delayMs: 1500 });
  await page.goto(SHARE);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
  await expect(page.getByRole('main').getByText('หุ้นสะสมรวม')).toHaveCount(0);
  await expect(figure(page, 'หุ้นสะสมรวม')).toHaveText('480,200.00');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
});

test('[MEM-08] shares that are owed are said with the by-law, and the third month in a row is a warning', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '3', SHARE);
  const main = page.getByRole('main');
  await expect(main.getByText('ค้างส่งค่าหุ้น 4,400.00 บาท')).toBeVisible();
  await expect(main.getByText(/^ตามข้อบังคับ สมาชิกที่ขาดส่งค่าหุ้นถึงสามงวดติดต่อกัน/)).toBeVisible();
  await onDay({ page, control, world }, '2026-12-01', '3', SHARE);
  await expect(main.getByText('ขาดส่งค่าหุ้น 3 เดือนติดต่อกัน')).toBeVisible();
  await expect(main.getByText('ค้างส่งค่าหุ้น 6,600.00 บาท')).toBeVisible();
});
