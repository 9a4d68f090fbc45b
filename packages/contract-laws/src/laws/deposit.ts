import {
  askedFor,
  atMost,
  by,
  counts,
  each,
  endsWith,
  from,
  hasRows,
  lawsOf,
  notNegative,
  once,
  rising,
  runs,
  sumIs,
} from './checks.ts';
import { holds, sameMoney, satangOf, sumOf } from './figures.ts';

const list = lawsOf('memberDepositList');
const statement = lawsOf('memberDepositStatementShow');

export const depositLaws = [
  list(
    'deposit-sum',
    'the deposits are the sum of the accounts',
    sumIs('sum_balance', 'accounts.*.prncbal'),
  ),
  list(
    'deposit-withdrawable',
    'no more can be withdrawn than is there',
    atMost('accounts.*.withdrawable', 'accounts.*.prncbal'),
  ),
  list(
    'deposit-positive',
    'nothing of an account is negative',
    notNegative(
      'accounts.*.prncbal',
      'accounts.*.withdrawable',
      'accounts.*.accrued_interest',
      'accounts.*.year_in',
      'accounts.*.year_out',
    ),
  ),
  list(
    'deposit-closed',
    'a closed account is empty',
    each(
      'accounts.*.prncbal',
      ({ account_status, prncbal }) => account_status !== 'ปิด' || prncbal === '0.00',
      '0.00',
    ),
  ),
  list('deposit-once', 'no account stands twice', once('accounts.*.deptaccount_no')),
  list(
    'deposit-day',
    'no account is opened after the answer',
    by('as_of', 'accounts.*.open_date', 'accounts.*.last_operate_date'),
  ),
  statement(
    'deposit-asked',
    'a statement is that of the account asked for',
    askedFor('account.deptaccount_no'),
  ),
  statement(
    'deposit-runs',
    'each balance is the one before and its row',
    runs('rows.*.balance', ({ deposit, withdraw }) => satangOf(deposit) - satangOf(withdraw)),
  ),
  statement(
    'deposit-ends',
    'the balance is that of the last row',
    endsWith('account.prncbal', 'rows.*.balance'),
    hasRows('account.prncbal', 'rows.*.balance'),
  ),
  statement('deposit-signs', 'a row puts in or takes out, as its sign says', ({ rows }) =>
    rows.flatMap(({ sign_status, deposit, withdraw }) => {
      const moved = Math.sign(satangOf(deposit) - satangOf(withdraw));
      const is = moved === 0 || sign_status === 0 || sign_status === moved;
      return holds('rows.*.sign_status', is, sign_status, moved);
    }),
  ),
  statement(
    'deposit-row-order',
    'rows stand oldest first, each once',
    rising('rows.*.operate_date'),
    counts('rows.*.seq_no'),
  ),
  statement(
    'deposit-row-positive',
    'no amount of a row is negative',
    notNegative('rows.*.deposit', 'rows.*.withdraw', 'rows.*.balance'),
  ),
  statement(
    'deposit-row-day',
    'no row is later than the answer or before the account',
    by('as_of', 'rows.*.operate_date'),
    from('account.open_date', 'rows.*.operate_date'),
  ),
  statement(
    'deposit-year',
    'the year’s sums are those of the year’s rows',
    ({ rows, account, as_of }) => {
      const thisYear = rows.filter((row) => row.operate_date.startsWith(as_of.slice(0, 4)));
      // Where the account is older than its rows, the year may have begun before them.
      if (thisYear.length === rows.length && !account.open_date.startsWith(as_of.slice(0, 4)))
        return [];
      return [
        ...sameMoney('account.year_in', account.year_in, sumOf(thisYear.map((row) => row.deposit))),
        ...sameMoney(
          'account.year_out',
          account.year_out,
          sumOf(thisYear.map((row) => row.withdraw)),
        ),
      ];
    },
  ),
];
