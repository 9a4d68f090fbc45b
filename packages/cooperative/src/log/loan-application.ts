import type { LoanProductKey } from '../rules/products.ts';

/** A loan application as it was sent; its subject is the borrower. */
export interface LoanApplicationFact {
  readonly no: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly product: LoanProductKey;
  readonly purpose: string;
  readonly principalSatang: number;
  readonly instalments: number;
  /** Monthly deductions that the member named, satang. */
  readonly otherSatang?: number;
  /** Membership numbers of the requested guarantors. */
  readonly guarantors: readonly number[];
  readonly files: readonly LoanFile[];
}

export interface LoanFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly base64: string;
  /** Code of the paper. */
  readonly paper?: string;
}

export interface LoanApplicationFacts {
  'loan-application': LoanApplicationFact;
  'loan-application-cancel': { no: string };
  /** An officer's decision, with the reason shown to the member. */
  'loan-decision': { no: string; action: 'approve' | 'papers' | 'refuse'; reason: string };
  /** Papers sent after an officer had asked for them. */
  'loan-papers': { no: string; key: string; bodyHash: string; files: readonly LoanFile[] };
  /** Subject: the borrower. A guarantor's answer. */
  'guarantor-answer': { no: string; guarantor: number; consents: boolean };
  /** Subject: the borrower. Somebody signed in the place of a guarantor who leaves. */
  'guarantor-replaced': { no: string; gone: number; guarantor: number };
  /** Subject: the guarantor, to find the application. */
  'guarantor-asked': { no: string; borrower: number };
}
