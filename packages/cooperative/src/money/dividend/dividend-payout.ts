import { toBuddhistYear } from '@coop/format/thai-date';
import { unit } from '../../chance/hash.ts';
import { personaOf } from '../../people/personas/personas.ts';
import { FIRST_INSTRUCTED_YEAR, isPaidAfter, payDay } from '../../rules/dividend-rates.ts';
import { fiscalYearOf } from '../../rules/fiscal-year.ts';
import { SHARE_UNIT_SATANG } from '../../rules/products.ts';
import { type Arrear, type Rest, sumOwed } from '../arrears.ts';
import { lastBilledMonth } from '../bills/bill-day.ts';
import type { Kep } from '../bills/collection.ts';
import { addShares, numbered } from '../bookings.ts';
import type { History } from '../history-state.ts';
import { debtSatang } from '../loans/loans.ts';
import { payDebts } from '../movements.ts';
import {
  DEBT,
  type DividendBase,
  type DividendDeduction,
  type DividendYear,
  deriveDividend,
  INSURANCE,
} from './dividend.ts';

// The dividend goes to the bank unless the member has a standing instruction.

/** Fractions of members whose dividend is paid into a deposit account, and into shares. */
const INTO = { deposit: 0.22, shares: 0.08 } as const;

export type PayoutWay =
  | { readonly way: 'bank' }
  | { readonly way: 'shares' }
  | { readonly way: 'deposit'; readonly accountNo: string };

/** Returns a member's standing instruction. The account must stay open and have existed in the first year. */
export function payoutWay({
  view,
  member,
  deposits,
}: Pick<History, 'view' | 'member' | 'deposits'>): PayoutWay {
  if (personaOf(member.no) || member.joinedOn >= `${FIRST_INSTRUCTED_YEAR}-01-01`)
    return { way: 'bank' };
  const draw = unit(`${view.seed}/dividend-into`, member.no);
  if (draw < INTO.shares) return { way: 'shares' };
  const account = deposits.find(
    ({ plan }) =>
      plan.active &&
      plan.product !== 'retirement' &&
      plan.openedOn < `${FIRST_INSTRUCTED_YEAR}-01-01`,
  );
  const wanted = draw < INTO.shares + INTO.deposit;
  return wanted && account ? { way: 'deposit', accountNo: account.accountNo } : { way: 'bank' };
}

/** Returns the part of the history that a dividend is computed from, on the day of the payout. */
export function dividendBase(history: History, on: string): DividendBase {
  const {
    view,
    member,
    national,
    settlement,
    bookings: { shares, contracts, vouchers },
    billing: { carried },
  } = history;
  return {
    view: { ...view, asOf: on },
    member,
    shares: { entries: shares },
    contracts,
    carried,
    vouchers,
    national,
    ...(settlement && { settlement }),
  };
}

/** Names a deduction. Those of a member are paid in advance: this dividend pays for the next year. */
export function deductionDesc({ code }: Pick<DividendDeduction, 'code'>, year: number): string {
  if (code === DEBT) return 'ชำระหนี้ที่ค้างเมื่อสิ้นสมาชิกภาพ';
  const words = code === INSURANCE ? 'เบี้ยประกันสินเชื่อ' : `ฌาปนกิจสงเคราะห์ ${code}`;
  return `${words} ปี ${toBuddhistYear(year + 1)}`;
}

/** Returns what a paid dividend did not cover of its deductions. */
function restsOf({ year, deductions }: DividendYear): Rest[] {
  return deductions
    .filter(({ shortfallSatang }) => shortfallSatang > 0)
    .map((deduction) => ({
      ...(deduction.code === INSURANCE
        ? { group: 'INSURANCE', refNo: '' }
        : { group: 'CREMATION', refNo: deduction.code }),
      desc: `${deductionDesc(deduction, year)} ส่วนที่ปันผลไม่พอหัก`,
      month: lastBilledMonth(payDay(year)) + 1,
      satang: deduction.shortfallSatang,
    }));
}

/** Books in which the rest of an advance may stand. */
interface Books {
  readonly unbilled: readonly Rest[];
  readonly keps: ReadonlyMap<number, Kep>;
  readonly carried: readonly Arrear[];
}

/** Returns what is owed of the advance of an association, billed or not, satang. */
export function advanceOwed({ unbilled, keps, carried }: Books, code: string): number {
  const isOwn = ({ group, refNo }: Pick<Rest, 'group' | 'refNo'>) =>
    group === 'CREMATION' && refNo === code;
  let satang = sumOwed(carried.filter(isOwn));
  for (const item of unbilled) if (isOwn(item)) satang += item.satang;
  for (const { isDue, entries } of keps.values()) {
    if (isDue) continue;
    for (const entry of entries) if (isOwn(entry) && !entry.isArrears) satang += entry.amountSatang;
  }
  return satang;
}

/** Pays what the settlement left unpaid out of a former member's dividend; the rest goes to the bank. */
function payDebt(history: History, on: string, year: number): void {
  if (!isPaidAfter(history.settlement?.on, year)) return;
  const base = dividendBase(history, on);
  const satang = Math.min(deriveDividend(base, year).netSatang, debtSatang(base, on));
  if (satang === 0) return;
  const paid = numbered(history, on);
  payDebts(history, paid, satang, 'set-off');
  history.bookings.vouchers.push({ ...paid, kind: 'dividend', satang, keptSatang: 0 });
}

/** Divides a dividend that buys shares: these are whole units, and the rest goes to the bank. */
export function inShares(netSatang: number) {
  const restSatang = netSatang % SHARE_UNIT_SATANG;
  return { shareSatang: netSatang - restSatang, restSatang };
}

/**
 * Returns the payouts of dividends up to the view's day, each to be applied on its day: what was not covered is billed,
 * and what is left follows the member's instruction.
 */
export function payouts(history: History): { on: string; apply: (history: History) => void }[] {
  const way = payoutWay(history);
  const joined = fiscalYearOf(history.member.joinedOn);
  const steps: ReturnType<typeof payouts> = [];
  const first = Math.max(FIRST_INSTRUCTED_YEAR, joined);
  for (let year = first; payDay(year) <= history.view.asOf; year += 1) {
    const on = payDay(year);
    steps.push({
      on,
      apply(history) {
        if (history.settlement) {
          payDebt(history, on, year);
          return;
        }
        const dividend = deriveDividend(dividendBase(history, on), year);
        const { netSatang } = dividend;
        history.billing.unbilled.push(...restsOf(dividend));
        if (way.way === 'deposit')
          history.bookings.credits.push({ on, accountNo: way.accountNo, satang: netSatang });
        const { shareSatang } = inShares(netSatang);
        if (way.way === 'shares' && shareSatang > 0) {
          addShares(history.bookings, numbered(history, on), 'dividend', shareSatang);
        }
      },
    });
  }
  return steps;
}

/** A paid dividend: the whole amount, and the part that the standing instruction leaves to the bank. */
export interface PaidDividend {
  readonly on: string;
  readonly netSatang: number;
  readonly bankSatang: number;
}

/** Returns the dividends paid after a day. */
export function paidDividends(
  records: DividendBase & { readonly dividendsTo: PayoutWay },
  since: string,
): PaidDividend[] {
  const { view, member, settlement, dividendsTo } = records;
  const found: PaidDividend[] = [];
  const left = settlement?.on ?? view.asOf;
  const joined = fiscalYearOf(member.joinedOn);
  for (let year = fiscalYearOf(since) - 1; payDay(year) <= view.asOf; year += 1) {
    const on = payDay(year);
    if (on <= since || year < joined || !isPaidAfter(settlement?.on, year)) continue;
    const { netSatang, lateRefund } = deriveDividend(records, year);
    if (lateRefund && lateRefund.on > since) {
      const { on: paidOn, satang } = lateRefund;
      found.push({ on: paidOn, netSatang: satang, bankSatang: satang });
    }
    const way = year < FIRST_INSTRUCTED_YEAR || on > left ? 'bank' : dividendsTo.way;
    const rest = way === 'shares' ? inShares(netSatang).restSatang : 0;
    found.push({ on, netSatang, bankSatang: way === 'bank' ? netSatang : rest });
  }
  return found;
}
