import { examples } from '@coop/contracts/examples/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { payCounter } from '../../testing/pay-counter.ts';
import { definition, satangOf, tableRows, textOf, toneOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as LoanStatement } from './route.tsx';

const path = '/member/loan_statement/:statement';
const NO = 'สม.2569/64542';
const address = `/member/loan_statement/${encodeURIComponent(NO)}`;
const CAPTION = `รายการเดินบัญชี ${NO}`;

test('[MEM-10] the contract’s head says what is owed and on what terms', async () => {
  await openScreen(LoanStatement, { member: '00001', at: address, path });
  await screen.findByRole('heading', { level: 1, name: `เงินกู้สามัญ ${NO}` });
  expect(screen.getAllByText('939,700.00')).not.toHaveLength(0);
  expect(definition('วงเงินอนุมัติ')).toBe('1,000,000.00');
  expect(definition('วันทำสัญญา')).toBe('30 ม.ค. 2569');
  expect(definition('อัตราดอกเบี้ย')).toBe('5.50 % ต่อปี');
  expect(definition('แบบชำระ')).toBe('เงินต้นเท่ากัน เดือนละ 6,700.00');
  expect(document.title).toContain(`รายการเงินกู้ ${NO} · main`);
  // No line ends between a number and its unit, nor inside a day.
  const progress = screen.getByText(/^ชำระแล้ว 9 จาก/);
  expect(progress.textContent).toContain('9 จาก 150\u00a0งวด (6.03\u00a0%)');
  expect(progress.textContent).toContain('คาดว่าชำระหมด 31\u00a0ก.ค.\u00a02581');
});

test('[MEM-10] instalments paid today are counted before the debt is less, which is said', async () => {
  await openScreen(LoanStatement, {
    member: '00003',
    at: `/member/loan_statement/${encodeURIComponent('สม.2567/01115')}`,
    path,
    before: (world) => payCounter(world, '00003', 66_830_69),
  });
  expect(await screen.findByText(/^ชำระแล้ว 30 จาก/)).toBeDefined();
  expect(screen.getByText(/^งวดที่ชำระวันนี้นับเป็นงวดที่ชำระแล้ว/)).toBeDefined();
});

test('[MEM-10] interest is worked out on the days of each month, and the payout is neither summed nor counted', async () => {
  await openScreen(LoanStatement, { member: '00001', at: address, path });
  await screen.findByRole('table', { name: CAPTION });
  const rows = tableRows(CAPTION);
  // 1,000,000.00 × 5.50 % × 29 / 365: paid out on the last working day of January.
  expect(rows[9]).toBe(
    '28 ก.พ. 2569 | ชำระรายเดือน | ชำระหนี้ | 6902-00001 | 1 | 6,700.00 | 29 | 4,369.86 | 11,069.86 | 993,300.00',
  );
  expect(rows[10]).toBe(
    '30 ม.ค. 2569 | รับเงินกู้ | กู้เพิ่ม | 690130-00001 |  | 1,000,000.00 |  | 0.00 | 1,000,000.00 | 1,000,000.00',
  );
  expect(rows[11]).toMatch(/^รวมชำระ 9 รายการ \|.* 60,300\.00 \| {2}\| 40,174\.09 \| 100,474\.09/);
});

test('[MEM-10] the instalments to come open when they are asked for, and end at nothing', async () => {
  const { user } = await openScreen(LoanStatement, { member: '00001', at: address, path });
  const summary = await screen.findByText('ดูตารางผ่อนชำระที่เหลือ 141 งวด');
  expect(screen.queryByRole('table', { name: 'งวดที่จะถึง' })).toBeNull();
  await user.click(summary);
  await screen.findByRole('table', { name: 'งวดที่จะถึง' });
  const rows = tableRows('งวดที่จะถึง');
  expect(rows[1]).toBe('10 | 30 พ.ย. 2569 | 6,700.00 | 4,247.96 | 10,947.96 | 933,000.00');
  expect(rows[141]).toMatch(/^150 \| 31 ก\.ค\. 2581 \| 1,700\.00 \|.*\| 0\.00$/);
  expect(rows[142]).toMatch(/^รวมที่เหลือ \|.* 939,700\.00 \|/);
  const sums = [2, 3, 4].map((column) =>
    satangOf(rows.slice(1, 142), column).reduce((a, b) => a + b, 0),
  );
  expect(sums[0]).toBe(939_700_00);
  expect([1, 2, 3].map((column) => satangOf([rows[142] ?? ''], column)[0])).toEqual(sums);
});

test.each([
  [NO, 550],
  ['ฉฉ.2569/80654', 500],
])(
  '[MEM-10] every row of %s follows from the one before, its interest from balance, rate and days',
  async (no, rate) => {
    const all = `/member/loan_statement/${encodeURIComponent(no)}?period=all`;
    await openScreen(LoanStatement, { member: '00001', at: all, path });
    await screen.findByRole('table', { name: `รายการเดินบัญชี ${no}` });
    const rows = tableRows(`รายการเดินบัญชี ${no}`)
      .filter((row) => /^\d/.test(row))
      .toReversed();
    const [payout, ...payments] = rows;
    let [balance = 0] = satangOf([payout ?? ''], 9);
    for (const row of payments) {
      const [principal = 0, interest = 0, total, after] = [5, 7, 8, 9].map(
        (column) => satangOf([row], column)[0],
      );
      // Half a satang counts up; BigInt, because the products pass the safe integers.
      const exact = BigInt(balance) * BigInt(rate) * BigInt(row.split(' | ')[6] ?? '0');
      expect(interest, row).toBe(Number((exact + 1_825_000n) / 3_650_000n));
      expect([total, after], row).toEqual([principal + interest, balance - principal]);
      balance -= principal;
    }
    const shown = screen.getByText('เงินต้นคงเหลือ', {
      selector: '.quiet',
    }).nextElementSibling;
    expect(satangOf([textOf(shown).replace(' บาท', '')], 0)).toEqual([balance]);
  },
);

test('[MEM-10] the chart says when the debt ends, marks what is expected, and has a table; payments are green, the payout gray', async () => {
  const title = 'หนี้ที่ลดลง และวันที่คาดว่าชำระหมด';
  await openScreen(LoanStatement, { member: '00001', at: address, path });
  const chart = (await screen.findByRole('table', { name: title, hidden: true })).closest('figure');
  expect(textOf(chart)).toContain(
    'ปีนี้เงินต้นลดลง 60,300.00 บาท จ่ายดอกเบี้ย 40,174.09 บาท · คาดว่าชำระหมด 31 ก.ค. 2581',
  );
  expect(chart?.textContent).toContain('เส้นประคือยอดที่คาดไว้ หากชำระครบทุกงวด');
  const rows = tableRows(title);
  expect(rows[1]).toBe('30 ม.ค. 2569 | 1,000,000.00');
  expect(rows.at(-1)).toBe('31 ก.ค. 2581 | 0.00');
  const table = within(screen.getByRole('table', { name: CAPTION }));
  expect(toneOf(table.getAllByText('ชำระหนี้')[0])).toBe('positive');
  expect(toneOf(table.getByText('กู้เพิ่ม'))).toBe('muted');
});

test.each(['สม.2567/01115', 'ไม่มีจริง'])(
  '[MEM-10] %s is not the member’s: it is not found, and the way back to one’s own is offered',
  async (no) => {
    const other = `/member/loan_statement/${encodeURIComponent(no)}`;
    await openScreen(LoanStatement, { member: '00001', at: other, path });
    expect(await screen.findByText('ไม่พบสัญญานี้ในทะเบียนของท่าน')).toBeDefined();
    const link = screen.getByRole('link', { name: 'ไปหน้าเงินกู้' });
    expect(link.getAttribute('href')).toBe('/member/loan');
    expect(screen.queryByRole('button', { name: 'ลองใหม่' })).toBeNull();
  },
);

test('[MEM-10] instalments that are left and paid do not add up without a reason', async () => {
  const no = 'พศ.2555/90120';
  const ofOld = `/member/loan_statement/${encodeURIComponent(no)}`;
  await openScreen(LoanStatement, { member: '00004', at: ofOld, path });
  // Of 240, 169 are paid: 71 would be left.
  expect(
    await screen.findByText('เหลืออีก 70 งวด เร็วกว่าสัญญา 1 งวด เพราะค่างวดปัดขึ้นหรือเคยชำระเพิ่ม'),
  ).toBeDefined();
});

test('[MEM-10] a new contract says its first instalment and month', async () => {
  const { response } = examples.memberLoanStatementShow;
  const contract = { ...response.contract, last_periodpay: 0, total_payment: '0.00' };
  const schedule = [{ ...response.schedule[0], due_date: '2026-12-31', total: '2570.00' }];
  await openScreen(LoanStatement, {
    member: '00001',
    at: address,
    path,
    before: ({ faults }) =>
      faults.add({
        endpoint: 'memberLoanStatementShow',
        body: { ...response, contract, schedule, rows: [] },
      }),
  });
  await screen.findByText('วงเงินอนุมัติ');
  expect(definition('งวดแรก')).toBe('2,570.00 เดือน ธ.ค. 2569');
});
