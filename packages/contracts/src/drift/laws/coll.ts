import { holds, inOrder, same, sameMoney, satangOf, sumOf, unique } from './figures.ts';
import { law } from './law.ts';

const COLL = 'memberCollList';
const GIAN = 'memberGianList';
const CREM = 'memberKepCremList';

/** Laws of guarantees, beneficiaries and cremation associations. */
export const collLaws = [
  law(
    COLL,
    'guarantee-left',
    'what is left to guarantee is the limit less what is used',
    ({ right }) =>
      sameMoney(
        'right.credit_left',
        right.credit_left,
        Math.max(0, satangOf(right.credit_limit) - satangOf(right.credit_used)),
      ),
  ),
  law(COLL, 'guarantee-used', 'what is used is the sum of the guarantees in force', (answer) => {
    const inForce = answer.guarantees.filter((one) => one.coll_status === 'มีผล');
    return [
      ...sameMoney(
        'right.credit_used',
        answer.right.credit_used,
        sumOf(inForce.map((one) => one.guarantee_amount)),
      ),
      ...same('right.contract_used', answer.right.contract_used, inForce.length),
    ];
  }),
  law(
    COLL,
    'guarantee-bounds',
    'a guarantee is at most what was approved, and over when it was released',
    (answer) =>
      answer.guarantees.flatMap((one) => [
        ...holds(
          'guarantees.*.guarantee_amount',
          satangOf(one.guarantee_amount) <= satangOf(one.loanapprove_amt),
          one.guarantee_amount,
          `at most ${one.loanapprove_amt}`,
        ),
        ...holds(
          'guarantees.*.principal_balance',
          satangOf(one.principal_balance) <= satangOf(one.loanapprove_amt),
          one.principal_balance,
          `at most ${one.loanapprove_amt}`,
        ),
        ...holds(
          'guarantees.*.released_date',
          (one.released_date !== '') === (one.coll_status === 'พ้นภาระ'),
          `${one.coll_status}, ${one.released_date || 'no day'}`,
          'a day exactly where it was released',
        ),
      ]),
  ),
  law(COLL, 'guarantee-once', 'no guarantee stands twice', ({ guarantees }) =>
    unique(
      'guarantees.*.loancontract_no',
      guarantees.map((one) => one.loancontract_no),
    ),
  ),
  law(COLL, 'security-once', 'no guarantor stands twice at a contract', ({ contracts }) =>
    contracts.flatMap(({ collaterals }) => {
      const persons = collaterals.filter((one) => one.coll_type === '01');
      return unique(
        'contracts.*.collaterals.*.guarantor_member_no',
        persons.map((one) => one.guarantor_member_no),
      );
    }),
  ),
  law(
    GIAN,
    'shares-to-100',
    'the shares of the beneficiaries of a document make 100',
    ({ documents }) =>
      documents.flatMap(({ beneficiaries }) =>
        sameMoney(
          'documents.*.beneficiaries.*.share_percent',
          beneficiaries.length > 0 ? '100.00' : undefined,
          sumOf(beneficiaries.map((one) => one.share_percent)),
        ),
      ),
  ),
  law(GIAN, 'one-in-force', 'a document that was replaced says when', ({ documents }) =>
    documents.flatMap(({ document_status, replaced_date }) =>
      holds(
        'documents.*.replaced_date',
        (replaced_date !== '') === (document_status === 'ถูกแทน'),
        `${document_status}, ${replaced_date || 'no day'}`,
        'a day exactly where it was replaced',
      ),
    ),
  ),
  law(GIAN, 'documents-order', 'documents stand newest first', ({ documents }) =>
    inOrder(
      'documents.*.appointed_date',
      documents.map((one) => one.appointed_date),
      'falling',
    ),
  ),
  law(CREM, 'crem-amount', 'a month is its deaths at their rate', ({ rows }) =>
    rows.flatMap(({ amount, death_count, rate_per_death }) =>
      sameMoney('rows.*.amount', amount, death_count * satangOf(rate_per_death)),
    ),
  ),
  law(CREM, 'crem-order', 'months of cremation stand oldest first, each once', ({ rows }) => [
    ...inOrder(
      'rows.*.recv_period',
      rows.map((one) => one.recv_period),
      'rising',
    ),
    ...unique(
      'rows.*.recv_period',
      rows.map((one) => one.recv_period),
    ),
  ]),
  law(CREM, 'crem-receipt', 'a month that was paid has a receipt', ({ rows }) =>
    rows.flatMap(({ paid_status, receipt_no }) =>
      holds(
        'rows.*.receipt_no',
        (paid_status === '1') === (receipt_no !== ''),
        `${paid_status}, ${receipt_no ? 'a number' : 'no number'}`,
        'a number exactly where paid_status is 1',
      ),
    ),
  ),
  law(CREM, 'payees-to-100', 'the shares of those who receive make 100', ({ memberships }) =>
    memberships.flatMap(({ payees }) =>
      sameMoney(
        'memberships.*.payees.*.share_percent',
        payees.length > 0 ? '100.00' : undefined,
        sumOf(payees.map((one) => one.share_percent)),
      ),
    ),
  ),
];
