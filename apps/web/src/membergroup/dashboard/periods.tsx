import type { BillingPeriod } from '@coop/contracts/membergroup/billing';
import type { GroupDashboard } from '@coop/contracts/membergroup/dashboard';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth, formatThaiMonthShort } from '@coop/format/thai-date';
import { Link } from 'react-router';
import type { ExportColumn } from '../../tables/columns.ts';
import { dateColumn, moneyColumn, satangColumn } from '../../tables/money-column.tsx';
import { countColumn, textColumn } from '../../tables/text-column.tsx';
import { moneyWords, owedWords, StatusTag, statusWords } from '../month/month-words.tsx';
import { ofMonth } from '../month/of-month.ts';
import { deductedSatang, isOpen, isResultKnown } from '../month/to-transfer.ts';
import { PrintedSection } from '../printed-section.tsx';
import { text } from '../text.ts';
import styles from './dashboard.module.css';

/** A month with the day of the records. */
export type Period = BillingPeriod & Pick<GroupDashboard, 'as_of'>;

/** Of the chart, and of the file of its months. */
export const CHART = 'ยอดเรียกเก็บรายเดือน';
const MADE_UP = 'ไม่มียอดค้างแล้ว';

/** Less than the bill came, and the rest has come since. */
function isMadeUp(period: Period): boolean {
  const { status, outstanding_amount, debt_amount } = period;
  const cameShort = status === 'รับบางส่วน' || status === 'ค้างส่ง';
  return cameShort && !isOpen(period) && !debt_amount && parseBaht(outstanding_amount) === 0;
}

/** The same words for a file, and that no result is recorded yet; its next column has transfer and receipt. */
const savedStatus = (period: Period) =>
  [
    statusWords(period),
    !isResultKnown(period) && text.notRecorded,
    isMadeUp(period) && MADE_UP,
    isResultKnown(period) && owedWords(period),
  ]
    .filter(Boolean)
    .join(' · ');

/** Shows how far the month has come, with the transfer and its receipt in short; its own page has them in full. */
function Status({ period }: { period: Period }) {
  return (
    <span className={styles.status}>
      <StatusTag month={period} />
      {isMadeUp(period) && <span className="note nowrap">{MADE_UP}</span>}
      {isResultKnown(period) && owedWords(period) && (
        <span className="note">{owedWords(period)}</span>
      )}
      {period.transferred_date && (
        <span className="note nowrap">{`โอน ${formatThaiDate(period.transferred_date)}`}</span>
      )}
      {period.receipt_no && <span className="note nowrap">{period.receipt_no}</span>}
    </span>
  );
}

export function periodColumns(periods: readonly Period[]): ExportColumn<Period>[] {
  const sums = { totalOf: periods };
  return [
    textColumn('period', 'งวด', ({ recv_period }) => formatThaiMonth(recv_period), {
      priority: 'title',
      cell: ({ recv_period }) => (
        <Link className="nowrap" to={ofMonth('keeprep', { recv_period })}>
          {formatThaiMonth(recv_period)}
        </Link>
      ),
    }),
    countColumn('members', 'จำนวนคน', (period) => period.member_count, {
      keepZero: true,
      fileOnly: true,
    }),
    // Neither has a total: what one month left over is billed again by the next.
    moneyColumn('billed', 'เรียกเก็บ (บาท)', (period) => period.billed_amount),
    moneyColumn('arrears', 'ค้างจากงวดก่อน (บาท)', (period) => period.arrear_amount, {
      blankZero: true,
    }),
    satangColumn(
      'deducted',
      'หักได้ (บาท)',
      (period) => (isResultKnown(period) ? deductedSatang(period) : null),
      { fileOnly: true },
    ),
    moneyColumn('transferred', 'โอนแล้ว (บาท)', (period) => period.transferred_amount, {
      fileOnly: true,
      blankZero: true,
    }),
    moneyColumn('remitted', 'รับเงินแล้ว (บาท)', (period) => period.remitted_amount, sums),
    moneyColumn('outstanding', 'ยังค้างอยู่ (บาท)', (period) => period.outstanding_amount, sums),
    countColumn('short', 'หักไม่ครบ (คน)', (period) => period.not_deductible_count, {
      keepZero: true,
    }),
    dateColumn('due', 'ครบกำหนด', (period) => period.due_date),
    textColumn('status', 'สถานะ', savedStatus, { cell: (period) => <Status period={period} /> }),
    textColumn('receipts', 'การโอนและใบรับเงิน', moneyWords, { fileOnly: true }),
  ];
}

/** The first period and the last, newest first in the list. */
function daysOf(periods: readonly Period[]): string {
  const ends = [periods.at(-1), periods[0]].flatMap((period) =>
    period ? [formatThaiMonthShort(period.recv_period)] : [],
  );
  return [...new Set(ends)].join('-');
}

/** The months and what came of them. */
export function Periods({ periods }: { periods: readonly Period[] }) {
  return (
    <>
      <PrintedSection
        caption={`${formatCount(periods.length)} งวดล่าสุด`}
        file={{ title: CHART, period: daysOf(periods) }}
        columns={periodColumns(periods)}
        rows={periods}
        rowKey={(period) => period.recv_period}
        totalsLabel="รวม"
        dense
      />
      <p className="note">
        ใบเรียกเก็บแต่ละงวดรวมยอดค้างของงวดก่อนไว้แล้ว จึงไม่นำยอดเรียกเก็บหลายงวดมารวมกัน ช่อง “ยังค้างอยู่”
        นับเงินแต่ละบาทไว้ในงวดเดียว
      </p>
    </>
  );
}
