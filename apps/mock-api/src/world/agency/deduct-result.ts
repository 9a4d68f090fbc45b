import type { DeductReason } from '@coop/contracts/membergroup/deduct-reason';

/** What an agency recorded as deducted in a month, for every member of the sheet. */
export interface DeductResult {
  readonly month: number;
  readonly lines: readonly DeductedLine[];
}

export interface DeductedLine {
  readonly no: number;
  readonly deductedSatang: number;
  /** Empty where everything was deducted. */
  readonly reason: DeductReason | '';
}
