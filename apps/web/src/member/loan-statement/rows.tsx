import type { Verification } from '@coop/contracts/entry/verification';
import type { Loan, LoanRow } from '@coop/contracts/member/loan';
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

function kindText({ sign_status }: LoanRow): string {
  const { kinds } = text;
  return sign_status > 0 ? kinds.up : sign_status < 0 ? kinds.down : kinds.neutral;
}

function columnsFor(rows: readonly LoanRow[]): ExportColumn<LoanRow>[] {
  // A payout is shown in its row but is not part of the sum of payments.
  const payments = rows.filter((row) => row.sign_status <= 0);
  const { columns } = text;
  return [
    dateColumn('operate_date', columns.date, (row) => row.operate_date),
    textColumn('item_desc', columns.item, itemOf, { priority: 'title' }),
    kindColumn(columns.kind, 'loan', kindText),
    numberColumn('slip_no', columns.slip, (row) => row.slip_no, { priority: 'detail' }),
    countColumn('period', columns.period, (row) => row.period),
    moneyColumn('principal', columns.principal, (row) => row.principal_payment, {
      totalOf: payments,
    }),
    countColumn('days', columns.days, (row) => row.days),
    moneyColumn('interest', columns.interest, (row) => row.interest_payment, { totalOf: payments }),
    moneyColumn('total', columns.total, (row) => row.total, { totalOf: payments, strong: true }),
    moneyColumn('balance', columns.balance, (row) => row.principal_balance),
  ];
}

const itemOf = (row: LoanRow) => row.item_desc;

const searchText = (row: LoanRow) =>
  `${row.item_desc} ${row.slip_no} ${amountWords(row.total)} ${formatThaiDate(row.operate_date)} ${kindText(row)}`;

/** A payout raises the debt; a payment lowers it by its principal, but what the member paid is the total. */
const lineOf = (row: LoanRow): StatementLine => {
  const total = parseBaht(row.total);
  return {
    what: row.item_desc,
    satang: total === null || row.sign_status > 0 ? total : -total,
    balance: parseBaht(row.principal_balance),
  };
};

interface LoanRowsProps {
  readonly contract: Loan;
  readonly rows: readonly LoanRow[];
  readonly asOf: string;
  readonly verification: Verification | undefined;
  /** The page itself is being printed, with the instalments to come. */
  readonly printsPage: boolean;
}

/** Every movement of the contract, filtered by period and words. */
export function LoanRows({ contract, rows, asOf, verification, printsPage }: LoanRowsProps) {
  const no = contract.loancontract_no;
  const notes = useRowNotes({
    kind: 'LOAN_ROW',
    no,
    name: `${contract.loantype_desc} ${no}`,
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
      caption={`${text.statement} ${no}`}
      fileTitle={`${text.title} ${no}`}
      fileAbout={[[text.contract, `${contract.loantype_desc} ${no}`]]}
      verification={verification}
      columnsFor={columnsFor}
      searchHint={text.searchHint}
      balanceOf={(row) => parseBaht(row.principal_balance)}
      lineOf={lineOf}
      details={['slip_no', 'period', 'kind', 'principal', 'days', 'interest']}
      printsPage={printsPage}
    />
  );
}
