import type { DepositProductKey, LoanProductKey } from '../../rules/products.ts';

/** Terms of a contract, from which its payments are derived. */
export interface LoanPlan {
  readonly product: LoanProductKey;
  readonly principalSatang: number;
  readonly instalments: number;
  readonly disbursedOn: string;
}

/** Returns whether two plans belong to the same contract. */
export function isSamePlan(plan: LoanPlan, other: LoanPlan): boolean {
  return (
    plan.product === other.product &&
    plan.disbursedOn === other.disbursedOn &&
    plan.principalSatang === other.principalSatang
  );
}

/** Terms of an account, from which its movements are derived. */
export interface DepositPlan {
  readonly product: DepositProductKey;
  readonly openedOn: string;
  readonly openingSatang: number;
  /** Monthly deduction from the salary; 0 for none. */
  readonly payrollSatang: number;
  /** Tells whether the member also deposits and withdraws at the counter. */
  readonly active: boolean;
  /** Day on which the membership ends, or the service that the account is saved for. */
  readonly closedOn?: string;
}
