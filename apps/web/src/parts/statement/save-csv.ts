import { NOTHING } from '@coop/format/decimal';
import { toWire } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import Papa from 'papaparse';
import { type ExportCell, type ExportTable, safeName, saveFile } from './export-table.ts';

/** Text that a spreadsheet would run as a formula; plain signed numbers are harmless. */
const FORMULA = /^(?![+-]?\d+(\.\d+)?$)[=+\-@\t\r]/;

function text(cell: ExportCell): string {
  switch (cell.kind) {
    case 'money':
      return cell.value === null ? '' : toWire(cell.value);
    case 'count':
      return Number.isFinite(cell.value) ? String(cell.value) : '';
    case 'date':
      return formatThaiDate(cell.value, 'numeric').replace(NOTHING, '');
    case 'text':
      return cell.value;
  }
}

/** The table as CSV: comma, CRLF, with a byte order mark so that Excel reads the Thai. */
export function toCsv(table: ExportTable): string {
  const rows = table.rows.map((row) => row.map(text));
  const csv = Papa.unparse([[...table.headers], ...rows], {
    newline: '\r\n',
    escapeFormulae: FORMULA,
  });
  return `\uFEFF${csv}\r\n`;
}

export function saveCsv(table: ExportTable): void {
  saveFile(
    `${safeName(table.name)}.csv`,
    new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }),
  );
}
