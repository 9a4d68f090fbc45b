import { atMost, each, falling, lawsOf, once, rising } from './checks.ts';
import { same, sameMoney, satangOf, sumOf, unique } from './figures.ts';

const coll = lawsOf('memberCollList');
const gian = lawsOf('memberGianList');
const cremation = lawsOf('memberKepCremList');

/** The parts of a whole make 100 percent, where there are any. */
const toHundred = (path: string, parts: readonly { readonly share_percent: string }[]) =>
  sameMoney(
    path,
    parts.length > 0 ? '100.00' : undefined,
    sumOf(parts.map((part) => part.share_percent)),
  );

/** Laws of guarantees, beneficiaries and cremation associations. */
export const collLaws = [
  coll(
    'guarantee-left',
    'what is left to guarantee is the limit less what is used',
    ({ right }) => {
      const left = satangOf(right.credit_limit) - satangOf(right.credit_used);
      return sameMoney('right.credit_left', right.credit_left, Math.max(0, left));
    },
  ),
  coll('guarantee-used', 'what is used is the sum of the guarantees in force', (answer) => {
    const inForce = answer.guarantees.filter((guarantee) => guarantee.coll_status === 'มีผล');
    const used = sumOf(inForce.map((guarantee) => guarantee.guarantee_amount));
    return [
      ...sameMoney('right.credit_used', answer.right.credit_used, used),
      ...same('right.contract_used', answer.right.contract_used, inForce.length),
    ];
  }),
  coll(
    'guarantee-bounds',
    'a guarantee is at most what was approved, and over when it was released',
    atMost('guarantees.*.guarantee_amount', 'guarantees.*.loanapprove_amt'),
    atMost('guarantees.*.principal_balance', 'guarantees.*.loanapprove_amt'),
    each(
      'guarantees.*.released_date',
      (row) => (row.released_date !== '') === (row.coll_status === 'พ้นภาระ'),
      'a day exactly where it was released',
      (row) => `${row.coll_status}, ${row.released_date || 'no day'}`,
    ),
  ),
  coll('guarantee-once', 'no guarantee stands twice', once('guarantees.*.loancontract_no')),
  coll('security-once', 'no guarantor stands twice at a contract', ({ contracts }) =>
    contracts.flatMap(({ collaterals }) => {
      const persons = collaterals.filter((collateral) => collateral.coll_type === '01');
      const numbers = persons.map((person) => person.guarantor_member_no);
      return unique('contracts.*.collaterals.*.guarantor_member_no', numbers);
    }),
  ),
  gian('shares-to-100', 'the shares of the beneficiaries of a document make 100', ({ documents }) =>
    documents.flatMap((doc) =>
      toHundred('documents.*.beneficiaries.*.share_percent', doc.beneficiaries),
    ),
  ),
  gian(
    'one-in-force',
    'a document that was replaced says when',
    each(
      'documents.*.replaced_date',
      (row) => (row.replaced_date !== '') === (row.document_status === 'ถูกแทน'),
      'a day exactly where it was replaced',
      (row) => `${row.document_status}, ${row.replaced_date || 'no day'}`,
    ),
  ),
  gian('documents-order', 'documents stand newest first', falling('documents.*.appointed_date')),
  cremation('crem-amount', 'a month is its deaths at their rate', ({ rows }) =>
    rows.flatMap(({ amount, death_count, rate_per_death }) =>
      sameMoney('rows.*.amount', amount, death_count * satangOf(rate_per_death)),
    ),
  ),
  cremation(
    'crem-order',
    'months of cremation stand oldest first, each once',
    rising('rows.*.recv_period'),
    once('rows.*.recv_period'),
  ),
  cremation(
    'crem-receipt',
    'a month that was paid has a receipt',
    each(
      'rows.*.receipt_no',
      (row) => (row.paid_status === '1') === (row.receipt_no !== ''),
      'a number exactly where paid_status is 1',
      (row) => `${row.paid_status}, ${row.receipt_no ? 'a number' : 'no number'}`,
    ),
  ),
  cremation('payees-to-100', 'the shares of those who receive make 100', ({ memberships }) =>
    memberships.flatMap((membership) =>
      toHundred('memberships.*.payees.*.share_percent', membership.payees),
    ),
  ),
];
