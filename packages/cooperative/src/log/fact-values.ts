import type { DemandKind } from '@coop/contracts/info/demand';
import type { RequestType } from '@coop/contracts/member/requestpromoney';
import type { DeductResult } from '../agency/deduct-result.ts';
import type { EndKind } from '../people/person/person.ts';
import type { LoanApplicationFacts } from './loan-application.ts';

export interface FiledWelfare {
  /** Idempotency key: the same key is the same request. */
  readonly key: string;
  /** Hash of the sent body; absent in older files. */
  readonly bodyHash?: string;
  readonly no: string;
  readonly code: string;
  readonly requestedOn: string;
  readonly eventOn: string;
  readonly quantity: number;
  readonly amountSatang: number;
  /** Deposit account for the payment; empty: the bank. */
  readonly payTo?: string;
  readonly note: string;
  readonly files: readonly { name: string; type: string; bytes: number; base64: string }[];
}

export interface MoneyRequestFact {
  readonly requestNo: string;
  readonly key: string;
  readonly type: RequestType;
  readonly refNo: string;
  readonly amountSatang: number;
  readonly reason: string;
  /** Repayments only: pays everything owed on its day. */
  readonly closes?: boolean;
  /** Standing orders only: the first month that is to be collected with. */
  readonly fromMonth?: number;
}

/** Money that a member paid at the counter or by bank transfer. */
export interface PaymentFact {
  /** Contract that it is for; empty for arrears of any kind. */
  readonly refNo: string;
  readonly satang: number;
  readonly channel: 'counter' | 'transfer';
  readonly closes: boolean;
  /** The guarantor who paid in the member's place. */
  readonly guarantor?: number;
  /** Number of the receipt; absent in older files. */
  readonly slipNo?: string;
}

/** A transfer that an agency reports for a month. */
export interface RemittanceFact {
  /** Idempotency key: the same key is the same transfer. Absent where none was sent. */
  readonly key?: string;
  readonly bodyHash?: string;
  readonly month: number;
  readonly satang: number;
  /** Day of the transfer as the agency states it. */
  readonly on: string;
  readonly reference: string;
  readonly slip?: { readonly name: string; readonly type: string; readonly base64: string };
}

/** A note of a transfer that the agency withdrew before the cooperative had looked for its money. */
interface RemittanceWithdrawalFact {
  readonly month: number;
  /** Place of the note among those of the month. */
  readonly note: number;
}

/** Finding of the cooperative at its bank for a month of an agency. */
export interface BankReceiptFact {
  readonly month: number;
  /** 0: the bank has nothing of the note. Below 0: what was too much of the month goes elsewhere. */
  readonly satang: number;
  /** Day on which the bank had the money, or on which the desk found nothing. */
  readonly on: string;
  readonly reference: string;
  /** Place of the agency's note that it answers, among those of the month; absent for money that nobody announced. */
  readonly note?: number;
  /** The officer's decision about money that was too much. */
  readonly over?: OverDecision;
}

/** Money that was too much for a month is paid back, or carried to the bill of another month or from it. */
export type OverDecision =
  | { readonly way: 'returned' }
  | { readonly way: 'carried'; readonly month: number };

/** A question posted on the board; its subject is always `all`. */
interface BoardPostFact {
  readonly id: number;
  readonly key: string;
  /** Hash of the sent body; absent in older files. */
  readonly bodyHash?: string;
  readonly by: string;
  readonly memberNo: string;
  readonly question: string;
  readonly note: string;
}

/** A demand as it was filed; its subject is always `all`. */
export interface DemandFact {
  readonly no: string;
  readonly key: string;
  /** Hash of the sent body; absent in older files. */
  readonly bodyHash?: string;
  readonly kind: DemandKind;
  readonly topic: string;
  readonly detail: string;
  readonly contact: string;
  readonly isPrivate: boolean;
}

/** Kinds of facts that the cooperative's records follow from, with their values. The subject is a membership or agency number. */
export interface FactValues extends LoanApplicationFacts {
  /** Reported by the member, the family, the agency or an association. */
  'end-notice': {
    how: EndKind;
    /** Day of the death; otherwise the day of the paper. */
    eventOn: string;
    /** Number of the certificate or letter. */
    paperNo: string;
  };
  /** Drops the notice before it: the board refused it, or it was taken back. */
  'end-decision': { action: 'refuse' | 'withdraw'; reason: string };
  /** The cooperative found that who an agency reported dead is alive. */
  'death-report-dropped': { reason: string };
  'retirement-payer': { payer: 'pension' | 'self' };
  /** Subject: an agency. The last one of a month counts. */
  'deduct-result': DeductResult;
  'money-request': MoneyRequestFact;
  'money-request-cancel': { requestNo: string };
  /** The member stops paying more on a contract. */
  'standing-order-stop': { contractNo: string };
  'money-decision': { requestNo: string; action: 'approve' | 'refuse' | 'pay'; reason: string };
  payment: PaymentFact;
  /** The cheque of a receipt was not paid. */
  'payment-bounced': { slipNo: string; reason: string };
  /** Subject: an agency. There may be several in a month. */
  remittance: RemittanceFact;
  /** Subject: an agency that takes a transfer back which it reported by mistake. */
  'remittance-withdrawal': RemittanceWithdrawalFact;
  /** Subject: an agency. There may be several in a month. */
  'bank-receipt': BankReceiptFact;
  /** Subject: an agency that keeps a month's money. */
  withholding: { month: number };
  /** Subject: always `all`. Whether requests are decided automatically or by an officer from now on. */
  officer: { decides: 'clock' | 'officer' };
  'welfare-request': FiledWelfare;
  'welfare-cancel': { no: string };
  /** An officer's decision about a claim for welfare. */
  'welfare-decision': { no: string; action: 'approve' | 'refuse'; reason: string };
  'board-post': BoardPostFact;
  /** Subject: the number of the thread. */
  'board-answer': { key: string; bodyHash?: string; by: string; text: string };
  demand: DemandFact;
}
export type FactKind = keyof FactValues;
