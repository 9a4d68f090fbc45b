import { type CellObject, read, SSF, type WorkSheet } from '@e965/xlsx';
import { findHead } from './head.ts';
import { literalOf } from './literal.ts';
import { plain } from './plain.ts';
import {
  FileRefusal,
  MOST_CHARACTERS,
  MOST_COLUMNS,
  MOST_ROWS_READ,
  type RawCell,
  type RawRow,
  type RawTable,
  seen,
  TOO_MANY_ROWS,
  TOO_MUCH,
  UNREADABLE,
} from './raw-table.ts';
import { repack } from './unpack.ts';

const MOST_SHEETS = 50;
const MOST_MERGES = 2_000;
/** A row of fewer points, or a column of fewer letters, is not seen. */
const SEEN_HEIGHT = 1;
const SEEN_WIDTH = 0.2;

/** A day as it is written on the wire; one that shows no day, as its month. */
function dayText(serial: number, format: string): string {
  const { y, m, d } = SSF.parse_date_code(serial);
  return /d/i.test(format.replace(/\[[^[\]]*\]/g, ''))
    ? `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
    : `เดือน ${m}/${y}`;
}

/** Text of a cell: its string, or its number with the precision of a spreadsheet. */
function wordsOf({ t, v, w, z }: CellObject): string {
  if (t === 'e') return w ?? '';
  if (t !== 'n' || typeof v !== 'number') return String(v ?? '');
  if (typeof z === 'string' && SSF.is_date(z)) return dayText(v, z);
  // Fifteen digits are exact; further ones are artefacts of binary fractions.
  return String(Number(v.toPrecision(15)));
}

function cellOf(cell: CellObject | undefined): RawCell {
  if (!cell) return { text: '' };
  const formula = cell.f ?? cell.F;
  const constant = formula === undefined ? undefined : literalOf(`=${plain(formula)}`);
  const words = plain((constant ?? wordsOf(cell)).slice(0, MOST_CHARACTERS));
  // A text that looks like a formula is none.
  const text = literalOf(words) ?? words;
  return {
    text,
    // Its value is as it was last calculated; some programs write none.
    ...(formula !== undefined && text === '' && { isFormula: true as const }),
    ...(text !== '' && cell.w === '' && { isUnseen: true as const }),
  };
}

const isFilled = ({ text, isFormula }: RawCell) => text !== '' || isFormula === true;

/** The rows of a sheet in which something stands. */
function rowsOf(sheet: WorkSheet): RawRow[] {
  const rows: RawRow[] = [];
  for (const [reference, cells] of Object.entries(sheet['!data'] ?? [])) {
    const read = Array.from(cells.slice(0, MOST_COLUMNS), cellOf);
    if (!read.some(isFilled)) continue;
    const { hidden, hpt } = sheet['!rows']?.[Number(reference)] ?? {};
    const isHidden = hidden || (hpt !== undefined && hpt < SEEN_HEIGHT);
    rows.push({ row: Number(reference) + 1, cells: read, ...(isHidden && { isHidden: true }) });
    if (rows.length > MOST_ROWS_READ) throw new FileRefusal(TOO_MANY_ROWS);
  }
  return rows;
}

/** Marks every cell that a merged one covers, its own place included. */
function markMerged(rows: readonly RawRow[], { '!merges': merges = [] }: WorkSheet): RawRow[] {
  if (merges.length > MOST_MERGES) throw new FileRefusal(TOO_MUCH);
  const marked = rows.map((row) => ({ ...row, cells: [...row.cells] }));
  for (const { s: start, e: end } of merges) {
    for (const { row, cells } of marked) {
      if (row - 1 < start.r || row - 1 > end.r) continue;
      const last = Math.min(end.c, MOST_COLUMNS - 1);
      for (let column = start.c; column <= last; column += 1) {
        cells[column] = { text: '', ...cells[column], isMerged: true };
      }
    }
  }
  return marked;
}

function hiddenColumns(sheet: WorkSheet, rows: readonly RawRow[]): number[] {
  return (sheet['!cols'] ?? []).slice(0, MOST_COLUMNS).flatMap((column, index) => {
    const isHidden = column?.hidden || (column?.width !== undefined && column.width < SEEN_WIDTH);
    const isUsed = rows.some(({ cells }) => isFilled(cells[index] ?? { text: '' }));
    return isHidden && isUsed ? [index] : [];
  });
}

interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly RawRow[];
  readonly hiddenColumns: readonly number[];
}

function sheetsOf(bytes: Uint8Array): Sheet[] {
  const options = { dense: true, cellStyles: true, cellNF: true, cellHTML: false, nodim: true };
  const { SheetNames, Sheets, Workbook } = read(bytes, options);
  if (SheetNames.length > MOST_SHEETS) throw new FileRefusal(TOO_MUCH);
  return SheetNames.flatMap((name, index): Sheet[] => {
    const sheet = Sheets[name];
    // The library leaves out a sheet that it could not read.
    if (!sheet) throw new FileRefusal(UNREADABLE);
    if (sheet['!type'] && sheet['!type'] !== 'sheet') return [];
    const filled = rowsOf(sheet);
    if (filled.length === 0) return [];
    const rows = markMerged(filled, sheet);
    const isHidden = (Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    return [{ name, isHidden, rows, hiddenColumns: hiddenColumns(sheet, rows) }];
  });
}

/** Returns how much of a head one sees on a sheet. */
function headOn({ rows, hiddenColumns: hidden }: Sheet) {
  const visible = rows.filter(({ isHidden }) => !isHidden).map((row) => seen(row, hidden));
  return findHead(visible);
}

const hasWholeHead = (sheet: Sheet) => headOn(sheet)?.isWhole === true;

/** The first sheet one sees that has the head; else the first with a part of it; else the first. */
function choose(sheets: readonly Sheet[]): Sheet | undefined {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  return visible.find(hasWholeHead) ?? visible.find(headOn) ?? visible[0];
}

const HIDDEN_ONLY = (names: string) =>
  `ไม่พบตารางในแผ่นงานที่มองเห็น มีแต่ในแผ่นงานที่ซ่อนไว้ “${names}” กรุณายกเลิกการซ่อนแผ่นงานแล้วส่งใหม่`;

/** The table of an .xlsx file as rows of texts, with the names of all that is hidden or left unread. */
export function readWorkbook(bytes: Uint8Array, name: string): RawTable {
  try {
    const sheets = sheetsOf(repack(bytes, name));
    const chosen = choose(sheets);
    const others = sheets.filter((sheet) => sheet !== chosen);
    const hidden = others.filter(({ isHidden }) => isHidden);
    const unread = others.filter(({ isHidden }) => !isHidden);
    const hiddenSheets = hidden.map((sheet) => sheet.name);
    const onlyHidden = hidden.filter((sheet) => findHead(sheet.rows)?.isWhole);
    if (onlyHidden.length > 0 && !(chosen && headOn(chosen))) {
      return { refusal: HIDDEN_ONLY(onlyHidden.map((sheet) => sheet.name).join('”, “')) };
    }
    const tableOf = (sheet: Sheet | undefined) => ({
      rows: sheet?.rows ?? [],
      hiddenColumns: sheet?.hiddenColumns ?? [],
      sheet: sheet?.name ?? '',
      unreadSheets: [chosen, ...unread].flatMap((other) =>
        other && other !== sheet ? other.name : [],
      ),
      hiddenSheets,
    });
    const rivals = chosen && hasWholeHead(chosen) ? unread.filter(hasWholeHead) : [];
    return {
      ...tableOf(chosen),
      ...(rivals.length > 0 && { rivals: rivals.map(tableOf) }),
    };
  } catch (error) {
    return { refusal: error instanceof FileRefusal ? error.message : UNREADABLE };
  }
}
