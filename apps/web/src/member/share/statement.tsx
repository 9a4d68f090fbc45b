import type { ShareRow } from '@coop/contracts/member/share';
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

function kindText(row: ShareRow): string {
  if (row.sign_status > 0) return text.bought;
  return row.sign_status < 0 ? text.withdrawn : text.neutral;
}

/** Unsigned on the wire; the sign status says which way. */
const signedOf = ({ amount, sign_status }: ShareRow) => {
  const satang = parseBaht(amount);
  return satang === null || sign_status >= 0 ? satang : -satang;
};

/** Every share movement. */
export const SHARE_STATEMENT: StatementKind<ShareRow> = {
  text,
  columnsFor: (rows) => [
    dateColumn('operate_date', text.date, (row) => row.operate_date),
    textColumn('item_desc', text.item, (row) => row.item_desc, { priority: 'title' }),
    numberColumn('slip_no', text.slip, (row) => row.slip_no, { priority: 'detail' }),
    countColumn('period', text.period, (row) => row.period),
    kindColumn(text.kind, 'share', kindText),
    moneyColumn('amount', text.amount, (row) => row.amount, { totalOf: rows, strong: true }),
    moneyColumn('balance', text.runningBalance, (row) => row.balance),
  ],
  lineOf: (row) => ({
    what: row.item_desc,
    satang: signedOf(row),
    balance: parseBaht(row.balance),
  }),
  details: ['slip_no', 'period', 'kind'],
  kindOf: kindText,
  noteKind: 'SHARE_ROW',
};
