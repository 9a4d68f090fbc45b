import type { Arrear, Rest } from './arrears.ts';
import type { Kep } from './bills/collection.ts';

/** Bills, what they left owed, and what goes on the next one; change when a bill is made, falls due or is followed. */
export interface Billing {
  /** Bills of the last three years by month, and all since an agency first said anything of a month. */
  readonly keps: Map<number, Kep>;
  /** Amounts carried over from those bills, settled or not. */
  readonly carried: Arrear[];
  /** Open arrears of shares, cremation dues and deposits; each contract has its own. */
  arrears: Arrear[];
  /** Rests that the last dividend did not cover, until the next bill is made. */
  unbilled: Rest[];
  /** Number of months in which a monthly share was billed. */
  sharePeriods: number;
  /** Monthly share requested by the member; 0 for the compulsory amount. */
  monthlyShareSatang: number;
  /** Part that the last bill had no room for. */
  shareLeftOutSatang: number;
}

/** Returns the billing of somebody of whom nothing was collected yet. */
export const newBilling = (): Billing => ({
  keps: new Map(),
  carried: [],
  arrears: [],
  unbilled: [],
  sharePeriods: 0,
  monthlyShareSatang: 0,
  shareLeftOutSatang: 0,
});
