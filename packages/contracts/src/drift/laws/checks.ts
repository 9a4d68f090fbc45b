import type { EndpointKey, Response } from '../../endpoints.ts';
import {
  countsUp,
  holds,
  inOrder,
  notNegative as noMinus,
  same,
  sameMoney,
  satangOf,
  sumOf,
  unique,
} from './figures.ts';
import { type Asked, type Breach, type Law, law } from './law.ts';

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

/** Returns where an answer breaks a part of a law. */
export type Check<A> = (answer: A, asked: Asked) => readonly Breach[];

/** Declares laws of one call's answer; a law holds where all its checks do. */
export function lawsOf<K extends EndpointKey>(at: K) {
  return (name: string, says: string, ...checks: Check<Response<K>>[]): Law =>
    law(at, name, says, (answer, asked) => checks.flatMap((check) => check(answer, asked)));
}

function valuesAt(value: unknown, path: string): unknown[] {
  if (path === '') return [value];
  const [step = '', ...rest] = path.split('.');
  const inner = rest.join('.');
  if (step === '*') return (value as unknown[]).flatMap((one) => valuesAt(one, inner));
  const next = (value as Record<string, unknown> | undefined)?.[step];
  return next === undefined || next === null ? [] : valuesAt(next, inner);
}

const textsAt = (value: unknown, path: string) => valuesAt(value, path) as string[];

/** Splits a path after its last list. */
function split(path: string): readonly [list: string, rest: string] {
  const end = path.lastIndexOf('*');
  return end < 0 ? ['', path] : [path.slice(0, end + 1), path.slice(end + 2)];
}

/** Returns each row of the list that a path leads through, with the value there; absent values are skipped. */
function rowsAt(answer: unknown, path: string): { row: unknown; value: string }[] {
  const [list, rest] = split(path);
  return valuesAt(answer, list).flatMap((row) =>
    textsAt(row, rest).map((value) => ({ row, value })),
  );
}

/** Returns a path relative to a row of another one; undefined where it lies outside of that list. */
const within = (path: string, list: string) =>
  list === '' ? path : path.startsWith(`${list}.`) ? path.slice(list.length + 1) : undefined;

/** Returns the values at a path that belong to a row of another path: those of the row, else those of the answer. */
function besides(answer: unknown, row: unknown, path: string, list: string): string[] {
  const inner = within(path, list);
  return inner === undefined ? textsAt(answer, path) : textsAt(row, inner);
}

/** No amount at these paths is negative. */
export const notNegative =
  <A>(...paths: PathOf<A>[]): Check<A> =>
  (answer) =>
    paths.flatMap((path) => noMinus(path, textsAt(answer, path)));

/** The list is in rising order; equal neighbours are allowed. */
export const rising =
  <A>(path: PathOf<A>): Check<A> =>
  (answer) =>
    inOrder(path, textsAt(answer, path), 'rising');

/** The list is in falling order; equal neighbours are allowed. */
export const falling =
  <A>(path: PathOf<A>): Check<A> =>
  (answer) =>
    inOrder(path, textsAt(answer, path), 'falling');

/** No value is repeated; for rows, no combination of these fields. */
export const once =
  <A>(path: PathOf<A>, ...fields: string[]): Check<A> =>
  (answer) => {
    const values = valuesAt(answer, path).map((one) =>
      fields.length === 0
        ? String(one)
        : fields.map((field) => (one as Record<string, unknown>)[field]).join(' '),
    );
    return unique(path, values);
  };

/** The list counts one by one. */
export const counts =
  <A>(path: PathOf<A>): Check<A> =>
  (answer) =>
    countsUp(path, valuesAt(answer, path) as number[]);

/** A sum is that of its parts; in a list, row by row. */
export const sumIs =
  <A>(total: PathOf<A>, ...parts: PathOf<A>[]): Check<A> =>
  (answer) => {
    const [list] = split(total);
    return rowsAt(answer, total).flatMap(({ row, value }) => {
      const all = parts.flatMap((part) => besides(answer, row, part, list));
      return sameMoney(total, value, sumOf(all));
    });
  };

/** As `sumIs`, unless the list of the parts is empty. */
export const sumIsOfAny =
  <A>(total: PathOf<A>, part: PathOf<A>): Check<A> =>
  (answer) => {
    const [list] = split(total);
    return rowsAt(answer, total).flatMap(({ row, value }) => {
      const all = besides(answer, row, part, list);
      return all.length === 0 ? [] : sameMoney(total, value, sumOf(all));
    });
  };

/** The rest is one amount less the other; in a list, row by row. */
export const restIs =
  <A>(rest: PathOf<A>, all: PathOf<A>, less: PathOf<A>): Check<A> =>
  (answer) => {
    const [list] = split(rest);
    return rowsAt(answer, rest).flatMap(({ row, value }) => {
      const [from = '', off = ''] = [all, less].flatMap((one) => besides(answer, row, one, list));
      return sameMoney(rest, value, satangOf(from) - satangOf(off));
    });
  };

/** A value is that of the last row. */
export const endsWith =
  <A>(path: PathOf<A>, rows: PathOf<A>): Check<A> =>
  (answer) =>
    textsAt(answer, path).flatMap((one) => same(path, one, textsAt(answer, rows).at(-1)));

/** Each balance of the list is the previous one plus the change of its row, satang. */
export const runs =
  <A, Row>(
    rows: (answer: A) => readonly Row[],
    path: PathOf<A>,
    change: (row: Row) => number,
  ): Check<A> =>
  (answer) => {
    const [, field] = split(path);
    const all = rows(answer);
    return all.slice(1).flatMap((row, index) => {
      const [before = ''] = textsAt(all[index], field);
      return sameMoney(path, textsAt(row, field)[0], satangOf(before) + change(row));
    });
  };

/** No amount exceeds another one; in a list, row by row. */
export const atMost =
  <A>(path: PathOf<A>, limit: PathOf<A>): Check<A> =>
  (answer) => {
    const [list] = split(path);
    return rowsAt(answer, path).flatMap(({ row, value }) => {
      const [most = ''] = besides(answer, row, limit, list);
      return holds(path, satangOf(value) <= Math.max(0, satangOf(most)), value, `at most ${most}`);
    });
  };

/** No day at these paths is later than another day. */
export const by =
  <A>(limit: PathOf<A>, ...paths: PathOf<A>[]): Check<A> =>
  (answer) => {
    const [day = ''] = textsAt(answer, limit);
    return paths.flatMap((path) =>
      textsAt(answer, path).flatMap((one) => holds(path, one <= day, one, `by ${day}`)),
    );
  };

/** No day at a path is earlier than another day. */
export const from =
  <A>(limit: PathOf<A>, path: PathOf<A>): Check<A> =>
  (answer) => {
    const [day = ''] = textsAt(answer, limit);
    return textsAt(answer, path).flatMap((one) => holds(path, one >= day, one, `from ${day}`));
  };

/** A value is the requested one, where one was requested. */
export const askedFor =
  <A>(path: PathOf<A>, field = path.slice(path.lastIndexOf('.') + 1)): Check<A> =>
  (answer, asked) =>
    textsAt(answer, path).flatMap((one) => same(path, one, asked[field] as string | undefined));

/** Checks each row; `found` and `expected` describe a breach. */
export const each =
  <A, Row>(
    rows: (answer: A) => readonly Row[],
    path: PathOf<A>,
    is: (row: Row) => boolean,
    found: (row: Row) => string,
    expected: string,
  ): Check<A> =>
  (answer) =>
    rows(answer).flatMap((row) => holds(path, is(row), found(row), expected));
