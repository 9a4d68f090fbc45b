import type { DeductReason } from '@coop/contracts/membergroup/deduct-reason';

/** Deductions that an agency recorded for a month, for every member of the sheet. */
export interface DeductResult {
  readonly month: number;
  readonly lines: readonly DeductedLine[];
  /** The device it was recorded on, in words; absent where that is not known. */
  readonly device?: string;
}

export interface DeductedLine {
  readonly no: number;
  readonly deductedSatang: number;
  /** Empty if everything was deducted. */
  readonly reason: DeductReason | '';
}

const indexes = new WeakMap<DeductResult, Map<number, DeductedLine>>();

export function lineOf(result: DeductResult, no: number): DeductedLine | undefined {
  const lines = indexes.get(result) ?? new Map(result.lines.map((line) => [line.no, line]));
  indexes.set(result, lines);
  return lines.get(no);
}
