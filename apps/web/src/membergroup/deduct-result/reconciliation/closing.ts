import type { Closing } from '@coop/contracts/membergroup/closing';
import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { parseBaht } from '@coop/format/money';
import { text as words } from './text.ts';

const satang = (amount: string | undefined) => parseBaht(amount) ?? 0;

/** What is either a line or a whole month, and how it closes. */
type Closed = Pick<DeductLine, 'billed_amount' | 'deducted_amount' | 'carried_amount'> & {
  readonly closing?: Closing | undefined;
};

interface Part {
  readonly key: string;
  readonly header: string;
  readonly of: (one: Closed) => number | null;
  /** Not in every month: without anything in it there is no column. */
  readonly isRare?: true;
}

/**
 * The parts that a bill is made of once it is due, in the order of the line: they add up to it for each member and in
 * sum, on the page, on paper and in files. A backend without them says what was deducted and carried.
 */
const PARTS: readonly Part[] = [
  {
    key: 'deducted',
    header: words.deducted,
    of: ({ closing, deducted_amount }) => parseBaht(closing?.in_time_amount ?? deducted_amount),
  },
  {
    key: 'carried',
    header: words.carried,
    of: ({ closing, carried_amount }) => parseBaht(closing?.carried_amount ?? carried_amount),
  },
  {
    key: 'before',
    header: words.before,
    of: ({ closing }) => satang(closing?.before_amount),
    isRare: true,
  },
  {
    key: 'left',
    header: words.left,
    of: ({ closing }) => satang(closing?.left_amount),
    isRare: true,
  },
  {
    key: 'settled',
    header: words.settled,
    of: ({ closing }) => satang(closing?.settled_amount),
    isRare: true,
  },
  {
    key: 'held',
    header: words.held,
    of: ({ closing }) => -satang(closing?.held_amount),
    isRare: true,
  },
];

/** What was recorded after the due day, satang: it pays what had been carried. */
export function lateSatang({ closing, deducted_amount }: DeductLine): number {
  return closing ? satang(deducted_amount) - satang(closing.in_time_amount) : 0;
}

/** The parts of which a month has something, or that every month has. */
export function partsIn(lines: readonly DeductLine[]): readonly Part[] {
  return PARTS.filter(({ isRare, of }) => !isRare || lines.some((one) => of(one) !== 0));
}

/** The sum of a month, as a line of its own. */
export function closedMonth({ closing, billed_amount, deducted_amount }: GroupDeductResult) {
  return { closing, billed_amount, deducted_amount, carried_amount: '' };
}

/** What the next bill holds of a month, and what of it was paid before that was made; undefined before it is. */
export function nextBill({ closing }: GroupDeductResult) {
  if (closing?.next_amount === undefined) return undefined;
  const next = satang(closing.next_amount);
  const paid = satang(closing.carried_amount) + satang(closing.before_amount) - next;
  return { next, paid };
}
