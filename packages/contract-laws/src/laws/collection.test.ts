import { expect, test } from 'vitest';
import { breachesOf, type LawRow } from '../testing/breaches-of.ts';

const NEGATIVE = '-1.00, not not negative';

test.for<LawRow>([
  [
    'kep-order',
    { 'months.1.recv_period': '256903' },
    ['months.*.recv_period: 256903, not not after 256902'],
  ],
  [
    'kep-order',
    { 'months.1.recv_period': '256902' },
    ['months.*.recv_period: 256902 twice, not each once'],
  ],
  [
    'kep-receipt',
    { 'months.0.receipt_no': '' },
    ['months.*.receipt_no: 1, 1820.00, no number, not a receipt exactly where posting_status is 1'],
  ],
  [
    'kep-receipt',
    { 'months.0.receipt_date': '' },
    ['months.*.receipt_no: 1, 1820.00, number, not a receipt exactly where posting_status is 1'],
  ],
  [
    'kep-unpaid',
    { 'months.1.received_amount': '1.00' },
    ['months.*.received_amount: 1.00, not 0.00'],
  ],
  ['kep-positive', { 'months.0.kept_amount': '-1.00' }, [`months.*.kept_amount: ${NEGATIVE}`]],
  [
    'kep-receipt-day',
    { as_of: '2026-02-27' },
    ['months.*.receipt_date: 2026-02-28, not by 2026-02-27'],
  ],
  [
    'arrears-sum',
    { 'arrears_payment.amount': '1.00' },
    ['arrears_payment.amount: 1.00, not 1760.00'],
  ],
  [
    'arrears-code',
    { 'arrears_payment.amount': '1760.01' },
    ['arrears_payment.payment_qr: 176000, not 176001'],
  ],
  [
    'arrears-code',
    { 'arrears_payment.payment_qr': '|1 2 176001 ' },
    ['arrears_payment.payment_qr: 176001, not 176000'],
  ],
  ['arrears-code', { 'arrears_payment.payment_qr': '|1\r2\r17600x' }, []],
  ['arrears-code', { 'arrears_payment.payment_qr': '|1\r2\rx176001' }, []],
  ['arrears-code', { arrears_payment: undefined }, []],
  ['kep-asked', {}, ['recv_period: 256902, not 256901'], { recv_period: '256901' }],
  ['kep-sum', { receive_amount: '1.00' }, ['receive_amount: 1.00, not 1820.00']],
  ['kep-received', { kept_amount: '1.00' }, ['received_amount: 1820.00, not 1821.00']],
  ['kep-lines', { 'lines.1.interest': '71.00' }, ['lines.*.amount: 370.00, not 371.00']],
  [
    'kep-lines',
    { 'lines.0.amount': '-1.00', 'lines.0.received_amount': '-1.00' },
    ['lines.*.amount: -1.00, not negative only where money comes back'],
  ],
  [
    'kep-lines',
    { 'lines.0.received_amount': '1500.01' },
    ['lines.*.received_amount: 1500.01, not at most 1500.00'],
  ],
  ['kep-lines', { 'lines.2.received_amount': '0.00' }, []],
  ['kep-line-order', { 'lines.2.seq_no': 4 }, ['lines.*.seq_no: 4, not 3']],
  [
    'kep-changes',
    { 'changes.0.difference': '61.00' },
    ['changes.*.difference: 1820.00, not 1821.00'],
  ],
  ['kep-changes', { changes: [] }, ['changes.*.difference: 1820.00, not 1760.00']],
  ['kep-changes', { changes: [], previous_receive_amount: undefined }, []],
  ['kep-change', { 'changes.0.amount': '1.00' }, ['changes.*.amount: 1.00, not 320.00']],
  ['kep-change', { 'changes.0.causes': [] }, ['changes.*.difference: 60.00, not 0.00']],

  ['guarantee-left', { 'right.credit_left': '1.00' }, ['right.credit_left: 1.00, not 1335000.00']],
  ['guarantee-left', { 'right.credit_limit': '1.00', 'right.credit_left': '0.00' }, []],
  ['guarantee-used', { 'right.credit_used': '1.00' }, ['right.credit_used: 1.00, not 400000.00']],
  ['guarantee-used', { 'right.contract_used': 2 }, ['right.contract_used: 2, not 1']],
  [
    'guarantee-bounds',
    { 'guarantees.0.guarantee_amount': '800000.01', 'guarantees.1.principal_balance': '800000.01' },
    [
      'guarantees.*.guarantee_amount: 800000.01, not at most 800000.00',
      'guarantees.*.principal_balance: 800000.01, not at most 800000.00',
    ],
  ],
  [
    'guarantee-bounds',
    { 'guarantees.0.released_date': '2026-01-01', 'guarantees.1.released_date': '' },
    [
      'guarantees.*.released_date: มีผล, 2026-01-01, not a day exactly where it was released',
      'guarantees.*.released_date: พ้นภาระ, no day, not a day exactly where it was released',
    ],
  ],
  [
    'guarantee-once',
    { 'guarantees.1.loancontract_no': 'สม.2567/00871' },
    ['guarantees.*.loancontract_no: สม.2567/00871 twice, not each once'],
  ],
  [
    'security-once',
    { 'contracts.0.collaterals.1.guarantor_member_no': '01890' },
    ['contracts.*.collaterals.*.guarantor_member_no: 01890 twice, not each once'],
  ],
  [
    'security-once',
    {
      'contracts.0.collaterals.1.guarantor_member_no': '01890',
      'contracts.0.collaterals.1.coll_type': '04',
    },
    [],
  ],
  [
    'shares-to-100',
    { 'documents.1.beneficiaries.0.share_percent': '49.00' },
    ['documents.*.beneficiaries.*.share_percent: 100.00, not 99.00'],
  ],
  ['shares-to-100', { 'documents.1.beneficiaries': [] }, []],
  [
    'one-in-force',
    { 'documents.0.replaced_date': '2026-01-01', 'documents.1.replaced_date': '' },
    [
      'documents.*.replaced_date: มีผล, 2026-01-01, not a day exactly where it was replaced',
      'documents.*.replaced_date: ถูกแทน, no day, not a day exactly where it was replaced',
    ],
  ],
  [
    'documents-order',
    { 'documents.1.appointed_date': '2022-01-13' },
    ['documents.*.appointed_date: 2022-01-13, not not after 2022-01-12'],
  ],
  ['crem-amount', { 'rows.1.death_count': 15 }, ['rows.*.amount: 320.00, not 300.00']],
  [
    'crem-order',
    { 'rows.1.recv_period': '256901' },
    ['rows.*.recv_period: 256901, not not before 256902'],
  ],
  [
    'crem-receipt',
    { 'rows.0.receipt_no': '', 'rows.1.receipt_no': '1' },
    [
      'rows.*.receipt_no: 1, no number, not a number exactly where paid_status is 1',
      'rows.*.receipt_no: 0, a number, not a number exactly where paid_status is 1',
    ],
  ],
  [
    'payees-to-100',
    { 'memberships.0.payees.0.share_percent': '99.00' },
    ['memberships.*.payees.*.share_percent: 100.00, not 99.00'],
  ],
])('%s with %j: %j', ([name, edits, breaches, input]) => {
  expect(breachesOf(name, edits, input)).toEqual(breaches);
});
