import { examples } from '@coop/contracts/examples/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PAID_YEAR } from '../../planners/dividend-meter/testing/paid-year.ts';
import { saveCsv } from '../../testing/downloads.ts';
import { definition, satangOf, tableRows, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Dividend } from './route.tsx';

const path = '/member/dividend';
/** Waits for a figure; the same term stands in the sums once more. */
const shown = (term: string) => screen.findAllByText(term, { selector: 'dt' });
const options = () =>
  within(screen.getByLabelText('ปีบัญชี'))
    .getAllByRole('option')
    .map((element) => element.textContent);

/** Not on the paper that is printed in place of the page. */
const ON_PAGE = { ignore: 'article *' };

test('[MEM-17] without a year in the address the last approved one is shown: sums, deductions, payment', async () => {
  await openScreen(Dividend, { member: '00001', at: path });
  await shown('รับสุทธิ');
  expect(definition('รับสุทธิ')).toBe('14,231.14');
  expect(definition('เงินปันผล')).toBe('23,911.14');
  expect(definition('เงินคืนตามดอกเบี้ยที่ท่านจ่าย')).toBe('0.00');
  expect(definition('รายการหัก')).toBe('9,680.00');
  expect(definition('ฌาปนกิจสงเคราะห์ สสอค. ปี 2569')).toBe('−4,840.00');
  expect(definition('สถานะ')).toBe('โอนแล้ว');
  expect(definition('ธนาคาร')).toBe('กรุงไทย');
  expect(definition('เลขที่บัญชี')).toBe('xxx-x-x8895-2');
  expect(definition('วันที่โอน')).toBe('30 ม.ค. 2569');
  expect(options()).toEqual([
    'ปี 2569 (ประมาณการ)',
    'ปี 2568',
    'ปี 2567',
    'ปี 2566',
    'ปี 2565',
    'ปี 2564',
  ]);
  expect(screen.queryByText('ปีนี้ท่านจะได้รับเท่าใด (ประมาณการ)')).toBeNull();
});

test('[MEM-17] a year that is not in the record is said to be missing, until one is chosen', async () => {
  const { user } = await openScreen(Dividend, { member: '00001', at: `${path}?year=2540` });
  await screen.findByText('ไม่พบปันผลของปีที่ระบุ');
  expect(screen.getByText('หน้านี้แสดงปี 2568 กรุณาเลือกปีบัญชีจากรายการ')).toBeDefined();
  expect(definition('รับสุทธิ')).toBe('14,231.14');
  await user.selectOptions(screen.getByLabelText('ปีบัญชี'), 'ปี 2567');
  await waitFor(() => expect(screen.queryByText('ไม่พบปันผลของปีที่ระบุ')).toBeNull());
});

test('[ABI-13] a year’s summary opens the dividend that was paid in it', async () => {
  await openScreen(Dividend, { member: '00001', at: `${path}?paid=2025` });
  expect((await screen.findByLabelText<HTMLSelectElement>('ปีบัญชี')).value).toBe('2567');
});

test.each([
  ['2026-01-24', '2567'],
  ['2026-01-25', '2568'],
  ['2027-01-26', '2569'],
])(
  '[ABI-13] the dividend that was the last approved one on %s is that of %s',
  async (day, year) => {
    await openScreen(Dividend, { member: '00001', at: `${path}?approved=${day}` });
    expect((await screen.findByLabelText<HTMLSelectElement>('ปีบัญชี')).value).toBe(year);
  },
);

test('[MEM-17] the working of a year adds up: each share with its months, each contract with its interest', async () => {
  await openScreen(Dividend, { member: '00001', at: `${path}?year=2569` });
  await shown('สะสมถึง 19 พ.ย. 2569');
  const rows = tableRows('วิธีคิดเงินปันผล');
  expect(rows[0]).toBe('วันที่ | รายการ | จำนวนหุ้น (บาท) | เดือนที่นับ | เงินปันผล (บาท)');
  expect(rows[1]).toBe('1 ม.ค. 2569 | หุ้นยกมาต้นปี | 465,200.00 | 12/12 | 24,423.00');
  expect(rows[2]).toBe('31 ม.ค. 2569 | หุ้นรายเดือน | 1,500.00 | 11/12 | 72.19');
  expect(rows.at(-1)).toMatch(/^รวม .*480,200\.00 .*24,849\.58$/);
  expect(tableRows('วิธีคิดเงินคืนตามดอกเบี้ย').slice(1)).toEqual([
    'เงินกู้เพื่อเหตุฉุกเฉิน ฉฉ.2569/80654 | 4 | 447.89',
    'เงินกู้สามัญ สม.2569/64542 | 9 | 40,174.09',
    expect.stringMatching(/^รวม .*40,621\.98$/),
  ]);
  const sums = [2, 4].map((column) => satangOf(rows.slice(1, -1), column).reduce((a, b) => a + b));
  expect(sums).toEqual([480_200_00, 24_849_58]);
  expect(document.body.textContent).toMatch(/40,621\.98 × 12\.00\s% = 4,874\.64\sบาท/);
  // 24,849.58 + 4,874.64 less three deductions.
  expect(definition('สะสมถึง 19 พ.ย. 2569')).toBe('17,692.22');
});

test('[MEM-17][ABI-04] the running year is marked as an estimate and has a meter for other rates', async () => {
  const { user } = await openScreen(Dividend, { member: '00001', at: `${path}?year=2569` });
  expect(await screen.findByText('ตัวเลขของปี 2569 เป็นประมาณการ')).toBeDefined();
  expect(screen.getByText(/ถึงวันที่ 19 พ\.ย\. 2569 ด้วยอัตราของปี 2568/, ON_PAGE)).toBeDefined();
  const caption = 'ประมาณการปี 2569 ตามอัตราที่ลอง (บาท)';
  expect(tableRows(caption)).toEqual([
    'รายการ | ถึง 19 พ.ย. 2569 | คาดถึง 31 ธ.ค. 2569',
    'หุ้นเฉลี่ยตามเดือนที่ถือ | 473,325.00 | 473,450.00',
    'ดอกเบี้ยเงินกู้ที่จ่าย | 40,621.98 | 49,386.16',
    'เงินปันผล 5.25 % | 24,849.58 | 24,856.14',
    'เงินคืนตามดอกเบี้ย 12.00 % | 4,874.64 | 5,926.34',
    'รายการหัก | −12,032.00 | −12,032.00',
    'รับสุทธิ | 17,692.22 | 18,750.48',
  ]);
  const [estimate, tried] = screen.getAllByText('คาดว่ารับสุทธิเมื่อสิ้นปี');
  expect(textOf(tried?.closest('[role=status]'))).toBe('คาดว่ารับสุทธิเมื่อสิ้นปี 18,750.48 บาท');
  // One estimate, and its day; what is earned by today has none.
  expect(textOf(estimate?.parentElement)).toContain('18,750.48กำหนดโอน 1 ก.พ. 2570');
  const earned = screen.getAllByText('สะสมถึง 19 พ.ย. 2569')[0]?.closest('div');
  expect(textOf(earned)).toContain('17,692.22ยังไม่รวมเดือนที่เหลือของปี');
  fireEvent.change(screen.getByRole('slider', { name: 'อัตราปันผล' }), { target: { value: '600' } });
  // 28,399.50 at 6.00 % + 4,874.64 − 12,032.00
  expect(tableRows(caption).at(-1)).toContain('| 21,242.14 |');
  fireEvent.change(screen.getByRole('slider', { name: 'อัตราเงินคืน' }), { target: { value: '0' } });
  expect(tableRows(caption).at(-1)).toContain('| 16,367.50 |');
  await user.click(screen.getByRole('button', { name: 'ปี 2568: 5.25 / 12.00 %' }));
  expect(tableRows(caption).at(-1)).toContain('| 17,692.22 |');
  // The sums of the year itself stay as they are.
  expect(definition('สะสมถึง 19 พ.ย. 2569')).toBe('17,692.22');
});

test('[MEM-17] rates that are tried stand in the address beside the year', async () => {
  const tried = `${path}?year=2569&dividend=600&refund=0`;
  const { user, address } = await openScreen(Dividend, { member: '00001', at: tried });
  expect(await screen.findByText('เงินปันผล 6.00 %')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ปี 2568: 5.25 / 12.00 %' }));
  const chosen = `${path}?year=2569&dividend=525&refund=1200`;
  await waitFor(() => expect(address()).toBe(chosen));
});

test('[MEM-17] choosing a year writes it into the address in the Buddhist era', async () => {
  const { user, address } = await openScreen(Dividend, { member: '00001', at: path });
  await user.selectOptions(await screen.findByLabelText('ปีบัญชี'), 'ปี 2566');
  expect(definition('เงินปันผล')).toBe('20,972.50');
  expect(address()).toBe(`${path}?year=2566`);
});

test('[MEM-17] the chart has each year’s sum, the estimate marked, and the same in a table', async () => {
  const title = 'ปันผลและเฉลี่ยคืนแต่ละปี';
  await openScreen(Dividend, { member: '00001', at: path });
  const chart = (await screen.findByRole('table', { name: title, hidden: true })).closest('figure');
  expect(chart?.textContent).toContain('2569* เป็นประมาณการ');
  const rows = tableRows(title).slice(1);
  expect(rows.map((row) => row.split(' | ')[0])).toEqual([
    '2564',
    '2565',
    '2566',
    '2567',
    '2568',
    '2569*',
  ]);
  // 24,849.58 + 4,874.64
  expect(rows.slice(-2)).toEqual(['2568 | 23,911.14', '2569* | 29,724.22']);
});

test('[MEM-17] a year that the meeting has approved says when it is transferred', async () => {
  const { response } = examples.memberDividendList;
  const [year] = response.years;
  const approved = { ...year, status: 'อนุมัติ', pay_date: '2027-02-01' };
  await openScreen(Dividend, {
    member: '00001',
    at: path,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberDividendList', body: { ...response, years: [approved] } }),
  });
  await shown('รับสุทธิ');
  expect(definition('สถานะ')).toBe('อนุมัติ');
  expect(definition('กำหนดโอน')).toBe('1 ก.พ. 2570');
  expect(screen.queryByRole('slider')).toBeNull();
});

test('[MEM-17][MEM-28] the whole working is saved as CSV', async () => {
  const { user } = await openScreen(Dividend, { member: '00001', at: `${path}?year=2569` });
  const [button] = await screen.findAllByRole('button', { name: 'ดาวน์โหลดตาราง' });
  const { name, lines } = await saveCsv(user, button);
  expect(name).toBe('ปันผลและเฉลี่ยคืน 00001 ปี 2569 (ประมาณการ).csv');
  expect(lines[0]).toBe('รายการ,วันที่,ฐานที่ใช้คิด (บาท),ตัวคูณ,จำนวนเงิน (บาท)');
  expect(lines[1]).toBe('หุ้นยกมาต้นปี,01/01/2569,465200.00,5.25 % × 12/12,24423.00');
  expect(lines).toContain('เงินคืนตามดอกเบี้ยที่ท่านจ่าย,,40621.98,12.00 %,4874.64');
  expect(lines).toContain('ฌาปนกิจสงเคราะห์ สสอค. ปี 2570,,,,-4840.00');
  expect(lines.at(-2)).toBe('สะสมถึง 19 พ.ย. 2569,,,,17692.22');
});

test('a member in arrears is told why there is no refund', async () => {
  const { user } = await openScreen(Dividend, { member: '00003', at: `${path}?year=2569` });
  expect(await screen.findByText('งดจ่ายเงินคืนตามดอกเบี้ยของปีนี้')).toBeDefined();
  // On the page, and on the paper that is printed in its place.
  const sentences = textOf(document.body).match(/ณ วันที่ 19 พ\.ย\. 2569 ท่านมีงวดเงินกู้ค้างชำระ/g);
  expect(sentences).toHaveLength(2);
  expect(definition('เงินคืนตามดอกเบี้ยที่ท่านจ่าย')).toBe('0.00');
  expect(screen.queryByRole('slider', { name: 'อัตราเงินคืน' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('ปีบัญชี'), 'ปี 2568');
  expect(definition('เงินคืนตามดอกเบี้ยที่ท่านจ่าย')).toBe('16,197.00');
});

test('what the dividend did not cover is named', async () => {
  const { response } = examples.memberDividendList;
  const deductions = PAID_YEAR.deductions.map((deduction) => ({
    ...deduction,
    shortfall: '120.00',
  }));
  await openScreen(Dividend, {
    member: '00001',
    at: path,
    before: ({ faults }) =>
      faults.add({
        endpoint: 'memberDividendList',
        body: { ...response, years: [{ ...PAID_YEAR, deductions }] },
      }),
  });
  expect(await screen.findByText('ฌาปนกิจสงเคราะห์ สสอค. ปี 2569 ยังขาด', ON_PAGE)).toBeDefined();
  expect(definition('ฌาปนกิจสงเคราะห์ สสอค. ปี 2569 ยังขาด')).toBe('120.00');
});

test('[MEM-17] of a year that the deductions take whole nothing is said to be paid out', async () => {
  const { response } = examples.memberDividendList;
  const years = [{ ...PAID_YEAR, sum_deduct: PAID_YEAR.sum_amt, net_amt: '0.00' }];
  await openScreen(Dividend, {
    member: '00001',
    at: path,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberDividendList', body: { ...response, years } }),
  });
  await shown('รับสุทธิ');
  expect(definition('สถานะ')).toBe('ไม่มีเงินโอน');
  expect(screen.queryAllByText(/^โอนแล้ว|^วันที่โอน|^เลขที่บัญชี/)).toEqual([]);
});

test.each([
  // 5.25 % of the shares by the months that they are held, less what is known to be taken; nobody gets a refund.
  ['who joined this month', '00002', '8.53'],
  ['who is in arrears', '00003', '13,193.28'],
  ['a pensioner', '00010', '23,317.14'],
])('[ABI-04] %s reads what the year would bring', async (_, member, net) => {
  await openScreen(Dividend, { member, at: `${path}?year=2569` });
  const terms = await screen.findAllByText('คาดว่ารับสุทธิเมื่อสิ้นปี');
  expect(textOf(terms.at(-1)?.closest('[role=status]'))).toBe(`คาดว่ารับสุทธิเมื่อสิ้นปี ${net} บาท`);
});
