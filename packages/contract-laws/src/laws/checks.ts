import type { KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import type { EndpointKey, Response } from '@coop/contracts/endpoints';
import {
  type Figure,
  holds,
  inOrder,
  neighbours,
  same,
  sameMoney,
  satangOf,
  sumOf,
  unique,
} from './figures.ts';
import type { Asked, Breach, Law } from './law.ts';

// Building blocks of laws. Values are named by their path, with `*` for list places: 'rows.*.amount'. Where two paths
// begin with the same lists, values of the same row are compared.

/** The paths of an answer. */
export type PathOf<A> = A extends readonly (infer One)[]
  ? '*' | `*.${PathOf<One>}`
  : A extends object
    ? {
        [Key in keyof A & string]-?: Key | `${Key}.${PathOf<NonNullable<A[Key]>>}`;
      }[keyof A & string]
    : never;

/** The rows of the list that a path leads through. */
type RowOf<A, Path> = Path extends `${infer List extends keyof A & string}.*.${string}`
  ? A[List] extends readonly (infer Row)[]
    ? Row
    : never
  : never;

/** Returns where an answer breaks a part of a law. */
export type Check<A> = (answer: A, input: Asked, byLaws: KnownByLaws) => readonly Breach[];

/** Declares laws of one call's answer; a law holds where all its checks do. */
export function lawsOf<K extends EndpointKey>(key: K) {
  return (name: string, says: string, ...checks: Check<Response<K>>[]): Law => {
    const broken: Law<K>['broken'] = (...args) => checks.flatMap((check) => check(...args));
    // The registry calls a law with answers of its own endpoint only.
    return { name, at: key, says, broken } as unknown as Law;
  };
}

/** Returns the values at a path; absent ones are left out. */
export function valuesAt<T = string>(value: unknown, path: string): T[] {
  if (value === undefined) return [];
  if (path === '') return [value as T];
  const [step = '', ...rest] = path.split('.');
  const inner = rest.join('.');
  if (step === '*') return (value as unknown[]).flatMap((item) => valuesAt<T>(item, inner));
  return valuesAt<T>((value as Record<string, unknown>)[step], inner);
}

/** Splits a path after its last list. */
function split(path: string): readonly [list: string, rest: string] {
  const end = path.lastIndexOf('*');
  return end < 0 ? ['', path] : [path.slice(0, end + 1), path.slice(end + 2)];
}

/** Judges each value at a path beside those at other paths that belong to its row, or to the whole answer. */
function besides<A>(
  answer: A,
  path: PathOf<A>,
  others: readonly PathOf<A>[],
  judge: (value: string, ...those: string[][]) => readonly Breach[],
): Breach[] {
  const [list, rest] = split(path);
  return valuesAt<A>(answer, list).flatMap((row) => {
    const those = others.map((other) =>
      other.startsWith(`${list}.`)
        ? valuesAt(row, other.slice(list.length + 1))
        : valuesAt(answer, other),
    );
    return valuesAt(row, rest).flatMap((value) => judge(value, ...those));
  });
}

/** No amount at these paths is negative. */
export const notNegative =
  <A>(...paths: PathOf<A>[]): Check<A> =>
  (answer) =>
    paths.flatMap((path) =>
      valuesAt(answer, path).flatMap((value) =>
        holds(path, !value.startsWith('-'), value, 'not negative'),
      ),
    );

/** The list is in rising order; equal neighbours are allowed. */
export const rising =
  <A>(path: PathOf<A>): Check<A> =>
  (answer) =>
    inOrder(path, valuesAt(answer, path), 'rising');

/** The list is in falling order; equal neighbours are allowed. */
export const falling =
  <A>(path: PathOf<A>): Check<A> =>
  (answer) =>
    inOrder(path, valuesAt(answer, path), 'falling');

/** No value is repeated; for rows, no combination of these fields. */
export const once =
  <A>(path: PathOf<A>, ...fields: string[]): Check<A> =>
  (answer) => {
    const name = (row: unknown) => fields.map((field) => valuesAt(row, field)).join(' ');
    const values = valuesAt(answer, path);
    return unique(path, fields.length > 0 ? values.map(name) : values);
  };

/** The list counts one by one. */
export const counts =
  <A>(path: PathOf<A>): Check<A> =>
  (answer) =>
    neighbours(valuesAt<number>(answer, path)).flatMap(([before, neighbour]) =>
      same(path, neighbour, before + 1),
    );

/** A sum is that of its parts; in a list, row by row. */
export const sumIs =
  <A>(total: PathOf<A>, ...parts: PathOf<A>[]): Check<A> =>
  (answer) =>
    besides(answer, total, parts, (value, ...all) => sameMoney(total, value, sumOf(all.flat())));

/** As `sumIs`, unless the list of the parts is empty. */
export const sumIsOfAny =
  <A>(total: PathOf<A>, part: PathOf<A>): Check<A> =>
  (answer) =>
    besides(answer, total, [part], (value, all) =>
      all.length === 0 ? [] : sameMoney(total, value, sumOf(all)),
    );

/** The rest is one amount less the other; in a list, row by row. */
export const restIs =
  <A>(rest: PathOf<A>, all: PathOf<A>, less: PathOf<A>): Check<A> =>
  (answer) =>
    besides(answer, rest, [all, less], (value, [from], [off]) =>
      sameMoney(rest, value, satangOf(from) - satangOf(off)),
    );

/** The changes in a list add up to the difference of an amount from the one before, where both are told. */
export const changesAddUp =
  <A>(list: PathOf<A>, change: PathOf<A>, now: PathOf<A>, before: PathOf<A>): Check<A> =>
  (answer) =>
    besides(answer, now, [before, list, change], (value, [from], [stated], all) =>
      stated ? sameMoney(change, value, satangOf(from) + sumOf(all)) : [],
    );

/** A value is that of the last row. */
export const endsWith =
  <A>(path: PathOf<A>, rows: PathOf<A>): Check<A> =>
  (answer) =>
    besides(answer, path, [rows], (text, all) => same(path, text, all.at(-1)));

/** An amount above nought has rows that made it. */
export const hasRows =
  <A>(amount: PathOf<A>, rows: PathOf<A>): Check<A> =>
  (answer) =>
    besides(answer, amount, [rows], (text, all) =>
      holds(amount, all.length > 0 || !(satangOf(text) > 0), text, '0.00 without a row'),
    );

/** Each balance of the list is the previous one plus the change of its row, satang. */
export const runs =
  <A, Path extends PathOf<A>>(path: Path, change: (row: RowOf<A, Path>) => number): Check<A> =>
  (answer) => {
    const [list, field] = split(path);
    const amountOf = (row: RowOf<A, Path>) => valuesAt(row, field)[0];
    return neighbours(valuesAt<RowOf<A, Path>>(answer, list)).flatMap(([before, row]) =>
      sameMoney(path, amountOf(row), satangOf(amountOf(before)) + change(row)),
    );
  };

/** No amount exceeds another one; in a list, row by row. */
export const atMost =
  <A>(path: PathOf<A>, limit: PathOf<A>): Check<A> =>
  (answer) =>
    besides(answer, path, [limit], (value, [largest]) =>
      holds(path, satangOf(value) <= Math.max(0, satangOf(largest)), value, `at most ${largest}`),
    );

/** No day at these paths is later than another day. */
export const by =
  <A>(limit: PathOf<A>, ...paths: PathOf<A>[]): Check<A> =>
  (answer) =>
    paths.flatMap((path) =>
      besides(answer, path, [limit], (text, [day]) =>
        holds(path, text <= `${day}`, text, `by ${day}`),
      ),
    );

/** No day at a path is earlier than another day. */
export const from =
  <A>(limit: PathOf<A>, path: PathOf<A>): Check<A> =>
  (answer) =>
    besides(answer, path, [limit], (text, [day]) =>
      holds(path, text >= `${day}`, text, `from ${day}`),
    );

/** A value is the requested one, where one was requested. */
export const askedFor =
  <A>(path: PathOf<A>): Check<A> =>
  (answer, input) =>
    valuesAt<Figure>(answer, path).flatMap((value) =>
      same(path, value, input[path.slice(path.lastIndexOf('.') + 1)] as Figure),
    );

/** Checks each row of a list; `expected`, and `found` where it is more than the value, describe a breach. */
export const each =
  <A, Path extends PathOf<A>>(
    path: Path,
    is: (row: RowOf<A, Path>) => boolean,
    expected: string,
    found?: (row: RowOf<A, Path>) => string,
  ): Check<A> =>
  (answer) => {
    const [list, field] = split(path);
    return valuesAt<RowOf<A, Path>>(answer, list).flatMap((row) =>
      holds(path, is(row), found ? found(row) : valuesAt(row, field)[0], expected),
    );
  };
