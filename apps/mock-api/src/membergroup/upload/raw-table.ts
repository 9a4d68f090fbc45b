/** A cell of a file: its words, and what is wrong with it as a place to read from. */
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

/** What a file holds, or in a sentence why it could not be read. */
export type RawTable = { readonly rows: readonly RawRow[] } | { readonly refusal: string };

/** Rows of a file beyond which nothing is read: the most that is allowed, its head and a few more. */
export const MOST_ROWS_READ = 5_050;
/** Cells of a row; a billing sheet has about twenty. */
export const MOST_COLUMNS = 40;
/** Letters of a cell that are read; the longest that counts is a name. */
export const MOST_LETTERS = 120;

export const TOO_MANY_ROWS = 'ไฟล์มีเกิน 5,000 แถว กรุณาแบ่งไฟล์ หรือลบแถวว่างท้ายตาราง';
export const UNREADABLE =
  'อ่านไฟล์ไม่ได้ ไฟล์อาจเสียหายหรือไม่ใช่ไฟล์ตาราง กรุณาบันทึกเป็น .xlsx หรือ .csv แล้วลองใหม่';
