import type { KepDetail, KepLine } from '@coop/contracts/member/kep';
import { formatCount, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Facts } from '@coop/ui/facts';
import { Fold } from '@coop/ui/fold';
import { Sentence } from '@coop/ui/sentence';
import { Link } from 'react-router';
import { useMarked } from '../../page/marked.ts';
import { type ExportColumn, shownColumns, toExport } from '../../tables/columns.ts';
import { moneyColumn } from '../../tables/money-column.tsx';
import { TableDownload } from '../../tables/statement-tools.tsx';
import { countColumn, textColumn } from '../../tables/text-column.tsx';
import { LineName, lineWords } from '../kep-line.tsx';
import { hasOwnReceived } from '../posting.ts';
import styles from './bill.module.css';
import { lineOrigin, linkOf } from './origins.ts';
import { text } from './text.ts';

/** This month's lines, then what is left of earlier months, then what comes back. */
export const rankOf = ({ item_group, is_arrear }: KepLine): number =>
  item_group === 'REFUND' ? 2 : is_arrear ? 1 : 0;

const isDues = ({ item_group }: KepLine) =>
  item_group === 'CREMATION' || item_group === 'INSURANCE';

const ARREARS = 'ค้างชำระจากเดือนก่อน';
const groupOf = (line: KepLine) =>
  line.is_arrear ? ARREARS : (text.groups[line.item_group] ?? 'อื่น ๆ');

function columnsFor(data: KepDetail, lines: readonly KepLine[]): ExportColumn<KepLine>[] {
  const { columns } = text;
  const part = { totalOf: lines, blankZero: true, hideOnCard: true };
  const main = { totalOf: lines, strong: true };
  return [
    textColumn<KepLine>('item', columns.item, lineWords, {
      priority: 'title',
      cell: (line) => (
        <LineItem line={line} to={linkOf(line, data)} hasBalance={!hasOwnReceived(data)} />
      ),
    }),
    // On the page the group is the heading of its lines; in a file it is in every line.
    textColumn<KepLine>('group', 'หมวด', groupOf, { fileOnly: true }),
    countColumn('period', columns.period, (line) => line.period, { hideOnCard: true }),
    countColumn('days', columns.days, (line) => line.interest_days, { hideOnCard: true }),
    moneyColumn('principal', columns.principal, (line) => line.principal, part),
    moneyColumn('interest', columns.interest, (line) => line.interest, part),
    ...arrearColumns(lines),
    moneyColumn('amount', columns.amount, (line) => line.amount, {
      ...main,
      originOf: (line) => lineOrigin(line, data),
    }),
    // Where a line did not get what was billed, the balances are not those after it.
    hasOwnReceived(data)
      ? moneyColumn('received', columns.taken, (line) => line.received_amount, main)
      : moneyColumn('balance', columns.balance, (line) => line.item_balance, {
          hideOnCard: true,
          cell: (line) => (line.item_balance === '' ? null : <Amount baht={line.item_balance} />),
        }),
  ];
}

/** Of a line that has interest of earlier months in it the page says how much; a line of arrears is all of it. */
function arrearColumns(lines: readonly KepLine[]): ExportColumn<KepLine>[] {
  const column = moneyColumn<KepLine>(
    'arrear',
    text.columns.arrear,
    (line) => (line.is_arrear ? '0.00' : line.interest_arrear),
    { blankZero: true },
  );
  const isOwing = lines.some((line) => !line.is_arrear && parseBaht(line.interest_arrear));
  return isOwing ? [{ ...column, fileOnly: true }] : [];
}

/** A group of several lines has a total of its own. */
function groupTotals(lines: readonly KepLine[]) {
  if (lines.length < 2) return undefined;
  const sum = (of: (line: KepLine) => string) => (
    <Amount satang={sumSatang(lines.map((line) => parseBaht(of(line))))} />
  );
  const isLoan = lines.some((line) => line.item_group === 'LOAN');
  return {
    ...(isLoan && { principal: sum((line) => line.principal) }),
    ...(isLoan && { interest: sum((line) => line.interest) }),
    amount: sum((line) => line.amount),
    received: sum((line) => line.received_amount),
  };
}

/** Number and day of the receipt, once the money has come. */
const receiptOf = ({ receipt_no, receipt_date }: KepDetail) =>
  receipt_no === ''
    ? []
    : [[text.columns.receipt, `${receipt_no} ${formatThaiDate(receipt_date)}`]];

/** Shows what was collected, line by line under its group; what is left of earlier months is folded, its sum in sight. */
export function Lines({ data }: { data: KepDetail }) {
  const lines = data.lines.toSorted((a, b) => rankOf(a) - rankOf(b));
  const caption = `รายการที่เรียกเก็บเดือน${formatThaiMonth(data.recv_period)}`;
  const columns = columnsFor(data, lines);
  const arrears = lines.filter((line) => line.is_arrear);
  const table = { data, caption };
  const file = {
    title: text.lines,
    period: formatThaiMonth(data.recv_period),
    about: receiptOf(data),
    totalsLabel: text.totals,
  };
  return (
    <Card
      title={text.lines}
      actions={<TableDownload table={() => toExport(file, columns, lines)} />}
    >
      {arrears.length > 1 ? (
        <>
          <Table {...table} rows={lines.filter((line) => !line.is_arrear)} label="รวมของเดือนนี้" />
          <Fold summary={<ArrearsSummary lines={arrears} />}>
            <Table
              {...table}
              caption={`${caption} ${ARREARS}`}
              rows={arrears}
              label={text.totals}
            />
          </Fold>
          <Facts
            rows={[
              [
                text.totals,
                <strong>
                  <Amount satang={sumOf(lines)} />
                </strong>,
              ],
            ]}
          />
        </>
      ) : (
        <Table {...table} rows={lines} label={text.totals} />
      )}
    </Card>
  );
}

const sumOf = (lines: readonly KepLine[]) => sumSatang(lines.map((line) => parseBaht(line.amount)));

function ArrearsSummary({ lines }: { lines: readonly KepLine[] }) {
  return (
    <Sentence>
      {(baht) =>
        `${ARREARS} ${baht(sumOf(lines))} · ดูทีละรายการ ${formatCount(lines.length)} รายการ`
      }
    </Sentence>
  );
}

interface TableProps {
  readonly data: KepDetail;
  readonly caption: string;
  readonly rows: readonly KepLine[];
  /** Names the sum of these lines. */
  readonly label: string;
}

function Table({ data, caption, rows, label }: TableProps) {
  const marked = useMarked();
  return (
    <DataTable
      caption={caption}
      columns={shownColumns(columnsFor(data, rows))}
      rows={rows}
      rowKey={(line) => line.seq_no}
      isMarked={(line) =>
        marked !== '' && (marked === 'dues' ? isDues(line) : line.ref_no === marked)
      }
      oneLine={!hasOwnReceived(data)}
      groupBy={groupOf}
      groupTotals={groupTotals}
      totalsLabel={label}
    />
  );
}

function Part({ words, satang, more }: { words: string; satang: number; more?: string }) {
  return (
    <span className={`${styles.part} nowrap`}>
      {words} <Amount satang={satang} size="s" />
      {more && ` ${more}`}
    </span>
  );
}

/** On a phone the other columns of a line are said under its name. */
function PhoneNote({ line, hasBalance }: PhoneNoteProps) {
  const { columns } = text;
  const principal = parseBaht(line.principal);
  const interest = parseBaht(line.interest);
  const balance = hasBalance ? parseBaht(line.item_balance) : null;
  const days = line.interest_days > 0 ? `(${formatCount(line.interest_days)} วัน)` : '';
  return (
    <span className={`under ${styles.phone}`}>
      {line.period > 0 && (
        <span className={`${styles.part} nowrap`}>{`งวดที่\u00a0${formatCount(line.period)}`}</span>
      )}{' '}
      {principal ? <Part words={columns.principal} satang={principal} /> : null}{' '}
      {interest ? <Part words={columns.interest} satang={interest} more={days} /> : null}{' '}
      {balance === null ? null : <Part words={columns.balance} satang={balance} />}
    </span>
  );
}

interface PhoneNoteProps {
  readonly line: KepLine;
  /** Tells whether the balances are those after what was received. */
  readonly hasBalance: boolean;
}

interface LineItemProps extends PhoneNoteProps {
  readonly to: string | undefined;
}

/** Shows what a line is for, with the way to its row. */
function LineItem({ line, to, hasBalance }: LineItemProps) {
  const arrear = parseBaht(line.interest_arrear);
  return (
    <span>
      {to ? (
        <Link className="tap" to={to}>
          <LineName line={line} />
        </Link>
      ) : (
        <LineName line={line} />
      )}
      {arrear && !line.is_arrear ? (
        <span className="under">
          รวมดอกเบี้ยค้าง <Amount satang={arrear} size="s" />
        </span>
      ) : null}
      <PhoneNote line={line} hasBalance={hasBalance} />
    </span>
  );
}
