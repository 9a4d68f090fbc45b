import { dayOf, today } from '@coop/cooperative/moments';
import { owedSatang } from '@coop/cooperative/money/arrears';
import {
  isClosed,
  type LoanContract,
  overdueInterest,
  overduePrincipal,
  payoffSatang,
} from '@coop/cooperative/money/loans/loans';
import type { Records } from '@coop/cooperative/money/records';
import { fullName } from '@coop/cooperative/people/member';
import { isSamePlan } from '@coop/cooperative/people/person/plans';
import { recvPeriod } from '@coop/cooperative/remittance/sheet';
import { guaranteesOf } from '@coop/cooperative/requests/guarantees';
import { isCallOver } from '@coop/cooperative/requests/settlement-sheet';
import { isDueDay } from '@coop/cooperative/rules/due-day';
import { toWire } from '@coop/format/money';
import * as z from 'zod/mini';
import { nextReceiptNo } from '../../world/desk/receipt-book.ts';
import { recordsNow } from '../../world/records-now.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { oneNamed, only, WorldName } from '../strict/fields.ts';
import {
  Baht,
  listed,
  MemberNo,
  memberNamed,
  type Named,
  notThere,
  refused,
  satangOf,
} from './named.ts';
import { refuseForClosed } from './requests.ts';

export const Payment = only({
  world: WorldName,
  member: MemberNo,
  /** Number of the contract; defaults to arrears of any kind. */
  for: z
    .optional(z.string().check(z.minLength(1), z.maxLength(40)))
    .check(z.meta({ title: 'ชำระอะไร' })),
  amount: Baht,
  channel: oneNamed({ counter: 'เคาน์เตอร์', transfer: 'โอนเข้าบัญชีสหกรณ์' }).check(
    z.meta({ title: 'ช่องทาง' }),
  ),
  /** The guarantor who pays for a contract in the member's place. */
  from: z.optional(MemberNo).check(
    z.meta({
      title: 'ผู้ค้ำประกันที่ชำระแทน (เลขทะเบียน)',
      description: 'ใช้กับการชำระสัญญา เว้นว่างถ้าผู้กู้ชำระเอง',
    }),
  ),
  /** Accepts more than is owed; the rest is held for the next bill. */
  keep: z
    ._default(z.boolean(), false)
    .check(z.meta({ title: 'รับเกินยอดค้างได้ ส่วนที่เกินเก็บไว้เป็นเงินรอคืนของสมาชิก' })),
});

function overdueLines({ carried }: Records) {
  return carried
    .filter((arrear) => owedSatang(arrear) > 0)
    .map((arrear) => ({
      period: recvPeriod(arrear.month),
      group: arrear.group,
      desc: arrear.desc,
      refNo: arrear.refNo,
      satang: owedSatang(arrear),
    }));
}

const sumOf = (lines: readonly { readonly satang: number }[]) =>
  lines.reduce((sum, line) => sum + line.satang, 0);

/** Returns the bill that a member without an agency pays by the end of the month; undefined for everybody else. */
function ownBill({ keps }: Records) {
  const newest = [...keps.values()].at(-1);
  return newest && newest.payer === 'self' && !newest.isDue ? newest : undefined;
}

/** Returns what the last dividend did not cover, which may be paid before the next bill asks for it. */
function unbilledRow({ unbilled }: Records) {
  const [first] = unbilled;
  return first && { period: recvPeriod(first.month), satang: sumOf(unbilled) };
}

/** Returns what is overdue of a contract: its unpaid bills, or all that a settlement left once it should be paid. */
function overdueOf(contract: LoanContract, day: string): number {
  if (isCallOver(contract.settledOn, day)) return payoffSatang(contract, day);
  return overdueInterest(contract) + overduePrincipal(contract);
}

function contractRow(contract: LoanContract, day: string) {
  return {
    contractNo: contract.contractNo,
    desc: contract.product.name,
    balance: toWire(contract.balanceSatang),
    overdue: toWire(overdueOf(contract, day)),
    /** Amount that closes it today. */
    payoff: toWire(payoffSatang(contract, day)),
  };
}

const openOf = ({ contracts }: Records) => contracts.filter((contract) => !isClosed(contract));

/** Returns what is overdue by line and month, and what would pay off each contract today. */
export function showOwed(world: World, { member }: { readonly member: string }) {
  const { no, subject } = memberNamed(world, member);
  const records = recordsNow(world, no);
  const lines = overdueLines(records);
  const bill = ownBill(records);
  const unbilled = unbilledRow(records);
  const day = today(world.clock);
  return {
    member: subject,
    name: fullName(records.member),
    on: day,
    overdue: toWire(sumOf(lines)),
    lines: lines.map(({ satang, ...line }) => ({ ...line, owed: toWire(satang) })),
    contracts: openOf(records).map((contract) => contractRow(contract, day)),
    /** Money that comes back with the next bill. */
    held: toWire(records.heldSatang),
    ...(unbilled && { unbilled: { period: unbilled.period, total: toWire(unbilled.satang) } }),
    ...(bill && { bill: { period: recvPeriod(bill.month), total: toWire(bill.totalSatang) } }),
  };
}

/**
 * Returns whether the payment closes the contract.
 * @throws TRPCError if it is not the member's, or the amount is too high
 */
function closesContract(
  records: Records,
  contractNo: string,
  satang: number,
  day: string,
): boolean {
  const contract = records.contracts.find((loanContract) => loanContract.contractNo === contractNo);
  if (!contract) {
    const known = listed(openOf(records).map((loanContract) => loanContract.contractNo));
    const whose = records.member.membershipNo;
    throw notThere(`${whose} has no contract ${contractNo}; those that are owed: ${known}`);
  }
  if (isClosed(contract)) throw refused(`${contractNo} is paid off already`);
  const payoff = payoffSatang(contract, day);
  if (satang <= payoff) return satang === payoff;
  throw refused(
    `${toWire(satang)} is more than ${contractNo} needs today: ${toWire(payoff)} closes it`,
  );
}

/** @throws TRPCError if nothing is owed, or less than is paid without `keep` */
function guardArrears(records: Records, { subject }: Named, satang: number, keep: boolean): void {
  const { unbilled } = records;
  const owed =
    sumOf([...overdueLines(records), ...unbilled]) + (ownBill(records)?.totalSatang ?? 0);
  const tooMuch = satang - owed;
  if (owed > 0 && (tooMuch <= 0 || keep)) return;
  if (owed > 0) {
    throw refused(
      `${subject} owes ${toWire(owed)}, and ${toWire(tooMuch)} would be left: with "keep": true it is held for the next bill`,
    );
  }
  const known = listed(openOf(records).map((contract) => contract.contractNo));
  throw refused(`${subject} has nothing overdue; a payment is then for a contract: ${known}`);
}

/** Until the bill of a due day is booked, it is unknown what a second payment would still settle. */
function guardDueDay(world: World, { subject }: Named, day: string): void {
  const paid = world.overlay.all('payment', subject).some((fact) => dayOf(fact.at) === day);
  if (!isDueDay(day) || !paid) return;
  throw refused(`${subject} has paid today, and ${day} is a due day: pay again tomorrow`);
}

/**
 * Returns the paying guarantor, if any.
 * @throws TRPCError if they do not guarantee the contract
 */
function payerOf(world: World, { no, subject }: Named, input: z.infer<typeof Payment>) {
  if (input.from === undefined) return {};
  const { no: guarantor, subject: payer } = memberNamed(world, input.from);
  const contract = world
    .records(no)
    .contracts.find((loanContract) => loanContract.contractNo === input.for);
  const found =
    contract &&
    guaranteesOf(world, no).received.find(({ plan }) => isSamePlan(plan, contract.plan));
  if (found?.guarantors.some((other) => other.no === guarantor)) return { guarantor };
  throw refused(`${payer} guarantees no contract ${input.for ?? ''} of ${subject}`);
}

/** Takes a payment at the counter or by transfer, and returns what is owed after it. */
export function takePayment(world: World, input: z.infer<typeof Payment>) {
  const named = memberNamed(world, input.member);
  const satang = satangOf(input.amount);
  if (satang === 0) throw refused('a payment is more than 0.00');
  const day = today(world.clock);
  guardDueDay(world, named, day);
  const records = recordsNow(world, named.no);
  const { for: refNo = '', channel } = input;
  if (refNo === '') guardArrears(records, named, satang, input.keep);
  const closes = refNo !== '' && closesContract(records, refNo, satang, day);
  const payer = payerOf(world, named, input);
  const slipNo = nextReceiptNo(world, channel);
  recordNow(world, 'payment', named.subject, { refNo, satang, channel, closes, slipNo, ...payer });
  if (closes) refuseForClosed(world, named.subject, refNo);
  return { closes, receipt: slipNo, ...showOwed(world, input) };
}
