import { agencyLawsAcross } from './across-agency.ts';
import { lettersBalances } from './across-letter.ts';
import { holds, same, sameMoney, sumOf } from './figures.ts';
import { type Breach, type LawAcross, lawAcross, only } from './law.ts';
import { pageLawsAcross } from './page.ts';

function fields<T extends object>(path: string, found: T, expected: T | undefined): Breach[] {
  if (!expected) return [];
  return Object.keys(found).flatMap((key) => {
    const [one, other] = [found[key as keyof T], expected[key as keyof T]];
    if (one === undefined || other === undefined || JSON.stringify(one) === JSON.stringify(other))
      return [];
    return [
      { path: `${path}.${key}`, found: JSON.stringify(one), expected: JSON.stringify(other) },
    ];
  });
}

/** Laws between the answers to one member. */
const memberLaws: LawAcross[] = [
  lawAcross(
    ['memberInfoShow', 'memberAuthLogin'],
    'one-person',
    'the personal data are of whoever signed in',
    (told) => {
      const [info, login] = [only(told, 'memberInfoShow'), only(told, 'memberAuthLogin')];
      return [
        ...same('member_name', info?.member_name, login?.member.member_name),
        ...same('member_surname', info?.member_surname, login?.member.member_surname),
        ...same('prename', info?.prename, login?.member.prename),
      ];
    },
  ),
  lawAcross(
    ['memberOverviewShow', 'memberShareList'],
    'overview-is-share',
    'the first screen has the share list’s balance',
    (told) => {
      const [overview, share] = [only(told, 'memberOverviewShow'), only(told, 'memberShareList')];
      return [
        ...same('share_balance', overview?.share_balance, share?.share_balance),
        ...same('period_share_amount', overview?.period_share_amount, share?.period_share_amount),
        ...same('share_status', overview?.share_status, share?.share_status),
      ];
    },
  ),
  lawAcross(
    ['memberOverviewShow', 'memberLoanList'],
    'overview-is-loans',
    'the first screen has the loan list’s debt',
    (told) => {
      const [overview, list] = [only(told, 'memberOverviewShow'), only(told, 'memberLoanList')];
      const open = list?.loans.filter((one) => one.contract_status !== 'ปิดสัญญา');
      return [
        ...same('loan_balance', overview?.loan_balance, list?.sum_loan_balance),
        ...same('loan_count', overview?.loan_count, open?.length),
        ...(open
          ? sameMoney(
              'loan_approved',
              overview?.loan_approved,
              sumOf(open.map((one) => one.loanapprove_amt)),
            )
          : []),
      ];
    },
  ),
  lawAcross(
    ['memberOverviewShow', 'memberDepositList'],
    'overview-is-deposits',
    'the first screen has the deposit list’s balance',
    (told) => {
      const [overview, list] = [only(told, 'memberOverviewShow'), only(told, 'memberDepositList')];
      return same('deposit_balance', overview?.deposit_balance, list?.sum_balance);
    },
  ),
  lawAcross(
    ['memberOverviewShow', 'memberKepList'],
    'overview-is-kep',
    'the first screen has the collection’s newest month',
    (told) => {
      const [overview, list] = [only(told, 'memberOverviewShow'), only(told, 'memberKepList')];
      const month = list?.months.find((one) => one.recv_period === overview?.kep?.recv_period);
      const owed = list?.months.flatMap((one) => one.outstanding_amount ?? []);
      return [
        ...same('kep.receive_amount', overview?.kep?.receive_amount, month?.receive_amount),
        ...same('kep.posting_status', overview?.kep?.posting_status, month?.posting_status),
        ...(overview?.kep && list && !month
          ? holds('kep.recv_period', false, overview.kep.recv_period, 'a month of the list')
          : []),
        ...(overview?.overdue_months?.length === 0 && owed
          ? sameMoney('overdue_months', '0.00', sumOf(owed))
          : []),
      ];
    },
  ),
  lawAcross(
    ['memberLoanStatementShow', 'memberLoanList'],
    'statement-is-loan',
    'a statement’s contract is the list’s',
    (told) =>
      (told.memberLoanStatementShow ?? []).flatMap(({ contract }) => {
        const listed = only(told, 'memberLoanList')?.loans.find(
          (one) => one.loancontract_no === contract.loancontract_no,
        );
        return fields('contract', contract, listed);
      }),
  ),
  lawAcross(
    ['memberDepositStatementShow', 'memberDepositList'],
    'statement-is-deposit',
    'a statement’s account is the list’s',
    (told) =>
      (told.memberDepositStatementShow ?? []).flatMap(({ account }) => {
        const listed = only(told, 'memberDepositList')?.accounts.find(
          (one) => one.deptaccount_no === account.deptaccount_no,
        );
        return fields('account', account, listed);
      }),
  ),
  lawAcross(
    ['memberKepShow', 'memberKepList'],
    'receipt-is-month',
    'a receipt says what the list says of its month',
    (told) =>
      (told.memberKepShow ?? []).flatMap((receipt) => {
        const month = only(told, 'memberKepList')?.months.find(
          (one) => one.recv_period === receipt.recv_period,
        );
        return month
          ? fields('(body)', month, receipt as typeof month).map((one) => ({
              ...one,
              path: one.path.slice(7),
            }))
          : [];
      }),
  ),
  lawAcross(
    ['memberKepShow', 'memberKepList'],
    'receipt-before',
    'a receipt has the sum of the month before',
    (told) =>
      (told.memberKepShow ?? []).flatMap(({ previous_recv_period, previous_receive_amount }) => {
        const month = only(told, 'memberKepList')?.months.find(
          (one) => one.recv_period === previous_recv_period,
        );
        return same('previous_receive_amount', previous_receive_amount, month?.receive_amount);
      }),
  ),
  lawAcross(
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
  lawAcross(
    ['memberCollList', 'memberLoanList'],
    'security-is-loan',
    'a secured contract is the list’s',
    (told) =>
      (only(told, 'memberCollList')?.contracts ?? []).flatMap((contract) => {
        const loan = only(told, 'memberLoanList')?.loans.find(
          (one) => one.loancontract_no === contract.loancontract_no,
        );
        return [
          ...same(
            'contracts.*.principal_balance',
            contract.principal_balance,
            loan?.principal_balance,
          ),
          ...same('contracts.*.loanapprove_amt', contract.loanapprove_amt, loan?.loanapprove_amt),
          ...same('contracts.*.contract_status', contract.contract_status, loan?.contract_status),
        ];
      }),
  ),
  lawAcross(
    ['memberGianList', 'memberCollList'],
    'guarantors-agree',
    'both screens name the same guarantors',
    (told) => {
      const [gian, coll] = [only(told, 'memberGianList'), only(told, 'memberCollList')];
      if (!gian || !coll) return [];
      const named = (no: string, contract: string, amount: string) =>
        [contract, no, amount].join(' ');
      const listed = gian.guarantors.map((one) =>
        named(one.guarantor_member_no, one.loancontract_no, one.coll_amount),
      );
      const secured = coll.contracts.flatMap((contract) =>
        contract.collaterals
          .filter((one) => one.coll_type === '01')
          .map((one) => named(one.guarantor_member_no, contract.loancontract_no, one.coll_amount)),
      );
      return same('guarantors.*', listed.toSorted().join(', '), secured.toSorted().join(', '));
    },
  ),
  lawAcross(
    ['memberLastUpdateShow', 'memberShareList', 'memberLoanList', 'memberDepositList'],
    'one-day',
    'the records are of the day that is said',
    (told) => {
      const day = only(told, 'memberLastUpdateShow')?.data;
      const lists = [
        only(told, 'memberShareList'),
        only(told, 'memberLoanList'),
        only(told, 'memberDepositList'),
      ];
      return day ? lists.flatMap((one) => same('data', day, one?.as_of)) : [];
    },
  ),
  lawAcross(
    ['memberRequestpromoneyList', 'memberDepositList'],
    'withdraw-limit',
    'no more can be asked for than can be withdrawn',
    (told) => {
      const accounts = only(told, 'memberDepositList')?.accounts;
      const limits = only(told, 'memberRequestpromoneyList')?.limits ?? [];
      return limits
        .filter((one) => one.request_type === 'WITHDRAW')
        .flatMap(({ ref_no, max_amount }) => {
          const account = accounts?.find((one) => one.deptaccount_no === ref_no);
          const is = !account || sumOf([max_amount]) <= sumOf([account.withdrawable]);
          return holds('limits.*.max_amount', is, max_amount, `at most ${account?.withdrawable}`);
        });
    },
  ),
];

export const lawsAcross: readonly LawAcross[] = [
  ...memberLaws,
  ...agencyLawsAcross,
  ...pageLawsAcross,
];
