import type { Person } from '../people/people.ts';

/** Columns that people can be put in order by. */
const SORTS = ['no', 'name', 'amount', 'difference'] as const;
export type Sort = (typeof SORTS)[number];

export interface SortOrder {
  readonly by: Sort;
  readonly isDown: boolean;
}

/** The order that the address names, such as `name` or `-amount`; undefined for that of the sheet. */
export function orderOf(wanted: string): SortOrder | undefined {
  const isDown = wanted.startsWith('-');
  const by = SORTS.find((one) => one === wanted.slice(isDown ? 1 : 0));
  return by && { by, isDown };
}

/** What the next press on a column's head asks for: up, down, and the order of the sheet again. */
export function nextOrder(by: Sort, order: SortOrder | undefined): string {
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

/** People in an order; equal ones stay as they were. */
export function sorted(people: readonly Person[], { by, isDown }: SortOrder): Person[] {
  const compare = COMPARE[by];
  return people.toSorted((a, b) => (isDown ? compare(b, a) : compare(a, b)));
}
