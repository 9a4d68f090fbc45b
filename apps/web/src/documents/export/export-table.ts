import type { Verification } from '@coop/contracts/entry/verification';
import { formatCount, formatRate } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';

/** A spreadsheet cell: money and rates in hundredths, numbers as numbers, days as dates (ISO). */
export type ExportCell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'money'; readonly value: number | null }
  | { readonly kind: 'rate'; readonly value: number | null }
  | { readonly kind: 'count'; readonly value: number | null }
  | { readonly kind: 'date'; readonly value: string };

/** Facts that a screen knows of its table, for the head of the file and for its name. */
export interface ExportInfo {
  readonly title: string;
  /** Months or days in short, such as ปีบัญชี 2569; none where it is the state of a day. */
  readonly period?: string | undefined;
  /** The days of the period, where its name does not say them. */
  readonly days?: string | undefined;
  /** Rows of the period that are shown, in words; none for all. */
  readonly filter?: string | undefined;
  /** ISO day of the records, where it is not that of the page. */
  readonly asOf?: string | undefined;
  /** Further lines of the head, each a term and its value. */
  readonly about?: readonly (readonly string[])[] | undefined;
  /** Marks by which what its paper is checked, where the backend signs it; the table itself carries none. */
  readonly verification?: Verification | undefined;
}

/** A table as its screen hands it over. */
export interface ExportTable extends ExportInfo {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly ExportCell[])[];
  /** Sums under the rows; mostly one line. */
  readonly totals?: readonly (readonly ExportCell[])[];
}

/** A table with all that a file says besides. */
export interface ExportFile
  extends Pick<ExportTable, 'headers' | 'rows' | 'totals' | 'verification'> {
  /** Without its ending. */
  readonly name: string;
  readonly sheet: string;
  /** Lines above the table: whose it is, of which period, as of which day. */
  readonly head: readonly (readonly string[])[];
}

/** The rows of the table, the sums last. */
export function bodyOf({ rows, totals }: Pick<ExportFile, 'rows' | 'totals'>) {
  return [...rows, ...(totals ?? [])];
}

const numberOf = (cell: ExportCell | undefined) =>
  cell?.kind === 'money' || cell?.kind === 'count' ? cell.value : null;

/** Returns what the first rows of a column come to. */
export function sumOfRows(rows: ExportFile['rows'], column: number): number {
  return rows.reduce((sum, row) => sum + (numberOf(row[column]) ?? 0), 0);
}

/** The columns whose total is what their rows add up to; a running balance is none of them. */
export function summedColumns({ headers, rows, totals = [] }: ExportFile): number[] {
  const [line, ...more] = totals;
  if (!line || more.length > 0 || rows.length === 0) return [];
  return headers.flatMap((_, index) => {
    const total = numberOf(line[index]);
    return total !== null && sumOfRows(rows, index) === total ? [index] : [];
  });
}

/** A cell of a file as a paper writes it; empty where there is no value. */
export function cellText(
  cell: ExportCell | undefined,
  { satang }: { readonly satang: (amount: number) => string },
): string {
  if (!cell || cell.value === null || cell.value === '') return '';
  switch (cell.kind) {
    case 'text':
      return cell.value;
    case 'date':
      return formatThaiDate(cell.value);
    case 'count':
      return formatCount(cell.value);
    case 'rate':
      return formatRate(cell.value);
    case 'money':
      return satang(cell.value);
  }
}

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the address during the click.
  URL.revokeObjectURL(link.href);
}
