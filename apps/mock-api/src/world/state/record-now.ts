import type { Clock } from './clock.ts';
import type { FactKind, FactValues } from './kinds/fact-values.ts';
import type { Overlay } from './overlay.ts';

/** Stores a fact with the time of the world's clock. */
export function recordNow<K extends FactKind>(
  { clock, overlay }: { readonly clock: Clock; readonly overlay: Overlay },
  kind: K,
  subject: string,
  value: FactValues[K],
): void {
  overlay.append({ at: clock.now(), kind, subject, value });
}
