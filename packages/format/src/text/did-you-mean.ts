import { distance } from 'fastest-levenshtein';

/** Returns the known name that a typed one begins, or is closest to, ignoring case; undefined if none is close. */
export function nearestOf(typed: string, known: readonly string[]): string | undefined {
  const small = typed.toLowerCase();
  const begun = known.find((name) => small.length > 3 && name.toLowerCase().startsWith(small));
  if (begun) return begun;
  // Two swapped letters count as two; of names as near, the one as long as the typed is meant.
  const mostEdits = typed.length < 4 ? 1 : Math.max(2, Math.floor(typed.length / 3));
  const scored = known.map((name) => {
    const away = distance(small, name.toLowerCase());
    return { name, away, order: away + Math.abs(name.length - small.length) / 1_000 };
  });
  const [best] = scored.toSorted((item, other) => item.order - other.order);
  return best && best.away <= mostEdits ? best.name : undefined;
}

/** Returns `; did you mean memberShareList?`, or nothing if no name is close. */
export function didYouMean(typed: unknown, known: readonly string[]): string {
  const nearest = typeof typed === 'string' ? nearestOf(typed, known) : undefined;
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}
