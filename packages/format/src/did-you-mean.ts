import { distance } from 'fastest-levenshtein';

/** Returns the known name that a typed one begins, or is closest to, ignoring case; undefined if none is close. */
export function nearestOf(typed: string, known: readonly string[]): string | undefined {
  const small = typed.toLowerCase();
  const begun = known.find((name) => small.length > 3 && name.toLowerCase().startsWith(small));
  if (begun) return begun;
  // Two swapped letters count as two.
  const most = typed.length < 4 ? 1 : Math.max(2, Math.floor(typed.length / 3));
  const scored = known.map((name) => ({ name, away: distance(small, name.toLowerCase()) }));
  const [best] = scored.toSorted((one, other) => one.away - other.away);
  return best && best.away <= most ? best.name : undefined;
}

/** Returns `; did you mean memberShareList?`, or nothing if no name is close. */
export function didYouMean(typed: unknown, known: readonly string[]): string {
  const nearest = typeof typed === 'string' ? nearestOf(typed, known) : undefined;
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}
