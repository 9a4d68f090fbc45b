export type KepGroup = 'SHARE' | 'LOAN' | 'DEPOSIT' | 'CREMATION' | 'REFUND';

/** The part of a billed line that was not received when it was due. Settling it lowers both amounts to zero. */
export interface Arrear {
  readonly group: KepGroup;
  readonly refNo: string;
  readonly desc: string;
  /** The month it was billed for. */
  readonly month: number;
  /** Number of the instalment or monthly share; 0 for other lines. */
  readonly period: number;
  carriedSatang: number;
  /** Interest that is still owed, satang. */
  interestSatang: number;
  /** Principal that is still owed; for lines other than loans, the whole debt. */
  principalSatang: number;
  /** Day and receipt number of the last payment; empty while something is owed. */
  settledOn: string;
  settledBy: string;
}

/** Day of a payment and the number of its receipt; the number is empty for a month's collection. */
export interface Paid {
  readonly on: string;
  readonly slipNo: string;
}

export function owedSatang({ interestSatang, principalSatang }: Arrear): number {
  return interestSatang + principalSatang;
}

export function sumOwed(arrears: readonly Arrear[]): number {
  return arrears.reduce((sum, one) => sum + owedSatang(one), 0);
}

/** Uses a sum for one part of these arrears, the oldest first; returns the rest. */
export function settlePart(
  arrears: readonly Arrear[],
  part: 'interestSatang' | 'principalSatang',
  satang: number,
  { on, slipNo }: Paid,
): number {
  let left = satang;
  for (const one of arrears) {
    const paid = Math.min(left, one[part]);
    one[part] -= paid;
    left -= paid;
    if (owedSatang(one) === 0) Object.assign(one, { settledOn: on, settledBy: slipNo });
  }
  return left;
}
