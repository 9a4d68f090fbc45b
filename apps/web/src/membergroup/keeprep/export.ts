import type { BillingLine } from '@coop/contracts/membergroup/billing';
import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { parseBaht, sumSatang } from '@coop/format/money';
import type { ExportCell, ExportInfo, ExportTable } from '../../parts/export/export-table.ts';
import { type ExportColumn, toExport } from '../../parts/statement/columns.ts';
import { satangColumn } from '../../parts/statement/money-column.tsx';
import { countColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { type ColumnGroup, linesOf, type SheetColumn } from './groups.ts';
import { isArrear, isCompared, type Person, partsOf, sumsOf, tagsOf } from './people.ts';
import { text } from './text.ts';

const words = (value: string): ExportCell => ({ kind: 'text', value });
/** The number of an instalment is a number; several are words. */
const shownCell = (shown: string): ExportCell =>
  /^\d{1,4}$/.test(shown) ? { kind: 'count', value: Number(shown) } : words(shown);

/** The group's name stands before the column's where it has several. */
function headerOf({ header, columns }: ColumnGroup, column: SheetColumn): string {
  return columns.length > 1 ? `${header} ${column.header}` : header;
}

/** Cells of the items in a column: amounts added up as a number, several contracts one after the other. */
function itemsColumn(
  members: readonly SheetMember[],
  header: string,
  own: (member: SheetMember) => readonly BillingLine[],
  { add, show }: Pick<SheetColumn, 'add' | 'show'>,
): ExportColumn<Person> {
  const save = ({ member }: Person): ExportCell => {
    const lines = own(member);
    if (!add) return shownCell(lines.map(show).join(', '));
    return { kind: 'money', value: lines.length === 0 ? null : sumSatang(lines.map(add)) };
  };
  const total = add && sumSatang(members.flatMap((member) => own(member).map(add)));
  const saveTotal = total !== undefined && ({ kind: 'money', value: total } as const);
  return { key: header, header, cell: () => null, save, ...(saveTotal && { saveTotal }) };
}

/** The columns of the groups. What is left over from earlier months has its own, so that each baht stands once. */
function fileColumns(members: readonly SheetMember[], groups: readonly ColumnGroup[]) {
  return groups.flatMap((group) => {
    const left = (member: SheetMember) => linesOf(member, group).filter(isArrear);
    const ofMonth = (member: SheetMember) => linesOf(member, group).filter((one) => !isArrear(one));
    const arrears = itemsColumn(members, `${group.header} ${text.arrears}`, left, {
      show: ({ amount }) => amount,
      add: ({ amount }) => parseBaht(amount) ?? 0,
    });
    return [
      ...group.columns.map((column) =>
        itemsColumn(members, headerOf(group, column), ofMonth, column),
      ),
      ...(members.some((member) => left(member).length > 0) ? [arrears] : []),
    ];
  });
}

/**
 * The people on the screen as a file: a row each with their items, and the sums under them.
 * @param before the month of the sheet before, where there is one
 */
export function sheetTable(
  info: ExportInfo,
  people: readonly Person[],
  groups: readonly ColumnGroup[],
  before?: string,
): ExportTable {
  const sums = sumsOf(people);
  const money = (key: 'amount' | 'previous' | 'difference', header: string) =>
    satangColumn<Person>(key, header, (one) => one[key], {
      saveTotal: { kind: 'money', value: sums[key] },
    });
  const causes = (one: Person) =>
    [...tagsOf(one, before), ...partsOf(one)].map((part) => part.words).join(', ');
  const columns: ExportColumn<Person>[] = [
    countColumn('seq', text.seq, ({ member, isGone }) => (isGone ? 0 : member.seq_no)),
    textColumn('no', text.no, (one) => one.no),
    textColumn('name', text.name, (one) => one.name, { priority: 'title' }),
    ...fileColumns(
      people.map((one) => one.member),
      groups,
    ),
    money('amount', text.sum),
    ...(isCompared(people)
      ? [
          money('previous', text.columns.previous),
          money('difference', text.why),
          textColumn('cause', text.columns.cause, causes),
        ]
      : []),
  ];
  return toExport({ ...info, totalsLabel: text.grandTotal }, columns, people);
}
