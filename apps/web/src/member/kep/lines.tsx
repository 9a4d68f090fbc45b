import type { KepDetail, KepLine } from '@coop/contracts/member/kep';
import { parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Link } from 'react-router';
import { type ExportColumn, toExport } from '../../parts/statement/columns.ts';
import { moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableDownload } from '../../parts/statement/statement-tools.tsx';
import { countColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { paths } from '../../site/paths.ts';
import styles from './kep.module.css';
import { text } from './text.ts';

/** Text of a line, with the number of its contract or account. */
export function lineWords({ item_group, item_desc, ref_no }: KepLineName): string {
  const numbered = item_group === 'LOAN' || item_group === 'DEPOSIT';
  return numbered && ref_no ? `${item_desc} ${ref_no}` : item_desc;
}
type KepLineName = Pick<KepLine, 'item_group' | 'item_desc' | 'ref_no'>;

/** The same for the page; the number does not wrap. */
export function LineName({ line }: { line: KepLineName }) {
  if (lineWords(line) === line.item_desc) return line.item_desc;
  return (
    <span>
      {line.item_desc} <span className="nowrap">{line.ref_no}</span>
    </span>
  );
}

/** Address of the records behind a line. */
function linkOf({ item_group, ref_no }: KepLine): string | undefined {
  const { member } = paths;
  if (item_group === 'SHARE') return member.share;
  if (item_group === 'CREMATION') return member.kepcrem;
  if (ref_no === '') return undefined;
  return item_group === 'LOAN' ? member.loanStatement(ref_no) : member.depositStatement(ref_no);
}

function Item({ line }: { line: KepLine }) {
  const to = linkOf(line);
  const arrear = parseBaht(line.interest_arrear);
  return (
    <span>
      {to ? (
        <Link to={to}>
          <LineName line={line} />
        </Link>
      ) : (
        <LineName line={line} />
      )}
      {arrear ? (
        <span className={styles.note}>
          {text.ofWhichArrear} <Amount satang={arrear} size="s" />
        </span>
      ) : null}
    </span>
  );
}

function columnsFor(lines: readonly KepLine[]): ExportColumn<KepLine>[] {
  const { columns } = text;
  const money = { totalOf: lines, blankZero: true };
  return [
    textColumn<KepLine>('item', columns.item, lineWords, {
      priority: 'title',
      cell: (line) => <Item line={line} />,
    }),
    countColumn('period', columns.period, (line) => line.period),
    countColumn('days', columns.days, (line) => line.interest_days),
    moneyColumn({ key: 'principal', header: columns.principal, of: (l) => l.principal, ...money }),
    moneyColumn({ key: 'interest', header: columns.interest, of: (l) => l.interest, ...money }),
    moneyColumn({
      key: 'amount',
      header: columns.amount,
      of: (line) => line.amount,
      totalOf: lines,
      strong: true,
    }),
    balanceColumn,
  ];
}

const balanceColumn: ExportColumn<KepLine> = {
  key: 'balance',
  header: text.columns.balance,
  align: 'end',
  cell: (line) =>
    line.item_balance === '' ? null : <Amount satang={parseBaht(line.item_balance)} />,
  save: (line) => ({ kind: 'money', value: parseBaht(line.item_balance) }),
};

/** A group of several lines has a total of its own. */
function groupTotals(lines: readonly KepLine[]) {
  if (lines.length < 2) return undefined;
  const sum = (of: (line: KepLine) => string) => (
    <Amount satang={sumSatang(lines.map((line) => parseBaht(of(line))))} />
  );
  const isLoan = lines[0]?.item_group === 'LOAN';
  return {
    ...(isLoan && { principal: sum((line) => line.principal) }),
    ...(isLoan && { interest: sum((line) => line.interest) }),
    amount: sum((line) => line.amount),
  };
}

/** What was collected, line by line under its group. */
export function Lines({ data }: { data: KepDetail }) {
  const { lines } = data;
  const caption = text.linesCaption(formatThaiMonth(data.recv_period));
  const columns = columnsFor(lines);
  return (
    <Card
      title={text.lines}
      actions={<TableDownload table={() => toExport(caption, columns, lines)} />}
    >
      <DataTable
        caption={caption}
        columns={columns}
        rows={lines}
        rowKey={(line) => line.seq_no}
        groupBy={(line) => text.groups[line.item_group] ?? text.otherGroup}
        groupTotals={groupTotals}
        totalsLabel={text.totals}
      />
    </Card>
  );
}
