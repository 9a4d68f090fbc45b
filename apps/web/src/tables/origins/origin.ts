import { type OriginRow, sumOfRows } from '@coop/finance/interest';
import type { RoundingRule } from '@coop/finance/rounding';
import { formatCount, formatRate, parseBaht } from '@coop/format/money';

/** A row of a sum as people read it: its name, where its record stands, and how its own amount was made. */
export interface NamedRow extends OriginRow {
  readonly name: string;
  readonly to?: string | undefined;
  /** The rows of its own amount. */
  readonly of?: Origin | undefined;
}

/** Origin of a sum: its name, itself, and the rows that it is made of. */
export interface Origin {
  readonly name: string;
  readonly satang: number;
  readonly rows: readonly NamedRow[];
}

/** Returns a row of an amount of the wire. */
export const rowOf = (
  name: string,
  baht: string,
  more: Omit<NamedRow, 'name' | 'satang'> = {},
): NamedRow => ({
  name,
  // What is no amount makes no sum.
  satang: parseBaht(baht) ?? Number.NaN,
  ...more,
});

/** Returns the same, taken away. */
export const lessOf = (...row: Parameters<typeof rowOf>): NamedRow => {
  const { satang, ...rest } = rowOf(...row);
  return { ...rest, satang: -satang };
};

/**
 * Returns where a sum comes from; nothing where the rows do not make it to the satang: a sentence that is not true is
 * not said.
 */
export function originOf(
  name: string,
  satang: number | null,
  rows: readonly (NamedRow | undefined)[],
  rule?: RoundingRule,
): Origin | undefined {
  const all = rows.filter((row) => row !== undefined);
  // Of nothing there is nothing to explain.
  if (!satang || all.length === 0) return undefined;
  if (all.some((row) => !Number.isSafeInteger(row.satang))) return undefined;
  return sumOfRows(all, rule) === satang ? { name, satang, rows: all } : undefined;
}

/** More rows than this are listed under their sum, not in it. */
const MOST_TERMS = 4;

/** The rate and the part of a year that an amount counts with, ` × 5.50 % × 28/365`, or how often: ` × 15`. */
function factorWords({ rate, part }: OriginRow): string {
  return [
    rate !== undefined && ` × ${formatRate(rate)}\u00a0%`,
    part && ` × ${formatCount(part[0])}${part[1] === 1 ? '' : `/${formatCount(part[1])}`}`,
  ]
    .filter(Boolean)
    .join('');
}

/**
 * Returns where a sum comes from as one sentence: `651,200.00 × 5.50 % × 28/365 = 2,747.53 บาท`.
 * @param figure how an amount is written, without its unit
 */
export function originWords(
  { rows, satang: sum }: Origin,
  figure: (satang: number) => string,
): string {
  if (rows.length > MOST_TERMS)
    return `รวม ${formatCount(rows.length)}\u00a0รายการ = ${figure(sum)}\u00a0บาท`;
  const terms = rows.map((row, index) => {
    const sign = row.satang < 0 ? '− ' : index > 0 ? '+ ' : '';
    return `${sign}${figure(Math.abs(row.satang))}${factorWords(row)}`;
  });
  return `${terms.join(' ')} = ${figure(sum)}\u00a0บาท`;
}
