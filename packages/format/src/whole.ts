import { letterCount } from './text/thai-text.ts';

/** A part of a text; a whole one stays on one line as long as the line can end elsewhere. */
export interface TextPart {
  readonly text: string;
  readonly whole: boolean;
}

// Browsers end lines at dictionary words, and names are made of those: คง|มั่น, พระ|พรหม. Matches a name after a title
// (and not an office such as นายทะเบียน), a place after its kind.
const NAMES =
  /(?:นางสาว|นาง|นาย(?!ทะเบียน|กสมาคม|กเทศ|กรัฐ|กองค์|จ้าง|ช่าง|หน้า)|ว่าที่ร้อย(?:ตรี|โท|เอก)|ดร\.\s?)[\u0E01-\u0E4E]{2,20} (?:ณ )?[\u0E01-\u0E4E]{2,32}(?![\u0E01-\u0E4E])|(?:ตำบล|อำเภอ|จังหวัด)[\u0E01-\u0E4E]{2,18}(?![\u0E01-\u0E4E])/g;

/** Numbers of contracts, which Firefox parts before the dot, of accounts, which WebKit parts after a dash, and of demands. */
const NUMBERS =
  /\bD25\d\d-\d{4}\b|[\u0E01-\u0E2E]{1,4}\.\d{2,4}\/\d{1,7}|\b\d{1,4}(?:-[\dx]{1,6}){2,4}\b/g;

/** Counts of deaths, whose unit Firefox takes for two words: ศ|พ, ศ|พละ. Brackets go along: they are no stop of their own. */
const COUNTS = /\(?\b[\d,]{1,9}[ \u00A0]ศพ(?![\u0E01-\u0E4E])(?: ศพละ|\))?/g;

/** Terms (เงิน|กู้) and numbers in a series, for titles: a text of many lines may break there. */
const IN_TITLES =
  /เงินเฉลี่ยคืน|(?:คณะ)?กรรมการ|ดำเนิน(?:การ|งาน)|การเลือกตั้ง|หน่วยงาน|ความช่วยเหลือ|ร้อยละ|ปิดทำการ|(?:ชุด|ครั้ง|ฉบับ|รุ่น|งวด)ที่\s\d{1,9}|ล้านบาท|ศพละ|ทุนเรือนหุ้น|เงินกู้|เงินฝาก|ฉุกเฉิน|(?:ผู้)?ค้ำประกัน|ลดลง|เพิ่มขึ้น/g;

/** A text that is a month of a year, which Firefox parts before the year. Among other words it would be a stop of its own. */
const MONTH = /^[\u0E01-\u0E4E]{4,7}(?:คม|ยน|พันธ์)\u00A0\d{4}$/g;

/** Days with their short month, which Firefox parts before the dot: 30 เม|.ย. 2569. */
const DAYS = /\d{1,2}\u00A0[\u0E01-\u0E4E]{1,3}\.[\u0E01-\u0E4E]\.(?:\u00A0\d{4})?(?!\d)/g;

/** Tells whether a whole part, and no name after its number, ends no line in the narrowest place: a figure, a number. */
export const isFigure = (part: string): boolean => /^\(?\d[^ ]*(?: ศพละ)?$|\d$/.test(part);

/** Letters of a name that stay on one line in the narrowest place. */
const SHORT = 18;

/**
 * Splits a person's name where a line may end; a short one is one part, to be heard at once. The ณ of a surname stays
 * with what follows it.
 */
export function nameParts(name: string): TextPart[] {
  const text = name.replace(/(^|\s)ณ\s+/g, '$1ณ\u00A0');
  return (letterCount(text) > SHORT ? text.split(/( +)/) : [text])
    .filter((part) => part !== '')
    .map((part) => ({ text: part, whole: part.trim() !== '' }));
}

function split(text: string, pattern: RegExp): TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > start) parts.push({ text: text.slice(start, index), whole: false });
    parts.push(...(isFigure(found) ? [{ text: found, whole: true }] : nameParts(found)));
    start = index + found.length;
  }
  if (start < text.length) parts.push({ text: text.slice(start), whole: false });
  return parts;
}

/** Splits a text, its figures joined to their units, around what each of the patterns finds. */
const partsBy = (text: string, patterns: readonly RegExp[]): TextPart[] =>
  patterns.reduce<TextPart[]>(
    (parts, pattern) => parts.flatMap((part) => (part.whole ? part : split(part.text, pattern))),
    [{ text: String(joinFigures(text)), whole: false }],
  );

/**
 * Splits a title around what must stay whole: names after a title, places, terms, numbers in a series. A backend may send
 * something else than a text.
 */
export const wholeParts = (text: string): TextPart[] =>
  partsBy(text, [NAMES, IN_TITLES, NUMBERS, COUNTS, MONTH, DAYS]);

/** Splits a text of many lines around names and places only: a screen reader stops at each part. */
export const namedParts = (text: string): TextPart[] => partsBy(text, [NAMES]);

/** Splits a text around its numbers only: a screen reader stops at each part. */
export const numberParts = (text: string): TextPart[] => partsBy(text, [NUMBERS, COUNTS]);

/** Splits a sentence around the counts that no space keeps beside their unit. */
export const countParts = (text: string): TextPart[] => partsBy(text, [COUNTS]);

/** The space between a figure and what it counts, or its month: `3 เดือน`, `09:30 น.`, `31 ต.ค.`. */
const BEFORE_UNIT =
  /(\d) (?=บาท|%|วัน(?!ที่)|งวด|เดือน|ปี|คน|ศพ|หุ้น|น\.|ครั้ง|ใบ|สัญญา|บัญชี|รายการ|ประเภท|[\u0E01-\u0E4E]{1,4}\.[\u0E01-\u0E4E]\.|(?:มกรา|มีนา|พฤษภา|กรกฎา|สิงหา|ตุลา|ธันวา)คม|กุมภาพันธ์|(?:เมษา|มิถุนา|กันยา|พฤศจิกา)ยน)/g;
/** The space between a month, or what a year is of, and the year: `ตุลาคม 2569`, `พ.ศ. 2569`. */
const BEFORE_YEAR = /(คม|ยน|พันธ์|[\u0E01-\u0E4E]\.) (?=2[45]\d\d)/g;

/**
 * Keeps each figure beside its unit and each date on one line, by spaces at which no line ends. A backend may send
 * something else than a text, which comes back as it is.
 */
export const joinFigures = (text: string): string =>
  typeof text === 'string'
    ? text.replace(BEFORE_UNIT, '$1\u00A0').replace(BEFORE_YEAR, '$1\u00A0')
    : text;
