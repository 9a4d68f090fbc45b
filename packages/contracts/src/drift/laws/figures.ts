import type { Breach } from './law.ts';

type Figure = string | number | boolean | undefined;

const MONEY = /^-?\d+\.\d{2}$/;

/** Converts an amount of the wire to satang; NaN for any other text. */
export const satangOf = (text: string): number =>
  MONEY.test(text) ? Number(text.replace('.', '')) : Number.NaN;

/** Converts satang to an amount of the wire. */
export function bahtOf(satang: number): string {
  const size = Math.abs(satang).toString().padStart(3, '0');
  return `${satang < 0 ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`;
}

/** Sums amounts of the wire, in satang. */
export const sumOf = (amounts: readonly string[]): number =>
  amounts.reduce((sum, one) => sum + satangOf(one), 0);

/** Returns a percentage of an amount in satang, rounded half up. */
export const partOf = (satang: number, percent: string): number =>
  Math.round((satang * satangOf(percent)) / 10_000);

/** Requires equal figures; an absent optional one breaks nothing. */
export function same(path: string, found: Figure, expected: Figure): Breach[] {
  if (found === undefined || expected === undefined || found === expected) return [];
  return [{ path, found: String(found), expected: String(expected) }];
}

/** Requires an amount of the wire of so many satang. */
export function sameMoney(
  path: string,
  found: string | undefined,
  expected: number,
  tolerance = 0,
): Breach[] {
  if (found === undefined || !Number.isFinite(expected)) return [];
  const satang = satangOf(found);
  if (!Number.isFinite(satang) || Math.abs(satang - expected) <= tolerance) return [];
  return [{ path, found, expected: bahtOf(expected) }];
}

/** Requires that something holds. */
export const holds = (path: string, is: boolean, found: string, expected: string): Breach[] =>
  is ? [] : [{ path, found, expected }];

/** Finds negative amounts. */
export const notNegative = (path: string, amounts: readonly (string | undefined)[]): Breach[] =>
  amounts.flatMap((one) => holds(path, !one?.startsWith('-'), one ?? '', 'not negative'));

/** Requires a list in rising (falling) order; equal neighbours are allowed. */
export function inOrder(
  path: string,
  values: readonly (string | number)[],
  order: 'rising' | 'falling',
): Breach[] {
  const at = values.findIndex((one, index) => {
    const before = values[index - 1] ?? one;
    return order === 'rising' ? before > one : before < one;
  });
  if (at < 0) return [];
  const expected =
    order === 'rising' ? `not before ${values[at - 1]}` : `not after ${values[at - 1]}`;
  return [{ path, found: String(values[at]), expected }];
}

/** Requires that no value is repeated. */
export function unique(path: string, values: readonly (string | number)[]): Breach[] {
  const twice = values.find((one, index) => values.indexOf(one) !== index);
  return twice === undefined ? [] : [{ path, found: `${twice} twice`, expected: 'each once' }];
}

/** Requires a list that counts from one, one by one. */
export const countsUp = (path: string, numbers: readonly number[]): Breach[] =>
  numbers.flatMap((one, index) =>
    index === 0 || one === (numbers[index - 1] ?? 0) + 1
      ? []
      : [{ path, found: String(one), expected: String((numbers[index - 1] ?? 0) + 1) }],
  );
