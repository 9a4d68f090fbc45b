import Papa from 'papaparse';
import { notSeparated } from './file-kind.ts';
import { findHead } from './head.ts';
import { literalOf } from './literal.ts';
import { plain } from './plain.ts';
import {
  MOST_CHARACTERS,
  MOST_COLUMNS,
  MOST_ROWS_READ,
  type RawRow,
  type RawTable,
  TOO_MANY_ROWS,
} from './raw-table.ts';

/** Files that do not say so themselves: where every second byte is nought, the text is of two bytes a letter. */
function withoutMark(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 400);
  const noughts = [0, 1].map(
    (odd) => start.filter((byte, index) => index % 2 === odd && byte === 0).length,
  );
  const [even = 0, odd = 0] = noughts;
  if (even + odd < start.length / 16) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

function encodingOf(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  return withoutMark(bytes);
}

/** By its byte-order mark; else UTF-8, or the encoding in which a Thai Excel saves "CSV" when not told otherwise. */
function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const damaged = text.split('\uFFFD').length - 1;
    // A sign or two that was cut does not make it another encoding.
    const isThai = /[ก-๙]/.test(text) && damaged * 20 < text.length;
    return isThai ? text : new TextDecoder('windows-874').decode(bytes);
  }
}

const SEPARATORS = [',', ';', '\t', '|'];
/** A first line for Excel, which does not show it. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

function readCell(cell: string) {
  const words = plain(cell.slice(0, MOST_CHARACTERS));
  const text = literalOf(words);
  return text === undefined ? { text: words, isFormula: true as const } : { text };
}

/** Tells whether a cell holds further rows: its quote was closed by that of another. */
const joinsRows = (cell: string, delimiter: string) =>
  cell
    .split(/\r?\n/)
    .slice(1)
    .some((line) => line.split(delimiter).length > 2);

function parse(text: string, delimiter: string) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: MOST_ROWS_READ + 1 });
  const rows: RawRow[] = data
    .map((cells, index) => ({ row: index + 1, cells: cells.slice(0, MOST_COLUMNS).map(readCell) }))
    .filter(({ cells }) => cells.some((cell) => cell.text !== ''));
  const quoted = errors.find(({ type }) => type === 'Quotes')?.row ?? -1;
  const joining = data.findIndex((cells) => cells.some((cell) => joinsRows(cell, delimiter)));
  const [quote] = [quoted, joining].filter((row) => row >= 0).sort((a, b) => a - b);
  return { rows, count: data.length, quote };
}

/** A text of separated values; the separator is the one under which the head is found. */
export function readCsv(bytes: Uint8Array, name: string): RawTable {
  const decoded = decode(bytes).replace(/^\uFEFF+/, '');
  const refusal = notSeparated(decoded, name);
  if (refusal) return { refusal };
  const [line = '', named = ''] = SEPARATOR_LINE.exec(decoded) ?? [];
  const text = decoded.slice(line.length);
  const readings = [...new Set([named, ...SEPARATORS])]
    .filter(Boolean)
    .map((separator) => parse(text, separator))
    .map((reading) => ({ ...reading, found: findHead(reading.rows)?.found ?? 0 }));
  const [best] = readings.sort((a, b) => b.found - a.found);
  const { rows = [], count = 0, quote } = best ?? {};
  if (quote !== undefined) {
    const row = quote + 1;
    return {
      row,
      refusal: `แถวที่ ${row} มีเครื่องหมายคำพูด (") ที่เปิดแล้วไม่ได้ปิด หรือปิดผิดที่ จึงแยกแถวต่อจากนั้นไม่ได้ กรุณาลบหรือปิดให้ครบ`,
    };
  }
  if (count > MOST_ROWS_READ) return { refusal: TOO_MANY_ROWS };
  return { rows, hiddenColumns: [], sheet: '', unreadSheets: [], hiddenSheets: [] };
}
