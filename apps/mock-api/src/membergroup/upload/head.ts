import { RESULT_COLUMNS } from '@coop/contracts/membergroup/deduct-limits';
import { distance } from 'fastest-levenshtein';
import { plain } from './plain.ts';
import { columnName, type RawRow } from './raw-table.ts';

/** Heads of the columns that are read; the last two may be left out, and must agree with the bill if they are not. */
export const HEADS = { ...RESULT_COLUMNS, billed: 'เรียกเก็บ', name: 'ชื่อ-นามสกุล' } as const;
export type HeadKey = keyof typeof HEADS;
const KEYS = Object.keys(HEADS) as HeadKey[];
export const NEEDED = Object.keys(RESULT_COLUMNS) as (keyof typeof RESULT_COLUMNS)[];

/** The head is searched within this many rows, below titles and the agency's name. */
const WITHIN = 40;

/** A head without white space, line breaks, marks, numbers in front, and what stands in brackets: (บาท). */
function headWords(text: string): string {
  const words = plain(text.replaceAll(/_x000[ad]_/gi, ''));
  const letters = (part: string) =>
    part
      .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
      .replace(/^\d+/, '')
      .replace(/(?<=.)บาท$/, '');
  return letters(words.replace(/[([{（][^)\]}）]*[)\]}）]?/g, '')) || letters(words);
}

const WORDS = new Map(KEYS.map((key) => [headWords(HEADS[key]), key]));

/** The row of the heads, and in which columns each stands: none, one, or several. */
export interface Head {
  readonly row: RawRow;
  readonly at: Readonly<Record<HeadKey, readonly number[]>>;
  /** The number of different heads in it. */
  readonly found: number;
  readonly isWhole: boolean;
}

/** The heads in a row. */
export function headsIn(row: RawRow): Head {
  const columns: Record<HeadKey, number[]> = {
    membershipNo: [],
    deducted: [],
    reason: [],
    billed: [],
    name: [],
  };
  for (const [index, { text }] of row.cells.entries()) {
    const key = text === '' ? undefined : WORDS.get(headWords(text));
    if (key) columns[key].push(index);
  }
  const found = KEYS.filter((key) => columns[key].length > 0).length;
  return { row, at: columns, found, isWhole: NEEDED.every((key) => columns[key].length > 0) };
}

/** The first row with every head that is needed, else the one with most; undefined where there is none. */
export function findHead(rows: readonly RawRow[]): Head | undefined {
  const heads = rows.slice(0, WITHIN).map(headsIn);
  const whole = heads.find(({ isWhole }) => isWhole);
  if (whole) return whole;
  const mostFound = Math.max(0, ...heads.map(({ found }) => found));
  return mostFound > 0 ? heads.find(({ found }) => found === mostFound) : undefined;
}

/**
 * Names the cell of the rows that is nearest to a head.
 * @param mostDistance share of its letters that may differ; in a row of heads any head is near enough
 */
export function nearest(
  key: HeadKey,
  rows: readonly RawRow[],
  mostDistance = Number.POSITIVE_INFINITY,
) {
  const wanted = headWords(HEADS[key]);
  const near = rows.slice(0, WITHIN).flatMap(({ row, cells }) =>
    cells.flatMap(({ text }, index) => {
      const words = headWords(text);
      if (words === '' || WORDS.has(words)) return [];
      return {
        far: distance(words, wanted) / wanted.length,
        text,
        place: `${columnName(index)}${row}`,
      };
    }),
  );
  const [first] = near.sort((a, b) => a.far - b.far);
  return first && first.far <= mostDistance
    ? ` ที่ใกล้เคียงที่สุดคือ “${first.text}” (ช่อง ${first.place}) หากเป็นคอลัมน์นี้ กรุณาแก้หัวให้ตรง`
    : '';
}
