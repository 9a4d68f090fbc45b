import type { Breach } from './law.ts';

export type Figure = string | number | boolean | undefined;

const MONEY = /^-?\d+\.\d{2}$/;

/** Converts an amount of the wire to satang; NaN for anything else. */
export const satangOf = (amount: string | undefined): number =>
  Number(MONEY.test(`${amount}`) ? `${amount}`.replace('.', '') : Number.NaN);

/** Converts satang to an amount of the wire. */
export function bahtOf(satang: number): string {
  const size = Math.abs(satang).toString().padStart(3, '0');
  return `${satang < 0 ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`;
}

/** Sums amounts of the wire, in satang. */
export const sumOf = (amounts: readonly string[]): number =>
  amounts.reduce((sum, amount) => sum + satangOf(amount), 0);

/** Returns a percentage of an amount in satang, rounded half up. */
export const partOf = (satang: number, percent: string): number =>
  Math.round((satang * satangOf(percent)) / 10_000);

/** Requires that something holds. */
export const holds = (path: string, is: boolean, found: Figure, expected: Figure): Breach[] =>
  is ? [] : [{ path, found: `${found}`, expected: `${expected}` }];

/** Requires equal figures; an absent optional one breaks nothing. */
export const same = (path: string, found: Figure, expected: Figure): Breach[] =>
  holds(path, found === undefined || expected === undefined || found === expected, found, expected);

/** Requires an amount of the wire of so many satang; what is no amount breaks nothing. */
export function sameMoney(
  path: string,
  found: string | undefined,
  expected: number,
  tolerance = 0,
): Breach[] {
  const off = Math.abs(satangOf(found) - expected);
  return Number.isFinite(off) && off > tolerance ? holds(path, false, found, bahtOf(expected)) : [];
}

/** Requires a list in rising (falling) order; equal neighbours are allowed. */
export function inOrder(
  path: string,
  values: readonly (string | number)[],
  order: 'rising' | 'falling',
): Breach[] {
  const wrong = neighbours(values).find(([neighbour, next]) =>
    order === 'rising' ? neighbour > next : neighbour < next,
  );
  if (!wrong) return [];
  const [before, found] = wrong;
  return holds(path, false, found, `not ${order === 'rising' ? 'before' : 'after'} ${before}`);
}

/** Requires that no value is repeated. */
export function unique(path: string, values: readonly (string | number)[]): Breach[] {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  return holds(path, twice === undefined, `${twice} twice`, 'each once');
}

/** Returns each element of a list but the first, after the one before it. */
export const neighbours = <T>(list: readonly T[]): (readonly [before: T, one: T])[] =>
  list.slice(1).map((item, index) => [list[index] as T, item] as const);
