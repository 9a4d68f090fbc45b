import { keyed } from '@coop/format/keyed';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Amount } from '@coop/ui/amount';
import { Figures } from '@coop/ui/figures';
import { text } from '../text.ts';
import {
  dueWords,
  type MonthWithStatus,
  overPlaces,
  owedWords,
  receiptWords,
  StatusTag,
  settledWords,
} from './month-words.tsx';
import { deductedSatang, isResultKnown, type ToldMonth, toTransferSatang } from './to-transfer.ts';

interface MonthFiguresProps {
  readonly month: MonthWithStatus;
  /** Notes under what is billed: how many people, which month. */
  readonly billedNotes: readonly string[];
  /** Number of people who could not be deducted in full, where that is known. */
  readonly short?: number | undefined;
  /** Time that is left until the day on which the money is due. */
  readonly dueNote?: string;
  /** Leaves out what has not begun, where the page is there to begin it. */
  readonly isShort?: boolean;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return keyed(lines.filter(Boolean), (row) => row).map(([key, line]) => (
    <div key={key}>{joinFigures(line)}</div>
  ));
}

/** Returns what could not be deducted, and from how many. */
function missingWords(month: ToldMonth, short = 0): string {
  const billed = parseBaht(month.billed_amount);
  const deducted = deductedSatang(month);
  if (billed === null || deducted === null) return '';
  if (billed === deducted) return text.allFull;
  const amount = formatSatang(billed - deducted);
  return short > 0 ? `หักไม่ได้ ${amount} บาท (${formatCount(short)} คน)` : `หักไม่ได้ ${amount} บาท`;
}

/**
 * The four figures of a month, which are never mixed: billed, recorded as deducted, transferred, received; and what of
 * it is still to be transferred by when. Every page of the month shows them so.
 */
export function MonthFigures(props: MonthFiguresProps) {
  const { month, billedNotes, short, dueNote = '', isShort = false } = props;
  const { recorded_at } = month;
  const isRecorded = recorded_at !== '';
  const left = toTransferSatang(month);
  // Overdue without a record, nobody is short as long as it can still be recorded.
  const isToRecord = isShort && !isRecorded && month.status === 'ค้างส่ง';
  const isKnown = isResultKnown(month) && !isToRecord;
  const hasBegun =
    isKnown || [month.transferred_amount, month.remitted_amount].some((baht) => parseBaht(baht));
  const isWhole = hasBegun || !isShort;
  return (
    <Figures
      items={[
        [
          'เรียกเก็บ',
          <Amount satang={parseBaht(month.billed_amount)} size="l" />,
          <Lines lines={[...billedNotes, ...settledWords(month)]} />,
        ],
        isWhole && [
          'หักได้',
          <Amount satang={isKnown ? deductedSatang(month) : null} size="l" />,
          <Lines
            lines={[
              isRecorded ? '' : isKnown ? 'หน่วยงานไม่ได้บันทึกผล' : text.notRecorded,
              isKnown ? missingWords(month, short) : '',
              isKnown ? owedWords(month) : '',
            ]}
          />,
        ],
        isWhole && [
          'โอนแล้ว',
          <Amount satang={parseBaht(month.transferred_amount)} size="l" />,
          month.transferred_date && `ล่าสุดเมื่อ ${formatThaiDate(month.transferred_date)}`,
        ],
        isWhole && [
          'สหกรณ์รับเงินแล้ว',
          <Amount satang={parseBaht(month.remitted_amount)} size="l" />,
          <>
            <StatusTag month={month} />
            <Lines lines={[receiptWords(month), ...overPlaces(month)]} />
          </>,
        ],
        [
          text.toTransfer,
          <Amount satang={left} size="l" />,
          left !== 0 && <Lines lines={[dueWords(month), dueNote]} />,
        ],
      ]}
    />
  );
}
