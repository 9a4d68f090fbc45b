import type { BillingLine, KindTotal } from '@coop/contracts/membergroup/billing';
import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { bahtText } from '@coop/format/baht-text';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { sheetColumn } from '@coop/format/sheet-pages';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Sentence } from '@coop/ui/sentence';
import { satangColumn } from '../../tables/money-column.tsx';
import { countColumn, textColumn } from '../../tables/text-column.tsx';
import { kindWords } from '../text.ts';
import styles from './billing-sheet.module.css';
import { isArrear } from './people.ts';
import { text } from './text.ts';

// The columns of the sheet (domain.md A3): a group for each kind of item, of one, two or four columns; on paper some
// kinds share one.

export interface SheetColumn {
  readonly header: string;
  readonly align: 'start' | 'end';
  /** Text of an item in this column. */
  readonly show: (line: BillingLine) => string;
  /** Its part of the column's sum, satang; absent for columns without a sum. */
  readonly add?: (line: BillingLine) => number;
}

export interface ColumnGroup {
  /** The kinds of items that stand in it. */
  readonly kinds: readonly string[];
  readonly header: string;
  readonly columns: readonly SheetColumn[];
}

/** Reads an amount of an item, satang. */
export const satangIn = (key: 'principal' | 'interest' | 'amount') => (line: BillingLine) =>
  parseBaht(line[key]) ?? 0;

const arrearIn = (line: BillingLine) => (isArrear(line) ? satangIn('amount')(line) : 0);

const money = (header: string, key: Parameters<typeof satangIn>[0]): SheetColumn => ({
  header,
  align: 'end',
  show: (line) => formatSatang(parseBaht(line[key])),
  add: satangIn(key),
});

/** In a word: the colour alone would not print. */
const ARREAR = 'ค้าง';

/** Returns where no other column says what is left over. */
const markedMoney = (header: string): SheetColumn => {
  const column = money(header, 'amount');
  return { ...column, show: (line) => (isArrear(line) ? `${ARREAR} ` : '') + column.show(line) };
};

const refNo = (header: string): SheetColumn => ({
  header,
  align: 'start',
  show: (line) => line.ref_no,
});

const LOAN: readonly SheetColumn[] = [
  refNo('สัญญา'),
  {
    header: text.instalment,
    align: 'end',
    show: (line) => {
      if (isArrear(line)) return ARREAR;
      return line.period > 0 ? formatCount(line.period) : '';
    },
  },
  money(text.principal, 'principal'),
  money(text.interest, 'interest'),
];
const DEPOSIT: readonly SheetColumn[] = [refNo('บัญชี'), markedMoney('จำนวนเงิน')];

const LAYOUTS: Readonly<Record<string, readonly SheetColumn[]>> = {
  EMERGENCY: LOAN,
  ORDINARY: LOAN,
  SPECIAL: LOAN,
  DEPOSIT,
};

/** The column groups of a sheet, only for kinds that occur, in the given order. */
export function columnGroups(kinds: readonly string[]): ColumnGroup[] {
  return kinds.map((kind) => {
    const header = kindWords(kind);
    return { kinds: [kind], header, columns: LAYOUTS[kind] ?? [markedMoney(header)] };
  });
}

/** Those that several kinds share on paper; what stands in the second is named beside its amount. */
const SHARED: Readonly<Record<string, Pick<ColumnGroup, 'header' | 'columns'>>> = {
  LOAN: { header: 'เงินกู้', columns: LOAN },
  OTHER: {
    header: 'อื่น ๆ',
    columns: [
      { header: 'รายการ', align: 'start', show: (line) => kindWords(line.kind) },
      markedMoney('จำนวนเงิน'),
    ],
  },
};

/** The column groups of the printed sheet, none of which is nearly empty. */
export function paperGroups(kinds: readonly string[]): ColumnGroup[] {
  return [...Map.groupBy(kinds, sheetColumn)].flatMap(([column, columnKinds]) => {
    const shared = SHARED[column];
    return shared ? [{ kinds: columnKinds, ...shared }] : columnGroups(columnKinds);
  });
}

/** The member's items of a group, one a line. */
export function linesOf(member: SheetMember, { kinds }: ColumnGroup): BillingLine[] {
  return member.lines.filter(({ kind }) => kinds.includes(kind));
}

/** A sum over the members' items, satang; of one group or of all. */
export function columnSum(
  members: readonly SheetMember[],
  group: ColumnGroup | undefined,
  add: (line: BillingLine) => number,
): number {
  const lines = members.flatMap((member) => (group ? linesOf(member, group) : member.lines));
  return lines.reduce((sum, line) => sum + add(line), 0);
}

/** Satang left over from earlier months that are in the members' totals, of one group or of all. */
export const arrearSum = (members: readonly SheetMember[], group?: ColumnGroup) =>
  columnSum(members, group, arrearIn);

export function totalOf(members: readonly SheetMember[]): number {
  return members.reduce((sum, member) => sum + (parseBaht(member.amount) ?? 0), 0);
}

const TITLE = 'ยอดรวมตามประเภท';

/** Returns what each kind comes to; with the part that is left over from earlier months. */
function columnsFor(members: readonly SheetMember[], kinds: readonly ColumnGroup[]) {
  const money = (key: string, header: string, add: (line: BillingLine) => number) =>
    satangColumn<ColumnGroup>(key, header, (kind) => columnSum(members, kind, add), {
      totalOf: kinds,
      blankZero: true,
      strong: key === 'amount',
    });
  return [
    textColumn<ColumnGroup>('kind', 'ประเภท', (kind) => kind.header, { priority: 'title' }),
    countColumn<ColumnGroup>('count', 'รายการ', (kind) => columnSum(members, kind, () => 1), {
      totalOf: kinds,
    }),
    money('principal', 'เงินต้น (บาท)', satangIn('principal')),
    money('interest', 'ดอกเบี้ย (บาท)', satangIn('interest')),
    ...(kinds.some((kind) => arrearSum(members, kind) !== 0)
      ? [money('arrears', 'ค้างชำระ (บาท)', arrearIn)]
      : []),
    money('amount', 'จำนวนเงิน (บาท)', satangIn('amount')),
  ];
}

interface SumsProps {
  readonly members: readonly SheetMember[];
  /** Names the kinds that occur on the sheet, in their order. */
  readonly totals: readonly KindTotal[];
}

/** Shows what each kind comes to, and all of it in words. */
export function Sums({ members, totals }: SumsProps) {
  const countOf = (kind: ColumnGroup) => columnSum(members, kind, () => 1);
  const kinds = columnGroups(totals.map((total) => total.kind)).filter((kind) => countOf(kind) > 0);
  const arrears = arrearSum(members);
  return (
    <Card title={TITLE}>
      <DataTable
        caption={TITLE}
        columns={columnsFor(members, kinds)}
        rows={kinds}
        rowKey={({ kinds }) => kinds.join()}
        totalsLabel={text.grandTotal}
      />
      <p className={styles.words}>{`(${bahtText(totalOf(members))})`}</p>
      {arrears !== 0 && (
        <p className="note">
          <Sentence>{(baht) => `${text.ofWhichArrears} ${baht(arrears)}`}</Sentence>
        </p>
      )}
    </Card>
  );
}
