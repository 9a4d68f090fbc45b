import type { BillingLine } from '@coop/contracts/membergroup/billing';
import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { parseBaht, sumSatang } from '@coop/format/money';
import type { ExportCell, ExportInfo, ExportTable } from '../../parts/export/export-table.ts';
import { type ColumnGroup, linesOf, type SheetColumn } from './groups.ts';
import { isArrear } from './lines.ts';
import { partsOf, tagsOf } from './people/causes.ts';
import { isCompared, type Person, sumsOf } from './people/people.ts';
import { text } from './text.ts';

const words = (value: string): ExportCell => ({ kind: 'text', value });
/** The number of an instalment is a number; several are words. */
const shownCell = (shown: string): ExportCell =>
  /^\d{1,4}$/.test(shown) ? { kind: 'count', value: Number(shown) } : words(shown);
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
    const { header } = group;
    const left = (member: SheetMember) => linesOf(member, group).filter(isArrear);
    return [
      ...group.columns.map((column) => ({
        header: headerOf(group, column),
        linesOf: (member: SheetMember) => linesOf(member, group).filter((one) => !isArrear(one)),
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
  if (!add) return shownCell(lines.map(show).join(', '));
  return lines.length === 0 ? NO_MONEY : { kind: 'money', value: sumSatang(lines.map(add)) };
}

function sumOf(members: readonly SheetMember[], { linesOf: own, column }: FileColumn): ExportCell {
  const { add } = column;
  if (!add) return words('');
  return { kind: 'money', value: sumSatang(members.flatMap((member) => own(member).map(add))) };
}

/** Last month, the difference and its causes, as on the screen. */
function changeCells(person: Person, before: string | undefined): ExportCell[] {
  const causes = partsOf(person).map((one) => one.words);
  const tags = tagsOf(person, before).map((one) => one.words);
  return [
    { kind: 'money', value: person.previous },
    { kind: 'money', value: person.difference },
    words([...tags, ...causes].join(', ')),
  ];
}

function rowOf({ member, name, isGone }: Person, columns: readonly FileColumn[]): ExportCell[] {
  return [
    isGone ? words('') : { kind: 'count', value: member.seq_no },
    words(member.membership_no),
    words(name),
    ...columns.map((one) => cellOf(member, one)),
    { kind: 'money', value: parseBaht(member.amount) },
  ];
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
  const members = people.map((one) => one.member);
  const columns = fileColumns(members, groups);
  const compared = isCompared(people);
  const sums = sumsOf(people);
  return {
    ...info,
    headers: [
      text.seq,
      text.no,
      text.name,
      ...columns.map(({ header }) => header),
      text.sum,
      ...(compared ? [text.columns.previous, text.why, text.columns.cause] : []),
    ],
    rows: people.map((one) => [
      ...rowOf(one, columns),
      ...(compared ? changeCells(one, before) : []),
    ]),
    totals: [
      [
        words(''),
        words(''),
        words(text.grandTotal),
        ...columns.map((one) => sumOf(members, one)),
        { kind: 'money', value: sums.amount },
        ...(compared
          ? [
              { kind: 'money' as const, value: sums.previous },
              { kind: 'money' as const, value: sums.difference },
              words(''),
            ]
          : []),
      ],
    ],
  };
}
