import { across, agree, asListed } from '../across-checks.ts';
import { valuesAt } from '../checks.ts';
import { holds, same, sameMoney, satangOf, sumOf } from '../figures.ts';
import { type Breach, type LawAcross, only, type Told } from '../law.ts';
import { monthLawsAcross } from '../times/months.ts';
import { closingLawsAcross } from './closing.ts';
import { pageLawsAcross } from './page.ts';
import { paidBillLawsAcross } from './paid-bill.ts';
import { standingLawsAcross } from './standing.ts';

/** Compares the balances of the confirmation letter with the statements on its day, where their rows reach back to it. */
function lettersBalances(answers: Told): Breach[] {
  const letter = only(answers, 'memberConfirmLetterShow');
  if (!letter) return [];
  const onDay = <R extends { readonly operate_date: string }>(rows: readonly R[] | undefined) =>
    rows?.findLast((row) => row.operate_date <= letter.as_of_date);
  const inLetter = (kind: string, no: string) =>
    letter.lines.find((line) => line.kind === kind && line.ref_no === no)?.balance;
  const hasShares = letter.lines.some((line) => line.kind === 'share');
  const shares = onDay(only(answers, 'memberShareList')?.rows)?.balance;
  return [
    ...(hasShares ? same('share_total', letter.share_total, shares) : []),
    ...(answers.memberDepositStatementShow ?? []).flatMap(({ account, rows }) =>
      same('lines.*.balance', inLetter('deposit', account.deptaccount_no), onDay(rows)?.balance),
    ),
    ...(answers.memberLoanStatementShow ?? []).flatMap(({ contract, rows }) =>
      same(
        'lines.*.balance',
        inLetter('loan', contract.loancontract_no),
        onDay(rows)?.principal_balance,
      ),
    ),
  ];
}

const DASHBOARD = 'membergroupDashboardShow';
const PAPERS = [
  'membergroupKeeprepShow',
  'membergroupDeliveryBookShow',
  'membergroupSummarizeRepShow',
  'membergroupDeductResultShow',
] as const;

/** Laws between the papers of one agency's month. */
const agencyLawsAcross: LawAcross[] = PAPERS.map((key) =>
  across(
    [key, DASHBOARD],
    `${key.replace(/^membergroup|Show$/g, '')}-is-period`,
    'every paper of a month tells the same bill',
    asListed(key, '', DASHBOARD, 'periods.*', 'recv_period', 'billed_amount', 'due_date', 'status'),
  ),
);

/** Laws between the answers to one member. */
const memberLaws: LawAcross[] = [
  across(
    ['memberInfoShow', 'memberAuthLogin'],
    'one-person',
    'the personal data are of whoever signed in',
    agree('memberInfoShow', 'memberAuthLogin', {
      member_name: 'member.member_name',
      member_surname: 'member.member_surname',
      prename: 'member.prename',
    }),
  ),
  across(
    ['memberOverviewShow', 'memberShareList'],
    'overview-is-share',
    'the first screen has the share list’s balance',
    agree('memberOverviewShow', 'memberShareList', {
      share_balance: 'share_balance',
      period_share_amount: 'period_share_amount',
      share_status: 'share_status',
    }),
  ),
  across(
    ['memberOverviewShow', 'memberLoanList'],
    'overview-is-loans',
    'the first screen has the loan list’s debt',
    agree('memberOverviewShow', 'memberLoanList', { loan_balance: 'sum_loan_balance' }),
    (answers) => {
      const overview = only(answers, 'memberOverviewShow');
      const list = only(answers, 'memberLoanList');
      if (!list) return [];
      const open = list.loans.filter((loan) => loan.contract_status !== 'ปิดสัญญา');
      const approved = sumOf(open.map((loan) => loan.loanapprove_amt));
      return [
        ...same('loan_count', overview?.loan_count, open.length),
        ...sameMoney('loan_approved', overview?.loan_approved, approved),
      ];
    },
  ),
  across(
    ['memberOverviewShow', 'memberDepositList'],
    'overview-is-deposits',
    'the first screen has the deposit list’s balance',
    agree('memberOverviewShow', 'memberDepositList', { deposit_balance: 'sum_balance' }),
  ),
  across(
    ['memberOverviewShow', 'memberKepList'],
    'overview-is-kep',
    'the first screen has the collection’s newest month',
    (answers) => {
      const overview = only(answers, 'memberOverviewShow');
      const list = only(answers, 'memberKepList');
      if (!overview || !list) return [];
      const { kep, overdue_months } = overview;
      const month = list.months.find((other) => other.recv_period === kep?.recv_period);
      const owed = sumOf(valuesAt(list, 'months.*.outstanding_amount'));
      return [
        ...same('kep.receive_amount', kep?.receive_amount, month?.receive_amount),
        ...same('kep.posting_status', kep?.posting_status, month?.posting_status),
        ...holds('kep.recv_period', !kep || !!month, kep?.recv_period, 'a month of the list'),
        ...(overdue_months?.length === 0 ? sameMoney('overdue_months', '0.00', owed) : []),
      ];
    },
  ),
  across(
    ['memberLoanStatementShow', 'memberLoanList'],
    'statement-is-loan',
    'a statement’s contract is the list’s',
    asListed('memberLoanStatementShow', 'contract', 'memberLoanList', 'loans.*', 'loancontract_no'),
  ),
  across(
    ['memberDepositStatementShow', 'memberDepositList'],
    'statement-is-deposit',
    'a statement’s account is the list’s',
    asListed(
      'memberDepositStatementShow',
      'account',
      'memberDepositList',
      'accounts.*',
      'deptaccount_no',
    ),
  ),
  across(
    ['memberKepShow', 'memberKepList'],
    'receipt-is-month',
    'a receipt says what the list says of its month',
    asListed('memberKepShow', '', 'memberKepList', 'months.*', 'recv_period'),
  ),
  across(
    ['memberKepShow', 'memberKepList'],
    'receipt-before',
    'a receipt has the sum of the month before',
    (answers) =>
      (answers.memberKepShow ?? []).flatMap(({ previous_recv_period, previous_receive_amount }) => {
        const month = only(answers, 'memberKepList')?.months.find(
          (other) => other.recv_period === previous_recv_period,
        );
        return same('previous_receive_amount', previous_receive_amount, month?.receive_amount);
      }),
  ),
  across(
    [
      'memberConfirmLetterShow',
      'memberShareList',
      'memberDepositStatementShow',
      'memberLoanStatementShow',
    ],
    'letter-is-statement',
    'the letter has each balance as the statement had it on its day',
    lettersBalances,
  ),
  across(
    ['memberCollList', 'memberLoanList'],
    'security-is-loan',
    'a secured contract is the list’s',
    asListed(
      'memberCollList',
      'contracts.*',
      'memberLoanList',
      'loans.*',
      'loancontract_no',
      'principal_balance',
      'loanapprove_amt',
      'contract_status',
    ),
  ),
  across(
    ['memberGianList', 'memberCollList'],
    'guarantors-agree',
    'both screens name the same guarantors',
    (answers) => {
      const gian = only(answers, 'memberGianList');
      const coll = only(answers, 'memberCollList');
      const listed = gian?.guarantors.map((guarantor) =>
        [guarantor.loancontract_no, guarantor.guarantor_member_no, guarantor.coll_amount].join(' '),
      );
      const secured = coll?.contracts.flatMap(({ loancontract_no, collaterals }) =>
        collaterals
          .filter((collateral) => collateral.coll_type === '01')
          .map((collateral) =>
            [loancontract_no, collateral.guarantor_member_no, collateral.coll_amount].join(' '),
          ),
      );
      return same('guarantors.*', listed?.sort().join(', '), secured?.sort().join(', '));
    },
  ),
  across(
    ['memberLastUpdateShow', 'memberShareList', 'memberLoanList', 'memberDepositList'],
    'one-day',
    'the records are of the day that is said',
    (answers) => {
      const lists = [
        only(answers, 'memberShareList'),
        only(answers, 'memberLoanList'),
        only(answers, 'memberDepositList'),
      ];
      // An empty day says that there are no records yet.
      const day = only(answers, 'memberLastUpdateShow')?.data || undefined;
      return lists.flatMap((item) => same('data', day, item?.as_of));
    },
  ),
  across(
    ['memberRequestpromoneyList', 'memberDepositList'],
    'withdraw-limit',
    'no more can be asked for than can be withdrawn',
    (answers) => {
      const accounts = only(answers, 'memberDepositList')?.accounts;
      const limits = only(answers, 'memberRequestpromoneyList')?.limits ?? [];
      return limits.flatMap(({ request_type, ref_no, max_amount }) => {
        const account = accounts?.find((other) => other.deptaccount_no === ref_no);
        const limit = request_type === 'WITHDRAW' ? account?.withdrawable : undefined;
        const is = !(satangOf(max_amount) > satangOf(limit));
        return holds('limits.*.max_amount', is, max_amount, `at most ${limit}`);
      });
    },
  ),
];

export const lawsAcross: readonly LawAcross[] = [
  ...memberLaws,
  ...agencyLawsAcross,
  ...closingLawsAcross,
  ...standingLawsAcross,
  ...paidBillLawsAcross,
  ...pageLawsAcross,
  ...monthLawsAcross,
];
