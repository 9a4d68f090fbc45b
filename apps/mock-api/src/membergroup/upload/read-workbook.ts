import { parse, type TagReader, TooMuch, textOf } from './parse-xml.ts';
import {
  MOST_CHARACTERS,
  MOST_COLUMNS,
  MOST_ROWS_READ,
  type RawCell,
  type RawRow,
  type RawTable,
  TOO_MANY_ROWS,
  TOO_MUCH,
  UNREADABLE,
} from './raw-table.ts';
import { isFilled, isListOrSheet, sheetsOf } from './sheet-list.ts';
import { UnpackRefusal, unpack } from './unpack.ts';

const STRINGS = 'xl/sharedStrings.xml';

/** Cells that are looked at, empty and far ones included; 5,000 rows of a billing sheet have 100,000. */
const MOST_CELLS = 500_000;
const MOST_STRINGS = 200_000;
const MOST_MERGES = 2_000;

class TooManyRows extends Error {}

/** The texts that cells refer to by number. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let inText = false;
  // Phonetic hints of Japanese words are stored beside the text and are not part of it.
  let inReading = false;
  parse(xml, {
    open(tag) {
      if (tag === 'si') strings.push('');
      if (strings.length > MOST_STRINGS) throw new TooMuch();
      if (tag === 'rPh') inReading = true;
      if (tag === 't') inText = !inReading;
    },
    close(tag) {
      if (tag === 'rPh') inReading = false;
      if (tag === 't') inText = false;
    },
    text(words) {
      if (inText) strings.push((strings.pop() ?? '') + words);
    },
  });
  return strings;
}

/** `C5` → column 3, row 5. */
function placeOf(ref: string): { column: number; row: number } {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(ref) ?? [];
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column, row: Number(digits) };
}

/** Text of a cell: its string, or its number with the precision of a spreadsheet. */
function wordsOf({ type, value }: OpenCell, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? '';
  const isNumber = (type === '' || type === 'n') && value !== '' && Number.isFinite(Number(value));
  // Fifteen digits are exact; further ones are artefacts of binary fractions.
  return isNumber ? String(Number(Number(value).toPrecision(15))) : value;
}

interface OpenCell {
  readonly type: string;
  readonly column: number;
  value: string;
  isFormula: boolean;
}

/** Collects the cells of a sheet from its XML tags. */
class SheetReader implements TagReader {
  readonly rows = new Map<number, RawCell[]>();
  readonly merges: string[] = [];
  readonly #strings: readonly string[];
  #row = 0;
  #nextColumn = 1;
  #cells = 0;
  #cell: OpenCell | undefined;
  #isInValue = false;

  constructor(strings: readonly string[]) {
    this.#strings = strings;
  }

  open(tag: string, at: (attribute: string) => string): void {
    const cell = this.#cell;
    if (tag === 'row') {
      // Without a number, a row or cell follows the one before.
      this.#row = Number(at('r')) || this.#row + 1;
      this.#nextColumn = 1;
    } else if (tag === 'c') {
      this.#cells += 1;
      if (this.#cells > MOST_CELLS) throw new TooMuch();
      const column = placeOf(at('r')).column || this.#nextColumn;
      this.#cell = { type: at('t'), column, value: '', isFormula: false };
      this.#nextColumn = column + 1;
    } else if (tag === 'f' && cell) cell.isFormula = true;
    else if (tag === 'v' || tag === 't') this.#isInValue = true;
    else if (tag === 'mergeCell') this.#merge(at('ref'));
  }

  #merge(ref: string): void {
    this.merges.push(ref);
    if (this.merges.length > MOST_MERGES) throw new TooMuch();
  }

  text(words: string): void {
    if (this.#isInValue && this.#cell) this.#cell.value += words;
  }

  close(tag: string): void {
    if (tag === 'v' || tag === 't') this.#isInValue = false;
    if (tag !== 'c' || !this.#cell) return;
    this.#keep(this.#cell);
    this.#cell = undefined;
  }

  #keep(cell: OpenCell): void {
    const { column, isFormula } = cell;
    // Cut before it leaves the worker: one long text may be shared by every cell and be copied as often.
    const words = wordsOf(cell, this.#strings).slice(0, MOST_CHARACTERS);
    if ((words === '' && !isFormula) || column > MOST_COLUMNS) return;
    const cells = this.rows.get(this.#row) ?? [];
    cells[column - 1] = { text: words, ...(isFormula && { isFormula }) };
    this.rows.set(this.#row, cells);
    if (this.rows.size > MOST_ROWS_READ) throw new TooManyRows();
  }
}

function readSheet(xml: string, strings: readonly string[]): SheetReader {
  const reader = new SheetReader(strings);
  parse(xml, reader);
  return reader;
}

/** Marks every cell that a merged one covers, its own place included. */
function markMerged({ rows, merges }: SheetReader): void {
  for (const ref of merges) {
    const [from = '', to = from] = ref.split(':');
    const [start, end] = [placeOf(from), placeOf(to)];
    for (const [row, cells] of rows) {
      if (row < start.row || row > end.row) continue;
      const last = Math.min(end.column, MOST_COLUMNS);
      for (let column = start.column; column <= last; column += 1) {
        cells[column - 1] = { text: '', ...cells[column - 1], isMerged: true };
      }
    }
  }
}

/** The first sheet of an .xlsx file as rows of texts. */
export function readWorkbook(bytes: Uint8Array): RawTable {
  try {
    const parts = unpack(bytes, (name) => isListOrSheet(name) || name === STRINGS);
    const [first, ...others] = sheetsOf(parts);
    const sheet = first && parts.get(first.part);
    if (!sheet) return { refusal: UNREADABLE };
    const strings = parts.get(STRINGS);
    const reading = readSheet(textOf(sheet), strings ? sharedStrings(textOf(strings)) : []);
    markMerged(reading);
    const rows: RawRow[] = [...reading.rows].map(([row, cells]) => ({
      row,
      cells: Array.from(cells, (cell) => cell ?? { text: '' }),
    }));
    const unread = others.filter(({ name, part }) => name !== '' && isFilled(parts.get(part)));
    return {
      rows: rows.sort((a, b) => a.row - b.row),
      unreadSheets: unread.map(({ name }) => name),
    };
  } catch (error) {
    if (error instanceof UnpackRefusal) return { refusal: error.message };
    if (error instanceof TooMuch) return { refusal: TOO_MUCH };
    if (error instanceof TooManyRows) return { refusal: TOO_MANY_ROWS };
    return { refusal: UNREADABLE };
  }
}
