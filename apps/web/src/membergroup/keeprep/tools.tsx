import type { BillingLine } from '@coop/contracts/membergroup/billing';
import type { GroupKeeprep, SheetMember } from '@coop/contracts/membergroup/keeprep';
import { sumSatang } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { SelectField } from '@coop/ui/select-field';
import { TextField } from '@coop/ui/text-field';
import { Toolbar } from '@coop/ui/toolbar';
import type { ExportCell, ExportInfo, ExportTable } from '../../documents/export/export-table.ts';
import { type ExportColumn, toExport } from '../../tables/columns.ts';
import { satangColumn } from '../../tables/money-column.tsx';
import { TableActions } from '../../tables/statement-tools.tsx';
import { countColumn, textColumn } from '../../tables/text-column.tsx';
import type { SheetFilter } from '../billing-sheet/filter.ts';
import {
  type ColumnGroup,
  columnGroups,
  linesOf,
  type SheetColumn,
  satangIn,
} from '../billing-sheet/groups.tsx';
import { type KeeprepProps, keeprepFile } from '../billing-sheet/papers.tsx';
import {
  isArrear,
  isCompared,
  MARK_WORDS,
  type Person,
  partsOf,
  sumsOf,
  tagsOf,
} from '../billing-sheet/people.ts';
import { text } from '../billing-sheet/text.ts';
import styles from './keeprep.module.css';

const RANGE = { from: 'ตั้งแต่เลขที่สมาชิก', to: 'ถึงเลขที่สมาชิก' } as const;
const UNIT = 'หน่วยย่อย';

/** Returns what the file says of itself: the month, and which of the people where not all. */
function infoOf(data: GroupKeeprep, { query, mark, unit, from, to }: SheetFilter) {
  const name = data.units.find(({ unit_no }) => unit_no === unit)?.unit_name;
  const filter = [
    query && `“${query}”`,
    mark && MARK_WORDS[mark],
    unit && `${UNIT} ${unit} ${name ?? ''}`.trim(),
    from && `${RANGE.from} ${from}`,
    to && `${RANGE.to} ${to}`,
  ].filter(Boolean);
  return {
    title: text.title,
    period: formatThaiMonth(data.recv_period),
    ...(filter.length > 0 && { filter: filter.join(' ') }),
    about: [[text.dueDate, formatThaiDate(data.due_date)]],
  };
}

/** Rarer filters, print and download. */
export function Tools(props: KeeprepProps) {
  const { data, filter } = props;
  const table = () => {
    const groups = columnGroups(data.totals.map((total) => total.kind));
    return sheetTable(infoOf(data, filter), filter.shown, groups, data.previous_recv_period);
  };
  return (
    <>
      <MoreFilters data={data} filter={filter} />
      <div className={styles.actions}>
        <TableActions table={table} paper={(making) => keeprepFile(props, making)} paperInMenu />
      </div>
    </>
  );
}

/** Shows which unit, from which member to which; folded away unless the address names one. */
function MoreFilters({ data, filter }: Pick<KeeprepProps, 'data' | 'filter'>) {
  const { unit, from, to, isReversed, change } = filter;
  const units = data.units.map(({ unit_no, unit_name }) => ({
    value: unit_no,
    label: `${unit_no} ${unit_name}`,
  }));
  return (
    <details className={styles.more} open={unit !== '' || from !== '' || to !== '' || undefined}>
      <summary>กรองเพิ่มเติม</summary>
      <Toolbar>
        <SelectField
          label={UNIT}
          value={unit}
          options={[{ value: '', label: 'ทุกหน่วยย่อย' }, ...units]}
          onChange={(event) => change({ unit: event.target.value })}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={RANGE[end]}
            value={filter[end]}
            inputMode="numeric"
            autoComplete="off"
            className={styles.number}
            error={end === 'to' && isReversed ? 'เลขสุดท้ายน้อยกว่าเลขแรก' : undefined}
            onChange={(event) => change({ [end]: event.target.value })}
          />
        ))}
      </Toolbar>
    </details>
  );
}

/** The number of an instalment is a number; several are words. */
const shownCell = (shown: string): ExportCell =>
  /^\d{1,4}$/.test(shown)
    ? { kind: 'count', value: Number(shown) }
    : { kind: 'text', value: shown };

/** Cells of the items in a column: amounts added up as a number, several contracts one after the other. */
function itemsColumn(
  members: readonly SheetMember[],
  header: string,
  linesOf: (member: SheetMember) => readonly BillingLine[],
  { add, show }: Pick<SheetColumn, 'add' | 'show'>,
): ExportColumn<Person> {
  const save = ({ member }: Person): ExportCell => {
    const lines = linesOf(member);
    if (!add) return shownCell(lines.map(show).join(', '));
    return { kind: 'money', value: lines.length === 0 ? null : sumSatang(lines.map(add)) };
  };
  const total = add && sumSatang(members.flatMap((member) => linesOf(member).map(add)));
  const saveTotal = total !== undefined && ({ kind: 'money', value: total } as const);
  return { key: header, header, cell: () => null, save, ...(saveTotal && { saveTotal }) };
}

/** The columns of the groups. What is left over from earlier months has its own, so that each baht stands once. */
function fileColumns(members: readonly SheetMember[], groups: readonly ColumnGroup[]) {
  return groups.flatMap((group) => {
    const left = (member: SheetMember) => linesOf(member, group).filter(isArrear);
    const ofMonth = (member: SheetMember) =>
      linesOf(member, group).filter((line) => !isArrear(line));
    const arrears = itemsColumn(members, `${group.header} ${text.arrears}`, left, {
      show: ({ amount }) => amount,
      add: satangIn('amount'),
    });
    return [
      ...group.columns.map((column) => {
        // The group's name stands before the column's where it has several.
        const suffix = group.columns.length > 1 ? ` ${column.header}` : '';
        return itemsColumn(members, group.header + suffix, ofMonth, column);
      }),
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
    satangColumn<Person>(key, header, (item) => item[key], {
      saveTotal: { kind: 'money', value: sums[key] },
    });
  const causes = (person: Person) =>
    [...tagsOf(person, before), ...partsOf(person)].map((part) => part.words).join(', ');
  const columns: ExportColumn<Person>[] = [
    countColumn('seq', text.seq, ({ member, isGone }) => (isGone ? 0 : member.seq_no)),
    textColumn('no', 'เลขที่สมาชิก', (row) => row.no),
    textColumn('name', text.columns.name, (row) => row.name, { priority: 'title' }),
    ...fileColumns(
      people.map((person) => person.member),
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
