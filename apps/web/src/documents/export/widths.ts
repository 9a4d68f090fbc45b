import { formatSatang } from '@coop/format/money';
import { letterCount } from '@coop/format/text/thai-text';
import { bodyOf, cellText, type ExportFile } from './export-table.ts';

const LEAST = 8;
/** The terms of the head stand in the first column. */
const LEAST_FIRST = 12;
/** Longer text is wrapped. */
const MOST = 60;

/** Tells whether a text is wider than the widest column. */
export const isLong = (text: string) => letterCount(text) > MOST;

/** A day as a spreadsheet writes it. */
const DAY = '31/12/2569';

/** The widths of the columns by what stands in them, with a little room for the bold header. */
export function columnWidths(file: Pick<ExportFile, 'headers' | 'rows' | 'totals'>): number[] {
  return file.headers.map((header, index) => {
    const texts = bodyOf(file).map((row) => {
      const cell = row[index];
      return letterCount(cell?.kind === 'date' ? DAY : cellText(cell, { satang: formatSatang }));
    });
    const widest = texts.reduce((width, text) => Math.max(width, text), letterCount(header));
    return Math.min(MOST, Math.max(index === 0 ? LEAST_FIRST : LEAST, widest)) + 2;
  });
}
