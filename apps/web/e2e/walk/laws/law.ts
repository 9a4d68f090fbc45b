import type { Tab } from '../../engines/tab.ts';
import type { Place, Size } from '../places.ts';

/** One page that is being walked. */
export interface Walk {
  readonly tab: Tab;
  readonly place: Place;
  readonly size: Size;
  /** Says what a law saw, in sentences that a person can follow. */
  say(law: string, says: string | readonly string[]): void;
}
