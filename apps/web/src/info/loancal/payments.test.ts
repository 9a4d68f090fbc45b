import type { LoanProductConfig } from '@coop/contracts/by-laws/products';
import { expect, test } from 'vitest';
import { answerTo, salaryShare } from '../../planners/loan/answer.ts';
import { BLANK, type LoanInputs } from '../../planners/loan/fields.ts';
import { paymentShares, yearShares } from '../../planners/payments.ts';
import { scheduleTable } from '../../planners/schedule.tsx';
import { rightFacts } from './right.ts';

const LOAN: LoanInputs = {
  ...BLANK,
  amount: '12,000',
  rate: '6',
  method: 'equal_principal',
  instalments: '12',
  on: '2026-01-31',
};

function answer(part: Partial<LoanInputs> = {}) {
  const found = answerTo({ ...LOAN, ...part });
  if (!found) throw new Error('no plan');
  return found;
}

const EXTRA = { extra: 'once', extraAmount: '2,000', extraMode: 'keep_instalment' } as const;

test('extra money on an instalment’s day stands in its line', () => {
  const { payments, count } = answer({ ...EXTRA, extraOn: '2026-03-31' });
  expect(count).toBe(10);
  expect(payments).toHaveLength(10);
  expect(payments[1]).toMatchObject({
    no: 2,
    principalSatang: 1_000_00,
    extraSatang: 2_000_00,
    interestSatang: 56_05,
    totalSatang: 3_056_05,
    balanceSatang: 8_000_00,
  });
});

test('extra money between instalments has a line of its own, with the interest it pays first', () => {
  const { payments, count } = answer({ ...EXTRA, extraOn: '2026-03-10' });
  expect(payments).toHaveLength(count + 1);
  expect(payments[1]).toMatchObject({ no: null, days: 10, principalSatang: 0 });
  for (const payment of payments) {
    expect(payment.principalSatang + payment.extraSatang + payment.interestSatang).toBe(
      payment.totalSatang,
    );
  }
  expect(paymentShares(payments)[1]?.label).toBe('10 มี.ค. 2569');
});

test('years add up to the loan and its interest', () => {
  const { payments, plan } = answer();
  const years = yearShares(payments);
  expect(years.map(({ label }) => label)).toEqual(['2569', '2570']);
  expect(years[1]).toMatchObject({ principalSatang: 1_000_00, interestSatang: 5_10 });
  const sum = years.reduce((total, year) => total + year.interestSatang, 0);
  expect(sum).toBe(plan.summary.interestSatang);
  expect(sum).toBe(387_28);
});

test('the file has a line for each payment and the sums in the last', () => {
  const { payments } = answer();
  const { headers, rows, totals } = scheduleTable(payments, 'ตาราง');
  expect(headers).not.toContain('จ่ายเพิ่ม (บาท)');
  expect(rows).toHaveLength(12);
  expect(rows[0]?.map(({ value }) => value)).toEqual([
    1,
    '2026-02-28',
    28,
    1_000_00,
    55_23,
    1_055_23,
    11_000_00,
  ]);
  expect(totals?.[0]?.map(({ value }) => value)).toEqual([
    'รวม 12 งวด',
    '',
    '',
    12_000_00,
    387_28,
    12_387_28,
    '',
  ]);
  const extra = answer({ ...EXTRA, extraOn: '2026-03-31' });
  expect(scheduleTable(extra.payments, 'ตาราง').headers).toContain('จ่ายเพิ่ม (บาท)');
});

test('a salary is held against the largest payment, by the published example', () => {
  const { plan } = answer({ amount: '500,000', instalments: '120' });
  // Deductions and the loan's largest payment come to 24,650.
  const others = 24_650_00 - plan.highestSatang;
  const share = salaryShare({ salary: '๓๘,๐๐๐', deductions: String(others / 100) }, plan, 3_000);
  expect(share).toMatchObject({ remainingSatang: 13_350_00, percent: 3_513, passes: true });
  expect(salaryShare({ salary: '', deductions: '' }, plan, 3_000)).toBeUndefined();
});

test('[ABI-02] typed figures bound a product by salary, by its cap and by what is left of the salary', () => {
  const product: LoanProductConfig = {
    code: '02',
    name: 'สามัญ',
    method: 'equal_total',
    rates: [{ from: '2020-01-01', rate: '6.00' }],
    rounding: { interest: 'half2dp', instalment: 'ceil10' },
    terms: [120],
    salary_multiple: 45,
    cap: '1000000.00',
    guarantors: [{ up_to: '300000.00', count: 1 }, { count: 4 }],
  };
  const share = salaryShare({ salary: '30000', deductions: '' }, answer().plan, 3_000);
  if (!share) throw new Error('a salary was typed');
  const read = (salary: string, largestSatang: number, amount = '12,000', steps = {}) => {
    const lent = { ...product, ...steps };
    const typed = { answer: answer({ amount }), salary, deductions: '', product: lent };
    return Object.fromEntries(rightFacts({ ...typed, share: { ...share, largestSatang } }, String));
  };
  const right = (salary: string, largest: number) =>
    read(salary, largest)['กู้ได้ไม่เกิน (ตามตัวเลขที่กรอก)'];
  expect(right('20000', 2_000_000_00)).toBe('90000000');
  expect(right('๓๐,๐๐๐', 2_000_000_00)).toBe('100000000');
  expect(right('30000', 123_45)).toBe('12345');
  expect(read('', 123_45)).toEqual({});
  const salary_steps = {
    since: '2026-01-01',
    steps: [
      { from_months: 12, salary_multiple: 15 },
      { from_months: 30, salary_multiple: 40 },
    ],
  };
  expect(read('20000', 2_000_000_00, '12,000', { salary_steps })).toMatchObject({
    'วงเงินตามเงินเดือน 15\u00a0เท่า เมื่อเป็นสมาชิกครบ 1\u00a0ปี': '30000000',
    'วงเงินตามเงินเดือน 40\u00a0เท่า เมื่อเป็นสมาชิกครบ 2\u00a0ปี\u00a06\u00a0เดือน': '80000000',
    'กู้ได้ไม่เกิน (ตามตัวเลขที่กรอก)': '80000000',
  });
  const count = (amount: string) => read('30000', 0, amount).ผู้ค้ำประกันสำหรับวงเงินที่กรอก;
  expect([count('300,000'), count('300,001')]).toEqual(['1\u00a0คน', '4\u00a0คน']);
});
