import type { DemandKind } from '@coop/contracts/info/demand';

export interface SeedDemand {
  readonly no: string;
  /** `YYYY-MM-DD HH:MM`, Bangkok. */
  readonly at: string;
  readonly kind: DemandKind;
  readonly owner: string;
  readonly topic: string;
  readonly detail: string;
  readonly doneAfterDays?: number;
  readonly reply?: string;
  readonly isPrivate?: boolean;
}
