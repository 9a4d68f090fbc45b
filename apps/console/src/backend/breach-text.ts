import { SEVERITIES } from '@coop/contracts/drift/finding';
import type { Breach } from '../control/control.ts';

/** The calls of the journal in which it was seen: `12`, or from the first to the last `12–40`. */
export function formatCalls({ first, last }: Pick<Breach, 'first' | 'last'>): string {
  return first.seq === last.seq ? String(first.seq) : `${first.seq}–${last.seq}`;
}

/** The number of breaches of each severity, the worst severity first. */
export function countBySeverity(
  breaches: readonly Pick<Breach, 'severity'>[],
): readonly { severity: Breach['severity']; count: number }[] {
  return SEVERITIES.flatMap((severity) => {
    const count = breaches.filter((one) => one.severity === severity).length;
    return count > 0 ? [{ severity, count }] : [];
  });
}
