import { parentPort, workerData } from 'node:worker_threads';
import { type RawTable, UNREADABLE } from './raw-table.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

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
parentPort?.postMessage(readFile(workerData));
