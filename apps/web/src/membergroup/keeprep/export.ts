import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { parseBaht, sumSatang } from '@coop/format/money';
import type { ExportCell, ExportTable } from '../../parts/statement/export-table.ts';
import {
  type ColumnGroup,
  columnSum,
  fullName,
  linesOf,
  type SheetColumn,
  totalOf,
} from './groups.ts';
import { text } from './text.ts';

const words = (value: string): ExportCell => ({ kind: 'text', value });
const NO_MONEY: ExportCell = { kind: 'money', value: null };

/** The group's name stands before the column's where it has several. */
function headerOf({ header, columns }: ColumnGroup, column: SheetColumn): string {
  return columns.length > 1 ? `${header} ${column.header}` : header;
}

/** A member's cell: amounts added up as a number, several contracts one after the other. */
function cellOf(member: SheetMember, kind: string, { add, show }: SheetColumn): ExportCell {
  const lines = linesOf(member, kind);
  if (!add) return words(lines.map(show).join(', '));
  return lines.length === 0 ? NO_MONEY : { kind: 'money', value: sumSatang(lines.map(add)) };
}

function rowOf(member: SheetMember, groups: readonly ColumnGroup[]): ExportCell[] {
  return [
    { kind: 'count', value: member.seq_no },
    words(member.membership_no),
    words(fullName(member)),
    ...groups.flatMap(({ kind, columns }) => columns.map((one) => cellOf(member, kind, one))),
    { kind: 'money', value: parseBaht(member.amount) },
  ];
}

/** The sheet as a file: one row a member, and the sums under them. */
export function sheetTable(
  name: string,
  members: readonly SheetMember[],
  groups: readonly ColumnGroup[],
): ExportTable {
  const sums = groups.flatMap(({ kind, columns }) =>
    columns.map(
      ({ add }): ExportCell =>
        add ? { kind: 'money', value: columnSum(members, kind, add) } : words(''),
    ),
  );
  return {
    name,
    headers: [
      text.seq,
      text.no,
      text.name,
      ...groups.flatMap((group) => group.columns.map((column) => headerOf(group, column))),
      text.sum,
    ],
    rows: [
      ...members.map((member) => rowOf(member, groups)),
      [
        words(''),
        words(''),
        words(text.grandTotal),
        ...sums,
        { kind: 'money', value: totalOf(members) },
      ],
    ],
  };
}
