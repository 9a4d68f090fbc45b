import { expect, test } from 'vitest';
import { breachesOf, type LawRow } from '../testing/breaches-of.ts';
import { bahtOf, satangOf } from './figures.ts';

const NEGATIVE = '-1.00, not not negative';
const MONTH = { member_group_no: '80010123', recv_period: '256902' };
const OTHER_MONTH = { member_group_no: '1', recv_period: '256901' };
const NOT_ASKED = ['member_group_no: 80010123, not 1', 'recv_period: 256902, not 256901'];

/** A month of 12,419.18 that closes on one line. */
const CLOSING = {
  in_time_amount: '12411.18',
  carried_amount: '2.00',
  before_amount: '3.00',
  left_amount: '4.00',
  settled_amount: '5.00',
  held_amount: '6.00',
};

test.for<LawRow>([
  [
    'overview-kep',
    { 'kep.lines.0.received_amount': '1500.01', 'kep.receive_amount': '1.00' },
    [
      'kep.receive_amount: 1.00, not 1500.00',
      'kep.lines.*.received_amount: 1500.01, not at most 1500.00',
    ],
  ],
  ['overview-kep', { kep: undefined }, []],
  [
    'overview-changes',
    { 'kep_changes.0.difference': '61.00' },
    ['kep_changes.*.difference: 1500.00, not 1501.00'],
  ],
  ['overview-changes', { kep_changes: undefined, previous_receive_amount: '1.00' }, []],
  ['overview-changes', { kep_changes: [] }, ['kep_changes.*.difference: 1500.00, not 1440.00']],
  ['overview-years', { 'share_by_year.1.year': 2027 }, ['share_by_year.*.year: 2027, not 2026']],
  ['overview-years', { share_balance: '1.00' }, ['share_balance: 1.00, not 397280.00']],
  [
    'overview-recent',
    { 'recent.1.operate_date': '2026-11-20' },
    [
      'recent.*.operate_date: 2026-11-20, not not after 2026-10-31',
      'recent.*.operate_date: 2026-11-20, not by 2026-11-19',
    ],
  ],
  [
    'overview-positive',
    { loan_balance: '-1.00', arrear_periods: -1 },
    [`loan_balance: ${NEGATIVE}`, 'arrear_periods: -1, not not negative'],
  ],
  [
    'overdue-order',
    { 'overdue_months.1.recv_period': '256812' },
    ['overdue_months.*.recv_period: 256812 twice, not each once'],
  ],
  ['letter-sum', { loan_total: '1.00' }, ['loan_total: 1.00, not 19500.00']],
  ['letter-sum', { deposit_total: '1.00' }, ['deposit_total: 1.00, not 10000.00']],
  ['letter-sum', { share_total: '1.00' }, ['share_total: 1.00, not 1500.00']],
  ['letter-sum', { share_total: '1.00', 'lines.2': undefined, 'lines.length': 2 }, []],
  [
    'letter-days',
    { letter_date: '2025-12-30', return_by: '2025-12-29' },
    ['letter_date: 2025-12-30, not from 2025-12-31', 'return_by: 2025-12-29, not from 2025-12-30'],
  ],
  [
    'letter-once',
    { 'lines.1.kind': 'loan', 'lines.1.ref_no': 'ฉฉ.2568/00045' },
    ['lines.*: loan ฉฉ.2568/00045 twice, not each once'],
  ],
  ['letter-positive', { 'lines.2.balance': '-1.00' }, [`lines.*.balance: ${NEGATIVE}`]],
  [
    'news-order',
    { 'rows.1.notification_id': 2051 },
    ['rows.*.notification_id: 2051 twice, not each once'],
  ],
  [
    'welfare-paid',
    { 'history.0.pay_date': '', 'history.1.pay_date': '2026-03-02' },
    [
      'history.*.pay_date: โอนเงินแล้ว, no day, not a day exactly where it was paid',
      'history.*.pay_date: รอการอนุมัติ, 2026-03-02, not a day exactly where it was paid',
    ],
  ],
  [
    'welfare-once',
    { 'history.1.request_no': 'W2569-00001-04' },
    ['history.*.request_no: W2569-00001-04 twice, not each once'],
  ],
  [
    'welfare-order',
    { 'history.1.request_date': '2026-02-02' },
    ['history.*.request_date: 2026-02-02, not not before 2026-02-03'],
  ],
  ['welfare-positive', { 'rights.0.amount': '-1.00' }, [`rights.*.amount: ${NEGATIVE}`]],

  [
    'periods-order',
    { 'periods.1.recv_period': '256902' },
    ['periods.*.recv_period: 256902 twice, not each once'],
  ],
  [
    'period-remains',
    { 'periods.1.remitted_amount': '1.00' },
    ['periods.*.remain_amount: 6377.25, not 418396.50'],
  ],
  [
    'period-changes',
    { 'changes.0.amount': '-61.00' },
    ['changes.*.amount: 418337.50, not 418336.50'],
  ],
  ['period-changes', { changes: [], 'periods.0.billed_amount': '1.00' }, []],
  ['period-changes', { periods: [] }, []],
  ['period-changes', { 'periods.1': undefined, 'periods.length': 1 }, []],
  [
    'period-positive',
    {
      'periods.0.member_count': -1,
      'periods.0.not_deductible_count': 0,
      'periods.1.transferred_amount': '-1.00',
    },
    [
      `periods.*.transferred_amount: ${NEGATIVE}`,
      'periods.*.member_count: -1, not not negative',
      'periods.*.not_deductible_count: 0, not at most -1',
    ],
  ],
  ['period-positive', { 'periods.0.member_count': 0 }, []],
  ['sheet-asked', {}, [], MONTH],
  ['sheet-asked', {}, NOT_ASKED, OTHER_MONTH],
  ['sheet-member', { 'members.1.lines': [] }, ['members.*.amount: 1500.00, not 0.00']],
  ['sheet-sum', { billed_amount: '1.00' }, ['billed_amount: 1.00, not 13919.18']],
  ['sheet-count', { member_count: 3 }, ['member_count: 3, not 2']],
  [
    'sheet-kinds',
    { billed_amount: '1.00', 'totals.0.count': 1, 'totals.1.amount': '1.00' },
    [
      'billed_amount: 1.00, not 3001.00',
      'totals.*.count: 1, not 2',
      'totals.*.amount: 1.00, not 10919.18',
    ],
  ],
  [
    'sheet-once',
    { 'members.1.membership_no': '01233' },
    ['members.*.membership_no: 01233, not not before 01234'],
  ],
  [
    'sheet-causes',
    { 'members.0.causes.0.amount': '1.00' },
    ['members.*.causes.*.amount: 12419.18, not 1501.00'],
  ],
  ['sheet-causes', { 'members.0.causes': undefined }, []],
  ['cover-asked', {}, NOT_ASKED, OTHER_MONTH],
  ['cover-kinds', { billed_amount: '1.00' }, ['billed_amount: 1.00, not 12419.18']],
  ['summary-asked', {}, NOT_ASKED, OTHER_MONTH],
  [
    'summary-kinds',
    { billed_amount: '1.00', 'units.1.billed_amount': '1.00' },
    ['billed_amount: 1.00, not 12419.18', 'units.*.billed_amount: 1.00, not 0.00'],
  ],
  [
    'summary-units',
    { billed_amount: '1.00', 'units.0.remitted_amount': '2.00', member_count: 3 },
    [
      'billed_amount: 1.00, not 12419.18',
      'units.*.remitted_amount: 2.00, not 0.00',
      'units.*.member_count: 2, not 3',
    ],
  ],
  // More may have come than members were credited with; what they were and has not come is the debt.
  ['summary-units', { remitted_amount: '1.00' }, []],
  ['summary-units', { debt_amount: '2.00', 'units.0.remitted_amount': '2.00' }, []],
  [
    'summary-units',
    { debt_amount: '2.00', remitted_amount: '0.01', 'units.0.remitted_amount': '2.00' },
    ['units.*.remitted_amount: 2.00, not 2.01'],
  ],
  ['summary-remains', { remain_amount: '1.00' }, ['remain_amount: 1.00, not 12419.18']],
  ['result-asked', {}, NOT_ASKED, OTHER_MONTH],
  [
    'result-sum',
    { billed_amount: '1.00', deducted_amount: '2.00' },
    ['billed_amount: 1.00, not 12419.18', 'deducted_amount: 2.00, not 12419.18'],
  ],
  [
    'result-line',
    { 'lines.0.deducted_amount': '12419.19' },
    ['lines.*.deducted_amount: 12419.19, not at most 12419.18'],
  ],
  ['result-line', { 'lines.0.deducted_amount': '12419.19', arrear_settled_amount: '0.01' }, []],
  ['closing-line', { closing: CLOSING, 'lines.0.closing': CLOSING }, []],
  [
    'closing-line',
    { closing: { ...CLOSING, settled_amount: '5.01' }, 'lines.0.closing': CLOSING },
    ['billed_amount: 12419.18, not 12419.19'],
  ],
  ...(['in_time_amount', 'carried_amount', 'before_amount', 'left_amount'] as const).map(
    (field): LawRow => [
      'closing-line',
      { 'lines.0.closing': { ...CLOSING, [field]: '0.00' } },
      [`lines.*.billed_amount: 12419.18, not ${bahtOf(1_241_918 - satangOf(CLOSING[field]))}`],
    ],
  ),
  [
    'closing-line',
    { 'lines.0.closing': { ...CLOSING, held_amount: '0.00' } },
    ['lines.*.billed_amount: 12419.18, not 12425.18'],
  ],
  ['closing-sum', { closing: CLOSING, 'lines.0.closing': CLOSING }, []],
  [
    'closing-sum',
    { closing: CLOSING, 'lines.0.closing': { ...CLOSING, held_amount: '7.00' } },
    ['closing.held_amount: 6.00, not 7.00'],
  ],
  [
    'closing-sum',
    { closing: CLOSING },
    Object.entries(CLOSING).map(([field, amount]) => `closing.${field}: ${amount}, not 0.00`),
  ],
  ['closing-sum', { 'lines.0.closing': CLOSING }, []],
  [
    'closing-leavers',
    { 'lines.0.closing': CLOSING },
    ['lines.*.closing.left_amount: 4.00, not 0.00'],
  ],
  ['closing-leavers', { 'lines.0.closing': { ...CLOSING, collector: { kind: 'SELF' } } }, []],
])('%s with %j: %j', ([name, edits, breaches, input]) => {
  expect(breachesOf(name, edits, input)).toEqual(breaches);
});
