import { examples } from '@coop/contracts/examples/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asRelative } from '../../testing/as-relative.ts';
import { payCounter } from '../../testing/pay-counter.ts';
import {
  acrossElements,
  definition,
  satangOf,
  tableRows,
  textOf,
  toneOf,
} from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Loans } from './route.tsx';

const path = '/member/loan';

test('[MEM-09] the debt, the last instalments and what is paid back stand on top', async () => {
  await openScreen(Loans, { member: '00001', at: path });
  await screen.findByText('2 สัญญาที่ยังไม่ปิด');
  expect(definition('หนี้คงเหลือรวม')).toBe('959,867.89');
  expect(definition('ค่างวดล่าสุดรวม')).toBe('13,517.96');
  expect(definition('ดอกเบี้ยงวดล่าสุด')).toBe('4,330.84');
  expect(definition('ชำระเงินต้นแล้ว')).toBe('6.81 %');
});

test('[MEM-09] each open contract has its card with a way to its statement', async () => {
  await openScreen(Loans, { member: '00001', at: path });
  const name = 'ดูรายการเดินบัญชี สม.2569/64542';
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(
    `/member/loan_statement/${encodeURIComponent('สม.2569/64542')}`,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'เงินกู้สามัญ สม.2569/64542' })).toBeDefined();
  expect(screen.getByText(/ชำระแล้ว 9 จาก 150 งวด \(6\.03 %\)/)).toBeDefined();
  const card = link.closest('section');
  expect(textOf(card)).toContain(
    'เงินต้นคงเหลือ939,700.00 บาทค่างวดล่าสุด10,947.96คาดว่าชำระหมด31 ก.ค. 2581',
  );
  expect(textOf(card?.querySelector('details'))).toContain(
    'วงเงินอนุมัติ1,000,000.00เริ่มสัญญา30 ม.ค. 2569',
  );
});

test('[MEM-09][MEM-28] the contracts stand side by side with their totals', async () => {
  await openScreen(Loans, { member: '00001', at: path });
  await screen.findByRole('table', { name: 'สรุปสัญญาเงินกู้' });
  const rows = tableRows('สรุปสัญญาเงินกู้');
  expect(rows[2]).toBe(
    'สม.2569/64542 เงินกู้สามัญ วางแผนชำระ สม.2569/64542 | 939,700.00 | ปกติ | 9 / 150 (6.03 %) | 31 ก.ค. 2581 | 6,700.00 | 4,247.96 | 10,947.96 | 1,000,000.00',
  );
  expect(rows[3]).toMatch(
    /^รวมทุกสัญญา \| 959,867\.89 \|.* 9,187\.12 \| 4,330\.84 \| 13,517\.96 \| 1,030,000\.00/,
  );
});

test('[MEM-09] paid-off contracts have a table of their own and no card', async () => {
  await openScreen(Loans, { member: '00027', at: path });
  await screen.findByRole('heading', { level: 2, name: 'สัญญาที่ปิดแล้ว' });
  const closed = tableRows('สัญญาที่ปิดแล้ว');
  expect(closed[1]).toContain('ฉฉ.2568/55394');
  expect(closed[1]).toMatch(/ \| 0\.00 \| ปิดสัญญา \| 12 \/ 12 \(100\.00 %\) \|/);
  expect(closed).toHaveLength(6);
  expect(satangOf(closed.slice(1, -1), 1)).toEqual([0, 0, 0, 0]);
  const table = within(screen.getByRole('table', { name: 'สัญญาที่ปิดแล้ว' }));
  expect(toneOf(table.getAllByText('ปิดสัญญา')[0])).toBe('muted');
  expect(tableRows('สรุปสัญญาเงินกู้').filter((row) => /^\S+\.25/.test(row))).toHaveLength(2);
  expect(screen.queryByRole('heading', { level: 3, name: /ฉฉ\.2568/ })).toBeNull();
});

test('[MEM-09] each sign status of a loan has the colour of the specification, 1 with code 01 gray', async () => {
  const { response } = examples.memberLoanList;
  const signs = [
    [0, '02', 'muted'],
    [-1, '02', 'positive'],
    [1, '02', 'negative'],
    [1, '01', 'muted'],
    [2, '02', 'muted'],
  ] as const;
  const loans = signs.map(([sign_status, item_code], index) => ({
    ...response.loans[0],
    loancontract_no: `สม.2569/0000${index}`,
    sign_status,
    item_code,
  }));
  await openScreen(Loans, {
    member: '00001',
    at: path,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberLoanList', body: { ...response, loans } }),
  });
  const table = within(await screen.findByRole('table', { name: 'สรุปสัญญาเงินกู้' }));
  for (const [index, [sign_status, item_code, tone]] of signs.entries()) {
    const row = table.getByRole('row', { name: new RegExp(`^สม\\.2569/0000${index}`) });
    expect(toneOf(within(row).getByText('ปกติ')), `${sign_status}/${item_code}`).toBe(tone);
  }
});

test('[MEM-09] arrears are said above everything', async () => {
  await openScreen(Loans, { member: '00003', at: path });
  expect(await screen.findByText('2 งวด: ก.ย. และ ต.ค. 2569')).toBeDefined();
  const pay = screen.getByRole('link', { name: 'ชำระส่วนที่ค้าง 66,830.69 บาท' });
  expect(pay.getAttribute('href')).toBe('/member/kep?pay=1');
  expect(screen.getAllByText('ค้างชำระ')).not.toHaveLength(0);
  expect(definition('หนี้คงเหลือรวม')).toBe('2,312,764.32');
  const contracts = tableRows('สรุปสัญญาเงินกู้').filter((row) => /^\S+\.25/.test(row));
  expect(contracts).toHaveLength(5);
  expect(satangOf(contracts, 1).reduce((sum, number) => sum + number, 0)).toBe(2_312_764_32);
  const tags = within(screen.getByRole('table', { name: 'สรุปสัญญาเงินกู้' })).getAllByText('ค้างชำระ');
  expect(tags.map(toneOf)).toEqual(Array.from({ length: 5 }, () => 'negative'));
  // As the cards: this month's, without the two overdue instalments of the same bill.
  expect(definition('ค่างวดล่าสุดรวม')).toBe('30,865.78');
  expect(screen.getByText('ไม่รวมงวดที่ค้าง')).toBeDefined();
  // Each card has this month's instalment apart from what is overdue, as the bill has.
  const card = screen.getByRole('heading', { name: 'เงินกู้สามัญ สม.2567/01115' }).closest('section');
  expect(card?.textContent).toContain('ค่างวดล่าสุด10,043.78ค้างชำระ 2\u00a0งวด20,185.69');
  // Its two parts are of the whole bill: 10,043.78 + 20,185.69 = 21,300.00 + 8,929.47.
  expect(card?.textContent).toContain(
    'เงินต้นงวดล่าสุด (รวมงวดค้าง)21,300.00ดอกเบี้ยงวดล่าสุด (รวมงวดค้าง)8,929.47',
  );
});

test('who has no loan is told so, and where to ask for one', async () => {
  await openScreen(Loans, { member: '00002', at: path });
  expect(await screen.findByText(acrossElements('ท่านไม่มีเงินกู้กับสหกรณ์'))).toBeDefined();
  expect(screen.getByText('หากต้องการกู้ ติดต่อสหกรณ์เพื่อสอบถามสิทธิของท่าน')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('[ABI-10] a relative is offered no request and no loan, which are the member’s own', async () => {
  await openScreen(Loans, { member: '00001', at: path, before: asRelative });
  await screen.findByText('หนี้คงเหลือรวม');
  expect(screen.queryByRole('link', { name: 'ขอชำระหนี้' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'ดูว่ากู้ได้เท่าใด' })).toBeNull();
});

test('[MEM-09] the sum of the instalments is that of the cards, and who has paid is told so', async () => {
  await openScreen(Loans, {
    member: '00003',
    at: '/member/loan',
    before: (world) => payCounter(world, '00003', 66_830_69),
  });
  await screen.findByText('ค่างวดล่าสุดรวม');
  expect(definition('ค่างวดล่าสุดรวม')).toBe('30,865.78');
  expect(screen.queryByText(/^ค้างชำระ 66/)).toBeNull();
  // Its interest is that of the arrears, too, which the sum beside it leaves out.
  expect(textOf(document.querySelector('dl'))).not.toContain('ดอกเบี้ยงวดล่าสุด');
  const why = /^งวดที่ชำระวันนี้นับเป็นงวดที่ชำระแล้ว ส่วนเงินต้นคงเหลือจะลดลง/;
  expect(await screen.findByText(why)).toBeDefined();
});

test('[MEM-09] a contract that no bill has collected yet says its first instalment and month', async () => {
  const { response } = examples.memberLoanList;
  const [loan] = response.loans;
  const unbilled = {
    ...loan,
    last_periodpay: 0,
    principal_payment: '0.00',
    interest_payment: '0.00',
    total_payment: '0.00',
    first_instalment: { due_date: '2026-12-31', amount: '2570.00' },
  };
  await openScreen(Loans, {
    member: '00001',
    at: path,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberLoanList', body: { ...response, loans: [unbilled] } }),
  });
  await screen.findByText('1 สัญญาที่ยังไม่ปิด');
  expect(definition('งวดแรก')).toBe('2,570.00 เดือน ธ.ค. 2569');
  expect(screen.queryByText('ค่างวดล่าสุด')).toBeNull();
});
