import type { WelfareCondition, WelfareLaw } from '@coop/contracts/by-laws/welfare-kind';
import { BY_LAWS, satangOf } from '../rules/by-laws.ts';

// Every right of a member is computed from the by-laws' table of kinds alone.

export type Condition = WelfareCondition;

export interface WelfareKind extends Pick<WelfareLaw, 'code' | 'name' | 'most' | 'by' | 'papers'> {
  readonly conditions: readonly Condition[];
  /** By full years of membership, the longest first; per unit if there is a unit. */
  readonly pays: readonly { readonly fromYears: number; readonly satang: number }[];
  readonly unit?: { readonly word: string; readonly yearlySatang: number };
  /** Number of days after the event in which it can be claimed. */
  readonly claimDays: number;
  /** Label of the event's day, if the member states it. */
  readonly eventLabel?: string;
  /** Rule by which the event's day is computed, if it is on record. */
  readonly eventOn?: NonNullable<WelfareLaw['event_on']>;
  /** Day on which the year's round closes. */
  readonly closesOn?: string;
}

function kindOf(law: WelfareLaw): WelfareKind {
  const { pays, unit, claim_days, event_label, event_on, closes_on, ...same } = law;
  return {
    ...same,
    pays: pays.map((step) => ({ fromYears: step.from_years, satang: satangOf(step.amount) })),
    ...(unit && { unit: { word: unit.word, yearlySatang: satangOf(unit.yearly) } }),
    claimDays: claim_days,
    ...(event_label !== undefined && { eventLabel: event_label }),
    ...(event_on && { eventOn: event_on }),
    ...(closes_on !== undefined && { closesOn: closes_on }),
  };
}

/** Every kind, in the order in which the rights are shown and requests are numbered. */
export const WELFARE_KINDS: readonly WelfareKind[] = BY_LAWS.welfare.kinds.map(kindOf);

export function welfareKind(code: string): WelfareKind | undefined {
  return WELFARE_KINDS.find((kind) => kind.code === code);
}
