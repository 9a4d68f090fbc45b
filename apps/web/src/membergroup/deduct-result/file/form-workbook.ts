import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { displayAgencyNo } from '@coop/format/membership-no';
import { formatCount, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import type { ExportCell } from '../../../parts/export/export-table.ts';
import { fileName } from '../../../parts/export/file-name.ts';
import { toXlsx } from '../../../parts/export/save-xlsx.ts';
import { text } from '../text.ts';

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

const words = (value: string): ExportCell => ({ kind: 'text', value });
const money = (...amounts: readonly string[]): ExportCell => ({
  kind: 'money',
  value: sumSatang(amounts.map(parseBaht)),
});

/**
 * The month's form: which month and agency it is of, everybody with what is billed and what was deducted as far as it is
 * known, the reasons to choose from, and a row of sums, which is passed over when the file comes back.
 */
export async function formWorkbook(data: GroupDeductResult): Promise<File> {
  const { lines, member_group_name: agency } = data;
  const month = formatThaiMonth(data.recv_period);
  const title = `ผลการหักเงิน ${month}`;
  const name = fileName({ title: `${title} ${agency}` });
  const content = await toXlsx(
    {
      name,
      sheet: title,
      head: [
        ['ผลการหักเงิน', month],
        ['หน่วยงาน', `${agency} (${displayAgencyNo(data.member_group_no)})`],
      ],
      headers: [columns.no, columns.name, columns.billed, 'หักได้จริง', columns.reason],
      rows: lines.map((line) => [
        words(line.membership_no),
        words(line.member_fullname),
        money(line.billed_amount),
        money(line.deducted_amount),
        words(line.reason),
      ]),
      totals: [
        [
          words(''),
          words(`รวม ${formatCount(lines.length)} คน`),
          money(...lines.map((line) => line.billed_amount)),
          money(...lines.map((line) => line.deducted_amount)),
          words(''),
        ],
      ],
    },
    reasonList(lines.length),
  );
  return new File([content], `${name}.xlsx`);
}
