import { parseDecimal, scaleDecimal } from '@coop/format/decimal';
import { parseBaht } from '@coop/format/money';

/** Decimals of a baht that are looked at. */
const PLACES = 14;
const SATANG = 10n ** 12n;
/** Rest that a subtraction of a spreadsheet leaves over: up to a millionth of a satang. */
const NOISE = SATANG / 1_000_000n;

const SHORTENED = /^-?\d(?:\.\d+)?e[+-]?\d+$/i;

/** Tells whether nothing is written: a dash stands for it as well. */
export const isNothing = (words: string) => /^[\p{Pd}\u2212 ]*$/u.test(words);

/** The nearest satang of more decimals; undefined where it is farther off than what a spreadsheet leaves over. */
function withinNoise(text: string): number | undefined {
  const decimal = parseDecimal(text);
  if (!decimal) return undefined;
  const size = scaleDecimal(decimal, PLACES);
  const satang = (size + SATANG / 2n) / SATANG;
  const off = size - satang * SATANG;
  if (off > NOISE || off < -NOISE) return undefined;
  return decimal.negative && satang > 0n ? -Number(satang) : Number(satang);
}

/** A sign that an encoding does not have is saved as `?`: nobody knows whether it was a space, a minus or a digit. */
export const LOST =
  'มี ? แทนอักขระที่รหัสอักษรของไฟล์เก็บไม่ได้ กรุณาพิมพ์ช่องนี้ใหม่ หรือบันทึกเป็น Excel Workbook (.xlsx)';

/** Returns why a text is no amount, so that nobody is told to do what they did. */
function whyNot(text: string, satang: number | undefined): string {
  if (satang !== undefined) return 'ติดลบ';
  if (text.includes('?')) return LOST;
  if (SHORTENED.test(text)) return 'เป็นเลขย่อ (E) กรุณาจัดรูปแบบช่องเป็นตัวเลขก่อนบันทึก';
  if (/^\d{4}-\d{2}-\d{2}$|^เดือน /.test(text)) return 'ช่องนี้จัดรูปแบบเป็นวันที่ กรุณาจัดเป็นตัวเลข';
  if (/^-?[\d.]+,\d{1,2}$/.test(text)) return 'ใช้จุลภาคเป็นจุดทศนิยม กรุณาใช้จุด เช่น 1234.50';
  if (parseDecimal(text)) return 'ทศนิยมเกินสองตำแหน่ง';
  return 'กรุณากรอกเป็นตัวเลข เช่น 1,234.50';
}

/** The amount of a cell in satang, not less than nothing; or why it is none. */
export function amountIn(words: string): { satang: number } | { why: string } {
  const text = words
    .replace(/^(?:฿|thb)\s?|\s?(?:฿|thb|บาท(?:ถ้วน)?)$/gi, '')
    .replace(/\.-$/, '')
    .trim();
  const isSmall = SHORTENED.test(text) && Math.abs(Number(text)) < 1e-8;
  const satang = isSmall ? 0 : (parseBaht(text) ?? withinNoise(text));
  return satang !== undefined && satang >= 0 ? { satang } : { why: whyNot(text, satang) };
}
