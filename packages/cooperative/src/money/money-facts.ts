import type { EndKind } from '../people/person/person.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import type { StandingOrder } from './bills/orders.ts';

// Facts that move a member's money, as the ledger needs them; `facts/` makes them from the log.

/** Reason why an agency could not deduct everything; empty if it could. */
export type ShortReason = '' | 'เงินไม่พอ' | 'พักราชการ' | 'ลาออก' | 'ย้าย' | 'เสียชีวิต' | 'อื่น ๆ';

/** A record by an agency for a member and a month before its due day. */
export interface Recorded {
  readonly satang: number;
  readonly reason: ShortReason;
}

/** The same with its month and the agency's place. */
export interface RecordedMonth extends Recorded {
  readonly agency: number;
  readonly month: number;
}

/** A dated movement outside the monthly collection. Days are ISO; amounts are satang. */
export type Movement =
  // What a request (`requestNo`) cannot take on its day is not taken.
  /** Repays a contract; with `closes`, everything owed on the day. */
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
      readonly requestNo?: string;
    }
  /** Pays arrears of any kind; the rest is kept for the next bill. */
  | {
      readonly kind: 'pay-arrears';
      readonly on: string;
      readonly satang: number;
      readonly slipNo?: string;
    }
  /** Takes back a payment on a contract, whose cheque was not paid. */
  | { readonly kind: 'bounce'; readonly on: string; readonly slipNo: string }
  | {
      readonly kind: 'claim-held';
      readonly on: string;
      readonly satang: number;
      readonly requestNo?: string;
    }
  /** A record by an agency for a month after its due day: what it deducted more, and its reason before and after. */
  | {
      readonly kind: 'late';
      readonly on: string;
      readonly satang: number;
      readonly month: number;
      /** The agency, by its place. */
      readonly agency: number;
      readonly reason: ShortReason;
      readonly reasonBefore: ShortReason;
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
      readonly requestNo?: string;
    }
  | {
      readonly kind: 'welfare';
      readonly on: string;
      readonly accountNo: string;
      readonly satang: number;
    };

/** Money reserved by a pending withdrawal or claim, so that nothing else spends it first. */
export interface Hold {
  /** The account; the membership number for held money. */
  readonly accountNo: string;
  readonly satang: number;
  /** Days; `until` is the first that is free again. */
  readonly from: string;
  readonly until: string;
}

/** A loan that was asked for, which takes its part of the salary until it is paid out or dropped. */
export interface AskedLoan {
  readonly plan: LoanPlan;
  /** Days; on `until` it is a contract or nothing. */
  readonly from: string;
  readonly until: string;
}

/** A notice about the end of a membership. */
export interface Ends {
  readonly how: EndKind;
  readonly noticedOn: string;
  /** Of a death, its day; what is collected after it belongs to the estate. */
  readonly diedOn?: string;
  /** Day on which it was dropped. */
  readonly droppedOn?: string;
  /** The board's day, on which everything is settled unless it was dropped. */
  readonly on: string;
  /** The cooperative's welfare payment to the family of a deceased member, satang. */
  readonly welfareSatang: number;
}

/** The facts that move one member's money, up to the view's day: nothing else does, so that equal ones have equal records. */
export interface MoneyFacts {
  /** Month of the first fact; before it, everything went as planned. */
  readonly sinceMonth: number;
  /** The earliest month of which anything was said with the member's agencies: since then bills are kept. */
  readonly billsSince: number;
  /** Records of agencies before the due day of a month. */
  readonly recorded: readonly RecordedMonth[];
  readonly holds: readonly Hold[];
  readonly asked: readonly AskedLoan[];
  readonly movements: readonly Movement[];
  /** Orders to pay more on a contract with every bill, in the order of their approval. */
  readonly orders: readonly StandingOrder[];
  /** Notices about the end of the membership, oldest first. */
  readonly ends: readonly Ends[];
  /** The member's chosen payer after retirement. */
  readonly retires?: { readonly payer: 'pension' | 'self' };
}

/** Returns the satang that pending withdrawals and claims hold back on a day. */
export function heldBack({ holds }: MoneyFacts, accountNo: string, on: string): number {
  let held = 0;
  for (const hold of holds) {
    if (hold.accountNo === accountNo && hold.from <= on && on < hold.until) held += hold.satang;
  }
  return held;
}

/** Returns whether a notice about the end of the membership was given before a day, and is not dropped by then. */
export function isLeaving({ ends }: Pick<MoneyFacts, 'ends'>, on: string): boolean {
  return ends.some(
    ({ noticedOn, droppedOn }) => noticedOn < on && (droppedOn === undefined || on < droppedOn),
  );
}

/** The facts of a member about whom nothing was done. */
export const NO_FACTS: MoneyFacts = {
  sinceMonth: Number.POSITIVE_INFINITY,
  billsSince: Number.POSITIVE_INFINITY,
  recorded: [],
  holds: [],
  asked: [],
  movements: [],
  orders: [],
  ends: [],
};
