import { splitGraphemes } from '@coop/format/text/graphemes';
import { THAI_MONTHS, THAI_MONTHS_SHORT } from '@coop/format/thai-date';
import { wholeParts } from '@coop/format/whole';

/** Returns the width in px of a text on one line. */
export type Measure = (text: string) => number;

const escaped = (words: readonly string[]) =>
  words.map((word) => word.replaceAll('.', String.raw`\.`)).join('|');
const MONTH = escaped([...THAI_MONTHS, ...THAI_MONTHS_SHORT]);
const UNIT = String.raw`%|บาท|ล้าน|แสน|หมื่น|พัน|ร้อยละ|ปี|เดือน|วัน|ชั่วโมง|น\.|คน|ราย|ทุน|หุ้น|ฉบับ|รายการ|อัตรา|แห่ง|ครั้ง`;
/** Spaces at which a figure would be parted from its unit, a day from its year, or ๆ from its word. */
const HELD = new RegExp(
  String.raw`(?<=\d) (?=(?:${UNIT}|${MONTH}))|(?<=\d (?:${MONTH})) (?=\d{4})|(?<=(?:ที่|ปี|พ\.ศ\.|ร้อยละ|เลขที่|ชุดที่)) (?=\d)| (?=ๆ)`,
  'g',
);
/** A space at which no line ends. */
const HOLD = '\u00A0';

const isThai = (letter: string) => /[\u0E01-\u0E4E]/.test(letter);
const isOpening = (letter: string) => /[“‘"([]/.test(letter);

/** Tells whether a line may end between two parts without a space. */
function mayEnd(before: string, after: string): boolean {
  const last = before.at(-1) ?? '';
  const first = after[0] ?? '';
  if (/[ๆฯ]/.test(first)) return false;
  if (isOpening(first)) return !isOpening(last);
  return isThai(first) && (isThai(last) || /[”’)\]]/.test(last));
}

// Built on first use, as its data costs.
let segmenter: Intl.Segmenter | undefined;
function wordsOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Words that a dictionary takes apart, and a reader does not. */
const COMPOUND = /(คณะกรรมการ|กรรมการ|เฉลี่ยคืน|ประจำปี|ประจำเดือน|ออมทรัพย์|ใบสมัคร|แบบฟอร์ม|ทุนการศึกษา)/;

const wordsUnlessCompound = (text: string) => (COMPOUND.test(text) ? [text] : wordsOf(text));

/** Splits a text at the places where a line may end; each part keeps the space that follows it. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of wholeParts(text.replace(HELD, HOLD))) {
    const words = part.whole ? [part.text] : part.text.split(COMPOUND).flatMap(wordsUnlessCompound);
    for (const part of words) {
      const before = parts.at(-1);
      const isNew = before?.endsWith(' ') ? part !== ' ' : mayEnd(before ?? '', part);
      if (before === undefined || isNew) parts.push(part);
      else parts[parts.length - 1] = before + part;
    }
  }
  return parts;
}

/** Splits a part that is wider than a line. */
function shorten(part: string, width: number, measure: Measure): string[] {
  if (measure(part.trimEnd()) <= width) return [part];
  const parts: string[] = [];
  for (const letter of splitGraphemes(part)) {
    const before = parts.at(-1);
    if (before !== undefined && measure((before + letter).trimEnd()) <= width) {
      parts[parts.length - 1] = before + letter;
    } else {
      parts.push(letter);
    }
  }
  return parts;
}

/** Cost of a line that ends inside a phrase, and of one more line, in parts of the square of an empty line. */
const INSIDE = 0.06;
const ONE_MORE = 10;

interface Way {
  readonly cost: number;
  readonly lines: readonly string[];
}

/** Returns the lines of breakLines with the spaces at their ends. */
function setLines(text: string, width: number, measure: Measure): readonly string[] {
  const parts = partsOf(text).flatMap((part) => shorten(part, width, measure));
  // The best way to set the parts from each place to the end, found from the end.
  let best: Way = { cost: 0, lines: [] };
  const ways: Way[] = [best];
  for (let from = parts.length - 1; from >= 0; from -= 1) {
    best = { cost: Number.POSITIVE_INFINITY, lines: [] };
    let line = '';
    for (let to = from; to < parts.length; to += 1) {
      line += parts[to] ?? '';
      const empty = 1 - measure(line.trimEnd()) / width;
      if (empty < 0 && to > from) break;
      const rest = ways[parts.length - to - 1];
      if (!rest) break;
      const isEnd = rest.lines.length === 0 || line.endsWith(' ');
      const cost = rest.cost + ONE_MORE + empty ** 2 + (isEnd ? 0 : INSIDE);
      if (cost < best.cost) best = { cost, lines: [line, ...rest.lines] };
    }
    ways.push(best);
  }
  return best.lines;
}

/**
 * Breaks a text into as few lines of at most `width` px as possible. They end between Thai words, preferably at spaces,
 * and are about equally long. Names, terms and figures with their unit stay whole unless they alone are wider than a
 * line.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return setLines(text, width, measure).map((line) => line.trim());
}

/** Shortens a text with an ellipsis to at most `width` px; a text that fits stays whole. */
export function endWithEllipsis(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const parts = partsOf(text).flatMap((part) => shorten(part, width / 2, measure));
  let kept = '';
  for (const part of parts) {
    if (measure(`${(kept + part).trimEnd()}…`) > width) break;
    kept += part;
  }
  return `${kept.trimEnd()}…`;
}

/** Breaks a text into at most `most` lines; where it is cut off, the last one ends with an ellipsis. */
export function breakAtMost(
  mostLines: number,
  text: string,
  width: number,
  measure: Measure,
): string[] {
  const lines = setLines(text, width, measure);
  const first = lines.slice(0, mostLines - 1).map((line) => line.trim());
  const rest = lines
    .slice(mostLines - 1)
    .join('')
    .trim();
  return rest === '' ? first : [...first, endWithEllipsis(rest, width, measure)];
}
