import type { DepositProductKey, LoanProductKey } from '../rules/products.ts';

/** What a contract is made of before a single payment. */
export interface LoanPlan {
  readonly product: LoanProductKey;
  readonly principalSatang: number;
  readonly instalments: number;
  readonly disbursedOn: string;
}

/** What an account is made of before a single movement after the first. */
export interface DepositPlan {
  readonly product: DepositProductKey;
  readonly openedOn: string;
  readonly openingSatang: number;
  /** Deducted from the salary every month, 0 for none. */
  readonly payrollSatang: number;
  /** Whether the member also pays in and withdraws by hand. */
  readonly active: boolean;
}
