import Papa from 'papaparse';
import {
  MOST_CHARACTERS,
  MOST_COLUMNS,
  MOST_ROWS_READ,
  type RawTable,
  TOO_MANY_ROWS,
  UNREADABLE,
} from './raw-table.ts';

/** UTF-8, or the encoding in which a Thai Excel saves "CSV" when it is not told otherwise. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-874').decode(bytes);
  }
}

/** A file of comma-separated values as rows of texts; semicolons and tabs also separate. */
export function readCsv(bytes: Uint8Array): RawTable {
  if (bytes.includes(0)) return { refusal: UNREADABLE };
  const { data } = Papa.parse<string[]>(decode(bytes).replace(/^\uFEFF/, ''), {
    preview: MOST_ROWS_READ + 1,
    delimitersToGuess: [',', ';', '\t'],
  });
  if (data.length > MOST_ROWS_READ) return { refusal: TOO_MANY_ROWS };
  const rows = data
    .map((cells, index) => ({
      row: index + 1,
      // Removes the character that keeps a spreadsheet from reading a text as a formula.
      cells: cells.slice(0, MOST_COLUMNS).map((cell) => ({
        text: cell.slice(0, MOST_CHARACTERS).replace(/^'(?=[=+\-@])/, ''),
        ...(/^=/.test(cell) && { isFormula: true as const }),
      })),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.text.trim() !== ''));
  return { rows, unreadSheets: [] };
}
