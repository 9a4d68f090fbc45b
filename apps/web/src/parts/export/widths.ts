import { formatCount, formatRate, formatSatang } from '@coop/format/money';
import type { ExportCell, ExportFile } from './export-table.ts';
import { bodyOf } from './export-table.ts';

const LEAST = 8;
/** The terms of the head stand in the first column. */
const LEAST_FIRST = 12;
/** Longer text is wrapped. */
const MOST = 60;

/** The width of a text in digits, as spreadsheets count; Thai marks above and below a letter take none. */
function textWidth(text: string): number {
  return text.replace(/\p{M}/gu, '').length;
}

/** Whether a text is wider than the widest column. */
export const isLong = (text: string) => textWidth(text) > MOST;

function shown(cell: ExportCell): string {
  switch (cell.kind) {
    case 'money':
      return formatSatang(cell.value);
    case 'rate':
      return formatRate(cell.value);
    case 'count':
      return formatCount(cell.value);
    case 'date':
      return '31/12/2569';
    case 'text':
      return cell.value;
  }
}

/** The widths of the columns by what stands in them, with a little room for the bold header. */
export function columnWidths(file: Pick<ExportFile, 'headers' | 'rows' | 'totals'>): number[] {
  return file.headers.map((header, index) => {
    const texts = bodyOf(file).map((row) => {
      const cell = row[index];
      return cell ? textWidth(shown(cell)) : 0;
    });
    const widest = texts.reduce((most, one) => Math.max(most, one), textWidth(header));
    return Math.min(MOST, Math.max(index === 0 ? LEAST_FIRST : LEAST, widest)) + 2;
  });
}
