import type { ShareRow } from '@coop/contracts/member/share';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { SignTag } from '@coop/ui/sign-status';
import type { ExportColumn } from '../../app/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../app/statement/money-column.tsx';
import { amountWords } from '../../app/statement/search-words.ts';
import { StatementTable } from '../../app/statement/statement-table.tsx';
import { useStatement } from '../../app/statement/use-statement.ts';
import { text } from './text.ts';

function kindText(row: ShareRow): string {
  if (row.sign_status > 0) return text.bought;
  return row.sign_status < 0 ? text.withdrawn : text.neutral;
}

function columnsFor(rows: readonly ShareRow[]): ExportColumn<ShareRow>[] {
  return [
    dateColumn('operate_date', text.date, (row) => row.operate_date),
    {
      key: 'item_desc',
      header: text.item,
      priority: 'title',
      cell: (row) => row.item_desc,
      save: (row) => ({ kind: 'text', value: row.item_desc }),
    },
    {
      key: 'slip_no',
      header: text.slip,
      priority: 'detail',
      cell: (row) => <span className="nowrap">{row.slip_no}</span>,
      save: (row) => ({ kind: 'text', value: row.slip_no }),
    },
    {
      key: 'period',
      header: text.period,
      align: 'end',
      cell: (row) => formatCount(row.period),
      save: (row) => ({ kind: 'count', value: row.period }),
    },
    {
      key: 'kind',
      header: text.kind,
      cell: (row) => (
        <SignTag kind="share" status={row.sign_status} secondaryCode={row.item_code}>
          {kindText(row)}
        </SignTag>
      ),
      save: (row) => ({ kind: 'text', value: kindText(row) }),
    },
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
