import type { ShareRow } from '@coop/contracts/member/share';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { amountWords } from '../../parts/statement/search-words.ts';
import { StatementTable } from '../../parts/statement/statement-table.tsx';
import {
  countColumn,
  kindColumn,
  numberColumn,
  textColumn,
} from '../../parts/statement/text-column.tsx';
import { useStatement } from '../../parts/statement/use-statement.ts';
import { text } from './text.ts';

function kindText(row: ShareRow): string {
  if (row.sign_status > 0) return text.bought;
  return row.sign_status < 0 ? text.withdrawn : text.neutral;
}

function columnsFor(rows: readonly ShareRow[]): ExportColumn<ShareRow>[] {
  return [
    dateColumn('operate_date', text.date, (row) => row.operate_date),
    textColumn('item_desc', text.item, (row) => row.item_desc, { priority: 'title' }),
    numberColumn('slip_no', text.slip, (row) => row.slip_no, { priority: 'detail' }),
    countColumn('period', text.period, (row) => row.period),
    kindColumn(text.kind, 'share', kindText),
    moneyColumn({
      key: 'amount',
      header: text.amount,
      of: (row) => row.amount,
      totalOf: rows,
      strong: true,
    }),
    moneyColumn({ key: 'balance', header: text.runningBalance, of: (row) => row.balance }),
  ];
}

const searchText = (row: ShareRow) =>
  `${row.item_desc} ${row.slip_no} ${amountWords(row.amount)} ${formatThaiDate(row.operate_date)} ${kindText(row)}`;

/** Every share movement, filtered by period and words. */
export function ShareStatement({ rows, asOf }: { rows: readonly ShareRow[]; asOf: string }) {
  const statement = useStatement({ rows, asOf, searchText });
  return (
    <StatementTable
      statement={statement}
      caption={text.statement}
      fileName={text.statement}
      columns={columnsFor(statement.rows)}
      searchHint={text.searchHint}
      broughtForward={(before) => <Amount satang={parseBaht(before.balance)} />}
    />
  );
}
