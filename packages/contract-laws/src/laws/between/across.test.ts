import { describe, expect, test } from 'vitest';
import { lineOf } from '../../testing/breaches-of.ts';
import { type Edits, edited } from '../../testing/edited.ts';
import { TOLD } from '../../testing/told.ts';
import { lawsAcross } from './across.ts';

const [info, overview, loans, statement] = [
  'memberInfoShow.0',
  'memberOverviewShow.0',
  'memberLoanList.0',
  'memberLoanStatementShow.0.contract',
] as const;
const letter = 'memberConfirmLetterShow.0';
const SHEET = 'membergroupKeeprepShow.0';
const RESULT = 'membergroupDeductResultShow.0';

/** The outcome of a month whose one member has this much left for the next bill. */
const closed = (
  recv_period: string,
  next_amount: string,
  { membership_no = '01234', collector }: { membership_no?: string; collector?: object } = {},
) => ({ recv_period, lines: [{ membership_no, closing: { next_amount, collector } }] });

test.for<[law: string, edits: Edits, breaches: string[]]>([
  ['one-person', { [`${info}.member_name`]: 'ก' }, ['member_name: ก, not สมชาย']],
  ['one-person', { [`${info}.member_surname`]: 'ก' }, ['member_surname: ก, not ใจงาม']],
  ['one-person', { [`${info}.prename`]: 'ก' }, ['prename: ก, not นาย']],
  [
    'overview-is-share',
    {
      [`${overview}.share_balance`]: '1.00',
      [`${overview}.period_share_amount`]: '1.00',
      [`${overview}.share_status`]: 'งดส่งหุ้น',
    },
    [
      'share_balance: 1.00, not 3000.00',
      'period_share_amount: 1.00, not 1500.00',
      'share_status: งดส่งหุ้น, not ปกติ',
    ],
  ],
  [
    'overview-is-loans',
    {
      [`${overview}.loan_balance`]: '1.00',
      [`${overview}.loan_count`]: 2,
      [`${overview}.loan_approved`]: '2.00',
    },
    [
      'loan_balance: 1.00, not 993300.00',
      'loan_count: 2, not 1',
      'loan_approved: 2.00, not 1000000.00',
    ],
  ],
  [
    'overview-is-deposits',
    { [`${overview}.deposit_balance`]: '1.00' },
    ['deposit_balance: 1.00, not 12156.10'],
  ],
  [
    'overview-is-kep',
    { [`${overview}.kep.receive_amount`]: '1.00', [`${overview}.kep.posting_status`]: '0' },
    ['kep.receive_amount: 1.00, not 1820.00', 'kep.posting_status: 0, not 1'],
  ],
  [
    'overview-is-kep',
    { [`${overview}.kep.recv_period`]: '256903' },
    ['kep.recv_period: 256903, not a month of the list'],
  ],
  ['overview-is-kep', { [`${overview}.kep`]: undefined }, []],
  ['overview-is-kep', { [`${overview}.overdue_months`]: undefined }, []],
  [
    'overview-is-kep',
    { [`${overview}.overdue_months`]: [] },
    ['overdue_months: 0.00, not 1760.00'],
  ],
  [
    'overview-is-kep',
    {
      [`${overview}.overdue_months`]: [],
      'memberKepList.0.months.0.outstanding_amount': undefined,
      'memberKepList.0.months.1.outstanding_amount': '0.00',
    },
    [],
  ],
  [
    'statement-is-loan',
    { [`${statement}.int_rate`]: '1.00' },
    ['contract.int_rate: 1.00, not 5.50'],
  ],
  ['statement-is-loan', { [`${statement}.loancontract_no`]: 'สม.1' }, []],
  [
    'statement-is-loan',
    { [`${statement}.tags`]: ['a'], [`${loans}.loans.0.tags`]: ['b'] },
    ['contract.tags: ["a"], not ["b"]'],
  ],
  ['statement-is-loan', { [`${statement}.tags`]: ['a'], [`${loans}.loans.0.tags`]: ['a'] }, []],
  [
    'statement-is-deposit',
    { 'memberDepositStatementShow.0.account.prncbal': '1.00' },
    ['account.prncbal: 1.00, not 12156.10'],
  ],
  [
    'receipt-is-month',
    { 'memberKepShow.0.due_date': '2026-02-27' },
    ['due_date: 2026-02-27, not 2026-02-28'],
  ],
  [
    'receipt-before',
    { 'memberKepShow.0.previous_receive_amount': '1.00' },
    ['previous_receive_amount: 1.00, not 1760.00'],
  ],
  [
    'letter-is-statement',
    { [`${letter}.share_total`]: '1.00', [`${letter}.lines.0.balance`]: '2.00' },
    ['share_total: 1.00, not 1500.00', 'lines.*.balance: 2.00, not 1000000.00'],
  ],
  [
    'letter-is-statement',
    { [`${letter}.lines.1.balance`]: '3.00' },
    ['lines.*.balance: 3.00, not 12100.00'],
  ],
  [
    'letter-is-statement',
    { [`${letter}.as_of_date`]: '2026-02-28' },
    ['share_total: 1500.00, not 3000.00', 'lines.*.balance: 1000000.00, not 993300.00'],
  ],
  // Where there is no line, and before the first row, nothing is known.
  ['letter-is-statement', { [`${letter}.share_total`]: '0.00', [`${letter}.lines`]: [] }, []],
  [
    'letter-is-statement',
    { [`${letter}.share_total`]: '0.00', [`${letter}.lines.2.kind`]: 'loan' },
    [],
  ],
  ['letter-is-statement', { [`${letter}.as_of_date`]: '2025-12-30' }, []],
  [
    'letter-is-statement',
    { [`${letter}.lines.0.kind`]: 'deposit', [`${letter}.lines.1.kind`]: 'loan' },
    [],
  ],
  [
    'security-is-loan',
    { [`${loans}.loans.0.principal_balance`]: '1.00' },
    ['contracts.*.principal_balance: 993300.00, not 1.00'],
  ],
  [
    'guarantors-agree',
    { 'memberGianList.0.guarantors.0.coll_amount': '1.00' },
    [
      'guarantors.*: สม.2569/00123 01890 500000.00, สม.2569/00123 03005 1.00, not ' +
        'สม.2569/00123 01890 500000.00, สม.2569/00123 03005 500000.00',
    ],
  ],
  [
    'one-day',
    { 'memberLastUpdateShow.0.data': '2026-03-04' },
    Array(3).fill('data: 2026-03-04, not 2026-03-05'),
  ],
  ['one-day', { 'memberLastUpdateShow.0.data': '' }, []],
  [
    'withdraw-limit',
    { 'memberRequestpromoneyList.0.limits.0.max_amount': '12056.11' },
    ['limits.*.max_amount: 12056.11, not at most 12056.10'],
  ],
  [
    'withdraw-limit',
    {
      'memberRequestpromoneyList.0.limits.0.max_amount': '12056.11',
      'memberRequestpromoneyList.0.limits.0.request_type': 'DEPOSIT',
    },
    [],
  ],
  [
    'withdraw-limit',
    {
      'memberRequestpromoneyList.0.limits.0.max_amount': '12056.11',
      'memberRequestpromoneyList.0.limits.0.ref_no': '1',
    },
    [],
  ],
  [
    'Keeprep-is-period',
    { 'membergroupKeeprepShow.0.billed_amount': '1.00' },
    ['billed_amount: 1.00, not 12419.18'],
  ],
  [
    'DeliveryBook-is-period',
    { 'membergroupDeliveryBookShow.0.due_date': '2026-02-27' },
    ['due_date: 2026-02-27, not 2026-02-28'],
  ],
  [
    'SummarizeRep-is-period',
    { 'membergroupSummarizeRepShow.0.status': 'รับบางส่วน' },
    ['status: รับบางส่วน, not ส่งบิลแล้ว'],
  ],
  ['DeductResult-is-period', { 'membergroupDeductResultShow.0.recv_period': '256801' }, []],
  ['closing-is-next-bill', { [RESULT]: closed('256901', '3.00') }, []],
  [
    'closing-is-next-bill',
    { [RESULT]: closed('256901', '4.00') },
    ['lines.*.closing.next_amount: 4.00, not 3.00'],
  ],
  ['closing-is-next-bill', { [RESULT]: closed('256902', '4.00') }, []],
  ['closing-is-next-bill', { [RESULT]: closed('256901', '4.00', { collector: {} }) }, []],
  [
    'closing-is-next-bill',
    { [RESULT]: closed('256901', '4.00', { membership_no: '09999' }) },
    ['lines.*.closing.next_amount: 4.00, not 0.00'],
  ],
  [
    'closing-is-next-bill',
    { [RESULT]: closed('256812', '4.00'), [`${SHEET}.recv_period`]: '256901' },
    ['lines.*.closing.next_amount: 4.00, not 3.00'],
  ],
  [
    'closing-is-next-bill',
    { [`${RESULT}.recv_period`]: '256901', [`${RESULT}.lines`]: [{ membership_no: '01234' }] },
    [],
  ],
  [
    'pages-overlap',
    { 'infoTopicList.1.rows.0.topic_id': 69003 },
    ['rows.*: 69003 twice, not each once'],
  ],
  [
    'pages-overlap',
    { 'infoTopicList.1.total': 4, 'infoTopicList.1.page_size': 13 },
    ['total: 4, not 3', 'page_size: 13, not 12'],
  ],
])('%s with %j: %j', ([law, edits, breaches]) => {
  const answers = edited(TOLD, edits);
  const broken = lawsAcross
    .filter(({ name }) => name === law)
    .flatMap((across) => across.broken(answers));
  expect(broken.map(lineOf)).toEqual(breaches);
});

describe.each(lawsAcross)('$name', ({ between, broken }) => {
  test('holds where everything agrees', () => {
    expect(broken(TOLD)).toEqual([]);
  });

  test('says nothing while an answer is missing', () => {
    for (const key of between) expect(broken({ ...TOLD, [key]: undefined })).toEqual([]);
  });
});
