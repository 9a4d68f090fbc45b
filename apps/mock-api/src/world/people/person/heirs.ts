/** One person of an appointment. */
export interface Heir {
  readonly name: string;
  readonly relation: string;
  /** Part of everything, in 1/100 percent. */
  readonly part: number;
}

/** What an appointment says, before it has a number. */
export interface BeneficiaryPlan {
  readonly signedOn: string;
  readonly covers: readonly string[];
  /** Their parts make exactly 100 percent. */
  readonly heirs: readonly Heir[];
}
