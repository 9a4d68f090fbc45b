import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { parseBaht } from '@coop/format/money';
import type { ExportTable } from '../../parts/statement/export-table.ts';
import { text } from './text.ts';

/** The month's form: everybody with what is billed, and what was deducted as far as it is known. */
export function formTable(name: string, lines: readonly DeductLine[]): ExportTable {
  const { columns } = text;
  return {
    name,
    headers: [columns.no, columns.name, columns.billed, columns.deducted, columns.reason],
    rows: lines.map((line) => [
      { kind: 'text', value: line.membership_no },
      { kind: 'text', value: line.member_fullname },
      { kind: 'money', value: parseBaht(line.billed_amount) },
      { kind: 'money', value: parseBaht(line.deducted_amount) },
      { kind: 'text', value: line.reason },
    ]),
  };
}
