import type { MemberShare, ShareRow } from '@coop/contracts/member/share';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { useRowNotes } from '../../parts/notes/row-notes.tsx';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { amountWords } from '../../parts/statement/search-words.ts';
import {
  countColumn,
  kindColumn,
  numberColumn,
  textColumn,
} from '../../parts/statement/text-column.tsx';
import { useStatement } from '../../parts/statement/use-statement.ts';
import { StatementTable } from '../../parts/statement-table/statement-table.tsx';
import type { StatementLine } from '../../parts/statement-table/year-list.tsx';
import { text } from './text.ts';

function kindText(row: ShareRow): string {
  if (row.sign_status > 0) return text.bought;
  return row.sign_status < 0 ? text.withdrawn : text.neutral;
}

function columnsFor(rows: readonly ShareRow[]): ExportColumn<ShareRow>[] {
  return [
    dateColumn('operate_date', text.date, (row) => row.operate_date),
    textColumn('item_desc', text.item, itemOf, { priority: 'title' }),
    numberColumn('slip_no', text.slip, (row) => row.slip_no, { priority: 'detail' }),
    countColumn('period', text.period, (row) => row.period),
    kindColumn(text.kind, 'share', kindText),
    moneyColumn('amount', text.amount, (row) => row.amount, { totalOf: rows, strong: true }),
    moneyColumn('balance', text.runningBalance, (row) => row.balance),
  ];
}

const itemOf = (row: ShareRow) => row.item_desc;

const searchText = (row: ShareRow) =>
  `${row.item_desc} ${row.slip_no} ${amountWords(row.amount)} ${formatThaiDate(row.operate_date)} ${kindText(row)}`;

/** Unsigned on the wire; the sign status says which way. */
const signedOf = ({ amount, sign_status }: ShareRow) => {
  const satang = parseBaht(amount);
  return satang === null || sign_status >= 0 ? satang : -satang;
};

const lineOf = (row: ShareRow): StatementLine => ({
  what: row.item_desc,
  satang: signedOf(row),
  balance: parseBaht(row.balance),
});

/** Every share movement, filtered by period and words. */
export function ShareStatement({ share }: { share: MemberShare }) {
  const { rows, as_of: asOf, verification } = share;
  const notes = useRowNotes({
    kind: 'SHARE_ROW',
    name: text.title,
    whatOf: itemOf,
    searchText,
  });
  const statement = useStatement({
    rows,
    asOf,
    searchText: notes.searchText,
    kindOf: kindText,
  });
  return (
    <StatementTable
      statement={statement}
      notes={notes}
      caption={text.statement}
      fileTitle={text.title}
      verification={verification}
      columnsFor={columnsFor}
      searchHint={text.searchHint}
      balanceOf={(row) => parseBaht(row.balance)}
      lineOf={lineOf}
      details={['slip_no', 'period', 'kind']}
    />
  );
}
