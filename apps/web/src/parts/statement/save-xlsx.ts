import { truncate } from '@coop/format/truncate';
import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import { type ExportCell, type ExportTable, safeName, saveFile } from './export-table.ts';

/** Excel's limit, in code units. */
const SHEET_NAME_LIMIT = 31;

/** Truncates a name to the limit without splitting a grapheme. */
function sheetName(name: string): string {
  let letters = SHEET_NAME_LIMIT;
  let short = safeName(name);
  while (short.length > SHEET_NAME_LIMIT) {
    letters -= 1;
    short = truncate(safeName(name), letters, '');
  }
  return short;
}

const MONEY_FORMAT = '#,##0.00';
const DATE_FORMAT = 'dd/mm/yyyy';

/** A date cell; empty without a valid date, which would break the file. */
function dayCell(iso: string): Cell {
  const value = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(value.getTime()) ? null : { type: Date, value, format: DATE_FORMAT };
}

function cellOf(cell: ExportCell): Cell {
  switch (cell.kind) {
    case 'money':
      // A number in a spreadsheet; exact to the satang up to 90 billion baht.
      return cell.value === null
        ? null
        : { type: Number, value: cell.value / 100, format: MONEY_FORMAT };
    case 'count':
      return Number.isFinite(cell.value) ? { type: Number, value: cell.value } : null;
    case 'date':
      return dayCell(cell.value);
    case 'text':
      return { type: String, value: cell.value };
  }
}

/** The table as a workbook of one sheet: a bold header that stays in view, money as numbers, days as dates. */
export async function toXlsx(table: ExportTable): Promise<Blob> {
  const head: Cell[] = table.headers.map((value) => ({ type: String, value, fontWeight: 'bold' }));
  const rows = table.rows.map((row) => row.map(cellOf));
  return await writeExcelFile([head, ...rows], {
    sheet: sheetName(table.name),
    stickyRowsCount: 1,
    columns: table.headers.map(() => ({ width: 18 })),
  }).toBlob();
}

export async function saveXlsx(table: ExportTable): Promise<void> {
  saveFile(`${safeName(table.name)}.xlsx`, await toXlsx(table));
}
