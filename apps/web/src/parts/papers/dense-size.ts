import type { Paper, PaperTable } from './paper.ts';

/** Width of a page between its margins, mm: lying, upright. */
const LYING_MM = 280;
const UPRIGHT_MM = 180;
/** Width of a digit in the face of papers, mm for each point of its size. */
const DIGIT_MM = 0.186;
/** Blank of a cell, in digits. */
const AIR = 1.3;
/** Digits that any column has room for, and those beyond which words may take two lines. */
const [LEAST, LONGEST] = [4, 27];
const [SMALLEST_PT, LARGEST_PT] = [6, 8];
/** Signs over and under a letter take no room. */
const MARKS = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g;

const lengthOf = (line: string) => line.replace(MARKS, '').length;

/** Whether a cell may take more lines than it is written in. */
export const isLong = (text: string) => text.split('\n').some((line) => lengthOf(line) > LONGEST);

/** The largest letters, in points, in which the columns of a dense table fit the page side by side. */
export function denseSize(table: PaperTable, { isLying }: Paper): number {
  const { columns, rows, totals = [] } = table;
  const lines = [...rows, ...totals.map((row) => ['', ...row.slice(1)])];
  const rooms = columns.map((_, at) => {
    const texts = lines.flatMap((row) => (row[at] ?? '').split('\n'));
    const most = texts.reduce((so, line) => Math.max(so, lengthOf(line)), LEAST);
    return AIR + Math.min(LONGEST, most);
  });
  const all = rooms.reduce((sum, one) => sum + one, 0);
  const fits = (isLying ? LYING_MM : UPRIGHT_MM) / (all * DIGIT_MM);
  return Math.min(LARGEST_PT, Math.max(SMALLEST_PT, Math.floor(fits * 10) / 10));
}
