import type { KindTotal } from '@coop/contracts/membergroup/billing';
import type { GroupSummarizeRep, UnitSummary } from '@coop/contracts/membergroup/summarize-rep';
import { formatCount, parseBaht, sumSatang } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import type { ExportColumn } from '../../tables/columns.ts';
import { moneyColumn, satangColumn } from '../../tables/money-column.tsx';
import { countColumn, rateColumn, textColumn } from '../../tables/text-column.tsx';
import { isResultKnown } from '../month/to-transfer.ts';
import { kindWords } from '../text.ts';
import styles from './summarize-rep.module.css';

const unitColumn = textColumn<UnitSummary>(
  'unit',
  'หน่วยย่อย',
  ({ unit_no, unit_name }) => `${unit_no} ${unit_name}`,
  { priority: 'title' },
);

const NOTHING: Omit<KindTotal, 'kind'> = {
  count: 0,
  principal: '0.00',
  interest: '0.00',
  amount: '0.00',
};

const PART_WORDS = { principal: 'เงินต้น', interest: 'ดอกเบี้ย', amount: 'จำนวนเงิน' } as const;
type Part = keyof typeof PART_WORDS;

/**
 * Units that are counted of a kind, and what the money is then made of: contracts with principal and interest,
 * accounts.
 */
const LOAN: readonly Part[] = ['principal', 'interest'];
const PARTS: Readonly<Record<string, readonly Part[]>> = {
  EMERGENCY: LOAN,
  ORDINARY: LOAN,
  SPECIAL: LOAN,
  DEPOSIT: ['amount'],
};
const countWord = (kind: string) => (kind === 'DEPOSIT' ? 'บัญชี' : 'สัญญา');

/** Shows what a kind comes to, and below it what that is made of: the columns side by side are wider than a screen. */
function Stacked({ kind, totals }: { kind: string; totals: readonly (typeof NOTHING)[] }) {
  const sum = (part: Part) => sumSatang(totals.map((total) => parseBaht(total[part])));
  const count = totals.reduce((all, total) => all + total.count, 0);
  if (count === 0) return null;
  return (
    <span className={styles.stacked}>
      <Amount satang={sum('amount')} />
      {LOAN.map((part) =>
        sum(part) ? (
          <span key={part} className="note">
            {part === 'principal' ? 'ต้น' : 'ดอก'} <Amount satang={sum(part)} />
          </span>
        ) : null,
      )}
      <span className="note">{`${formatCount(count)} ${countWord(kind)}`}</span>
    </span>
  );
}

function kindOfUnit(kind: string, units: readonly UnitSummary[]): ExportColumn<UnitSummary>[] {
  const of = (unit: UnitSummary) => unit.totals.find((total) => total.kind === kind) ?? NOTHING;
  const parts = PARTS[kind];
  const header = kindWords(kind);
  const money = (part: Part, name: string, fileOnly?: true) =>
    moneyColumn(`${kind}/${part}`, name, (unit: UnitSummary) => of(unit)[part], {
      totalOf: units,
      blankZero: true,
      ...(fileOnly && { fileOnly }),
    });
  if (!parts) return [money('amount', header)];
  return [
    textColumn(kind, header, () => '', {
      align: 'end',
      cell: (unit) => <Stacked kind={kind} totals={[of(unit)]} />,
      total: <Stacked kind={kind} totals={units.map(of)} />,
      pageOnly: true,
      isBaht: true,
    }),
    countColumn(`${kind}/count`, `${header} ${countWord(kind)}`, (unit) => of(unit).count, {
      totalOf: units,
      fileOnly: true,
    }),
    ...parts.map((part) => money(part, `${header} ${PART_WORDS[part]}`, true)),
  ];
}

/** One row a unit: members, each kind, sum (domain.md A3). */
export function unitColumns({ units, totals }: GroupSummarizeRep): ExportColumn<UnitSummary>[] {
  return [
    unitColumn,
    countColumn('members', 'คน', (unit) => unit.member_count, { totalOf: units }),
    ...totals.flatMap((total) => kindOfUnit(total.kind, units)),
    moneyColumn('total', 'รวม', (unit: UnitSummary) => unit.billed_amount, {
      totalOf: units,
      strong: true,
    }),
  ];
}

/**
 * A kind's share of what is collected, in hundredths of a percent; null for money that comes back, which is no part of
 * it.
 */
function shareOf(total: KindTotal, totals: readonly KindTotal[]): number | null {
  const collected = (kindTotal: KindTotal) => Math.max(0, parseBaht(kindTotal.amount) ?? 0);
  const all = totals.reduce((sum, kindTotal) => sum + collected(kindTotal), 0);
  if ((parseBaht(total.amount) ?? 0) < 0) return null;
  return all === 0 ? 0 : Math.round((collected(total) * 10_000) / all);
}

export function kindColumns(totals: readonly KindTotal[]): ExportColumn<KindTotal>[] {
  const money = (key: Part, header: string) =>
    moneyColumn(key, header, (total: KindTotal) => total[key], {
      totalOf: totals,
      blankZero: true,
      strong: key === 'amount',
    });
  return [
    textColumn('kind', 'ประเภท', (total) => kindWords(total.kind), { priority: 'title' }),
    countColumn('count', 'รายการ', (total) => total.count, { totalOf: totals }),
    money('principal', 'เงินต้น (บาท)'),
    money('interest', 'ดอกเบี้ย (บาท)'),
    money('amount', 'จำนวนเงิน (บาท)'),
    rateColumn('percent', 'ร้อยละ', (total) => shareOf(total, totals)),
  ];
}

/**
 * Returns what was to be deducted, and once it is known what was and what the members still owe of it: the same as on
 * the other pages.
 */
export function collectionColumns(data: GroupSummarizeRep): ExportColumn<UnitSummary>[] {
  const { units } = data;
  const isKnown = isResultKnown(data);
  const money = (key: string, header: string, of: (unit: UnitSummary) => string | undefined) =>
    satangColumn<UnitSummary>(key, header, (unit) => parseBaht(of(unit)), { totalOf: units });
  return [
    unitColumn,
    countColumn('members', 'คน', (unit) => unit.member_count, { totalOf: units }),
    money('billed', 'เรียกเก็บ (บาท)', (unit) => unit.billed_amount),
    money('deducted', 'หักได้ (บาท)', (unit) =>
      isKnown ? (unit.deducted_amount ?? unit.remitted_amount) : undefined,
    ),
    money('outstanding', 'ยังค้างอยู่ (บาท)', (unit) =>
      isKnown ? unit.outstanding_amount : undefined,
    ),
  ];
}
