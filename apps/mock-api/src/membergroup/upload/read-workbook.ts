import { SaxesParser } from 'saxes';
import {
  MOST_COLUMNS,
  MOST_ROWS_READ,
  type RawCell,
  type RawRow,
  type RawTable,
  TOO_MANY_ROWS,
  UNREADABLE,
} from './raw-table.ts';
import { UnpackRefusal, unpack } from './unpack.ts';

const SHEET = /^xl\/worksheets\/sheet\d+\.xml$/;
const STRINGS = 'xl/sharedStrings.xml';

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
const local = (name: string) => name.slice(name.indexOf(':') + 1);

class TooManyRows extends Error {}

/** Runs a parser over XML. An entity of the document's own is an error to it, so none can grow. */
function parse(xml: string, parser: SaxesParser): void {
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}

/** The texts that cells refer to by number. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let inText = false;
  // The reading of Japanese words stands beside them and is none of the text.
  let inReading = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (local(name) === 'si') strings.push('');
    if (local(name) === 'rPh') inReading = true;
    if (local(name) === 't') inText = !inReading;
  });
  parser.on('closetag', ({ name }) => {
    if (local(name) === 'rPh') inReading = false;
    if (local(name) === 't') inText = false;
  });
  parser.on('text', (words) => {
    if (inText) strings.push((strings.pop() ?? '') + words);
  });
  parse(xml, parser);
  return strings;
}

/** `C5` → column 3, row 5. */
function placeOf(ref: string): { column: number; row: number } {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(ref) ?? [];
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column, row: Number(digits) };
}

/** What a cell shows: its string, or its number as exactly as a spreadsheet knows it. */
function wordsOf({ type, value }: OpenCell, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? '';
  const isNumber = (type === '' || type === 'n') && value !== '' && Number.isFinite(Number(value));
  // Fifteen digits are right; those after them are how binary fractions come out.
  return isNumber ? String(Number(Number(value).toPrecision(15))) : value;
}

interface OpenCell {
  readonly type: string;
  readonly column: number;
  value: string;
  isFormula: boolean;
}

interface SheetReading {
  readonly rows: Map<number, RawCell[]>;
  readonly merges: string[];
}

function readSheet(xml: string, strings: readonly string[]): SheetReading {
  const rows = new Map<number, RawCell[]>();
  const merges: string[] = [];
  let row = 0;
  let cell: OpenCell | undefined;
  let inValue = false;
  let nextColumn = 1;
  const parser = new SaxesParser();
  const keep = (open: OpenCell) => {
    const { column, isFormula } = open;
    const words = wordsOf(open, strings);
    if ((words === '' && !isFormula) || column > MOST_COLUMNS) return;
    const cells = rows.get(row) ?? [];
    cells[column - 1] = { text: words, ...(isFormula && { isFormula }) };
    rows.set(row, cells);
    if (rows.size > MOST_ROWS_READ) throw new TooManyRows();
  };
  parser.on('opentag', ({ name, attributes }) => {
    const at = (key: string) => String(attributes[key] ?? '');
    switch (local(name)) {
      case 'row':
        // Number and place may be left out: then they follow the one before.
        row = Number(at('r')) || row + 1;
        nextColumn = 1;
        break;
      case 'c': {
        const column = placeOf(at('r')).column || nextColumn;
        cell = { type: at('t'), column, value: '', isFormula: false };
        nextColumn = column + 1;
        break;
      }
      case 'f':
        if (cell) cell.isFormula = true;
        break;
      case 'v':
      case 't':
        inValue = true;
        break;
      case 'mergeCell':
        merges.push(at('ref'));
        break;
    }
  });
  parser.on('text', (words) => {
    if (inValue && cell) cell.value += words;
  });
  parser.on('closetag', ({ name }) => {
    if (local(name) === 'v' || local(name) === 't') inValue = false;
    if (local(name) === 'c' && cell) {
      keep(cell);
      cell = undefined;
    }
  });
  parse(xml, parser);
  return { rows, merges };
}

/** Marks every cell that a merged one covers, its own place included. */
function markMerged({ rows, merges }: SheetReading): void {
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

/** A workbook's first sheet that has a name of the usual form. */
function firstSheet(parts: ReadonlyMap<string, Uint8Array>): Uint8Array | undefined {
  const [first] = [...parts.keys()]
    .filter((name) => SHEET.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return first === undefined ? undefined : parts.get(first);
}

/** The first sheet of an .xlsx file as rows of texts. */
export function readWorkbook(bytes: Uint8Array): RawTable {
  try {
    const parts = unpack(bytes, (name) => SHEET.test(name) || name === STRINGS);
    const sheet = firstSheet(parts);
    if (!sheet) return { refusal: UNREADABLE };
    const strings = parts.get(STRINGS);
    const reading = readSheet(text(sheet), strings ? sharedStrings(text(strings)) : []);
    markMerged(reading);
    const rows: RawRow[] = [...reading.rows].map(([row, cells]) => ({
      row,
      cells: Array.from(cells, (cell) => cell ?? { text: '' }),
    }));
    return { rows: rows.sort((a, b) => a.row - b.row) };
  } catch (error) {
    if (error instanceof UnpackRefusal) return { refusal: error.message };
    if (error instanceof TooManyRows) return { refusal: TOO_MANY_ROWS };
    return { refusal: UNREADABLE };
  }
}
