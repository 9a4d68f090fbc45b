import { bahtText } from '@coop/format/baht-text';
import { parseBaht } from '@coop/format/money';
import { THAI_MONTHS, THAI_MONTHS_SHORT } from '@coop/format/thai-date';

/** An amount as pages write it, or a rate: both have two decimals; whole baht have their unit. */
const AMOUNT = /[+−-]?(?:[\d,]{1,20}\.\d{2}(?: ?(?:%|บาท))?|\d[\d,]{0,19} ?บาท)/g;
/** Figures with whatever stands between them. */
const RUN = /[\d.,:]{3,40}/g;
const TIME = /(\d{1,2}):(\d{2}) ?น\./g;
const DIGITS = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];

const SIGNS: Record<string, string> = { '+': 'บวก', '−': 'ลบ', '-': 'ลบ' };

/** 16,277.96 บาท → หนึ่งหมื่น…; a rate keeps its figures, which a voice reads one by one. */
function amountWords(written: string): string {
  if (written.endsWith('%')) return `${written.slice(0, -1).trim()} เปอร์เซ็นต์`;
  const sign = SIGNS[written.slice(0, 1)];
  const satang = parseBaht(sign ? written.slice(1) : written);
  if (satang === null) return written;
  // ถ้วน closes a sum on paper; nobody says it.
  const words = bahtText(satang).replace(/ถ้วน$/, '');
  return sign ? `${sign}${words}` : words;
}

/** A number that names and does not count, of a member, a contract or an account: longer than a year, or from nought. */
function digitWords(run: string): string {
  const names = !/\D/.test(run) && (run.startsWith('0') || run.length > 4);
  return names ? [...run].map((digit) => DIGITS[Number(digit)]).join(' ') : run;
}

const timeWords = (_: string, hour: string, minute: string) =>
  `${Number(hour)} นาฬิกา${minute === '00' ? '' : ` ${Number(minute)} นาที`}`;

/**
 * Returns what is written on a page, as it is said: amounts in words, months by their full names, numbers of members
 * digit by digit.
 */
export function spokenWords(written: string): string {
  const tidy = written.split(/\s+/).join(' ').trim();
  const months = THAI_MONTHS_SHORT.reduce(
    (text, short, index) => text.replaceAll(short, THAI_MONTHS[index] ?? short),
    tidy,
  );
  return months
    .replace(AMOUNT, amountWords)
    .replace(TIME, timeWords)
    .replace(RUN, digitWords)
    .replaceAll('·', ' ');
}
