import {
  countsUp,
  holds,
  inOrder,
  notNegative,
  same,
  sameMoney,
  satangOf,
  sumOf,
  unique,
} from './figures.ts';
import { law } from './law.ts';

const LIST = 'memberDepositList';
const ROWS = 'memberDepositStatementShow';

/** Laws of the deposit accounts. */
export const depositLaws = [
  law(
    LIST,
    'deposit-sum',
    'the deposits are the sum of the accounts',
    ({ accounts, sum_balance }) =>
      sameMoney('sum_balance', sum_balance, sumOf(accounts.map((one) => one.prncbal))),
  ),
  law(LIST, 'deposit-withdrawable', 'no more can be withdrawn than is there', ({ accounts }) =>
    accounts.flatMap(({ withdrawable, prncbal }) =>
      holds(
        'accounts.*.withdrawable',
        satangOf(withdrawable) <= satangOf(prncbal),
        withdrawable,
        `at most ${prncbal}`,
      ),
    ),
  ),
  law(LIST, 'deposit-positive', 'nothing of an account is negative', ({ accounts }) =>
    accounts.flatMap((one) => [
      ...notNegative('accounts.*.prncbal', [one.prncbal]),
      ...notNegative('accounts.*.withdrawable', [one.withdrawable]),
      ...notNegative('accounts.*.accrued_interest', [one.accrued_interest]),
      ...notNegative('accounts.*.year_in', [one.year_in]),
      ...notNegative('accounts.*.year_out', [one.year_out]),
    ]),
  ),
  law(LIST, 'deposit-closed', 'a closed account is empty', ({ accounts }) =>
    accounts.flatMap(({ account_status, prncbal }) =>
      holds('accounts.*.prncbal', account_status !== 'ปิด' || prncbal === '0.00', prncbal, '0.00'),
    ),
  ),
  law(LIST, 'deposit-once', 'no account stands twice', ({ accounts }) =>
    unique(
      'accounts.*.deptaccount_no',
      accounts.map((one) => one.deptaccount_no),
    ),
  ),
  law(LIST, 'deposit-day', 'no account is opened after the answer', ({ accounts, as_of }) =>
    accounts.flatMap(({ open_date, last_operate_date }) => [
      ...holds('accounts.*.open_date', open_date <= as_of, open_date, `by ${as_of}`),
      ...holds(
        'accounts.*.last_operate_date',
        last_operate_date <= as_of,
        last_operate_date,
        `by ${as_of}`,
      ),
    ]),
  ),
  law(ROWS, 'deposit-asked', 'a statement is that of the account asked for', ({ account }, asked) =>
    same('account.deptaccount_no', account.deptaccount_no, asked.deptaccount_no as string),
  ),
  law(ROWS, 'deposit-runs', 'each balance is the one before and its row', ({ rows }) =>
    rows.slice(1).flatMap((row, index) => {
      const before = satangOf(rows[index]?.balance ?? '');
      const after = before + satangOf(row.deposit) - satangOf(row.withdraw);
      return sameMoney('rows.*.balance', row.balance, after);
    }),
  ),
  law(ROWS, 'deposit-ends', 'the balance is that of the last row', ({ rows, account }) =>
    same('account.prncbal', account.prncbal, rows.at(-1)?.balance),
  ),
  law(ROWS, 'deposit-signs', 'a row puts in or takes out, as its sign says', ({ rows }) =>
    rows.flatMap(({ sign_status, deposit, withdraw }) => {
      const moved = Math.sign(satangOf(deposit) - satangOf(withdraw));
      const is = moved === 0 || sign_status === 0 || sign_status === moved;
      return holds('rows.*.sign_status', is, `${sign_status}`, `${moved}`);
    }),
  ),
  law(ROWS, 'deposit-row-order', 'rows stand oldest first, each once', ({ rows }) => [
    ...inOrder(
      'rows.*.operate_date',
      rows.map((one) => one.operate_date),
      'rising',
    ),
    ...countsUp(
      'rows.*.seq_no',
      rows.map((one) => one.seq_no),
    ),
  ]),
  law(ROWS, 'deposit-row-positive', 'no amount of a row is negative', ({ rows }) =>
    rows.flatMap((one) => [
      ...notNegative('rows.*.deposit', [one.deposit]),
      ...notNegative('rows.*.withdraw', [one.withdraw]),
      ...notNegative('rows.*.balance', [one.balance]),
    ]),
  ),
  law(ROWS, 'deposit-row-day', 'no row is later than the answer or before the account', (answer) =>
    answer.rows.flatMap(({ operate_date }) =>
      holds(
        'rows.*.operate_date',
        operate_date <= answer.as_of && operate_date >= answer.account.open_date,
        operate_date,
        `from ${answer.account.open_date} by ${answer.as_of}`,
      ),
    ),
  ),
  law(
    ROWS,
    'deposit-year',
    'the year’s sums are those of the year’s rows',
    ({ rows, account, as_of }) => {
      const own = rows.filter((one) => one.operate_date.startsWith(as_of.slice(0, 4)));
      // Where the account is older than its rows, the year may have begun before them.
      if (own.length === rows.length && !account.open_date.startsWith(as_of.slice(0, 4))) return [];
      return [
        ...sameMoney('account.year_in', account.year_in, sumOf(own.map((one) => one.deposit))),
        ...sameMoney('account.year_out', account.year_out, sumOf(own.map((one) => one.withdraw))),
      ];
    },
  ),
];
