import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { displayAgencyNo } from '@coop/format/identifiers/membership-no';
import { formatCount } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { fileName } from '../../documents/export/file-name.ts';
import { toXlsx } from '../../documents/export/save-xlsx.ts';
import { type ExportColumn, toExport } from '../../tables/columns.ts';
import { moneyColumn } from '../../tables/money-column.tsx';
import { textColumn } from '../../tables/text-column.tsx';
import { text } from '../shortfalls/text.ts';

const { columns } = text;
/** The first row of a member: month, agency, an empty row and the heads stand above. */
const FIRST = 5;

/**
 * A list to choose from in the column of reasons. The library that writes the workbook has no such cells, but lets the
 * sheet's XML be changed while it is written; the element stands right after the cells (ECMA-376, CT_Worksheet).
 */
function reasonList(count: number) {
  const attributes = [
    'type="list" allowBlank="1" showErrorMessage="1"',
    'error="กรุณาเลือกเหตุผลจากรายการ"',
    `sqref="E${FIRST}:E${FIRST + count - 1}"`,
  ].join(' ');
  const list = `<formula1>"${DEDUCT_REASONS.join(',')}"</formula1>`;
  const element = `<dataValidations count="1"><dataValidation ${attributes}>${list}</dataValidation></dataValidations>`;
  const transform = (xml: string) => xml.replace('</sheetData>', `</sheetData>${element}`);
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } };
}

function columnsOf(rows: readonly DeductLine[]): ExportColumn<DeductLine>[] {
  const sums = { totalOf: rows };
  return [
    textColumn('no', columns.no, (line) => line.membership_no),
    textColumn('name', columns.name, (line) => line.member_fullname, { priority: 'title' }),
    moneyColumn('billed', columns.billed, (line: DeductLine) => line.billed_amount, sums),
    moneyColumn('deducted', 'หักได้จริง', (line: DeductLine) => line.deducted_amount, sums),
    textColumn('reason', columns.reason, (line) => line.reason),
  ];
}

/**
 * The month's form: which month and agency it is of, everybody with what is billed and what was deducted as far as it is
 * known, the reasons to choose from, and a row of sums, which is passed over when the file comes back.
 */
export async function formWorkbook(data: GroupDeductResult): Promise<File> {
  const { lines, member_group_name: agency } = data;
  const month = formatThaiMonth(data.recv_period);
  const title = `ผลการหักเงิน ${month}`;
  const totalsLabel = `รวม ${formatCount(lines.length)} คน`;
  const name = fileName({ title: `${title} ${agency}` });
  const content = await toXlsx(
    {
      name,
      sheet: title,
      head: [
        ['ผลการหักเงิน', month],
        ['หน่วยงาน', `${agency} (${displayAgencyNo(data.member_group_no)})`],
      ],
      ...toExport({ title, totalsLabel }, columnsOf(lines), lines),
    },
    reasonList(lines.length),
  );
  return new File([content], `${name}.xlsx`);
}
