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
    const number = Number((laws[family] as Record<string, unknown>)[small]);
    const other = Number((laws[otherFamily] as Record<string, unknown>)[large]);
    const message = `${number} is more than ${otherFamily}.${large}, which is ${other}`;
    return unless(number <= other, [family, small], message);
  };

/** Steps of a table grow, and only the last one has no end. */
function growing(
  steps: readonly { readonly up_to?: string | undefined }[],
  path: Contradiction['path'],
): readonly Contradiction[] {
  const ends = steps.map(({ up_to }) => (up_to === undefined ? Infinity : Number(up_to)));
  return [
    ...unless(
      ends.every((end, index) => end > (ends[index - 1] ?? -1)),
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

function ofProduct(product: LoanProductConfig, index: number, mostGuarantors: number) {
  const path = ['loans', 'products', index] as const;
  const {
    cap,
    least,
    guarantors = [],
    salary_multiple = Infinity,
    salary_steps: { steps } = { steps: [] },
  } = product;
  const isBelow = cap === undefined || least === undefined || Number(least) <= Number(cap);
  return [
    ...unless(isBelow, [...path, 'cap'], `${cap} is under the least amount, ${least}`),
    ...growing(guarantors, [...path, 'guarantors']),
    ...unless(
      steps.every(({ from_months }, index) => from_months > (steps[index - 1]?.from_months ?? 0)),
      [...path, 'salary_steps'],
      'the steps must grow',
    ),
    ...unless(
      steps.every((step) => step.salary_multiple <= salary_multiple),
      [...path, 'salary_steps'],
      `more than salary_multiple, which is ${salary_multiple}`,
    ),
    ...unless(
      guarantors.every(({ count }) => count <= mostGuarantors),
      [...path, 'guarantors'],
      `more guarantors than guarantors.most, which is ${mostGuarantors}`,
    ),
  ];
}

/** The law gives a general meeting 150 days after the fiscal year (Cooperatives Act B.E. 2542, section 54). */
const MEETING_WITHIN_MONTHS = 5;

const two = (number: number) => String(number).padStart(2, '0');

/** Steps of an election are in the order of time. */
function inOrder(election: KnownByLaws['election']): readonly Contradiction[] {
  const days = [
    ['roll_closes_on', election.roll_closes_on],
    ['roll_shown_on', election.roll_shown_on],
    ['apply_until', election.apply_until],
    ['applicants_shown_on', election.applicants_shown_on],
    // No Sunday of its number comes earlier.
    ['month', `${two(election.month)}-${two(election.sunday * 7 - 6)}`],
  ] as const;
  const times = [
    ['opens_at', election.opens_at],
    ['closes_at', election.closes_at],
    ['announced_at', election.announced_at],
  ] as const;
  return [days, times].flatMap((steps) =>
    steps.flatMap(([name, moment], index) => {
      const [before, earlier] = steps[index - 1] ?? [name, ''];
      const message = `${moment} is not after election.${before}, which is ${earlier}`;
      return unless(earlier < moment, ['election', name], message);
    }),
  );
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
    duty.flatMap(({ amount }, index) => [
      ...unless(
        Math.round(Number(amount) * 100) % Math.round(Number(unit) * 100) === 0,
        ['shares', 'duty', index, 'amount'],
        `${amount} is no number of shares of ${unit}`,
      ),
      ...unless(
        Number(amount) <= Number(most_monthly),
        ['shares', 'duty', index, 'amount'],
        `${amount} is more than shares.most_monthly, which is ${most_monthly}`,
      ),
    ]),
  ({ loans, guarantors }) =>
    loans.products.flatMap((product, index) => ofProduct(product, index, guarantors.most)),
  atMost(['bills', 'months_charted'], ['bills', 'months_listed']),
  atMost(['bills', 'dashboard_months'], ['bills', 'sheets_on_show']),
  atMost(['shares', 'late_in_a_row'], ['shares', 'late_within']),
  atMost(['deposits', 'least_withdrawal_fee'], ['deposits', 'least_withdrawal']),
  ({ guarantors: { held_percent } }) =>
    unless(
      Number(held_percent) <= 100,
      ['guarantors', 'held_percent'],
      'no more than all of a loan can be held',
    ),
  // Who pays has a day for it.
  ({ bills: { day, due_day } }) =>
    unless(
      day < due_day,
      ['bills', 'due_day'],
      `a bill that is made on the ${day}. cannot be due on the ${due_day}.`,
    ),
  // The board decides before the month's bill is made.
  ({ board: { day }, bills }) =>
    unless(
      day < bills.day,
      ['board', 'day'],
      `the board meets after the bill is made, on the ${bills.day}.`,
    ),
  ({ dividend: { meeting_month, paid_on }, fiscal_year: { start_month } }) => {
    const monthsAfter = (month: number) => (month - start_month + 12) % 12;
    const paidMonth = Number(paid_on.slice(0, 2));
    return [
      ...unless(
        monthsAfter(meeting_month) < MEETING_WITHIN_MONTHS,
        ['dividend', 'meeting_month'],
        `the general meeting must be within 150 days after the fiscal year, which begins in month ${start_month}`,
      ),
      ...unless(
        monthsAfter(paidMonth) >= monthsAfter(meeting_month),
        ['dividend', 'paid_on'],
        `the dividend is paid before the meeting that approves it, in month ${meeting_month}`,
      ),
    ];
  },
  ({ election }) => inOrder(election),
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
