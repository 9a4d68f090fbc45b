import type { LoanProductKey } from '../../rules/products.ts';

/** A request for a loan as it was sent; its subject is the borrower. */
export interface LoanApplicationFact {
  readonly no: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly product: LoanProductKey;
  readonly purpose: string;
  readonly principalSatang: number;
  readonly instalments: number;
  /** Membership numbers of those who are asked to guarantee it. */
  readonly guarantors: readonly number[];
  readonly files: readonly LoanFile[];
}

export interface LoanFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly base64: string;
  /** Code of the paper that it is. */
  readonly paper?: string;
}

/** Kinds of facts about requests for loans. */
export interface LoanApplicationFacts {
  'loan-application': LoanApplicationFact;
  'loan-application-cancel': { no: string };
  /** What an officer decided about it, with what the member reads of it. */
  'loan-decision': { no: string; action: 'approve' | 'papers' | 'refuse'; reason: string };
  /** What was sent after an officer had asked for it. */
  'loan-papers': { no: string; key: string; bodyHash: string; files: readonly LoanFile[] };
  /** Subject: the borrower. What a guarantor answered. */
  'guarantor-answer': { no: string; guarantor: number; consents: boolean };
  /** Subject: the guarantor, who finds the request by it. */
  'guarantor-asked': { no: string; borrower: number };
}
