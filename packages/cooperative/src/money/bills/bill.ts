import { payrollsOf } from '../../plans/deposit-plans.ts';
import { deductibleSatang, hasIncome } from '../../plans/loan-limits.ts';
import { monthlyShareSatang, sharesPaused } from '../../plans/share-plan.ts';
import { dueOn } from '../../rules/due-day.ts';
import {
  CREMATION_PER_DEATH_SATANG,
  DEPOSIT_PRODUCTS,
  SHARE_UNIT_SATANG,
} from '../../rules/products.ts';
import { type Arrear, isYearly, type KepGroup, sumOwed } from '../arrears.ts';
import type { Billing } from '../billing.ts';
import type { History } from '../history-state.ts';
import type { OpenContract } from '../loans/loan-history.ts';
import { isClosed, nextInstalment, overdueInterest, overduePrincipal } from '../loans/loans.ts';
import { heldBack } from '../money-facts.ts';
import { billedUpTo } from './bill-day.ts';
import { BLANK_LINE, type Kep, type KepEntry, sumOf } from './collection.ts';
import { orderIn } from './orders.ts';
import { withinIncome } from './within-income.ts';

/** Returns the line for earlier months' arrears, if there are any. */
function overdueLine(arrears: readonly Arrear[], more: Partial<KepEntry> = {}): KepEntry[] {
  const [oldest] = arrears;
  if (!oldest) return [];
  const { group, desc, refNo } = oldest;
  const amountSatang = sumOwed(arrears);
  return [{ ...BLANK_LINE, group, desc, refNo, amountSatang, isArrears: true, ...more }];
}

function overdueOf({ billing: { arrears } }: History, group: KepGroup): readonly Arrear[] {
  return arrears.filter((arrear) => arrear.group === group);
}

/** Room in the salary for what the member only wishes to pay, satang. */
interface Room {
  leftSatang: number;
}

/** Takes what is wished as far as there is room, in whole steps; returns it, satang. */
function takeOf(room: Room, wishedSatang: number, stepSatang = 1): number {
  const mostSatang = Math.min(wishedSatang, room.leftSatang);
  const satang = mostSatang - (mostSatang % stepSatang);
  room.leftSatang -= satang;
  return satang;
}

const SHARE_DESC = 'ค่าหุ้นรายเดือน';

function shareLines(history: History, month: number, room: Room): KepEntry[] {
  const { member, bookings, billing, paying } = history;
  const balanceSatang = bookings.shares.at(-1)?.balanceSatang ?? 0;
  const isBilled = !sharesPaused(member, month) && !paying.suspended;
  const duty = monthlyShareSatang(member, month);
  const wished = monthlyShareSatang(member, month, billing.monthlyShareSatang) - duty;
  const amountSatang = isBilled ? duty + takeOf(room, wished, SHARE_UNIT_SATANG) : 0;
  // What is overdue comes first, as in the statement.
  const overdue = overdueOf(history, 'SHARE');
  const withOverdue = balanceSatang + sumOwed(overdue);
  const lines = overdueLine(overdue, { balanceSatang: withOverdue });
  if (!isBilled) return lines;
  lines.push({
    ...BLANK_LINE,
    group: 'SHARE',
    desc: SHARE_DESC,
    refNo: member.membershipNo,
    period: billing.sharePeriods + 1,
    amountSatang,
    balanceSatang: withOverdue + amountSatang,
  });
  return lines;
}

/** Collects what a standing order pays beyond the instalment, up to the rest of the debt. */
function extraLine(
  { facts, paying: { payer } }: History,
  { contractNo: refNo, product, plan }: OpenContract,
  month: number,
  balanceSatang: number,
  room: Room,
): KepEntry[] {
  // Who pays at the counter decides there what to pay.
  const order = payer === 'agency' ? orderIn(facts.orders, refNo, month) : undefined;
  const amountSatang = takeOf(room, Math.min(order?.satang ?? 0, balanceSatang));
  if (amountSatang === 0) return [];
  return [
    {
      ...BLANK_LINE,
      group: 'LOAN',
      desc: `${EXTRA_DESC} ${product.name}`,
      refNo,
      product: plan.product,
      principalSatang: amountSatang,
      amountSatang,
      balanceSatang: balanceSatang - amountSatang,
      isExtra: true,
    },
  ];
}

const EXTRA_DESC = 'ชำระเพิ่มรายเดือน';

function loanLines(
  history: History,
  contract: OpenContract,
  month: number,
  room: Room,
): KepEntry[] {
  const due = dueOn(month);
  const { contractNo: refNo, product, plan, terms } = contract;
  if (isClosed(contract) || due < terms.firstDueOn) return [];
  const { name: desc } = product;
  const row = nextInstalment(contract, due);
  const interestArrearSatang = overdueInterest(contract);
  const regular: KepEntry = {
    ...BLANK_LINE,
    group: 'LOAN',
    desc,
    refNo,
    product: plan.product,
    period: row.no,
    days: row.days,
    principalSatang: row.principalSatang,
    interestSatang: row.interestSatang,
    amountSatang: row.totalSatang,
    balanceSatang: row.balanceSatang,
    owedSatang: contract.balanceSatang,
    ...(contract.accruedSatang > 0 && { carriedSatang: contract.accruedSatang }),
  };
  const overdue = overdueLine(contract.arrears, {
    product: plan.product,
    principalSatang: overduePrincipal(contract),
    interestSatang: interestArrearSatang,
    interestArrearSatang,
    balanceSatang: row.balanceSatang,
  });
  const extra = extraLine(history, contract, month, row.balanceSatang, room);
  return [...(row.totalSatang > 0 ? [regular] : []), ...overdue, ...extra];
}

function depositLines(history: History, month: number): KepEntry[] {
  return history.deposits.flatMap(({ plan, accountNo: refNo }) => {
    const { name: desc } = DEPOSIT_PRODUCTS[plan.product];
    const amountSatang = payrollsOf(plan)(month);
    if (amountSatang === 0) return [];
    const overdue = overdueOf(history, 'DEPOSIT').filter((arrear) => arrear.refNo === refNo);
    return [
      ...overdueLine(overdue),
      { ...BLANK_LINE, group: 'DEPOSIT', desc, refNo, amountSatang },
    ];
  });
}

const CREMATION_DESC = 'ฌาปนกิจสงเคราะห์';

function cremationLines(history: History, month: number): KepEntry[] {
  const amountSatang = history.cremationIn(month);
  const desc = `${CREMATION_DESC} (${amountSatang / CREMATION_PER_DEATH_SATANG} ศพ)`;
  const overdue = overdueOf(history, 'CREMATION').filter((arrear) => !isYearly(arrear));
  return [
    ...(amountSatang > 0
      ? [{ ...BLANK_LINE, group: 'CREMATION' as const, desc, refNo: '', amountSatang }]
      : []),
    // With several months' dues, the number of deaths of the first does not apply to all.
    ...overdueLine(overdue, { desc: CREMATION_DESC }),
  ];
}

/** Collects what the last dividend did not cover, and what is overdue of earlier ones. */
function yearlyLines({ billing: { arrears, unbilled } }: History): KepEntry[] {
  if (arrears.length + unbilled.length === 0) return [];
  const overdue = Map.groupBy(arrears.filter(isYearly), ({ group, refNo }) => `${group}/${refNo}`);
  return [
    ...unbilled.map(({ group, refNo, desc, satang: amountSatang }) => ({
      ...BLANK_LINE,
      group,
      refNo,
      desc,
      amountSatang,
    })),
    ...[...overdue.values()].flatMap((item) => overdueLine(item)),
  ];
}

/** Gives back an unclaimed surplus, up to the amount of the bill. */
function refundLine(history: History, month: number, totalSatang: number): KepEntry[] {
  const { facts, member, holding, paying } = history;
  const claimedSatang = heldBack(facts, member.membershipNo, billedUpTo(month));
  const back = Math.min(holding.heldSatang - claimedSatang, totalSatang);
  if (back <= 0 || paying.payer !== 'agency') return [];
  const desc = 'คืนเงินที่รับไว้เกิน';
  return [{ ...BLANK_LINE, group: 'REFUND', desc, refNo: '', amountSatang: -back }];
}

/** Returns what is collected of a month: all that must be paid, and of wishes what there is room for. */
function linesOf(history: History, month: number, room: Room): KepEntry[] {
  const lines = shareLines(history, month, room);
  for (const contract of history.bookings.contracts) {
    lines.push(...loanLines(history, contract, month, room));
  }
  lines.push(...depositLines(history, month), ...cremationLines(history, month));
  lines.push(...yearlyLines(history));
  return lines;
}

/** Returns what is left for wishes of the deductible part of the income, once all that must be paid is. */
function roomFor(history: History, month: number): Room {
  const { member, facts, paying, billing } = history;
  const wished = billing.monthlyShareSatang;
  const isLimited = paying.payer === 'agency' && hasIncome(member);
  if (!isLimited || (wished === 0 && facts.orders.length === 0)) {
    return { leftSatang: Number.POSITIVE_INFINITY };
  }
  const due = sumOf(linesOf(history, month, { leftSatang: 0 }));
  return { leftSatang: Math.max(0, deductibleSatang(member, month) - due) };
}

/** A bill, if there is anything to collect, and what making it changes. */
interface Made {
  readonly kep: Kep | undefined;
  readonly changes: Partial<Pick<Billing, 'unbilled' | 'shareLeftOutSatang'>>;
}

/** Makes the bill of a month on its bill day. */
export function makeBill(history: History, month: number): Made {
  const { payer, agency } = history.paying;
  if (payer === 'nobody') return { kep: undefined, changes: {} };
  const lines = withinIncome(history, month, linesOf(history, month, roomFor(history, month)));
  const share = lines.find((line) => line.group === 'SHARE' && !line.isArrears);
  const wished = monthlyShareSatang(history.member, month, history.billing.monthlyShareSatang);
  const leftOut = share && { shareLeftOutSatang: wished - share.amountSatang };
  const changes = { unbilled: [], ...leftOut };
  if (lines.length === 0) return { kep: undefined, changes };
  const entries = [...lines, ...refundLine(history, month, sumOf(lines))];
  const kep: Kep = {
    month,
    dueOn: dueOn(month),
    entries,
    totalSatang: sumOf(entries),
    payer,
    agency,
    isDue: false,
    posted: false,
    receivedSatang: 0,
    keptSatang: 0,
    reason: '',
  };
  return { kep, changes };
}
