import type { BillingLine } from '@coop/contracts/membergroup/billing';
import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { parseBaht, sumSatang } from '@coop/format/money';
import type { ExportCell, ExportTable } from '../../parts/statement/export-table.ts';
import {
  type ColumnGroup,
  fullName,
  isArrear,
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

/** A column of the file. What is left over from earlier months has its own, so that each baht stands once. */
interface FileColumn {
  readonly header: string;
  readonly linesOf: (member: SheetMember) => readonly BillingLine[];
  readonly column: Pick<SheetColumn, 'add' | 'show'>;
}

const AMOUNT: FileColumn['column'] = {
  show: ({ amount }) => amount,
  add: ({ amount }) => parseBaht(amount) ?? 0,
};

function fileColumns(members: readonly SheetMember[], groups: readonly ColumnGroup[]) {
  return groups.flatMap((group): FileColumn[] => {
    const { kind, header } = group;
    const left = (member: SheetMember) => linesOf(member, kind).filter(isArrear);
    return [
      ...group.columns.map((column) => ({
        header: headerOf(group, column),
        linesOf: (member: SheetMember) => linesOf(member, kind).filter((one) => !isArrear(one)),
        column,
      })),
      ...(members.some((member) => left(member).length > 0)
        ? [{ header: `${header} ${text.arrears}`, linesOf: left, column: AMOUNT }]
        : []),
    ];
  });
}

/** A member's cell: amounts added up as a number, several contracts one after the other. */
function cellOf(member: SheetMember, { linesOf: own, column }: FileColumn): ExportCell {
  const { add, show } = column;
  const lines = own(member);
  if (!add) return words(lines.map(show).join(', '));
  return lines.length === 0 ? NO_MONEY : { kind: 'money', value: sumSatang(lines.map(add)) };
}

function sumOf(members: readonly SheetMember[], { linesOf: own, column }: FileColumn): ExportCell {
  const { add } = column;
  if (!add) return words('');
  return { kind: 'money', value: sumSatang(members.flatMap((member) => own(member).map(add))) };
}

function rowOf(member: SheetMember, columns: readonly FileColumn[]): ExportCell[] {
  return [
    { kind: 'count', value: member.seq_no },
    words(member.membership_no),
    words(fullName(member)),
    ...columns.map((one) => cellOf(member, one)),
    { kind: 'money', value: parseBaht(member.amount) },
  ];
}

/** The sheet as a file: one row a member, and the sums under them. */
export function sheetTable(
  name: string,
  members: readonly SheetMember[],
  groups: readonly ColumnGroup[],
): ExportTable {
  const columns = fileColumns(members, groups);
  return {
    name,
    headers: [text.seq, text.no, text.name, ...columns.map(({ header }) => header), text.sum],
    rows: [
      ...members.map((member) => rowOf(member, columns)),
      [
        words(''),
        words(''),
        words(text.grandTotal),
        ...columns.map((one) => sumOf(members, one)),
        { kind: 'money', value: totalOf(members) },
      ],
    ],
  };
}
