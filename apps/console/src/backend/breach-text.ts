import { SEVERITIES } from '@coop/contract-laws/finding';
import type { Breach } from '../control/control.ts';

/** Returns the numbers of the calls in which it was seen: `12`, or first to last `12–40`. */
export function formatCalls({ first, last }: Pick<Breach, 'first' | 'last'>): string {
  return first.seq === last.seq ? String(first.seq) : `${first.seq}–${last.seq}`;
}

/** Counts the breaches of each severity, the worst first. */
export function countBySeverity(
  breaches: readonly Pick<Breach, 'severity'>[],
): readonly { severity: Breach['severity']; count: number }[] {
  return SEVERITIES.flatMap((severity) => {
    const count = breaches.filter((breach) => breach.severity === severity).length;
    return count > 0 ? [{ severity, count }] : [];
  });
}
