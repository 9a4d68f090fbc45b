export type KepGroup = 'SHARE' | 'LOAN' | 'DEPOSIT' | 'CREMATION' | 'INSURANCE' | 'REFUND';

/** Part of a year's advance or premium that a dividend did not cover; it comes with the next bill. */
export interface Rest extends Pick<Arrear, 'group' | 'refNo' | 'desc' | 'month'> {
  /** Sum that is still to be paid; less once a part is paid at the counter. */
  satang: number;
}

/** Returns whether a line is for a year and not for a month: a premium, or the advance of a national association. */
export function isYearly({ group, refNo }: Pick<Arrear, 'group' | 'refNo'>): boolean {
  return group === 'INSURANCE' || (group === 'CREMATION' && refNo !== '');
}

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

/** Returns what is owed of a line that is not a loan's, from its month on. */
export function arrearOf(
  line: Pick<Arrear, 'group' | 'refNo' | 'desc' | 'month' | 'period'>,
  satang: number,
): Arrear {
  return {
    ...line,
    carriedSatang: satang,
    interestSatang: 0,
    principalSatang: satang,
    settledOn: '',
    settledBy: '',
  };
}

/** Amount that a payment took of an arrear. */
export interface Taken {
  readonly arrear: Arrear;
  readonly interestSatang: number;
  readonly principalSatang: number;
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
  return arrears.reduce((sum, arrear) => sum + owedSatang(arrear), 0);
}

/** Returns the arrears of the months up to one. */
export const arrearsUpTo = (arrears: readonly Arrear[], month: number): Arrear[] =>
  arrears.filter((arrear) => arrear.month <= month);

/** Uses a sum for one part of these arrears, the oldest first; returns the rest. */
export function settlePart(
  arrears: readonly Arrear[],
  part: 'interestSatang' | 'principalSatang',
  satang: number,
  { on, slipNo }: Paid,
): number {
  let left = satang;
  for (const arrear of arrears) {
    const paid = Math.min(left, arrear[part]);
    arrear[part] -= paid;
    left -= paid;
    if (owedSatang(arrear) === 0) Object.assign(arrear, { settledOn: on, settledBy: slipNo });
  }
  return left;
}
