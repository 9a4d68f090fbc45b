import { EXAMPLE_BY_LAWS, type KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import type { EndpointKey, Response } from '@coop/contracts/endpoints';
import { type PathOf, valuesAt } from './checks.ts';
import { type Figure, same } from './figures.ts';
import { type Breach, type LawAcross, only, type Told } from './law.ts';

// Building blocks of laws between answers to one person.

/** Returns where answers break a part of a law between them. */
type CheckAcross = (answers: Told, byLaws: KnownByLaws) => readonly Breach[];

/** Declares a law between answers; it holds where all its checks do. */
export const across = (
  between: LawAcross['between'],
  name: string,
  says: string,
  ...checks: CheckAcross[]
): LawAcross => ({
  name,
  between,
  says,
  broken: (answers, byLaws = EXAMPLE_BY_LAWS) => checks.flatMap((check) => check(answers, byLaws)),
});

type Row = Readonly<Record<string, unknown>>;

/** A field that the contract does not know may be a list. */
const figureOf = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : value) as Figure;

/** The last answers to two calls have the same values: at each path of the first, that of the second's path. */
export const agree =
  <K extends EndpointKey, L extends EndpointKey>(
    key: K,
    other: L,
    paths: { readonly [Path in PathOf<Response<K>>]?: PathOf<Response<L>> },
  ): CheckAcross =>
  (answers) =>
    Object.entries<string>(paths as Readonly<Record<string, string>>).flatMap(([path, theirs]) => {
      const [found] = valuesAt<Figure>(only(answers, key), path);
      const [expected] = valuesAt<Figure>(only(answers, other), theirs);
      return same(path, found, expected);
    });

/** Each row at a path is the one that another call lists under the same name: in these fields, or in all both have. */
export const asListed =
  <K extends EndpointKey, L extends EndpointKey>(
    key: K,
    path: PathOf<Response<K>> | '',
    other: L,
    list: PathOf<Response<L>>,
    name: string,
    ...fields: string[]
  ): CheckAcross =>
  (answers) =>
    valuesAt<Row>(answers[key], path === '' ? '*' : `*.${path}`).flatMap((row) => {
      const listed = valuesAt<Row>(only(answers, other), list).find(
        (value) => value[name] === row[name],
      );
      return (fields.length > 0 ? fields : Object.keys(row)).flatMap((field) =>
        same(
          path === '' ? field : `${path}.${field}`,
          figureOf(row[field]),
          figureOf(listed?.[field]),
        ),
      );
    });
