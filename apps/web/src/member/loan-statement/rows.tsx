import type { LoanRow } from '@coop/contracts/member/loan';
import { parseBaht } from '@coop/format/money';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import {
  countColumn,
  kindColumn,
  numberColumn,
  textColumn,
} from '../../parts/statement/text-column.tsx';
import type { StatementKind } from '../../parts/statement-table/statement-kind.ts';
import { text } from './text.ts';

function kindText({ sign_status }: LoanRow): string {
  const { kinds } = text;
  return sign_status > 0 ? kinds.up : sign_status < 0 ? kinds.down : kinds.neutral;
}

const { columns } = text;

/** Every movement of a contract. */
export const LOAN_STATEMENT: StatementKind<LoanRow> = {
  text,
  columnsFor(rows) {
    // A payout is shown in its row but is not part of the sum of payments.
    const totalOf = rows.filter((row) => row.sign_status <= 0);
    return [
      dateColumn('operate_date', columns.date, (row) => row.operate_date),
      textColumn('item_desc', columns.item, (row) => row.item_desc, { priority: 'title' }),
      kindColumn(columns.kind, 'loan', kindText),
      numberColumn('slip_no', columns.slip, (row) => row.slip_no, { priority: 'detail' }),
      countColumn('period', columns.period, (row) => row.period),
      moneyColumn('principal', columns.principal, (row) => row.principal_payment, { totalOf }),
      countColumn('days', columns.days, (row) => row.days),
      moneyColumn('interest', columns.interest, (row) => row.interest_payment, { totalOf }),
      moneyColumn('total', columns.total, (row) => row.total, { totalOf, strong: true }),
      moneyColumn('balance', columns.balance, (row) => row.principal_balance),
    ];
  },
  // A payout raises the debt; a payment lowers it by its principal, but what the member paid is the total.
  lineOf(row) {
    const total = parseBaht(row.total);
    return {
      what: row.item_desc,
      satang: total === null || row.sign_status > 0 ? total : -total,
      balance: parseBaht(row.principal_balance),
    };
  },
  details: ['slip_no', 'period', 'kind', 'principal', 'days', 'interest'],
  kindOf: kindText,
  noteKind: 'LOAN_ROW',
};
