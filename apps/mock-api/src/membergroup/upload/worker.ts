import { parentPort, workerData } from 'node:worker_threads';
import Papa from 'papaparse';
import {
  MOST_CHARACTERS,
  MOST_COLUMNS,
  MOST_ROWS_READ,
  type RawTable,
  TOO_MANY_ROWS,
  UNREADABLE,
} from './raw-table.ts';
import { readWorkbook } from './read-workbook.ts';

/** UTF-8, or the encoding in which a Thai Excel saves "CSV" when it is not told otherwise. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-874').decode(bytes);
  }
}

/** A file of comma-separated values as rows of texts; semicolons and tabs also separate. */
function readCsv(bytes: Uint8Array): RawTable {
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

const starts = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const OLD_EXCEL = 'เป็นไฟล์ Excel แบบเก่าหรือไฟล์ที่ใส่รหัสผ่าน กรุณาบันทึกเป็น .xlsx ที่ไม่มีรหัสผ่านแล้วลองใหม่';

/** A file as rows of texts; its type is detected from its first bytes, not from its name. */
function readFile(bytes: Uint8Array): RawTable {
  if (bytes.length === 0) return { refusal: 'ไฟล์ว่างเปล่า' };
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { refusal: OLD_EXCEL };
  if (starts(bytes, 0x50, 0x4b)) return readWorkbook(bytes);
  const isOther = starts(bytes, 0x25, 0x50, 0x44, 0x46) || starts(bytes, 0xff, 0xd8, 0xff);
  return isOther ? { refusal: UNREADABLE } : readCsv(bytes);
}

// One thread for each file, so that a large file does not block other calls.
parentPort?.postMessage({ table: readFile(workerData) });
