import { digitsOnly } from '@coop/format/thai-digits';
import { useDeferredValue, useMemo } from 'react';
import { useSearch } from '../../../page/use-search.ts';
import { hasTyped } from '../../find-people.ts';
import { isOfTheMonth, MARKS, type Mark, type Person } from '../people/people.ts';
import { orderOf, type SortOrder, sorted } from './sort.ts';

export interface SheetFilter {
  readonly query: string;
  /** The chosen chip; undefined for everybody. */
  readonly mark: Mark | undefined;
  readonly order: SortOrder | undefined;
  readonly unit: string;
  readonly from: string;
  readonly to: string;
  readonly isReversed: boolean;
  /** Whether those who are billed are left out in part. */
  readonly isPart: boolean;
  /** Who is shown, in the order of the sheet. */
  readonly found: readonly Person[];
  /** The same in the chosen order. */
  readonly shown: readonly Person[];
  /** Beside those who changed, who changed with the month only: taken together, so that the sums stay whole. */
  readonly rest: readonly Person[];
  readonly change: (part: Readonly<Record<string, string>>) => void;
  readonly showAll: () => void;
}

/** A typed number; an empty field is open. */
function bound(typed: string, open: number): number {
  const digits = digitsOnly(typed);
  return digits === '' ? open : Number(digits);
}

const names = ['q', 'unit', 'from', 'to'] as const;

/** Who fits what was typed: a part of name or number, a unit, a range of numbers. */
function fitting(people: readonly Person[], settled: string): readonly Person[] {
  const { q = '', unit = '', from = '', to = '' } = JSON.parse(settled) as Record<string, string>;
  const [least, most] = [bound(from, 0), bound(to, Number.POSITIVE_INFINITY)];
  return people.filter(({ member, no, findable }) => {
    const isWithin = Number(no) >= least && Number(no) <= most;
    return (unit === '' || member.unit_no === unit) && isWithin && hasTyped(findable, q);
  });
}

const NOBODY: readonly Person[] = [];

/** Who has a mark, and who is taken together beside them; all of them when every one is asked for. */
function chosen(within: readonly Person[], mark: Mark | undefined, every: boolean) {
  if (!mark) return [within, NOBODY] as const;
  const isLate = (one: Person) => mark === 'changed' && isOfTheMonth(one);
  const found = within.filter((one) => one.marks.has(mark) || (every && isLate(one)));
  return [found, every ? NOBODY : within.filter(isLate)] as const;
}

/** Search, chip, order, unit and range of members; they live in the address. */
export function useFilter(people: readonly Person[]): SheetFilter {
  const [params, change] = useSearch();
  const [query = '', unit = '', from = '', to = ''] = names.map((name) => params.get(name) ?? '');
  const wanted = params.get('only');
  const mark = MARKS.find((one) => one === wanted);
  const sort = params.get('sort') ?? '';
  const settled = useDeferredValue(JSON.stringify({ q: query, unit, from, to }));
  const within = useMemo(() => fitting(people, settled), [people, settled]);
  const every = params.get('every') === '1';
  const [found, rest] = useMemo(() => chosen(within, mark, every), [within, mark, every]);
  const order = useMemo(() => orderOf(sort), [sort]);
  const shown = useMemo(() => (order ? sorted(found, order) : found), [found, order]);
  const isOnSheet = (one: Person) => !one.isGone;
  return {
    query,
    mark,
    order,
    unit,
    from,
    to,
    isReversed: bound(to, Number.POSITIVE_INFINITY) < bound(from, 0),
    isPart: found.filter(isOnSheet).length < people.filter(isOnSheet).length,
    found,
    shown,
    // What was typed is looked for among those who changed.
    rest: query === '' ? rest : NOBODY,
    change,
    showAll: () => change({ q: '', only: '', every: '', unit: '', from: '', to: '' }),
  };
}
