import type { DeductReason } from '@coop/contracts/membergroup/deduct-reason';

/** Deductions that an agency recorded for a month, for every member of the sheet. */
export interface DeductResult {
  readonly month: number;
  readonly lines: readonly DeductedLine[];
  /** The device it was recorded on, in words; absent where that is not known. */
  readonly device?: string;
  /** A correction of one member's line after the month was booked: the cooperative's, or a report taken back. */
  readonly correction?: Correction;
}

interface Correction {
  readonly no: number;
  /** Amount that was credited before it, satang; the cooperative's raises it. */
  readonly fromSatang: number;
  /** Reason that agency and member read. */
  readonly reason: string;
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
