/** Intersection of all parts. */
type All<Parts extends readonly object[]> = Parts extends readonly [infer First, ...infer Rest]
  ? Rest extends readonly object[]
    ? First & All<Rest>
    : never
  : unknown;

/** The parts themselves, or an error at the first that repeats a name of an earlier one. */
type Disjoint<Parts extends readonly object[], Seen = never> = Parts extends readonly [
  infer First,
  ...infer Rest,
]
  ? Rest extends readonly object[]
    ? [
        keyof First & Seen extends never ? First : { 'is joined twice': keyof First & Seen },
        ...Disjoint<Rest, Seen | keyof First>,
      ]
    : never
  : [];

/** Joins tables into one. A repeated name does not compile, where spreading would silently keep the later one. */
export function join<const Parts extends readonly object[]>(
  ...parts: Parts & Disjoint<Parts>
): { readonly [Name in keyof All<Parts>]: All<Parts>[Name] } {
  // The library's own type knows the join of four at the most.
  return Object.assign({}, ...parts);
}
