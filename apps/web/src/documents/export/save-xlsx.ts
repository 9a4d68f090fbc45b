import { utcDateOf } from '@coop/format/wall-time';
import writeExcelFile, { type Cell, type Feature } from 'write-excel-file/universal';
import { type ExportCell, type ExportFile, saveFile, summedColumns } from './export-table.ts';
import { pagesAcross } from './pages-across.ts';
import { sheetLayout } from './sheet-layout.ts';
import { columnWidths, isLong } from './widths.ts';

const MONEY_FORMAT = '#,##0.00';
const RATE_FORMAT = '0.00';
const COUNT_FORMAT = '#,##0';
/** Years of the Buddhist calendar (07) in Thai (041E); the value stays a day that Excel can reckon with. */
const DATE_FORMAT = '[$-D07041E]dd/mm/yyyy';

const bold = { fontWeight: 'bold' } as const;

/** A date cell; empty without a valid date, which would break the file. */
function dayCell(iso: string): Cell {
  const value = utcDateOf(iso);
  return value && { type: Date, value, format: DATE_FORMAT };
}

/** A number cell; exact to the satang up to 90 billion baht. */
function numberCell(value: number | null, format: string): Cell {
  return value === null || !Number.isFinite(value) ? null : { type: Number, value, format };
}

const hundredth = (value: number | null) => (value === null ? null : value / 100);

function cellOf(cell: ExportCell): Cell {
  switch (cell.kind) {
    case 'money':
      return numberCell(hundredth(cell.value), MONEY_FORMAT);
    case 'rate':
      return numberCell(hundredth(cell.value), RATE_FORMAT);
    case 'count':
      return numberCell(cell.value, COUNT_FORMAT);
    case 'date':
      return dayCell(cell.value);
    case 'text':
      if (cell.value === '') return null;
      return { type: String, value: cell.value, ...(isLong(cell.value) && { wrap: true }) };
  }
}

function boldCell(cell: ExportCell): Cell {
  const plain = cellOf(cell);
  return plain && typeof plain === 'object' && 'value' in plain ? { ...plain, ...bold } : plain;
}

const isNumber = (cell: ExportCell | undefined) =>
  cell !== undefined && cell.kind !== 'text' && cell.kind !== 'date';

/** Returns how many first columns say whose a row is: those before the first amount, at most three. */
function namingColumns({ rows: [row = []] }: ExportFile): number {
  const amount = row.findIndex(({ kind }) => kind === 'money');
  return Math.min(3, Math.max(1, amount));
}

/** Returns what stands above the table; cooperative and title in bold. */
function headRows({ head }: ExportFile): Cell[][] {
  const rows = head.map((line, index) =>
    line.map((value): Cell => ({ type: String, value, ...(index < 2 && bold) })),
  );
  return rows.length > 0 ? [...rows, []] : [];
}

/**
 * The table as a workbook of one sheet: the head, a bold header that stays in view with it, money as numbers, days as
 * days, the sums in bold and as formulas, columns as wide as what they hold.
 * @param more what else the sheet has
 */
export async function toXlsx(file: ExportFile, ...more: readonly Feature<Blob>[]): Promise<Blob> {
  const above = headRows(file);
  const header = file.headers.map((value, index): Cell => {
    const align = file.rows.some((row) => isNumber(row[index])) ? 'right' : 'left';
    return { type: String, value, align, ...bold };
  });
  const rows = file.rows.map((row) => row.map(cellOf));
  const totals = (file.totals ?? []).map((row) => row.map(boldCell));
  const headRow = above.length;
  const from = headRow + 1;
  const row = from + rows.length;
  const sums = summedColumns(file).map((column) => ({ row, column, from }));
  const widths = columnWidths(file);
  const kept = namingColumns(file);
  const pages = pagesAcross(widths, kept);
  const across = pages && { ...pages, kept };
  const sheetOptions = {
    sheet: file.sheet,
    orientation: 'landscape' as const,
    stickyRowsCount: from,
    columns: widths.map((width) => ({ width })),
  };
  const features = [...more, sheetLayout({ sheet: file.sheet, headRow, sums, across })];
  const cells = [...above, header, ...rows, ...totals];
  return await writeExcelFile(cells, sheetOptions, { features }).toBlob();
}

export async function saveXlsx(file: ExportFile): Promise<void> {
  saveFile(`${file.name}.xlsx`, await toXlsx(file));
}
