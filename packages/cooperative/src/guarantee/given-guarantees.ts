import { addMonths } from '@coop/finance/calendar';
import { shareAmongGuarantors } from '@coop/finance/loans/guarantor-share';
import type { View } from '../chance/view.ts';
import { sumOwed } from '../money/arrears.ts';
import {
  closedOn,
  isClosed,
  type LoanContract,
  nextDueOn,
  nextInstalment,
  remainingSchedule,
} from '../money/loans/loans.ts';
import type { Records } from '../money/records.ts';
import type { Member } from '../people/person/person.ts';
import { isSamePlan } from '../people/person/plans.ts';
import { BY_LAWS } from '../rules/by-laws.ts';
import { askedParts, calledParts, missingOf, paidBy } from './called-parts.ts';
import { freeAgainOn, type Guarantee, type Guarantees } from './guarantees.ts';
import { CALLED_AFTER_PERIODS } from './guarantor-rules.ts';

/** A contract as seen by one of its guarantors. */
export interface GivenGuarantee {
  readonly borrower: Member;
  readonly contract: LoanContract;
  /** The guarantor's part of the approved amount. */
  readonly amountSatang: number;
  /** Returns this guarantor's part of a sum; the parts of a contract's guarantors add up to the sum. */
  readonly shareOf: (totalSatang: number) => number;
  /** Returns what this guarantor is asked for of what is overdue: what one of them paid counts as his. */
  readonly askedOf: (overdueSatang: number) => number;
  /** Day on which the last instalment was paid; undefined while something is owed. */
  readonly releasedOn: string | undefined;
  /**
   * Debt that the borrower's settlement left unpaid, what this guarantor is still asked for, and the day of the
   * settlement.
   */
  readonly missing?: {
    readonly satang: number;
    readonly openSatang: number;
    readonly since: string;
  };
}

/** Guarantees that ended longer ago than this are not shown. */
const SHOWN_AFTER_RELEASE_MONTHS = BY_LAWS.guarantors.released_months;

export type RecordsOf = (no: number) => Records;

function givenGuarantee(
  recordsOf: RecordsOf,
  memberNo: number,
  guarantee: Guarantee,
): GivenGuarantee[] {
  const records = recordsOf(guarantee.borrowerNo);
  const { member: borrower, contracts, settlement } = records;
  const contract = contracts.find(({ plan }) => isSamePlan(plan, guarantee.plan));
  if (!contract) return [];
  const parts = guarantee.guarantors.map(({ amountSatang }) => amountSatang);
  const place = guarantee.guarantors.findIndex(({ no }) => no === memberNo);
  const shareOf = (totalSatang: number) => shareAmongGuarantors(totalSatang, parts)[place] ?? 0;
  const amountSatang = parts[place] ?? 0;
  const { contractNo } = contract;
  const missing = settlement && {
    satang: missingOf(records, contractNo),
    openSatang: calledParts(records, contract, guarantee)[place]?.openSatang ?? 0,
    since: settlement.on,
  };
  const paid = guarantee.guarantors.map(({ no }) => paidBy(records, contractNo, no, ''));
  const askedOf = (overdueSatang: number) => askedParts(overdueSatang, parts, paid)[place] ?? 0;
  const releasedOn = closedOn(contract);
  const loan = { borrower, contract, amountSatang, shareOf, askedOf, releasedOn };
  return [{ ...loan, ...(missing && { missing }) }];
}

/** Returns the contracts a member guarantees: those in force, and those that ended within a year. */
export function givenGuarantees(
  view: View,
  memberNo: number,
  { given }: Guarantees,
  recordsOf: RecordsOf,
): GivenGuarantee[] {
  const since = addMonths(view.asOf, -SHOWN_AFTER_RELEASE_MONTHS);
  return given
    .filter((guarantee) => freeAgainOn(guarantee.borrowerNo, guarantee.plan) > since)
    .flatMap((guarantee) => givenGuarantee(recordsOf, memberNo, guarantee))
    .filter(({ releasedOn }) => releasedOn === undefined || releasedOn > since);
}

/** A future month: what a guarantor would pay of it, and what the borrower owes after it. */
export interface PaydownRow {
  readonly dueOn: string;
  readonly mineSatang: number;
  readonly balanceSatang: number;
}

/**
 * Returns the guarantor's share of the next regular instalment in satang: the cost of a month if the borrower stopped.
 * Overdue instalments are not included.
 */
export function monthlyLiability({ contract, shareOf, missing }: GivenGuarantee): number {
  if (missing || isClosed(contract)) return 0;
  return shareOf(nextInstalment(contract, nextDueOn(contract)).totalSatang);
}

/** Returns how the debt falls month by month if each instalment is paid on its day. */
export function paydownOf(guarantee: GivenGuarantee): PaydownRow[] {
  if (guarantee.missing) return [];
  return remainingSchedule(guarantee.contract).map((row, i) => ({
    dueOn: row.dueOn,
    // The first instalment includes what is overdue, so it is no month's regular share.
    mineSatang: i === 0 ? monthlyLiability(guarantee) : guarantee.shareOf(row.totalSatang),
    balanceSatang: row.balanceSatang,
  }));
}

/**
 * Returns what a guarantor is asked to pay: the own part of what is overdue, once enough instalments are; after the
 * borrower's settlement the part of what it left unpaid.
 */
export function calledSatang({ contract, askedOf, missing }: GivenGuarantee): number {
  const { arrears } = contract;
  if (missing) return missing.openSatang;
  return arrears.length < CALLED_AFTER_PERIODS ? 0 : askedOf(sumOwed(arrears));
}
