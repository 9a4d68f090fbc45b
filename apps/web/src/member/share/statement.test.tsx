import { examples } from '@coop/contracts/examples/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveCsv } from '../../testing/downloads.ts';
import { definition, satangOf, tableRows, toneOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Share } from './route.tsx';

const at = '/member/share';
const CAPTION = 'รายการเคลื่อนไหวของหุ้น';
const { response: EXAMPLE } = examples.memberShareList;
const [AMOUNT, BALANCE] = [5, 6];
/** Rows of movements only. */
const movements = () => tableRows(CAPTION).filter((row) => /^\d/.test(row));
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const open = (member: string, query = '') =>
  openScreen(Share, { member, at: at + query, path: at });

test('[MEM-08] the movements add up to the balance, row after row', async () => {
  await open('00001', '?period=all');
  await screen.findByText('แสดง 358 จาก 358 รายการ');
  const rows = movements().toReversed();
  expect(rows).toHaveLength(358);
  const amounts = satangOf(rows, AMOUNT);
  const balances = satangOf(rows, BALANCE);
  for (const index of amounts.keys()) {
    expect(balances[index], rows[index]).toBe(sum(amounts.slice(0, index + 1)));
  }
  expect(balances.at(-1)).toBe(480_200_00);
  expect(rows[0]).toMatch(/^1 พ\.ค\. 2540 \| .* \| 650\.00 \| 650\.00$/);
});

test('[MEM-26] while the feed is on its way its boxes say that they load', async () => {
  await open('00001');
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  expect(screen.queryByText('หุ้นสะสมรวม')).toBeNull();
  await screen.findByText('หุ้นสะสมรวม');
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
});

test('[MEM-08] 35 years: every one of 426 movements is there, under its year', async () => {
  await open('00004', '?period=all');
  await screen.findByText('แสดง 426 จาก 426 รายการ');
  const years = tableRows(CAPTION).filter((row) => /^ปี \d{4}$/.test(row));
  expect([years.length, years[0], years.at(-1)]).toEqual([36, 'ปี 2569', 'ปี 2534']);
  expect(movements()).toHaveLength(426);
  expect(sum(satangOf(movements(), AMOUNT))).toBe(748_400_00);
  expect(movements().at(-1)).toMatch(/^1 พ\.ย\. 2534 \| ค่าหุ้นแรกเข้า .* 650\.00 \| 650\.00$/);
});

test('[MEM-08] who has paused reads all movements, because this year has none', async () => {
  await open('00011');
  await screen.findByText('แสดง 350 จาก 350 รายการ');
  expect(definition('เพิ่มขึ้นในปีนี้')).toBe('0.00');
  const periods = within(screen.getByRole('group', { name: 'ช่วงเวลา' }));
  expect(periods.getByRole('button', { pressed: true }).textContent).toBe('ทั้งหมด');
});

test('[MEM-08] with one movement there is no line to draw, and the statement has one row', async () => {
  await open('00002');
  await screen.findByText('แสดง 1 จาก 1 รายการ');
  expect(screen.queryByRole('figure')).toBeNull();
  expect(tableRows(CAPTION).slice(1)).toEqual([
    '1 พ.ย. 2569 | ค่าหุ้นแรกเข้า | 691101-00002 | 1 | ซื้อหุ้น | 650.00 | 650.00',
    'รวม 1 รายการ | 650.00 | ',
  ]);
});

test('[MEM-08] each sign status of a share has the colour of the specification', async () => {
  const signs = [2, 1, -1, 0];
  const rows = signs.map((sign_status, index) => ({
    ...EXAMPLE.rows[0],
    seq_no: index + 1,
    operate_date: `2026-10-0${index + 1}`,
    sign_status,
  }));
  await openScreen(Share, {
    member: '00001',
    at,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberShareList', body: { ...EXAMPLE, sign_status: -1, rows } }),
  });
  const table = within(await screen.findByRole('table', { name: CAPTION }));
  const tags = table
    .getAllByRole('row')
    .slice(1, 5)
    .map((row) => row.querySelector('[class*=_tag_]'));
  expect(tags.map((tag) => [tag?.textContent, toneOf(tag)])).toEqual([
    ['ยกมา', 'muted'],
    ['ถอนหุ้น', 'negative'],
    ['ซื้อหุ้น', 'positive'],
    ['ซื้อหุ้น', 'muted'],
  ]);
  expect(toneOf(screen.getByText('ปกติ'))).toBe('negative');
});

test('[MEM-08] the growth chart has a caption, and the same figures in a table', async () => {
  const title = 'การเติบโตของทุนเรือนหุ้น';
  await open('00001');
  const chart = (await screen.findByRole('img', { name: title })).closest('figure');
  expect(chart?.textContent).toContain(
    'ปีบัญชีนี้เพิ่มขึ้น 15,000.00 บาท · หากส่งเดือนละ 1,500.00 บาท ต่อไป อีก 14 เดือนจะครบ 500,000.00 บาท',
  );
  const rows = tableRows(title);
  expect(rows.slice(0, 2)).toEqual(['วันที่ | จำนวนเงิน (บาท)', '1 พ.ค. 2540 | 650.00']);
  expect(rows.at(-1)).toBe('31 ต.ค. 2569 | 480,200.00');
  expect(rows).toHaveLength(1 + 31);
});

test('[MEM-28] each period shows its rows, and the count is said in a live region', async () => {
  const { user } = await open('00001');
  const count = await screen.findByText(/^แสดง 10 จาก/);
  expect(count.getAttribute('role')).toBe('status');
  const periods = within(screen.getByRole('group', { name: 'ช่วงเวลา' }));
  for (const [name, words, oldest] of [
    ['เดือนนี้', 'แสดง 0 จาก 358 รายการ · ยอดยกมา 480,200.00 บาท', undefined],
    [
      '3 เดือนล่าสุด',
      'แสดง 3 จาก 358 รายการ · ยอดยกมา 475,700.00 บาท · ยอดยกไป 480,200.00 บาท',
      '31 ส.ค. 2569',
    ],
    [
      'ปีบัญชีก่อน',
      'แสดง 12 จาก 358 รายการ · ยอดยกมา 447,200.00 บาท · ยอดยกไป 465,200.00 บาท',
      '31 ม.ค. 2568',
    ],
  ] as const) {
    await user.click(periods.getByRole('button', { name }));
    expect((await screen.findByText(/^แสดง \d+ จาก/)).textContent).toBe(words);
    if (oldest) expect(movements().at(-1)).toContain(oldest);
    else expect(screen.queryByRole('table', { name: CAPTION })).toBeNull();
  }
});

test('[MEM-28] the search finds words, slips, amounts and days, also when the Thai is typed differently', async () => {
  const { user } = await open('00001', '?period=all');
  const search = await screen.findByRole('searchbox', { name: 'ค้นหา' });
  for (const [words, rows] of [
    ['ซื้อหุ้นพิเศษ', 4],
    // Two เ for a แ look the same and are not.
    ['เเรกเข้า', 1],
    ['6910-00001', 1],
    ['20,000.00', 1],
    ['20000', 1],
    ['ต.ค. 2569', 1],
  ] as const) {
    await user.clear(search);
    await user.paste(words);
    expect(await screen.findByText(`แสดง ${rows} จาก 358 รายการ`), words).toBeDefined();
  }
  await user.click(screen.getByRole('button', { name: /^ล้าง/ }));
  expect(await screen.findByText('แสดง 358 จาก 358 รายการ')).toBeDefined();
  expect(document.activeElement).toBe(search);
});

test('[MEM-28] what a backend calls a movement is not run by a spreadsheet', async () => {
  const rows = EXAMPLE.rows.map((row) => ({ ...row, item_desc: '=cmd|calc,"x"' }));
  const { user } = await openScreen(Share, {
    member: '00001',
    at: `${at}?period=all`,
    path: at,
    before: ({ faults }) => faults.add({ endpoint: 'memberShareList', body: { ...EXAMPLE, rows } }),
  });
  const { lines } = await saveCsv(user, await screen.findByRole('button', { name: 'ดาวน์โหลด' }));
  expect(lines[1]).toContain(`,"'=cmd|calc,""x""",`);
});
