import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { displayAgencyNo } from '@coop/format/membership-no';
import { formatCount, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import { sheetLayout } from '../../parts/export/sheet-layout.ts';
import { textWidth } from '../../parts/export/widths.ts';
import { text } from './text.ts';

const { columns } = text;
const HEADERS = [columns.no, columns.name, columns.billed, 'หักได้จริง', columns.reason];
const MONEY_FORMAT = '#,##0.00';
/** Letter of the column of reasons in the sheet. */
const REASON = 'E';
/** Rows above those of the members: month, agency, an empty one and the heads. */
const ABOVE = 4;

const nameWidth = (lines: readonly DeductLine[]) =>
  Math.max(20, ...lines.map(({ member_fullname }) => textWidth(member_fullname))) + 2;

const money = (satang: number | null): Cell =>
  satang === null ? null : { type: Number, value: satang / 100, format: MONEY_FORMAT };
const bold = (value: string): Cell => ({ type: String, value, fontWeight: 'bold' });

const boldSum = (amounts: readonly string[]): Cell => ({
  type: Number,
  value: (sumSatang(amounts.map(parseBaht)) ?? 0) / 100,
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
    'error="กรุณาเลือกเหตุผลจากรายการ"',
    `sqref="${REASON}${ABOVE + 1}:${REASON}${last}"`,
  ].join(' ');
  const list = `<formula1>"${DEDUCT_REASONS.join(',')}"</formula1>`;
  const element = `<dataValidations count="1"><dataValidation ${attributes}>${list}</dataValidation></dataValidations>`;
  const transform = (xml: string) => xml.replace('</sheetData>', `</sheetData>${element}`);
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } };
}

/**
 * The month's form: which month and agency it is of, everybody with what is billed and what was deducted as far as it is
 * known, the reasons to choose from, and a row of sums, which is passed over when the file comes back.
 */
export async function formWorkbook(data: GroupDeductResult): Promise<Blob> {
  const { lines, recv_period, member_group_name, member_group_no } = data;
  const month = formatThaiMonth(recv_period);
  const sheet = `ผลการหักเงิน ${month}`;
  const last = ABOVE + lines.length;
  const head = [
    [bold('ผลการหักเงิน'), bold(month)],
    ['หน่วยงาน', `${member_group_name} (${displayAgencyNo(member_group_no)})`],
    [],
    HEADERS.map(bold),
  ];
  const rows = lines.map((line): Cell[] => [
    { type: String, value: line.membership_no },
    { type: String, value: line.member_fullname },
    money(parseBaht(line.billed_amount)),
    money(parseBaht(line.deducted_amount)),
    { type: String, value: line.reason },
  ]);
  const totals = [
    null,
    bold(`รวม ${formatCount(lines.length)} คน`),
    boldSum(lines.map((line) => line.billed_amount)),
    boldSum(lines.map((line) => line.deducted_amount)),
    null,
  ];
  const sums = [2, 3].map((column) => ({ row: last, column, from: ABOVE }));
  const sheetOptions = {
    sheet,
    orientation: 'landscape' as const,
    stickyRowsCount: ABOVE,
    columns: [14, nameWidth(lines), 16, 16, 18].map((width) => ({ width })),
  };
  const features = [reasonList(last), sheetLayout({ sheet, headRow: ABOVE - 1, sums })];
  return await writeExcelFile([...head, ...rows, totals], sheetOptions, { features }).toBlob();
}
