import type { KepDetail, KepLine } from '@coop/contracts/member/kep';
import { parseBaht, sumSatang } from '@coop/format/money';

/** Purposes that money is collected for, in the order of the page. */
const PARTS = [
  'principal',
  'interest',
  'shares',
  'deposits',
  'cremation',
  'other',
  'back',
] as const;

export type Part = (typeof PARTS)[number];

const PURPOSES: Partial<Record<string, Part>> = {
  SHARE: 'shares',
  DEPOSIT: 'deposits',
  CREMATION: 'cremation',
  REFUND: 'back',
};

/** Returns what a line is for, in satang: what was received of it, or billed while nothing was. */
function split(line: KepLine, isReceived: boolean): [Part, number | null][] {
  const amount = parseBaht(line.amount);
  const received = isReceived ? (parseBaht(line.received_amount) ?? amount) : amount;
  if (line.item_group !== 'LOAN') return [[PURPOSES[line.item_group] ?? 'other', received]];
  const interest = parseBaht(line.interest);
  if (received === null || interest === null) return [['principal', null]];
  // A short sum is used for interest first.
  const cost = Math.min(interest, received);
  return [
    ['interest', cost],
    ['principal', received - cost],
  ];
}

/** A month's collection by purpose, in satang; null when a figure is unknown. What comes back is negative. */
export function partsOf({ lines, posting_status }: KepDetail): Record<Part, number | null> {
  const parts = lines.flatMap((line) => split(line, posting_status === '1'));
  const sum = (part: Part) =>
    sumSatang(parts.flatMap(([of, satang]) => (of === part ? [satang] : [])));
  return Object.fromEntries(PARTS.map((part) => [part, sum(part)])) as Record<Part, number | null>;
}

/** Whole parts of a hundred that add up to a hundred: the largest remainders are rounded up. */
export function ofHundred(amounts: readonly number[]): number[] {
  const total = amounts.reduce((all, amount) => all + amount, 0);
  if (total <= 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (amount * 100) / total);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((all, number) => all + number, 0);
  const byRemainder = exact
    .map((number, index) => ({ index, remainder: number - Math.floor(number) }))
    .sort((a, b) => b.remainder - a.remainder)
    .slice(0, left);
  for (const { index } of byRemainder) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
