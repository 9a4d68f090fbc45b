import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { formatCount } from '@coop/format/money';

/** A cell of a file: its text as it is seen (`plain`), and why it cannot be used, if so. */
export interface RawCell {
  readonly text: string;
  /** A formula whose value is not in the file. */
  readonly isFormula?: true;
  readonly isMerged?: true;
  /** Its number format shows nothing, or its letters have the colour of the cell. */
  readonly isUnseen?: true;
}

/** A row that has anything in it, by its number in the file (1 is the first). */
export interface RawRow {
  readonly row: number;
  readonly cells: readonly RawCell[];
  /** Hidden by hand, by a filter, by a closed group or by its height. */
  readonly isHidden?: true;
}

/** A table of a file, with all that nobody sees who opens it. */
export interface ReadTable {
  readonly rows: readonly RawRow[];
  /** Indexes of the hidden columns in which something stands. */
  readonly hiddenColumns: readonly number[];
  /** Name of the sheet that was read; empty where a file has none. */
  readonly sheet: string;
  /** Names of the other sheets in which something stands: those one sees, and those that are hidden. */
  readonly unreadSheets: readonly string[];
  readonly hiddenSheets: readonly string[];
  /** Further sheets one sees that have the whole head. */
  readonly rivals?: readonly Omit<ReadTable, 'rivals'>[];
}

/** The reason why a file could not be read, with the row where that is known. */
interface Refusal {
  readonly refusal: string;
  readonly row?: number;
}

export type RawTable = ReadTable | Refusal;

/** Rows that a file of results may have. */
export const MOST_ROWS = BY_LAWS.files.most_rows;
/** Rows that are read at most: the allowed number, the header and a few more. */
export const MOST_ROWS_READ = MOST_ROWS + 50;
/** Cells of a row; a billing sheet has about twenty. */
export const MOST_COLUMNS = 40;
/** Characters of a cell that are read; the longest useful text is a name. */
export const MOST_CHARACTERS = 120;

export const TOO_MANY_ROWS = `ไฟล์มีเกิน ${formatCount(MOST_ROWS)} แถว กรุณาแบ่งไฟล์ หรือลบแถวว่างท้ายตาราง`;
export const TOO_MUCH =
  'ไฟล์มีเซลล์ ข้อความ หรือการซ้อนมากเกินกว่าตารางของสหกรณ์ กรุณาคัดลอกเฉพาะตารางไปไว้ในไฟล์ใหม่';
export const UNREADABLE =
  'อ่านไฟล์ไม่ได้ ไฟล์อาจเสียหายหรือส่งมาไม่ครบ กรุณาเปิดดูว่าเปิดได้ แล้วบันทึกเป็นไฟล์ใหม่อีกครั้ง';

/** A file that is not read, in words. */
export class FileRefusal extends Error {}

/** The name of a column in a spreadsheet: 0 is A, 26 is AA. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') +
  String.fromCharCode(65 + (index % 26));

/** A row as it is seen: without its hidden columns. */
export const seen = (row: RawRow, hidden: readonly number[]): RawRow => ({
  ...row,
  cells: row.cells.map((cell, index) => (hidden.includes(index) ? { text: '' } : cell)),
});
