import { NOTHING } from '@coop/format/decimal';
import { toWire } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import Papa from 'papaparse';
import { bodyOf, type ExportCell, type ExportFile, saveFile } from './export-table.ts';

/**
 * Text that a spreadsheet would run as a formula, also in full-width signs and behind blanks or marks that nobody sees;
 * plain signed numbers are harmless.
 */
const FORMULA =
  /^(?![+-]?\d+(\.\d+)?$)(?:[\t\r\n]|[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164]*[=+\-@＝＋－＠])/;

function text(cell: ExportCell): string {
  switch (cell.kind) {
    case 'money':
    case 'rate':
      return cell.value === null ? '' : toWire(cell.value);
    case 'count':
      return Number.isFinite(cell.value) ? String(cell.value) : '';
    case 'date':
      return formatThaiDate(cell.value, 'numeric').replace(NOTHING, '');
    case 'text':
      return cell.value;
  }
}

/**
 * The table as CSV: comma, CRLF, with a byte order mark so that Excel reads the Thai. The lines of the head come first
 * and end with an empty one; a program begins to read after that.
 */
export function toCsv(file: ExportFile): string {
  const rows = bodyOf(file).map((row) => row.map(text));
  const head = file.head.length > 0 ? [...file.head.map((line) => [...line]), []] : [];
  const csv = Papa.unparse([...head, [...file.headers], ...rows], {
    newline: '\r\n',
    escapeFormulae: FORMULA,
  });
  return `\uFEFF${csv}\r\n`;
}

export function saveCsv(file: ExportFile): void {
  saveFile(`${file.name}.csv`, new Blob([toCsv(file)], { type: 'text/csv;charset=utf-8' }));
}
