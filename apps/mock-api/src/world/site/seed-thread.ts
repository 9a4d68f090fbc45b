interface SeedAnswer {
  /** `YYYY-MM-DD HH:MM`, Bangkok. */
  readonly at: string;
  readonly by: string;
  /** HTML of the staff. */
  readonly staff?: string;
  /** Text of anybody else. */
  readonly text?: string;
}

export interface SeedThread {
  readonly id: number;
  readonly at: string;
  /** Empty: the writer stayed unnamed. */
  readonly by: string;
  readonly question: string;
  readonly note: string;
  readonly pinned?: boolean;
  readonly answers: readonly SeedAnswer[];
}
