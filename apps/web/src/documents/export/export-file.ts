import { formatThaiDate, formatThaiDateTime, isEmptyDate } from '@coop/format/thai-date';
import type { Imprint } from '@coop/papers/imprint';
import type { ExportFile, ExportTable } from './export-table.ts';
import { fileName, sheetName } from './file-name.ts';

/** Owner whose records a page shows, and of which day. */
export interface FileOwner {
  /** Word for them: a member, an agency. */
  readonly term: string;
  /** Name and number, as the head writes them. */
  readonly words: string;
  readonly no: string;
  /** Others who read them, in words after the moment of making. */
  readonly reader?: string | undefined;
  /** ISO; until it is known, none. */
  readonly asOf?: string | undefined;
}

export interface Making extends Imprint {
  /** None on public pages. */
  readonly owner?: FileOwner | undefined;
  /** Address of its logo. */
  readonly logo?: string | undefined;
  /** Of this site, for the address at which papers are checked. */
  readonly origin?: string | undefined;
  /** On paper that shows no amounts. */
  readonly hidesAmounts?: boolean | undefined;
}

const joined = (...words: readonly (string | undefined)[]) => words.filter(Boolean).join(' ');

/** The file of a table: head, names, and the table as it is. */
export function exportFile(table: ExportTable, { coopName, owner, madeAt }: Making): ExportFile {
  const { title, period, days, filter, about = [], headers, rows, totals } = table;
  const day = table.asOf ?? owner?.asOf;
  const asOf = isEmptyDate(day) ? undefined : formatThaiDate(day);
  const lines = [
    ['สหกรณ์', coopName],
    ['ตาราง', title],
    [owner?.term ?? '', owner?.words ?? ''],
    ['ช่วงเวลา', joined(period, days && `(${days})`)],
    ['เฉพาะ', filter ?? ''],
    ...about,
    ['ข้อมูล ณ', asOf ?? ''],
    ['จัดทำเมื่อ', formatThaiDateTime(madeAt)],
  ];
  const names = { title, no: owner?.no, when: period ?? (asOf && `ณ ${asOf}`), filter };
  return {
    name: fileName(names),
    sheet: sheetName(names),
    head: lines.filter(([, value]) => value),
    headers,
    rows,
    ...(totals && { totals }),
    ...(table.verification && { verification: table.verification }),
  };
}
