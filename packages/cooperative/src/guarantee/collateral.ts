import { addMonths } from '@coop/finance/calendar';
import { shareAmongGuarantors } from '@coop/finance/guarantor-share';
import { hash32 } from '../chance/hash.ts';
import { DISTRICTS } from '../chance/province/places.ts';
import type { View } from '../chance/view.ts';
import { sumOwed } from '../money/arrears.ts';
import {
  closedOn,
  isClosed,
  type LoanContract,
  nextDueOn,
  nextInstalment,
  payoffSatang,
  remainingSchedule,
} from '../money/loans/loans.ts';
import type { Records } from '../money/records.ts';
import { isOwed } from '../money/settlement-lines.ts';
import type { Member } from '../people/person/person.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { BY_LAWS, hundredthsOf } from '../rules/by-laws.ts';
import type { LoanProductKey } from '../rules/products.ts';
import { freeAgainOn, type Guarantee, type Guarantees } from './guarantees.ts';
import { CALLED_AFTER_PERIODS, guarantorsWanted } from './guarantor-rules.ts';

/** Security of a contract other than guarantors. */
export interface OwnCollateral {
  readonly type: '02' | '03' | '04';
  readonly desc: string;
  readonly amountSatang: number;
}

/** Kinds of security besides guarantors; the housing loan has its mortgage only. */
const SECURED_BY = {
  emergency: ['02'],
  ordinary: ['02'],
  shareSecured: ['02'],
  special: ['04'],
  academic: ['02', '03'],
} as const satisfies Record<LoanProductKey, readonly OwnCollateral['type'][]>;

/** Part of an academic contract that is held back in a deposit account (domain.md A1). */
const HELD = hundredthsOf(BY_LAWS.guarantors.held_percent);
const APPRAISAL_STEP_SATANG = 10_000_00;

function heldDeposit({ deposits }: Records, { plan }: LoanContract): OwnCollateral[] {
  const account = deposits.find(
    (deposit) =>
      deposit.plan.active && deposit.plan.openedOn <= plan.disbursedOn && deposit.balanceSatang > 0,
  );
  if (!account) return [];
  const wanted = Math.round((plan.principalSatang * HELD) / 10_000);
  const desc = `${account.product.name} ${account.accountNo}`;
  return [{ type: '03', desc, amountSatang: Math.min(wanted, account.balanceSatang) }];
}

function mortgage({ view, member }: Records, { plan }: LoanContract): OwnCollateral {
  const roll = hash32(`${view.seed}/deed/${plan.disbursedOn}`, member.no);
  const place = DISTRICTS.find((district) => district.name === member.amphur) ?? DISTRICTS[0];
  const tambon = place.tambons[roll % place.tambons.length] ?? place.tambons[0];
  // The loan is 70 to 85 percent of the appraised value.
  const value = (plan.principalSatang * 100) / (70 + (roll % 16));
  return {
    type: '04',
    desc: `ที่ดินพร้อมสิ่งปลูกสร้าง โฉนดเลขที่ ${10_000 + (roll % 80_000)} ต.${tambon} อ.${place.name}`,
    amountSatang: Math.ceil(value / APPRAISAL_STEP_SATANG) * APPRAISAL_STEP_SATANG,
  };
}

/**
 * Returns the collateral of a contract besides its guarantors. The shares, at today's value, secure all contracts
 * together; a contract that requires guarantors and found none is secured by a mortgage.
 */
export function ownCollateral(
  records: Records,
  contract: LoanContract,
  guarantors: number,
): OwnCollateral[] {
  const { product, plan } = contract;
  const isMortgaged = guarantors < guarantorsWanted(product, plan.principalSatang);
  const own = SECURED_BY[plan.product].flatMap((type): OwnCollateral[] => {
    if (type === '03') return heldDeposit(records, contract);
    if (type === '04') return [mortgage(records, contract)];
    return [{ type, desc: 'หุ้นทั้งหมดของสมาชิก', amountSatang: records.shares.balanceSatang }];
  });
  return isMortgaged ? [...own, mortgage(records, contract)] : own;
}

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

/** Returns whether two plans belong to the same contract. */
export function isSamePlan(plan: LoanPlan, other: LoanPlan): boolean {
  return (
    plan.product === other.product &&
    plan.disbursedOn === other.disbursedOn &&
    plan.principalSatang === other.principalSatang
  );
}

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
  const askedOf = (overdueSatang: number) => {
    const all = overdueSatang + paid.reduce((sum, satang) => sum + satang, 0);
    return askedParts(all, overdueSatang, parts, paid)[place] ?? 0;
  };
  const releasedOn = closedOn(contract);
  const given = { borrower, contract, amountSatang, shareOf, askedOf, releasedOn };
  return [{ ...given, ...(missing && { missing }) }];
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
export function paydownOf(given: GivenGuarantee): PaydownRow[] {
  if (given.missing) return [];
  return remainingSchedule(given.contract).map((row, i) => ({
    dueOn: row.dueOn,
    // The first instalment includes what is overdue, so it is no month's regular share.
    mineSatang: i === 0 ? monthlyLiability(given) : given.shareOf(row.totalSatang),
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

/**
 * Returns what each of several guarantors is asked for: the own part of a whole sum, less what each has paid of it;
 * together no more than is still owed, whoever has paid it.
 */
function askedParts(
  allSatang: number,
  owedSatang: number,
  parts: readonly number[],
  paid: readonly number[],
): number[] {
  const shares = shareAmongGuarantors(allSatang, parts);
  const open = shares.map((share, i) => Math.max(0, share - (paid[i] ?? 0)));
  const isLess = owedSatang < open.reduce((sum, number) => sum + number, 0);
  return isLess ? shareAmongGuarantors(owedSatang, open) : open;
}

/**
 * Returns what each guarantor of a contract is asked for after the borrower's settlement, and has paid, satang: equal
 * parts of what it left unpaid, less what each has paid; together no more than is still owed, whoever has paid it.
 */
export function calledParts(
  records: Records,
  contract: LoanContract,
  { guarantors }: Pick<Guarantee, 'guarantors'>,
) {
  const { contractNo } = contract;
  const parts = guarantors.map(({ amountSatang }) => amountSatang);
  const { settlement, view } = records;
  const since = settlement?.on ?? view.asOf;
  const paid = guarantors.map(({ no }) => paidBy(records, contractNo, no, since));
  const owed = payoffSatang(contract, since);
  const asked = askedParts(missingOf(records, contractNo), owed, parts, paid);
  return guarantors.map(({ no }, i) => ({
    no,
    openSatang: asked[i] ?? 0,
    paidSatang: paid[i] ?? 0,
  }));
}

/** Returns the satang of a contract that the borrower's settlement left unpaid; 0 before there is one. */
export function missingOf({ settlement }: Records, contractNo: string): number {
  const line = settlement?.lines.find(
    (settlementLine) => isOwed(settlementLine) && settlementLine.refNo === contractNo,
  );
  return line ? line.satang - line.usedSatang : 0;
}

/** Returns the satang a guarantor has paid for a contract in the borrower's place after a day. */
function paidBy(
  { vouchers }: Records,
  contractNo: string,
  guarantor: number,
  since: string,
): number {
  return vouchers
    .filter((voucher) => voucher.contractNo === contractNo && voucher.guarantor === guarantor)
    .filter((voucher) => voucher.on > since)
    .reduce((sum, voucher) => sum + voucher.satang - voucher.keptSatang, 0);
}
