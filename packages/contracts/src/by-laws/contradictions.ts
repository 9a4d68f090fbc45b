import type { KnownByLaws } from './by-laws-of.ts';
import type { LoanProductConfig } from './products.ts';

/** Two by-laws that cannot both hold, at the path of one of them. */
export interface Contradiction {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

type Check = (laws: KnownByLaws) => readonly Contradiction[];

const unless = (
  holds: boolean,
  path: Contradiction['path'],
  message: string,
): readonly Contradiction[] => (holds ? [] : [{ path, message }]);

/** An amount is a least one of another. */
const atMost =
  (
    [family, small]: readonly [keyof KnownByLaws, string],
    [otherFamily, large]: readonly [keyof KnownByLaws, string],
  ): Check =>
  (laws) => {
    const one = Number((laws[family] as Record<string, unknown>)[small]);
    const other = Number((laws[otherFamily] as Record<string, unknown>)[large]);
    const message = `${one} is more than ${otherFamily}.${large}, which is ${other}`;
    return unless(one <= other, [family, small], message);
  };

/** Steps of a table grow, and only the last one has no end. */
function growing(
  steps: readonly { readonly up_to?: string | undefined }[],
  path: Contradiction['path'],
): readonly Contradiction[] {
  const ends = steps.map(({ up_to }) => (up_to === undefined ? Infinity : Number(up_to)));
  return [
    ...unless(
      ends.every((end, at) => end > (ends[at - 1] ?? -1)),
      path,
      'the steps must grow, and only the last may have no up_to',
    ),
    ...unless(
      ends.length === 0 || ends.at(-1) === Infinity,
      path,
      'the last step must have no up_to',
    ),
  ];
}

function ofProduct(product: LoanProductConfig, at: number, most: number) {
  const path = ['loans', 'products', at] as const;
  const { cap, least, guarantors = [] } = product;
  const isBelow = cap === undefined || least === undefined || Number(least) <= Number(cap);
  return [
    ...unless(isBelow, [...path, 'cap'], `${cap} is under the least amount, ${least}`),
    ...growing(guarantors, [...path, 'guarantors']),
    ...unless(
      guarantors.every(({ count }) => count <= most),
      [...path, 'guarantors'],
      `more guarantors than guarantors.most, which is ${most}`,
    ),
  ];
}

const CHECKS: readonly Check[] = [
  ({ salary }) =>
    unless(Number(salary.left) <= 100, ['salary', 'left'], 'no more than all can be left'),
  atMost(['bills', 'months_listed'], ['bills', 'months_on_show']),
  atMost(['shares', 'unit'], ['shares', 'most_at_once']),
  atMost(['shares', 'most_at_once'], ['shares', 'most_yearly']),
  atMost(['shares', 'pension_duty'], ['shares', 'most_monthly']),
  atMost(['shares', 'late_in_a_row'], ['shares', 'late_in_a_year']),
  atMost(['guarantors', 'step'], ['guarantors', 'cap']),
  atMost(['welfare', 'decided_days'], ['welfare', 'paid_days']),
  ({ shares }) => growing(shares.duty, ['shares', 'duty']),
  ({ shares: { duty, unit, most_monthly } }) =>
    duty.flatMap(({ amount }, at) => [
      ...unless(
        Math.round(Number(amount) * 100) % Math.round(Number(unit) * 100) === 0,
        ['shares', 'duty', at, 'amount'],
        `${amount} is no number of shares of ${unit}`,
      ),
      ...unless(
        Number(amount) <= Number(most_monthly),
        ['shares', 'duty', at, 'amount'],
        `${amount} is more than shares.most_monthly, which is ${most_monthly}`,
      ),
    ]),
  ({ loans, guarantors }) =>
    loans.products.flatMap((one, at) => ofProduct(one, at, guarantors.most)),
  ({ confirmation: { sent_on, closes_on } }) =>
    unless(
      sent_on <= closes_on,
      ['confirmation', 'closes_on'],
      `the round closes before it is sent, on ${sent_on}`,
    ),
];

/** Returns what of the by-laws cannot all hold. */
export function contradictionsIn(laws: KnownByLaws): readonly Contradiction[] {
  return CHECKS.flatMap((check) => check(laws));
}
