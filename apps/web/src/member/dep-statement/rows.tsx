import type { DepositRow, DepositStatement } from '@coop/contracts/member/deposit';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { useRowNotes } from '../../parts/notes/row-notes.tsx';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { amountWords } from '../../parts/statement/search-words.ts';
import { kindColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { useStatement } from '../../parts/statement/use-statement.ts';
import { StatementTable } from '../../parts/statement-table/statement-table.tsx';
import type { StatementLine } from '../../parts/statement-table/year-list.tsx';
import { text } from './text.ts';

function kindText({ sign_status }: DepositRow): string {
  const { kinds } = text;
  return sign_status > 0 ? kinds.in : sign_status < 0 ? kinds.out : kinds.neutral;
}

function columnsFor(rows: readonly DepositRow[]): ExportColumn<DepositRow>[] {
  const { columns } = text;
  return [
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
  ];
}

const searchText = (row: DepositRow) =>
  `${row.item_desc} ${row.item_code} ${row.channel} ${amountWords(row.withdraw)} ${amountWords(row.deposit)} ${formatThaiDate(row.operate_date)} ${kindText(row)}`;

const whatOf = (row: DepositRow) =>
  row.remark ? `${row.item_desc} · ${row.remark}` : row.item_desc;

const lineOf = (row: DepositRow): StatementLine => {
  const [into, out] = [parseBaht(row.deposit), parseBaht(row.withdraw)];
  return {
    what: whatOf(row),
    satang: into === null || out === null ? null : into - out,
    balance: parseBaht(row.balance),
  };
};

/** Every movement of the account, filtered by period and words. */
export function DepositRows({ data }: { data: DepositStatement }) {
  const { account, rows, as_of: asOf, verification } = data;
  const { deptaccount_no: no, depttype_desc, deptaccount_name } = account;
  const notes = useRowNotes({
    kind: 'DEPOSIT_ROW',
    no,
    name: `${depttype_desc} ${no}`,
    whatOf,
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
      caption={`${text.statement} ${no}`}
      fileTitle={`${text.title} ${no}`}
      verification={verification}
      fileAbout={[[text.account, `${depttype_desc} ${no} ${deptaccount_name}`]]}
      columnsFor={columnsFor}
      searchHint={text.searchHint}
      balanceOf={(row) => parseBaht(row.balance)}
      lineOf={lineOf}
      details={['item_code', 'kind', 'channel']}
    />
  );
}
