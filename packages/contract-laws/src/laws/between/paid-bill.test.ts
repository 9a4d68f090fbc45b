import { expect, test } from 'vitest';
import { breachesOf } from '../../testing/breaches-of.ts';
import { lawful } from '../../testing/lawful.ts';
import { paidBillLawsAcross } from './paid-bill.ts';

const [month] = lawful('memberKepList').months;
const BILL = {
  recv_period: month?.recv_period,
  due_date: month?.due_date,
  payer: 'AGENCY',
  billed_amount: '100156.47',
  settled_amount: '66830.69',
  last_payment_date: '2026-01-28',
  left_amount: '33325.78',
};
const receipt = (receipt_date: string, amount: string, kind = 'COUNTER') => ({
  receipt_no: 'C1',
  receipt_date,
  kind,
  amount,
  kept_amount: '0.00',
});
const RECEIPTS = [receipt('2026-01-29', '9.00', 'PAID_OUT'), receipt('2026-01-28', '66830.69')];
const asPaid = (edit: object, receipts: object[] = RECEIPTS) => ({
  paid_bill: { ...BILL, ...edit },
  receipts,
});

test.each([
  ['paid-bill-left', {}, []],
  [
    'paid-bill-left',
    { left_amount: '33325.79' },
    ['paid_bill.left_amount: 33325.79, not 33325.78'],
  ],
  [
    'paid-bill-left',
    { settled_amount: '100157.47', left_amount: '-1.00' },
    ['paid_bill.left_amount: -1.00, not not negative'],
  ],
  ['paid-bill-day', {}, []],
  [
    'paid-bill-day',
    { last_payment_date: '2026-01-27' },
    ['paid_bill.last_payment_date: 2026-01-27, not 2026-01-28'],
  ],
  ['paid-bill-receipts', {}, []],
  [
    'paid-bill-receipts',
    { settled_amount: '66830.70' },
    ['paid_bill.settled_amount: 66830.70, not at most the receipts'],
  ],
  [
    'paid-bill-receipts',
    { settled_amount: '0.00' },
    ['paid_bill.settled_amount: 0.00, not at most the receipts'],
  ],
  ['paid-bill-month', {}, []],
  [
    'paid-bill-month',
    { recv_period: '250001' },
    ['paid_bill.recv_period: 250001, not a month of the list'],
  ],
])('[MEM-13] %s with %j breaks %j', (law, edit, breaches) => {
  expect(breachesOf(law, asPaid(edit))).toEqual(breaches);
});

test('[MEM-13] a payment after the due day is none of that bill', () => {
  const late = { last_payment_date: '2027-01-01' };
  expect(
    breachesOf('paid-bill-day', asPaid(late, [receipt('2027-01-01', '66830.69')])),
  ).toHaveLength(1);
});

test.each(['paid-bill-left', 'paid-bill-day', 'paid-bill-receipts', 'paid-bill-month'])(
  '[MEM-13] %s breaks nothing where nothing was paid',
  (law) => {
    expect(breachesOf(law, {})).toEqual([]);
  },
);

test('[MEM-13] three pages say the same of a bill', () => {
  const [law] = paidBillLawsAcross;
  const broken = (...bills: (object | undefined)[]) => {
    const [overview, list, detail] = bills.map((paid_bill) => paid_bill && { paid_bill });
    const answers = {
      memberOverviewShow: [overview ?? {}],
      memberKepList: [list ?? {}],
      memberKepShow: [{ recv_period: BILL.recv_period, ...detail }, { recv_period: '250001' }],
    };
    return law?.broken(answers as never).length;
  };
  expect(broken(BILL, BILL, BILL)).toBe(0);
  expect(broken(undefined, undefined, undefined)).toBe(0);
  expect(broken({ ...BILL, settled_amount: '1.00' }, BILL, BILL)).toBe(1);
  expect(broken(BILL, BILL, undefined)).toBe(1);
  expect(broken(BILL, undefined, undefined)).toBe(1);
  expect(law?.broken({ memberOverviewShow: [{ paid_bill: BILL }] } as never)).toEqual([]);
});
