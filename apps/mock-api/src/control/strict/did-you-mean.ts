import { distance } from 'fastest-levenshtein';

/** The known name that was probably meant: nearly the same letters, whatever their case. */
export function nearestOf(typed: string, known: readonly string[]): string | undefined {
  // Two letters that changed places count as two.
  const most = typed.length < 4 ? 1 : Math.max(2, Math.floor(typed.length / 3));
  const scored = known.map((name) => ({
    name,
    away: distance(typed.toLowerCase(), name.toLowerCase()),
  }));
  const [best] = scored.toSorted((one, other) => one.away - other.away);
  return best && best.away <= most ? best.name : undefined;
}

/** `; did you mean memberShareList?`, or nothing where no name is near. */
export function didYouMean(typed: unknown, known: readonly string[]): string {
  const nearest = typeof typed === 'string' ? nearestOf(typed, known) : undefined;
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}
