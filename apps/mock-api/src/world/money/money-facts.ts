import type { EndKind } from '../people/person/person.ts';
import type { LoanPlan } from '../people/person/plans.ts';

// What people did that moves a member's money, as the ledger needs it. The room `facts` makes these from the log.

/** Why an agency could not deduct everything; empty where it could. */
export type ShortReason = '' | 'เงินไม่พอ' | 'พักราชการ' | 'ลาออก' | 'ย้าย' | 'เสียชีวิต' | 'อื่น ๆ';

/** What an agency recorded for a member and a month before its due day. */
export interface Recorded {
  readonly satang: number;
  readonly reason: ShortReason;
}

/** A dated movement outside the monthly collection. Days are ISO; amounts are satang. */
export type Movement =
  /** Pays a contract back, or with `closes` pays off all that is owed on the day. */
  | {
      readonly kind: 'repay';
      readonly on: string;
      readonly contractNo: string;
      readonly satang: number;
      readonly closes: boolean;
      /** Number of the guarantor who pays in the borrower's place. */
      readonly guarantor?: number;
      /** Number of the cashier's receipt. */
      readonly slipNo?: string;
    }
  /** Pays what is overdue, whatever the line; the rest is kept for the next bill. */
  | {
      readonly kind: 'pay-arrears';
      readonly on: string;
      readonly satang: number;
      readonly slipNo?: string;
    }
  /** The member wants back what is held. */
  | { readonly kind: 'claim-held'; readonly on: string; readonly satang: number }
  /** What an agency recorded for a month after its due day. */
  | {
      readonly kind: 'late';
      readonly on: string;
      readonly satang: number;
      readonly month: number;
    }
  | { readonly kind: 'buy-shares'; readonly on: string; readonly satang: number }
  | { readonly kind: 'monthly-share'; readonly on: string; readonly satang: number }
  | {
      readonly kind: 'borrow';
      readonly on: string;
      readonly plan: LoanPlan;
      /** Number of the contract among those of its kind and year. */
      readonly ordinal: number;
    }
  | {
      readonly kind: 'withdraw';
      readonly on: string;
      readonly accountNo: string;
      readonly satang: number;
      readonly feeSatang: number;
    }
  | {
      readonly kind: 'welfare';
      readonly on: string;
      readonly accountNo: string;
      readonly satang: number;
    };

/** Money that a withdrawal or a claim on its way keeps back, so that nothing else spends it first. */
export interface Hold {
  /** The account; the membership number for money that is held. */
  readonly accountNo: string;
  readonly satang: number;
  /** Days; `until` is the first that is free again. */
  readonly from: string;
  readonly until: string;
}

/** A notice about the end of a membership. */
export interface Ends {
  readonly how: EndKind;
  readonly noticedOn: string;
  /** The day on which it came to nothing. */
  readonly droppedOn?: string;
  /** The board's day, on which everything is settled otherwise. */
  readonly on: string;
  /** What the cooperative pays to the family of who has died, satang. */
  readonly welfareSatang: number;
}

/** The facts that move one member's money, as far as they have happened by the view's day. */
export interface MoneyFacts {
  /** Month of the first fact: before it, all went as planned. */
  readonly sinceMonth: number;
  /** What an agency, by its place, recorded before the due day of a month. */
  recorded(agency: number, month: number): Recorded | undefined;
  readonly holds: readonly Hold[];
  /** In order of time. */
  readonly movements: readonly Movement[];
  /** Notices about the end of the membership, oldest first. */
  readonly ends: readonly Ends[];
  /** Who pays from retirement on, as the member said. */
  readonly retires?: { readonly payer: 'pension' | 'self' };
}

/** Satang that withdrawals and claims on their way keep back on a day. */
export function heldBack({ holds }: MoneyFacts, accountNo: string, on: string): number {
  let held = 0;
  for (const one of holds) {
    if (one.accountNo === accountNo && one.from <= on && on < one.until) held += one.satang;
  }
  return held;
}

/** A member about whom nobody did anything. */
export const NO_FACTS: MoneyFacts = {
  sinceMonth: Number.POSITIVE_INFINITY,
  recorded: () => undefined,
  holds: [],
  movements: [],
  ends: [],
};
