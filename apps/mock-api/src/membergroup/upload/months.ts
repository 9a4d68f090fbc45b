import {
  formatThaiMonth,
  THAI_MONTHS,
  THAI_MONTHS_SHORT,
  toBuddhistYear,
} from '@coop/format/thai-date';
import { plain } from './plain.ts';
import type { RawRow } from './raw-table.ts';

// Months as people write them above a table: ตุลาคม พ.ศ. ๒๕๖๙, ต.ค. 69, งวด 10/2569, Oct 2026. A day is none.

/** A month, and its Buddhist year where that is written. */
interface NamedMonth {
  readonly month: number;
  readonly year?: number;
}

const ENGLISH = [
  ...['jan(?:uary)?', 'feb(?:ruary)?', 'mar(?:ch)?', 'apr(?:il)?', 'may', 'june?', 'july?'],
  ...['aug(?:ust)?', 'sept?(?:ember)?', 'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?'],
];

/** ต.ค. with and without its dots. */
const shortPattern = (short: string) =>
  `(?<!\\p{L}\\p{M}*)${short
    .replaceAll('.', '')
    .split(/(?=\p{L})/u)
    .join('\\.?\\s?')}\\.?`;

/** ตุลาคม, ตุลาฯ or ตุลา. */
const longPattern = (name: string) => name.replace(/(คม|ยน|พันธ์)$/, '(?:$1|ฯ)?');

const NAMES = THAI_MONTHS.map(
  (name, index) =>
    `(?:${longPattern(name)}|${shortPattern(THAI_MONTHS_SHORT[index] ?? '')}|(?<!\\p{L})${ENGLISH[index]}\\.?(?!\\p{L}))`,
);

/**
 * Text that may stand between a month and its year; no text is of two of these, so that there is one way through it.
 */
const ERA = "(?:[\\s,./'’_-]|ปี|พ\\.?\\s?ศ|ค\\.?\\s?ศ|พุทธศักราช|b\\.?e|a\\.?d)";
const YEAR = '(2[45]\\d{2}|20\\d{2}|\\d{2})(?!\\d)';
/** Words right in front of a month in digits: ผลการหักเงิน 10/2569, and not หนังสือที่ 04/2569. */
const OF_BILL = '(?:หัก|หักเงิน|เรียกเก็บ|งบหน้า|ส่งเงิน)';
/** Text that says that a month follows. */
const OF_MONTH = '(?:เดือน|งวด|ประจำ|month|period)';

const built = (source: string, flags = 'u') => new RegExp(source, flags);

const BY_NAME = NAMES.map((name) => ({
  dated: built(`${name}${ERA}*${YEAR}`, 'gu'),
  alone: built(`${OF_MONTH}[\\s:]*(?:ที่|ของ|เดือน|ประจำเดือน)?[\\s:]*${name}`),
}));

/** One day of a month in front of its name; from 1 to 31 is the month. */
const DAY_BEFORE = /(?<!\d\s?(?:-|–|ถึง)\s?\d?)(?<!\d)\d{1,2}\s?$/;

const monthYear = (between: string) => `(0?[1-9]|1[0-2])${between}(2[45]\\d{2}|20\\d{2}|\\d{2})`;
const YEAR_MONTH = '(2[45]\\d{2}|20\\d{2})\\s?[/.-]?\\s?(0[1-9]|1[0-2])';
const numbers = (between: string) =>
  `(?<![\\d/.-])(?:${monthYear(between)}|${YEAR_MONTH})(?!\\d|[/.-]\\d)`;
const BY_NUMBER = [
  built(`${OF_MONTH}[^\\d/]{0,24}${numbers(`${ERA}+`)}`),
  built(`(?:^|${OF_BILL}[\\s:]*)${numbers('\\s?[/.-]\\s?')}$`),
];

/** The Buddhist year of two or four digits of either era. */
function buddhistYear(digits: string): number {
  const year = Number(digits);
  if (year >= 2400) return year;
  if (year >= 2000) return toBuddhistYear(year);
  return year >= 50 ? 2500 + year : toBuddhistYear(2000 + year);
}

function byName(text: string): NamedMonth[] {
  return BY_NAME.flatMap(({ dated, alone }, position): NamedMonth[] => {
    const all = [...text.matchAll(dated)];
    if (all.length === 0) return alone.test(text) ? [{ month: position + 1 }] : [];
    return all
      .filter(({ index }) => !DAY_BEFORE.test(text.slice(0, index)))
      .map(([, year = '']) => ({ month: position + 1, year: buddhistYear(year) }));
  });
}

function byNumber(text: string): NamedMonth[] {
  return BY_NUMBER.flatMap((pattern) => {
    const [, month, year, yearFirst, monthAfter] = pattern.exec(text) ?? [];
    const digits = year ?? yearFirst;
    return digits ? [{ month: Number(month ?? monthAfter), year: buddhistYear(digits) }] : [];
  });
}

/** Returns the months that a text names. */
export function monthsIn(words: string): NamedMonth[] {
  const text = plain(words).toLowerCase();
  return [...byName(text), ...byNumber(text)];
}

const inWords = ({ month, year }: NamedMonth) =>
  year
    ? formatThaiMonth(`${year}${String(month).padStart(2, '0')}`)
    : (THAI_MONTHS[month - 1] ?? '');

/**
 * Returns the month of the texts in words where they name others only; undefined where they name this one, or none.
 * @param period of the bill, 256911
 */
function anotherIn(texts: readonly string[], period: string): string | undefined {
  const named = texts.flatMap(monthsIn);
  const isThis = ({ month, year }: NamedMonth) =>
    month === Number(period.slice(4)) &&
    (year ?? Number(period.slice(0, 4))) === Number(period.slice(0, 4));
  const [first] = named;
  return first && !named.some(isThis) ? inWords(first) : undefined;
}

/** Letters of a row that are looked at; a title is shorter. */
const MOST_ACROSS = 400;

/** Each cell of what stands above a table, and each row as it is read across. */
const textsOf = (above: readonly RawRow[]) =>
  above.flatMap(({ cells }) => {
    const texts = cells.map(({ text }) => text).filter(Boolean);
    return [...texts, texts.join(' ').slice(0, MOST_ACROSS)];
  });

/** Returns in one sentence that a file is of another month, by what stands above its table or by its sheet's name. */
export function ofAnotherMonth(
  above: readonly RawRow[],
  sheet: string,
  period: string,
): string | undefined {
  const texts = textsOf(above);
  const isNamed = texts.some((text) => monthsIn(text).length > 0);
  const month = anotherIn(isNamed ? texts : [sheet], period);
  if (!month) return undefined;
  const place = isNamed ? '' : ` (ตามชื่อแผ่นงาน “${sheet}”)`;
  return `ไฟล์นี้เป็นของงวด${month}${place} แต่กำลังบันทึกผลของงวด${formatThaiMonth(period)} กรุณาเลือกไฟล์ของงวดนี้ หรือเปลี่ยนงวด`;
}
