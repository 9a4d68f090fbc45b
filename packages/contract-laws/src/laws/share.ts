import {
  by,
  counts,
  each,
  endsWith,
  hasRows,
  lawsOf,
  notNegative,
  once,
  rising,
  runs,
} from './checks.ts';
import { bahtOf, holds, sameMoney, satangOf } from './figures.ts';
import { besideMonthEnds } from './times/due.ts';

const law = lawsOf('memberShareList');

/** Laws of the share capital. */
export const shareLaws = [
  law(
    'share-runs',
    'each share balance is the one before and its row',
    runs('rows.*.balance', ({ sign_status, amount }) => sign_status * satangOf(amount)),
  ),
  law(
    'share-ends',
    'the share balance is that of the last row',
    endsWith('share_balance', 'rows.*.balance'),
    hasRows('share_balance', 'rows.*.balance'),
  ),
  law('share-units', 'the shares are worth the balance', (answer, _, { shares }) => {
    const { share_units, share_balance } = answer;
    const worth = bahtOf(share_units * satangOf(shares.unit));
    return sameMoney('share_units', worth, satangOf(share_balance));
  }),
  law('share-begins', 'the balance of the beginning is one the rows went through', (answer) => {
    const { share_begin, rows } = answer;
    const balances = ['0.00', ...rows.map((row) => row.balance)];
    // An answer of one row does not show what was before it.
    const is = rows.length < 2 || balances.includes(share_begin);
    return holds('share_begin', is, share_begin, 'a balance of the rows');
  }),
  law('share-first', 'the first row is the first share of all', ({ rows: [first] }) =>
    first ? sameMoney('rows.*.balance', first.balance, satangOf(first.amount)) : [],
  ),
  law(
    'share-order',
    'share rows stand oldest first',
    rising('rows.*.operate_date'),
    counts('rows.*.seq_no'),
  ),
  law(
    'share-once',
    'no share row stands twice',
    once('rows.*', 'operate_date', 'slip_no', 'item_code', 'amount', 'balance'),
  ),
  law(
    'share-positive',
    'no amount of shares is negative',
    notNegative('rows.*.amount', 'rows.*.balance', 'share_balance', 'overdue_amount'),
  ),
  law(
    'share-signs',
    'a share row says whether it adds or takes',
    each(
      'rows.*.sign_status',
      ({ sign_status, amount }) => amount === '0.00' || sign_status !== 0,
      '1 or -1 where an amount moved',
    ),
  ),
  law(
    'share-period',
    'the last period is that of the last row',
    endsWith('last_period', 'rows.*.period'),
  ),
  law(
    'share-due',
    'shares of a salary are bought on its last day, or on a day of their own',
    ({ rows }) =>
      besideMonthEnds('rows.*.operate_date', rows, {
        kind: ({ item_code }) => item_code,
        day: ({ operate_date }) => operate_date,
      }),
  ),
  law('share-day', 'no share row is later than the answer', by('as_of', 'rows.*.operate_date')),
];
