import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { formatCount, parseBaht } from '@coop/format/money';
import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import { textWidth } from '../../parts/export/widths.ts';
import { text } from './text.ts';

const { columns } = text;
const HEADERS = [columns.no, columns.name, columns.billed, columns.deducted, columns.reason];
const MONEY_FORMAT = '#,##0.00';
/** Letters of the columns in the sheet. */
const [BILLED, DEDUCTED, REASON] = ['C', 'D', 'E'];

const nameWidth = (lines: readonly DeductLine[]) =>
  Math.max(20, ...lines.map(({ member_fullname }) => textWidth(member_fullname))) + 2;

const money = (satang: number | null): Cell =>
  satang === null ? null : { type: Number, value: satang / 100, format: MONEY_FORMAT };
const bold = (value: string): Cell => ({ type: String, value, fontWeight: 'bold' });

/** The sum of a column, which follows what is filled in. */
const sumOf = (column: string, last: number): Cell => ({
  type: 'Formula',
  value: `SUM(${column}2:${column}${last})`,
  format: MONEY_FORMAT,
  fontWeight: 'bold',
});

/**
 * A list to choose from in the column of reasons. The library that writes the workbook has no such cells, but lets the
 * sheet's XML be changed while it is written; the element stands right after the cells (ECMA-376, CT_Worksheet).
 */
function reasonList(last: number) {
  const attributes = [
    'type="list" allowBlank="1" showErrorMessage="1"',
    `error="${text.wrongReason}"`,
    `sqref="${REASON}2:${REASON}${last}"`,
  ].join(' ');
  const list = `<formula1>"${DEDUCT_REASONS.join(',')}"</formula1>`;
  const element = `<dataValidations count="1"><dataValidation ${attributes}>${list}</dataValidation></dataValidations>`;
  const transform = (xml: string) => xml.replace('</sheetData>', `</sheetData>${element}`);
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } };
}

/**
 * The month's form: everybody with what is billed and what was deducted as far as it is known, the reasons to choose
 * from, and a row of sums, which is passed over when the file comes back.
 */
export async function formWorkbook(sheet: string, lines: readonly DeductLine[]): Promise<Blob> {
  const last = lines.length + 1;
  const rows = lines.map((line): Cell[] => [
    { type: String, value: line.membership_no },
    { type: String, value: line.member_fullname },
    money(parseBaht(line.billed_amount)),
    money(parseBaht(line.deducted_amount)),
    { type: String, value: line.reason },
  ]);
  const totals = [
    null,
    bold(text.total(formatCount(lines.length))),
    sumOf(BILLED, last),
    sumOf(DEDUCTED, last),
    null,
  ];
  const sheetOptions = {
    sheet,
    stickyRowsCount: 1,
    columns: [14, nameWidth(lines), 16, 16, 18].map((width) => ({ width })),
  };
  const options = { features: [reasonList(last)] };
  return await writeExcelFile([HEADERS.map(bold), ...rows, totals], sheetOptions, options).toBlob();
}
