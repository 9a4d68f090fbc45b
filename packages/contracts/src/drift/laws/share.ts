import {
  bahtOf,
  countsUp,
  holds,
  inOrder,
  notNegative,
  same,
  sameMoney,
  satangOf,
  unique,
} from './figures.ts';
import { law } from './law.ts';

const AT = 'memberShareList';

/** Laws of the share capital. */
export const shareLaws = [
  law(AT, 'share-runs', 'each share balance is the one before and its row', ({ rows }) =>
    rows.slice(1).flatMap((row, index) => {
      const before = satangOf(rows[index]?.balance ?? '');
      return sameMoney(
        'rows.*.balance',
        row.balance,
        before + row.sign_status * satangOf(row.amount),
      );
    }),
  ),
  law(AT, 'share-ends', 'the share balance is that of the last row', ({ rows, share_balance }) =>
    same('share_balance', share_balance, rows.at(-1)?.balance),
  ),
  law(AT, 'share-units', 'a share is ten baht', ({ share_units, share_balance }) =>
    sameMoney('share_units', bahtOf(share_units * 1_000), satangOf(share_balance)),
  ),
  law(AT, 'share-begins', 'the balance of the beginning is one the rows went through', (answer) => {
    const { share_begin, rows } = answer;
    const balances = ['0.00', ...rows.map((one) => one.balance)];
    // An answer of one row does not show what was before it.
    const is = rows.length < 2 || balances.includes(share_begin);
    return holds('share_begin', is, share_begin, 'a balance of the rows');
  }),
  law(AT, 'share-order', 'share rows stand oldest first', ({ rows }) => [
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
  law(AT, 'share-once', 'no share row stands twice', ({ rows }) =>
    unique(
      'rows.*',
      rows.map((one) =>
        [one.operate_date, one.slip_no, one.item_code, one.amount, one.balance].join(' '),
      ),
    ),
  ),
  law(
    AT,
    'share-positive',
    'no amount of shares is negative',
    ({ rows, share_balance, overdue_amount }) => [
      ...notNegative(
        'rows.*.amount',
        rows.map((one) => one.amount),
      ),
      ...notNegative(
        'rows.*.balance',
        rows.map((one) => one.balance),
      ),
      ...notNegative('share_balance', [share_balance]),
      ...notNegative('overdue_amount', [overdue_amount]),
    ],
  ),
  law(AT, 'share-signs', 'a share row says whether it adds or takes', ({ rows }) =>
    rows.flatMap(({ sign_status, amount }) =>
      holds(
        'rows.*.sign_status',
        amount === '0.00' || sign_status !== 0,
        `${sign_status}`,
        '1 or -1 where an amount moved',
      ),
    ),
  ),
  law(AT, 'share-period', 'the last period is that of the last row', ({ rows, last_period }) =>
    same('last_period', last_period, rows.at(-1)?.period),
  ),
  law(AT, 'share-day', 'no share row is later than the answer', ({ rows, as_of }) =>
    rows.flatMap(({ operate_date }) =>
      holds('rows.*.operate_date', operate_date <= as_of, operate_date, `by ${as_of}`),
    ),
  ),
];
