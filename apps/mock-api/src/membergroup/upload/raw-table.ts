import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { formatCount } from '@coop/format/money';

/** A cell of a file: its text, and why it cannot be used, if so. */
export interface RawCell {
  readonly text: string;
  readonly isFormula?: true;
  readonly isMerged?: true;
}

/** A row that has anything in it, by its number in the file (1 is the first). */
export interface RawRow {
  readonly row: number;
  readonly cells: readonly RawCell[];
}

/** The rows of a file, with the names of filled sheets that were not read; or the reason it could not be read. */
export type RawTable =
  | { readonly rows: readonly RawRow[]; readonly unreadSheets: readonly string[] }
  | { readonly refusal: string };

/** Rows that a file of results may have. */
export const MOST_ROWS = BY_LAWS.files.most_rows;
/** Rows that are read at most: the allowed number, the header and a few more. */
export const MOST_ROWS_READ = MOST_ROWS + 50;
/** Cells of a row; a billing sheet has about twenty. */
export const MOST_COLUMNS = 40;
/** Characters of a cell that are read; the longest useful text is a name. */
export const MOST_CHARACTERS = 120;

export const TOO_MANY_ROWS = `ไฟล์มีเกิน ${formatCount(MOST_ROWS)} แถว กรุณาแบ่งไฟล์ หรือลบแถวว่างท้ายตาราง`;
export const TOO_MUCH = 'ไฟล์มีเซลล์ ข้อความ หรือการซ้อนมากเกินกว่าตารางของสหกรณ์ กรุณาใช้แบบฟอร์มของสหกรณ์';
export const UNREADABLE =
  'อ่านไฟล์ไม่ได้ ไฟล์อาจเสียหายหรือไม่ใช่ไฟล์ตาราง กรุณาบันทึกเป็น .xlsx หรือ .csv แล้วลองใหม่';
