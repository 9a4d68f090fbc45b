import { deriveCremation } from '../../cremation/cremation-members.ts';
import { lastApprovedYear, payDay } from '../../rules/dividend-rates.ts';
import { lastDayOf } from '../../rules/fiscal-year.ts';
import { DEPOSIT_PRODUCTS } from '../../rules/products.ts';
import { arrearOf, type Paid } from '../arrears.ts';
import { addShares, numbered, type VoucherKind } from '../bookings.ts';
import { deriveDeposits } from '../deposits/deposits.ts';
import { deriveDividend } from '../dividend/dividend.ts';
import { dividendBase } from '../dividend/dividend-payout.ts';
import type { History } from '../history-state.ts';
import { addHeld } from '../holding.ts';
import { payoffSatang } from '../loans/loans.ts';
import type { Ends } from '../money-facts.ts';
import { payDebts, payOut } from '../movements.ts';
import type { SettlementLine } from '../settlement-lines.ts';
import { giveBack, insuredSatang } from './estate.ts';

// The settlement of a membership (domain.md F): all assets are set against all debts, in one receipt. Insurers pay
// first, then shares, held money, and deposits; the oldest contract is paid first, dues last.

type Line = Omit<SettlementLine, 'usedSatang'>;

/** An asset of the member that pays debts. `take` books the used part once the sum is known. */
interface Source extends Line {
  readonly take: (satang: number) => void;
}

const sumOf = (all: readonly { readonly satang: number }[]) =>
  all.reduce((sum, item) => sum + item.satang, 0);

const line = (
  kind: Line['kind'],
  name: string,
  satang: number,
  more: Partial<Line> = {},
): Line => ({
  kind,
  name,
  satang,
  refNo: '',
  interestSatang: 0,
  ...more,
});

type Ending = Pick<Ends, 'how' | 'on' | 'welfareSatang' | 'diedOn'>;

/** Returns the payments of the loan insurance and the cremation associations when a member dies. */
function insurers(history: History, paid: Paid, { how, diedOn = paid.on }: Ending): Source[] {
  if (how !== 'เสียชีวิต') return [];
  const { view, member, bookings } = history;
  const take = (satang: number) =>
    void bookings.vouchers.push({ ...paid, kind: 'insurance', satang, keptSatang: 0 });
  return [
    line('INSURANCE', 'ประกันสินเชื่อ', insuredSatang(history, diedOn)),
    ...deriveCremation({ ...view, asOf: paid.on }, member).map(({ association }) =>
      line('CREMATION', association.name, association.benefitSatang),
    ),
  ].map((other) => ({ ...other, take }));
}

/** Returns dividend and refund of a year that is approved but not yet paid, satang. */
function unpaidDividend(history: History, on: string): number {
  const year = lastApprovedYear(on);
  if (payDay(year) <= on || history.member.joinedOn > lastDayOf(year)) return 0;
  return deriveDividend({ ...dividendBase(history, on), settlement: { on } }, year).netSatang;
}

/** Receives money due to the member on this day: it is held, and pays debts from there. */
function receive(history: History, paid: Paid, kind: VoucherKind, satang: number): void {
  if (satang === 0) return;
  addHeld(history.holding, paid.on, satang);
  history.bookings.vouchers.push({ ...paid, kind, satang, keptSatang: satang });
}

/** Returns the held money, including what comes on this day or was given back on it. */
function held(
  history: History,
  paid: Paid,
  { welfareSatang }: Ending,
  returned: ReturnType<typeof giveBack>,
): Source[] {
  const heldSatang = history.holding.heldSatang - sumOf(returned);
  const dividend = unpaidDividend(history, paid.on);
  receive(history, paid, 'dividend', dividend);
  receive(history, paid, 'welfare', welfareSatang);
  const take = (satang: number) => {
    addHeld(history.holding, paid.on, -satang);
    history.bookings.vouchers.push({ ...paid, kind: 'held', satang, keptSatang: 0 });
  };
  return [
    line('HELD', 'เงินรอคืน', heldSatang),
    line('DIVIDEND', 'ปันผลและเฉลี่ยคืนที่อนุมัติแล้วยังไม่จ่าย', dividend),
    line('WELFARE', 'สวัสดิการสงเคราะห์ครอบครัว', welfareSatang),
    ...returned.map(({ name, satang, ...more }) => line('RETURNED', name, satang, more)),
  ].map((other) => ({ ...other, take }));
}

function shares(history: History, paid: Paid): Source {
  const satang = history.bookings.shares.at(-1)?.balanceSatang ?? 0;
  const take = (used: number) => addShares(history.bookings, paid, 'set-off', -used);
  return { ...line('SHARES', 'ทุนเรือนหุ้น', satang), take };
}

/** Returns the accounts as they close on this day, with interest up to the evening before. */
function deposits(history: History, { on }: Paid): Source[] {
  const used = new Map<string, number>();
  history.closing = { on, used };
  const accounts = deriveDeposits({ ...history, view: { ...history.view, asOf: on } });
  return accounts.flatMap(({ accountNo, plan, entries }): Source[] => {
    const closed = entries.findLast((entry) => entry.item === 'close' && entry.on === on);
    if (!closed) return [];
    const interest = entries.findLast((entry) => entry.item === 'interest' && entry.on === on);
    const more = { refNo: accountNo, interestSatang: interest?.deltaSatang ?? 0 };
    const { name } = DEPOSIT_PRODUCTS[plan.product];
    const take = (satang: number) => void used.set(accountNo, satang);
    return [{ ...line('DEPOSIT', name, -closed.deltaSatang, more), take }];
  });
}

/** Lets what the last dividend did not cover be owed though there is no bill any more. */
function callRests(history: History): void {
  for (const { satang, ...rest } of history.billing.unbilled) {
    const arrear = arrearOf({ ...rest, period: 0 }, satang);
    history.billing.arrears.push(arrear);
    history.billing.carried.push(arrear);
  }
  history.billing.unbilled = [];
}

/** Returns the debts: each contract with its interest, then dues and premiums. Outstanding savings are waived. */
function debts(history: History, on: string): Line[] {
  callRests(history);
  for (const arrear of history.billing.arrears) {
    const isSaving = arrear.group === 'SHARE' || arrear.group === 'DEPOSIT';
    if (isSaving) Object.assign(arrear, { principalSatang: 0, settledOn: on });
  }
  const dues = history.billing.arrears.reduce((sum, arrear) => sum + arrear.principalSatang, 0);
  return [
    ...history.bookings.contracts.map((contract) => {
      const satang = payoffSatang(contract, on);
      const more = { refNo: contract.contractNo, interestSatang: satang - contract.balanceSatang };
      return line('LOAN', contract.product.name, satang, more);
    }),
    line('DUES', 'ฌาปนกิจสงเคราะห์และเบี้ยประกันค้างชำระ', dues),
  ];
}

/** Distributes a sum over lines, the first one first. */
function spread<T extends Line>(lines: readonly T[], satang: number): (T & SettlementLine)[] {
  let left = satang;
  return lines
    .filter((other) => other.satang > 0)
    .map((other) => {
      const usedSatang = Math.min(left, other.satang);
      left -= usedSatang;
      return { ...other, usedSatang };
    });
}

/** Ends a membership on a day: sets off, closes the accounts, pays out the rest; bills nothing more. */
export function settle(history: History, ends: Ending): void {
  if (history.settlement) return;
  const { how, on, diedOn } = ends;
  const paid = numbered(history, on);
  const returned = diedOn === undefined ? [] : giveBack(history, paid, diedOn);
  const owed = debts(history, on);
  const owned = [
    ...insurers(history, paid, ends),
    shares(history, paid),
    ...held(history, paid, ends, returned),
    ...deposits(history, paid),
  ];
  const used = Math.min(sumOf(owed), sumOf(owned));
  const sources = spread(owned, used);
  for (const { usedSatang, take } of sources) if (usedSatang > 0) take(usedSatang);
  payDebts(history, paid, used, 'set-off');
  for (const contract of history.bookings.contracts) contract.settledOn = on;
  payOut(history, paid, history.holding.heldSatang);
  const balanceSatang = history.bookings.shares.at(-1)?.balanceSatang ?? 0;
  if (balanceSatang > 0) addShares(history.bookings, paid, 'refund', -balanceSatang);
  history.paying.payer = 'nobody';
  const lines = [...sources.map(({ take: _, ...line }) => line), ...spread(owed, used)];
  history.settlement = { how, on, lines };
}
