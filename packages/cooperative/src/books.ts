import type { Billing } from './agency/billing.ts';
import type { View } from './chance/view.ts';
import type { FactLog } from './log/fact-log.ts';
import type { Clock } from './moments.ts';
import type { Records } from './money/records.ts';
import type { Agency } from './people/agency.ts';

/** Records that the cooperative's papers are made from: its people on a day, what they did, and the records of both. */
export interface Books {
  readonly clock: Clock;
  readonly overlay: FactLog;
  view(): View;
  /** Returns the records of a member; derived once a day of the clock while they are in use. */
  records(no: number): Records;
  /** Returns the records of a member at the end of a day. */
  recordsOn(no: number, asOf: string): Records;
  /**
   * Returns the bill of an agency; derived once a day of the clock while it is in use, without blocking other calls.
   */
  billing(agency: Agency): Promise<Billing>;
}
