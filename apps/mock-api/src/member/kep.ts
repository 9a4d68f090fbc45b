import type {
  KepBill,
  KepChange as KepChangeWire,
  KepDetail,
  KepLine,
  KepMonth,
  MemberKep,
} from '@coop/contracts/member/kep';
import type { ArrearsPayment, PaymentReceipt } from '@coop/contracts/member/payments';
import { type Arrear, owedSatang, sumOwed } from '@coop/cooperative/money/arrears';
import { lastBilledMonth } from '@coop/cooperative/money/bills/bill-day';
import { descOf, type Kep, type KepEntry } from '@coop/cooperative/money/bills/collection';
import { deriveKepChanges, type KepChange } from '@coop/cooperative/money/bills/kep-changes';
import { deriveReceipt } from '@coop/cooperative/money/bills/kep-receipt';
import { type ReceiptKind, receiptsOf } from '@coop/cooperative/money/bills/receipts';
import { kepOf, type Records } from '@coop/cooperative/money/records';
import { agencyAt } from '@coop/cooperative/people/agency';
import { monthOf, recvPeriod } from '@coop/cooperative/remittance/sheet';
import { BANK_ACCOUNTS, paymentQr } from '@coop/cooperative/rules/bank-accounts';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { toWire } from '@coop/format/money';
import type { HandlersOf } from '../call/handler.ts';
import { wireCause } from '../call/wire-cause.ts';
import { notFound } from '../call/wire-error.ts';
import { kepPaper, paymentPaper } from '../paper/verify/receipt.ts';
import { stamp } from '../paper/verify/stamp.ts';
import { overduePaper } from '../paper/verify/statement.ts';
import { recordsPaid } from '../world/records-now.ts';
import type { World } from '../world/world.ts';
import { wireHeld } from './held.ts';
import { paidBill } from './own/paid-bill.ts';

const LISTED_MONTHS = BY_LAWS.bills.months_listed;
/** Months that can be opened; well within the five years for which paid-off contracts stay on the portal. */
export const KEPT_MONTHS = BY_LAWS.bills.months_on_show;

/** Returns the collections of the last months, oldest first. */
export function lastKeps(records: Records, months: number): Kep[] {
  const last = lastBilledMonth(records.view.asOf);
  return Array.from({ length: months }, (_, i) => last - months + 1 + i).flatMap(
    (month) => kepOf(records, month) ?? [],
  );
}

function lineOf(entry: KepEntry, index: number): KepLine {
  const balance = entry.bookedBalanceSatang ?? entry.balanceSatang;
  return {
    seq_no: index + 1,
    item_group: entry.group,
    item_desc: descOf(entry),
    ref_no: entry.refNo,
    period: entry.period,
    interest_days: entry.days,
    principal: toWire(entry.principalSatang),
    interest: toWire(entry.interestSatang),
    interest_arrear: toWire(entry.interestArrearSatang),
    amount: toWire(entry.amountSatang),
    is_arrear: entry.isArrears,
    ...(entry.isExtra && { is_extra: true }),
    received_amount: toWire(entry.receivedSatang),
    item_balance: balance === undefined ? '' : toWire(balance),
  };
}

export function kepBill(kep: Kep): KepBill {
  return {
    recv_period: recvPeriod(kep.month),
    receive_amount: toWire(kep.totalSatang),
    posting_status: kep.posted ? '1' : '0',
    lines: kep.entries.map(lineOf),
    received_amount: toWire(kep.receivedSatang),
  };
}

export function kepChange(change: KepChange): KepChangeWire {
  return {
    item_group: change.group,
    item_desc: change.desc,
    ref_no: change.refNo,
    is_arrear: change.isArrears,
    ...(change.isExtra && { is_extra: true }),
    previous_amount: toWire(change.previousSatang),
    amount: toWire(change.amountSatang),
    difference: toWire(change.amountSatang - change.previousSatang),
    causes: change.causes.map(wireCause),
  };
}

/** Returns what is still owed today of a due bill's shortfall, and when the last of it was paid. */
function owedOf({ carried }: Records, { month, dueOn, isDue }: Kep) {
  const owed = isDue
    ? carried.filter(
        (arrear) => arrear.month <= month && (arrear.settledOn === '' || arrear.settledOn > dueOn),
      )
    : [];
  const isSettled = owed.every((arrear) => arrear.settledOn !== '');
  const days = owed.map((arrear) => arrear.settledOn).sort();
  return {
    outstanding_amount: toWire(sumOwed(owed)),
    settled_date: isSettled ? (days.at(-1) ?? '') : '',
  };
}

function monthRow(records: Records, now: Records, kep: Kep): KepMonth {
  const receipt = deriveReceipt(records, kep);
  return {
    recv_period: recvPeriod(kep.month),
    receive_amount: toWire(kep.totalSatang),
    posting_status: kep.posted ? '1' : '0',
    receipt_no: receipt.no,
    receipt_date: receipt.on,
    due_date: receipt.dueOn,
    received_amount: toWire(kep.receivedSatang),
    kept_amount: toWire(kep.keptSatang),
    short_reason: kep.reason,
    payer: kep.payer === 'agency' ? 'AGENCY' : 'SELF',
    ...owedOf(now, kep),
  };
}

/** Combines the months owed on one contract, on the shares, or on one kind of dues into one line. */
function overdueLines(owed: readonly Arrear[]): ArrearsPayment['lines'] {
  const lines = Map.groupBy(owed, ({ group, refNo }) => `${group}/${refNo}`);
  return [...lines.values()].map((months) => ({
    // With several months' dues, the number of deaths of the first does not apply to all.
    item_desc: months[0]?.desc.replace(/ \(\d+ ศพ\)$/, '') ?? '',
    ref_no: months[0]?.refNo ?? '',
    amount: toWire(sumOwed(months)),
  }));
}

/** Returns how to pay all arrears; undefined if there are none. */
function arrearsPayment(world: World, records: Records): ArrearsPayment | undefined {
  const { carried, member } = records;
  const owed = carried.filter((arrear) => arrear.settledOn === '' && owedSatang(arrear) > 0);
  const satang = sumOwed(owed);
  const last = owed.at(-1);
  if (!last || satang === 0) return undefined;
  return {
    amount: toWire(satang),
    payment_qr: paymentQr(member.membershipNo, recvPeriod(last.month).slice(2), satang),
    lines: overdueLines(owed),
    accounts: BANK_ACCOUNTS,
    verification: stamp(world, overduePaper(records)),
  };
}

const RECEIPTS = {
  counter: 'COUNTER',
  late: 'AGENCY',
  'paid-out': 'PAID_OUT',
} as const satisfies Record<ReceiptKind, PaymentReceipt['kind']>;

/** Returns the receipts of payments outside the collections, newest first. */
function paymentReceipts(world: World, records: Records): PaymentReceipt[] {
  return receiptsOf(records).map((voucher) => {
    const { kind, slipNo, on, satang, keptSatang } = voucher;
    return {
      receipt_no: slipNo,
      receipt_date: on,
      kind: RECEIPTS[kind],
      amount: toWire(satang),
      kept_amount: toWire(keptSatang),
      verification: stamp(world, paymentPaper(voucher)),
    };
  });
}

function list(world: World, records: Records): MemberKep {
  const now = recordsPaid(world, records.member.no);
  const held = wireHeld(records);
  const paid = paidBill(world, records);
  const receipts = paymentReceipts(world, now);
  const keps = lastKeps(records, LISTED_MONTHS).toReversed();
  const payment = arrearsPayment(world, now);
  return {
    as_of: records.view.asOf,
    months: keps.map((kep) => monthRow(records, now, kep)),
    ...(payment && { arrears_payment: payment }),
    ...(held && { held }),
    ...(paid && { paid_bill: paid }),
    ...(receipts.length > 0 && { receipts }),
  };
}

function detail(world: World, records: Records, kep: Kep): KepDetail {
  const { view, member } = records;
  const agency = agencyAt(kep.agency, view.population);
  const receipt = deriveReceipt(records, kep);
  const previous = kepOf(records, kep.month - 1);
  const paid = paidBill(world, records);
  return {
    as_of: view.asOf,
    ...monthRow(records, recordsPaid(world, member.no), kep),
    membership_no: member.membershipNo,
    prename: member.prename,
    member_name: member.firstName,
    member_surname: member.surname,
    member_group_no: agency.no,
    membgroup_desc: agency.name,
    share_balance: toWire(receipt.shareSatang),
    accum_interest: toWire(receipt.interestSatang),
    lines: kep.entries.map(lineOf),
    ...(previous && {
      previous_recv_period: recvPeriod(previous.month),
      previous_receive_amount: toWire(previous.totalSatang),
    }),
    changes: (deriveKepChanges(records, kep.month) ?? []).map(kepChange),
    ...(paid?.recv_period === recvPeriod(kep.month) && { paid_bill: paid }),
    verification: stamp(world, kepPaper(records, kep)),
  };
}

export const memberKepHandlers: HandlersOf<'memberKepList' | 'memberKepShow'> = {
  memberKepList({ world, no }) {
    return world.derived('kep', no, (records) => list(world, records));
  },

  memberKepShow({ body, world, no }) {
    const { recv_period } = body;
    const wanted = world.records(no);
    const month = monthOf(recv_period);
    const tooOld = month <= lastBilledMonth(wanted.view.asOf) - KEPT_MONTHS;
    const kep = tooOld ? undefined : kepOf(wanted, month);
    if (!kep) throw notFound();
    return world.derived(`kep/${recv_period}`, no, (records) => detail(world, records, kep));
  },
};
