export interface Heir {
  readonly name: string;
  readonly relation: string;
  /** Part of the whole, in 1/100 percent. */
  readonly part: number;
}

/** An appointment before it has a number. */
export interface BeneficiaryPlan {
  readonly signedOn: string;
  readonly covers: readonly string[];
  /** Their parts add up to exactly 100 percent. */
  readonly heirs: readonly Heir[];
}
