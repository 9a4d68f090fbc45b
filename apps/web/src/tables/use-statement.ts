import { includesThai } from '@coop/format/text/thai-text';
import { useDeferredValue, useMemo } from 'react';
import { useSearch } from '../page/use-search.ts';
import { useFiscalStart } from '../site/by-laws.ts';
import {
  isPeriodPreset,
  isWithin,
  type Period,
  type PeriodPreset,
  resolvePeriod,
} from './period.ts';

/** Fields that every row of a statement has. */
export interface StatementRow {
  readonly seq_no: number;
  readonly operate_date: string;
}

interface StatementSource<Row> {
  /** Oldest first. */
  readonly rows: readonly Row[];
  readonly asOf: string;
  /** Searchable text of a row. */
  readonly searchText: (row: Row) => string;
  /** Word of a movement's kind, to filter by; none where all are of one. */
  readonly kindOf?: ((row: Row) => string) | undefined;
}

export interface Statement<Row> {
  /** Rows of the period that match the search, newest first. */
  readonly rows: readonly Row[];
  /** Number of all rows. */
  readonly total: number;
  /** Last row before the period, for the balance brought forward. */
  readonly before: Row | undefined;
  readonly preset: PeriodPreset;
  readonly own: Period;
  /** The days shown; has a last day even if the preset has none. */
  readonly period: Period;
  readonly query: string;
  /** The kinds that occur, and the one that is shown; '' for all. */
  readonly kinds: readonly string[];
  readonly kind: string;
  readonly change: (part: Partial<Record<'period' | 'from' | 'to' | 'q' | 'kind', string>>) => void;
  /** Choosing own days starts with those shown; choosing a preset removes own days. */
  readonly choosePreset: (preset: string) => void;
  readonly showAll: () => void;
}

/** Period, kind and search of a statement, stored in the address. */
export function useStatement<Row extends StatementRow>(
  source: StatementSource<Row>,
): Statement<Row> {
  const { rows, asOf, searchText, kindOf } = source;
  const startMonth = useFiscalStart();
  const [params, change] = useSearch();
  const query = params.get('q') ?? '';
  const wanted = params.get('period');
  const custom = useMemo(
    () => ({ from: params.get('from') ?? '', to: params.get('to') ?? '' }),
    [params],
  );

  // The default is the fiscal year, or everything if the year has no movements.
  const fiscal = resolvePeriod('fiscal', asOf, startMonth, {});
  const fallback = rows.some((row) => isWithin(fiscal, row.operate_date)) ? 'fiscal' : 'all';
  const preset = isPeriodPreset(wanted) ? wanted : fallback;

  const kinds = useMemo(() => (kindOf ? [...new Set(rows.map(kindOf))] : []), [rows, kindOf]);
  const wantedKind = params.get('kind') ?? '';
  const kind = kinds.includes(wantedKind) ? wantedKind : '';

  const deferredQuery = useDeferredValue(query);
  const shown = useMemo(() => {
    const period = resolvePeriod(preset, asOf, startMonth, custom);
    const inPeriod = rows.filter((row) => isWithin(period, row.operate_date));
    const found = inPeriod.filter(
      (row) =>
        (!kind || kindOf?.(row) === kind) &&
        (!deferredQuery || includesThai(searchText(row), deferredQuery)),
    );
    const { from } = period;
    const before = from ? rows.findLast((row) => row.operate_date < from) : undefined;
    return { rows: found.toReversed(), before, period: { from, to: period.to || asOf } };
  }, [rows, preset, asOf, startMonth, custom, deferredQuery, searchText, kind, kindOf]);

  const { from = '', to = '' } = shown.period;
  return {
    ...shown,
    total: rows.length,
    preset,
    own: custom,
    query,
    kinds,
    kind,
    change,
    choosePreset: (period) =>
      change(period === 'own' ? { period, from, to } : { period, from: '', to: '' }),
    showAll: () => change({ period: 'all', q: '', kind: '', from: '', to: '' }),
  };
}
