import { notReadable } from './file-kind.ts';
import type { RawTable } from './raw-table.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

/** A file as rows of texts; its type is detected from its first bytes, not from its name. */
export function readFile(bytes: Uint8Array, name: string): RawTable {
  const refusal = notReadable(bytes, name);
  if (refusal) return { refusal };
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isArchive ? readWorkbook(bytes, name) : readCsv(bytes, name);
}
