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
  /** Monthly deduction from the salary; 0 for none. */
  readonly payrollSatang: number;
  /** Whether the member also deposits and withdraws at the counter. */
  readonly active: boolean;
  /** Day on which the membership ends. */
  readonly closedOn?: string;
}
