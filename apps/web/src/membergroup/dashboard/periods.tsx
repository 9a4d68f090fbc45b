import type { BillingPeriod } from '@coop/contracts/membergroup/billing';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Tag } from '@coop/ui/tag';
import { Link } from 'react-router';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn, satangColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { paths } from '../../site/paths.ts';
import { statusTone, statusWords } from '../text.ts';
import { toTransferSatang } from '../to-transfer.ts';
import { receiptWords, transferredWords } from '../transfer-words.ts';
import styles from './dashboard.module.css';
import { text } from './text.ts';

const countColumn = (
  key: string,
  header: string,
  of: (period: BillingPeriod) => number,
): ExportColumn<BillingPeriod> => ({
  key,
  header,
  align: 'end',
  cell: (period) => formatCount(of(period)),
  save: (period) => ({ kind: 'count', value: of(period) }),
});

const toTransferColumn = satangColumn({
  key: 'deducted',
  header: text.columns.toTransfer,
  of: toTransferSatang,
});

const wordsOf = (period: BillingPeriod) =>
  [transferredWords(period), receiptWords(period)].filter(Boolean);

/** Less than the bill came, and the rest has come since. */
function isMadeUp({ status, outstanding_amount }: BillingPeriod): boolean {
  const cameShort = status === 'รับบางส่วน' || status === 'ค้างส่ง';
  return cameShort && parseBaht(outstanding_amount) === 0;
}

/** How far the month has come, with the transfer and its receipt in short; its own page has them in full. */
function Status({ period }: { period: BillingPeriod }) {
  return (
    <span className={styles.status}>
      <Tag tone={statusTone(period.status)}>{statusWords(period.status)}</Tag>
      {isMadeUp(period) && <span className="note nowrap">{text.madeUp}</span>}
      {period.transferred_date && (
        <span className="note nowrap">
          {text.transferredOn(formatThaiDate(period.transferred_date))}
        </span>
      )}
      {period.receipt_no && <span className="note nowrap">{period.receipt_no}</span>}
    </span>
  );
}

function columnsFor(periods: readonly BillingPeriod[]): ExportColumn<BillingPeriod>[] {
  const { columns } = text;
  const money = (key: string, header: string, of: (period: BillingPeriod) => string) =>
    moneyColumn({ key, header, of, totalOf: periods });
  return [
    {
      key: 'period',
      header: columns.period,
      priority: 'title',
      cell: ({ recv_period }) => (
        <Link to={`${paths.membergroup.keeprep}?period=${recv_period}`}>
          {formatThaiMonth(recv_period)}
        </Link>
      ),
      save: ({ recv_period }) => ({ kind: 'text', value: formatThaiMonth(recv_period) }),
    },
    { ...countColumn('members', columns.members, (period) => period.member_count), fileOnly: true },
    // Neither has a total: what one month left over is billed again by the next.
    moneyColumn({ key: 'billed', header: columns.billed, of: (period) => period.billed_amount }),
    moneyColumn({
      key: 'arrears',
      header: columns.arrears,
      of: (period) => period.arrear_amount,
      blankZero: true,
    }),
    { ...toTransferColumn, fileOnly: true },
    money('remitted', columns.remitted, (period) => period.remitted_amount),
    money('outstanding', columns.outstanding, (period) => period.outstanding_amount),
    countColumn('short', columns.notDeductible, (period) => period.not_deductible_count),
    dateColumn('due', columns.due, (period) => period.due_date),
    {
      key: 'status',
      header: columns.status,
      cell: (period) => <Status period={period} />,
      save: ({ status }) => ({ kind: 'text', value: statusWords(status) }),
    },
    {
      key: 'transferred',
      header: columns.transferred,
      cell: () => null,
      save: (period) => ({ kind: 'text', value: wordsOf(period).join(' · ') }),
      fileOnly: true,
    },
  ];
}

/** The months and what came of them. */
export function Periods({ periods }: { periods: readonly BillingPeriod[] }) {
  return (
    <>
      <TableSection
        caption={text.periods(formatCount(periods.length))}
        columns={columnsFor(periods)}
        rows={periods}
        rowKey={(period) => period.recv_period}
        totalsLabel={text.totals}
      />
      <p className="note">{text.periodsNote}</p>
    </>
  );
}
