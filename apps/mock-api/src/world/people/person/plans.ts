import type { DepositProductKey, LoanProductKey } from '../../rules/products.ts';

/** Terms of a contract, from which its payments are derived. */
export interface LoanPlan {
  readonly product: LoanProductKey;
  readonly principalSatang: number;
  readonly instalments: number;
  readonly disbursedOn: string;
}

/** Terms of an account, from which its movements are derived. */
export interface DepositPlan {
  readonly product: DepositProductKey;
  readonly openedOn: string;
  readonly openingSatang: number;
  /** Deducted from the salary every month, 0 for none. */
  readonly payrollSatang: number;
  /** Whether the member also pays in and withdraws by hand. */
  readonly active: boolean;
  /** The day on which the membership ends. */
  readonly closedOn?: string;
}
