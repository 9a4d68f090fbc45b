import type { WithdrawalFeeRule } from '../src/credit.ts';

/** Published rules. Source: domain.md A1, special savings (sctp-police.org, phsncoop.com). */
export const WITHDRAWAL_FEES = {
  onePercentMin300: { freePerMonth: 1, rate: 100, minimumSatang: 30_000 },
  point05PercentMin50: { freePerMonth: 1, rate: 5, minimumSatang: 5_000 },
} as const satisfies Record<string, WithdrawalFeeRule>;
