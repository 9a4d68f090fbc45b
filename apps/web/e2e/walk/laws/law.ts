import type { Tab } from '../../engines/tab.ts';
import type { Place, Size } from '../places.ts';

export interface Found {
  readonly law: string;
  /** A sentence that a person can follow. */
  readonly says: string;
}

/** One page that is being walked. */
export interface Walk {
  readonly tab: Tab;
  readonly place: Place;
  readonly size: Size;
  say(law: string, says: string | readonly string[]): void;
}
