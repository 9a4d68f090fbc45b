import type { KindTotal } from '@coop/contracts/membergroup/billing';
import type { GroupSummarizeRep, UnitSummary } from '@coop/contracts/membergroup/summarize-rep';
import { parseBaht } from '@coop/format/money';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { moneyColumn, satangColumn } from '../../parts/statement/money-column.tsx';
import { countColumn, rateColumn } from '../../parts/statement/text-column.tsx';
import { kindWords } from '../text.ts';
import { text } from './text.ts';

const { columns } = text;

const unitName = (unit: UnitSummary) => `${unit.unit_no} ${unit.unit_name}`;
const unitColumn: ExportColumn<UnitSummary> = {
  key: 'unit',
  header: columns.unit,
  priority: 'title',
  cell: (unit) => unitName(unit),
  save: (unit) => ({ kind: 'text', value: unitName(unit) }),
};

const NOTHING: Omit<KindTotal, 'kind'> = {
  count: 0,
  principal: '0.00',
  interest: '0.00',
  amount: '0.00',
};

/** What a kind is made of in the columns of a unit: contracts with principal and interest, accounts with money. */
const PARTS: Readonly<Record<string, readonly (keyof typeof NOTHING)[]>> = {
  EMERGENCY: ['count', 'principal', 'interest'],
  ORDINARY: ['count', 'principal', 'interest'],
  SPECIAL: ['count', 'principal', 'interest'],
  DEPOSIT: ['count', 'amount'],
};
const ALONE = ['amount'] as const;

function kindOfUnit(kind: string, units: readonly UnitSummary[]): ExportColumn<UnitSummary>[] {
  const of = (unit: UnitSummary) => unit.totals.find((one) => one.kind === kind) ?? NOTHING;
  const parts = PARTS[kind] ?? ALONE;
  const name = kindWords(kind);
  const words = { ...columns, count: kind === 'DEPOSIT' ? columns.accounts : columns.contracts };
  return parts.map((part) => {
    const header = parts.length > 1 ? `${name} ${words[part]}` : name;
    const key = `${kind}/${part}`;
    if (part === 'count') {
      return countColumn(key, header, (unit) => of(unit).count, { totalOf: units });
    }
    return moneyColumn(key, header, (unit: UnitSummary) => of(unit)[part], {
      totalOf: units,
      blankZero: true,
    });
  });
}

/** One row a unit: members, each kind, sum (domain.md A3). */
export function unitColumns({ units, totals }: GroupSummarizeRep): ExportColumn<UnitSummary>[] {
  return [
    unitColumn,
    countColumn('members', columns.count, (unit) => unit.member_count, { totalOf: units }),
    ...totals.flatMap((total) => kindOfUnit(total.kind, units)),
    moneyColumn('total', columns.total, (unit: UnitSummary) => unit.billed_amount, {
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
  const collected = (one: KindTotal) => Math.max(0, parseBaht(one.amount) ?? 0);
  const all = totals.reduce((sum, one) => sum + collected(one), 0);
  if ((parseBaht(total.amount) ?? 0) < 0) return null;
  return all === 0 ? 0 : Math.round((collected(total) * 10_000) / all);
}

export function kindColumns(totals: readonly KindTotal[]): ExportColumn<KindTotal>[] {
  const money = (key: 'principal' | 'interest' | 'amount', header: string) =>
    moneyColumn(key, header, (total: KindTotal) => total[key], {
      totalOf: totals,
      blankZero: true,
      strong: key === 'amount',
    });
  return [
    {
      key: 'kind',
      header: columns.kind,
      priority: 'title',
      cell: (total) => kindWords(total.kind),
      save: (total) => ({ kind: 'text', value: kindWords(total.kind) }),
    },
    countColumn('count', columns.items, (total) => total.count, { totalOf: totals }),
    money('principal', columns.kindPrincipal),
    money('interest', columns.kindInterest),
    money('amount', columns.kindAmount),
    rateColumn('percent', columns.percent, (total) => shareOf(total, totals)),
  ];
}

/** What was to be deducted, what was, and what the members still owe of it: the same as on the other pages. */
export function collectionColumns({ units }: GroupSummarizeRep): ExportColumn<UnitSummary>[] {
  const money = (
    key: 'billed' | 'deducted' | 'outstanding',
    of: (unit: UnitSummary) => string | undefined,
  ) =>
    satangColumn<UnitSummary>(key, columns[key], (unit) => parseBaht(of(unit)), { totalOf: units });
  return [
    unitColumn,
    countColumn('members', columns.count, (unit) => unit.member_count, { totalOf: units }),
    money('billed', (unit) => unit.billed_amount),
    money('deducted', (unit) => unit.deducted_amount ?? unit.remitted_amount),
    money('outstanding', (unit) => unit.outstanding_amount),
  ];
}
