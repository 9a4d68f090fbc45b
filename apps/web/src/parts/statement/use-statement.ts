import { includesThai } from '@coop/format/thai-text';
import { useDeferredValue, useMemo } from 'react';
import { useSearch } from '../../page/use-search.ts';
import { useSite } from '../../site/site.tsx';
import {
  isPeriodPreset,
  isWithin,
  type Period,
  type PeriodPreset,
  resolvePeriod,
} from './period.ts';

/** What every row of a statement has. */
export interface StatementRow {
  readonly seq_no: number;
  readonly operate_date: string;
}

interface StatementSource<Row> {
  /** Oldest first. */
  readonly rows: readonly Row[];
  readonly asOf: string;
  /** Words of a row that a search looks through. */
  readonly searchText: (row: Row) => string;
}

export interface Statement<Row> {
  /** Rows of the period that match the search, newest first. */
  readonly rows: readonly Row[];
  /** Rows there are in all. */
  readonly total: number;
  /** Last row before the period, for the balance brought forward. */
  readonly before: Row | undefined;
  readonly preset: PeriodPreset;
  readonly own: Period;
  /** The days shown, the last one named also where the preset leaves it open. */
  readonly period: Period;
  readonly query: string;
  readonly change: (part: Partial<Record<'period' | 'from' | 'to' | 'q', string>>) => void;
  /** Own days begin with the ones that are shown; a preset forgets them. */
  readonly choosePreset: (preset: string) => void;
  readonly showAll: () => void;
}

/** Period and search of a statement; both live in the address. */
export function useStatement<Row extends StatementRow>(
  source: StatementSource<Row>,
): Statement<Row> {
  const { rows, asOf, searchText } = source;
  const startMonth = useSite().fiscal_year_start_month ?? 1;
  const [params, change] = useSearch();
  const query = params.get('q') ?? '';
  const wanted = params.get('period');
  const own = useMemo(
    () => ({ from: params.get('from') ?? '', to: params.get('to') ?? '' }),
    [params],
  );

  // Without a choice the fiscal year is shown, or everything where the year has seen no movement.
  const fiscal = resolvePeriod('fiscal', asOf, startMonth, {});
  const fallback = rows.some((row) => isWithin(fiscal, row.operate_date)) ? 'fiscal' : 'all';
  const preset = isPeriodPreset(wanted) ? wanted : fallback;

  const deferredQuery = useDeferredValue(query);
  const shown = useMemo(() => {
    const period = resolvePeriod(preset, asOf, startMonth, own);
    const inPeriod = rows.filter((row) => isWithin(period, row.operate_date));
    const found = deferredQuery
      ? inPeriod.filter((row) => includesThai(searchText(row), deferredQuery))
      : inPeriod;
    const { from } = period;
    const before = from ? rows.findLast((row) => row.operate_date < from) : undefined;
    return { rows: found.toReversed(), before, period: { from, to: period.to || asOf } };
  }, [rows, preset, asOf, startMonth, own, deferredQuery, searchText]);

  const { from = '', to = '' } = shown.period;
  return {
    ...shown,
    total: rows.length,
    preset,
    own,
    query,
    change,
    choosePreset: (period) =>
      change(period === 'own' ? { period, from, to } : { period, from: '', to: '' }),
    showAll: () => change({ period: 'all', q: '', from: '', to: '' }),
  };
}
