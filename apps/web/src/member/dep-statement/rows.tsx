import type { DepositRow } from '@coop/contracts/member/deposit';
import { parseBaht } from '@coop/format/money';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { kindColumn, textColumn } from '../../parts/statement/text-column.tsx';
import type { StatementKind } from '../../parts/statement-table/statement-kind.ts';
import { text } from './text.ts';

function kindText({ sign_status }: DepositRow): string {
  const { kinds } = text;
  return sign_status > 0 ? kinds.in : sign_status < 0 ? kinds.out : kinds.neutral;
}

const whatOf = (row: DepositRow) =>
  row.remark ? `${row.item_desc} · ${row.remark}` : row.item_desc;

const { columns } = text;

/** Every movement of an account. */
export const DEPOSIT_STATEMENT: StatementKind<DepositRow> = {
  text,
  columnsFor: (rows) => [
    dateColumn('operate_date', columns.date, (row) => row.operate_date),
    textColumn('item_desc', columns.item, whatOf, { priority: 'title' }),
    textColumn('item_code', columns.code, (row) => row.item_code, { priority: 'detail' }),
    kindColumn(columns.kind, 'deposit', kindText),
    textColumn('channel', columns.channel, (row) => row.channel, { priority: 'detail' }),
    moneyColumn('withdraw', columns.withdraw, (row) => row.withdraw, {
      totalOf: rows,
      blankZero: true,
    }),
    moneyColumn('deposit', columns.deposit, (row) => row.deposit, {
      totalOf: rows,
      blankZero: true,
    }),
    moneyColumn('balance', columns.balance, (row) => row.balance, { strong: true }),
  ],
  lineOf(row) {
    const [into, out] = [parseBaht(row.deposit), parseBaht(row.withdraw)];
    return {
      what: whatOf(row),
      satang: into === null || out === null ? null : into - out,
      balance: parseBaht(row.balance),
    };
  },
  details: ['item_code', 'kind', 'channel'],
  kindOf: kindText,
  noteKind: 'DEPOSIT_ROW',
};
