import type { FactKind, FactValues } from './fact-values.ts';

/** Act of somebody, and its moment: records are derived from the seed and from these. */
export interface Fact<K extends FactKind = FactKind> {
  readonly at: number;
  readonly kind: K;
  readonly subject: string;
  readonly value: FactValues[K];
}

/** Facts as the records read them; whoever keeps the log writes it. */
export interface FactLog {
  /** Returns all facts of a kind about a subject, oldest first. */
  all<K extends FactKind>(kind: K, subject: string): readonly Fact<K>[];
  /** Returns those up to a moment in the order of the clock: a tester may have set it back since. */
  until<K extends FactKind>(kind: K, subject: string, moment: number): readonly Fact<K>[];
  readonly revisions: {
    /** Number of facts that may move a member's money: those about the member, and about the agencies that billed. */
    ofMember(no: number): number;
  };
}
