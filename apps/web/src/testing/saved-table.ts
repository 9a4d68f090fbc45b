import { utcDateOf } from '@coop/format/wall-time';
import { read, utils } from '@e965/xlsx';
import Papa from 'papaparse';
import { expect } from 'vitest';
import { exportFile } from '../documents/export/export-file.ts';
import { bodyOf, type ExportCell, type ExportTable } from '../documents/export/export-table.ts';
import { toCsv } from '../documents/export/save-csv.ts';
import { toXlsx } from '../documents/export/save-xlsx.ts';

// What files say, read back as another program would.

export type SavedCell = string | number | Date;

const MAKING = { coopName: 'สหกรณ์', madeAt: '2026-11-20T02:00:00Z' };
export const AS_LINES = { header: 1, raw: true, defval: '', blankrows: true } as const;

/** The lines below the empty one that ends a file's head; its heads first. */
const below = (lines: SavedCell[][]) =>
  lines.slice(1 + lines.findIndex((line) => !line.some(String)));

export async function linesOf(workbook: Blob): Promise<SavedCell[][]> {
  const { Sheets, SheetNames } = read(await workbook.arrayBuffer(), { cellDates: true, UTC: true });
  return below(utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {}, AS_LINES));
}

/** Hundredths of a number in a file; of none where there is none. */
export const hundredths = (cell: SavedCell | undefined) =>
  cell === '' || cell === undefined ? null : Math.round(Number(cell) * 100);

const DAY = /^(\d\d)\/(\d\d)\/(\d{4})$/;

/** A cell of a file as its table has it. */
function savedValue(cell: SavedCell, kind: ExportCell['kind'] | undefined) {
  switch (kind) {
    case 'money':
    case 'rate':
      return hundredths(cell);
    case 'count':
      return cell === '' ? null : Number(cell);
    case 'date':
      if (cell instanceof Date) return cell.toISOString().slice(0, 10);
      return String(cell).replace(DAY, (_, day, month, year) => `${year - 543}-${month}-${day}`);
    default:
      return String(cell);
  }
}

const amountOf = (cell: ExportCell | undefined) =>
  cell?.kind === 'money' || cell?.kind === 'count' ? cell.value : null;

export const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** Amounts in a column, satang. */
export function columnIn({ headers, rows }: ExportTable, header: string): (number | null)[] {
  expect(headers).toContain(header);
  return rows.map((row) => amountOf(row[headers.indexOf(header)]));
}

/** The amount under a column. */
export const totalIn = ({ headers, totals = [] }: ExportTable, header: string) =>
  amountOf(totals[0]?.[headers.indexOf(header)]);

/** Saves a table as CSV and as a workbook: both say what it does, to the satang, and its sums are those of its rows. */
export async function savedTable(table: ExportTable): Promise<ExportTable> {
  const file = exportFile(table, MAKING);
  const body = bodyOf(table);
  const csv = below(
    Papa.parse<string[]>(
      toCsv(file)
        .replace(/^\uFEFF/, '')
        .trimEnd(),
    ).data,
  );
  const workbook = await linesOf(await toXlsx(file));
  const expected = body.map((cells) =>
    cells.map(({ kind, value }) => (kind === 'date' && !utcDateOf(value) ? '' : value)),
  );
  for (const [heads, ...lines] of [csv, workbook]) {
    expect(heads).toEqual(table.headers);
    const values = lines.map((line, row) =>
      line.map((cell, index) => savedValue(cell, body[row]?.[index]?.kind)),
    );
    expect(values).toEqual(expected);
  }
  for (const header of table.headers) {
    const total = totalIn(table, header);
    if (total !== null) expect([header, total]).toEqual([header, sum(columnIn(table, header))]);
  }
  return table;
}
