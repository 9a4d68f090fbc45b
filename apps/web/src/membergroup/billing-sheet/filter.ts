import { digitsOnly } from '@coop/format/text/thai-text';
import { useDeferredValue, useMemo } from 'react';
import { useSearch } from '../../page/use-search.ts';
import { hasTyped } from '../find-people.ts';
import {
  isCompared,
  isMarked,
  isOfTheMonth,
  MARKS,
  type Mark,
  type Person,
  sumsOf,
} from './people.ts';

/** Columns that people can be put in order by. */
export const SORTS = ['no', 'name', 'amount', 'difference'] as const;
type Sort = (typeof SORTS)[number];

/** The order that the address names, such as `name` or `-amount`; undefined for that of the sheet. */
function orderOf(wanted: string) {
  const isDown = wanted.startsWith('-');
  const by = SORTS.find((text) => text === wanted.slice(isDown ? 1 : 0));
  return by && { by, isDown };
}
type SortOrder = ReturnType<typeof orderOf>;

/** Returns what the next press on a column's head asks for: up, down, and the order of the sheet again. */
export function nextOrder(by: string, order: SortOrder): string {
  if (order?.by !== by) return by;
  return order.isDown ? '' : `-${by}`;
}

const thai = new Intl.Collator('th');

/** The name without its title: nobody looks for นาย. */
const givenName = ({ member }: Person) => `${member.member_name} ${member.member_surname}`;

const satangOf = (satang: number | null) => satang ?? Number.NEGATIVE_INFINITY;

const COMPARE: Readonly<Record<Sort, (a: Person, b: Person) => number>> = {
  no: (a, b) => a.no.localeCompare(b.no),
  name: (a, b) => thai.compare(givenName(a), givenName(b)),
  amount: (a, b) => satangOf(a.amount) - satangOf(b.amount) || 0,
  difference: (a, b) => satangOf(a.difference) - satangOf(b.difference) || 0,
};

/** People in an order, or as they are; equal ones stay as they were. */
function sorted(people: readonly Person[], order: SortOrder): readonly Person[] {
  if (!order) return people;
  const compare = COMPARE[order.by];
  return people.toSorted((a, b) => (order.isDown ? compare(b, a) : compare(a, b)));
}

/** A typed number; an empty field is open. */
function bound(typed: string, open: number): number {
  const digits = digitsOnly(typed);
  return digits === '' ? open : Number(digits);
}

const typedIn = (params: URLSearchParams) => {
  const [query = '', unit = '', from = '', to = ''] = ['q', 'unit', 'from', 'to'].map(
    (name) => params.get(name) ?? '',
  );
  return { query, unit, from, to };
};

/** Returns who fits what was typed: a part of name or number, a unit, a range of numbers. */
function fitting(people: readonly Person[], settled: URLSearchParams): readonly Person[] {
  const { query, unit, from, to } = typedIn(settled);
  const lowest = bound(from, 0);
  const highest = bound(to, Number.POSITIVE_INFINITY);
  return people.filter(({ member, no, findable }) => {
    const isWithin = Number(no) >= lowest && Number(no) <= highest;
    return (unit === '' || member.unit_no === unit) && isWithin && hasTyped(findable, query);
  });
}

const NOBODY: readonly Person[] = [];

/** Returns who has a mark, and who is taken together beside them; all of them when every one is asked for. */
function chosen(within: readonly Person[], mark: Mark | undefined, every: boolean) {
  if (!mark) return [within, NOBODY] as const;
  const all = within.filter((person) => isMarked(person, mark));
  if (every || mark !== 'changed') return [all, NOBODY] as const;
  return [all.filter((person) => !isOfTheMonth(person)), all.filter(isOfTheMonth)] as const;
}

/** Search, chip, order, unit and range of members; they live in the address. */
export function useFilter(people: readonly Person[]) {
  const [params, change] = useSearch();
  const typed = typedIn(params);
  const wanted = params.get('only');
  const mark = MARKS.find((other) => other === wanted);
  const sort = params.get('sort') ?? '';
  const settled = useDeferredValue(params);
  const within = useMemo(() => fitting(people, settled), [people, settled]);
  const every = params.get('every') === '1';
  const [found, rest] = useMemo(() => chosen(within, mark, every), [within, mark, every]);
  const order = useMemo(() => orderOf(sort), [sort]);
  const shown = useMemo(() => sorted(found, order), [found, order]);
  const whole = useMemo(() => sumsOf(people), [people]);
  const members = found.filter((item) => !item.isGone).map((item) => item.member);
  const together = typed.query === '' ? rest : NOBODY;
  return {
    people,
    whole,
    compared: isCompared(people),
    ...typed,
    /** The chosen chip; undefined for everybody. */
    mark,
    order,
    isReversed: bound(typed.to, Number.POSITIVE_INFINITY) < bound(typed.from, 0),
    found,
    /** Those of them who are billed, and whether others are left out; in the order of the sheet. */
    members,
    isPart: members.length < whole.billed,
    /** People found, in the chosen order. */
    shown,
    /**
     * Beside those who changed, who changed with the month only: taken together, so that the sums stay whole. What was
     * typed is looked for among those who changed.
     */
    rest: together,
    sums: sumsOf([...shown, ...together]),
    change,
    showAll: () => change({ q: '', only: '', every: '', unit: '', from: '', to: '' }),
  };
}

export type SheetFilter = ReturnType<typeof useFilter>;
