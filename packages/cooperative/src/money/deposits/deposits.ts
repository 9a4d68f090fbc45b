import { addDays, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { createAccrual } from '@coop/finance/deposit-interest';
import { rateOn } from '@coop/finance/rates';
import { hashesOf, unitsOf } from '../../chance/hash.ts';
import type { View } from '../../chance/view.ts';
import type { Member } from '../../people/person/person.ts';
import type { DepositPlan } from '../../people/person/plans.ts';
import { maturityOf } from '../../plans/deposit-plans.ts';
import { workingDayIn } from '../../plans/working-day-in.ts';
import { DAY_COUNT, DEPOSIT_PRODUCTS, type DepositProduct } from '../../rules/products.ts';
import { feeOf, withdrawableSatang } from '../../rules/withdrawal.ts';
import type { History } from '../history-state.ts';
import { heldBack, isLeaving } from '../money-facts.ts';

/** Largest single withdrawal at the counter, satang. */
const MOST_BY_HAND = 20_000_00;

export type DepositItem =
  | 'open'
  | 'cash-in'
  | 'payroll'
  | 'paid-in'
  | 'cash-out'
  | 'request-out'
  | 'fee'
  | 'welfare'
  | 'dividend'
  | 'interest'
  | 'set-off'
  | 'close';

export interface DepositEntry {
  readonly on: string;
  readonly item: DepositItem;
  readonly deltaSatang: number;
  readonly balanceSatang: number;
  /** Rate of an interest entry, 1/100 percent per year. */
  readonly rate?: number;
}

const WITHDRAWALS: readonly DepositItem[] = ['cash-out', 'request-out'];

/** Returns how often a member has taken money out of an account in a month, given as `2026-11`. */
export function withdrawalsIn(entries: readonly DepositEntry[], month: string): number {
  return entries.filter(({ on, item }) => on.startsWith(month) && WITHDRAWALS.includes(item))
    .length;
}

export interface DepositAccountRecord {
  readonly accountNo: string;
  readonly plan: DepositPlan;
  readonly product: DepositProduct;
  readonly entries: readonly DepositEntry[];
  /** Requested withdrawals that the account was not enough for on their day, by number. */
  readonly untaken: readonly string[];
  readonly balanceSatang: number;
  readonly accruedSatang: number;
  readonly rate: number;
  readonly closed: boolean;
}

type Account = History['deposits'][number];

interface Wish {
  readonly on: string;
  readonly item: DepositItem;
  /** The amount, computed from the balance at that time. */
  readonly amount: (balanceSatang: number) => number;
  readonly requestNo?: string;
}

/** Returns the day on which an account matures or is closed with the membership; undefined while it stays open. */
function closesOn({ closing }: History, plan: DepositPlan): string | undefined {
  const matures = maturityOf(plan);
  return closing && (matures === undefined || closing.on < matures) ? closing.on : matures;
}

/** Draws the cash movements of a month. Each month has its own draw, so that later months do not change it. */
function cashWishes(
  view: View,
  member: Member,
  plan: DepositPlan,
  held: (on: string) => number,
): (month: number) => Wish[] {
  const salt = `${view.seed}/cash/${plan.product}`;
  const rollOf = hashesOf(salt, member.no);
  const drawIn = unitsOf(`${salt}/in`, member.no);
  const drawOut = unitsOf(`${salt}/out`, member.no);
  const product = DEPOSIT_PRODUCTS[plan.product];
  return (month) => {
    const wishes: Wish[] = [];
    if (drawIn(month) < 0.08) {
      const roll = rollOf(month);
      const amount = (1 + (roll % 50)) * 100_00;
      const on = workingDayIn(month, 3 + (roll % 20));
      wishes.push({ on, item: 'cash-in', amount: () => amount });
    }
    if (drawOut(month) < 0.14) {
      const roll = rollOf(month);
      const percent = 3 + (roll % 25);
      const on = workingDayIn(month, 8 + (roll % 19));
      wishes.push({
        on,
        item: 'cash-out',
        amount: (balance) => {
          const free = withdrawableSatang(product, balance, held(on));
          return -Math.floor(Math.min(MOST_BY_HAND, (free * percent) / 100) / 100_00) * 100_00;
        },
      });
    }
    return wishes;
  };
}

/** Returns dividends, and deposits and withdrawals that people requested. */
function askedFor(
  { facts, bookings: { credits } }: History,
  accountNo: string,
  product: DepositProduct,
): Wish[] {
  const dividends = credits
    .filter((credit) => credit.accountNo === accountNo)
    .map(({ on, satang }): Wish => ({ on, item: 'dividend', amount: () => satang }));
  const wishes = facts.movements.flatMap((movement): Wish[] => {
    if (movement.kind === 'welfare' && movement.accountNo === accountNo) {
      return [{ on: movement.on, item: 'welfare', amount: () => movement.satang }];
    }
    if (movement.kind !== 'withdraw' || movement.accountNo !== accountNo) return [];
    const { on, satang, requestNo } = movement;
    const amount = (balance: number) =>
      satang <= withdrawableSatang(product, balance, 0) ? -satang : 0;
    return [{ on, item: 'request-out', amount, ...(requestNo && { requestNo }) }];
  });
  return [...dividends, ...wishes];
}

/**
 * Returns the movements of an account in order of time. Those of one day stay in the order in which they are added:
 * interest is credited after the day's other movements, and closing comes last.
 */
function wishesOf(history: History, { plan, accountNo }: Account, product: DepositProduct): Wish[] {
  const { view, member } = history;
  const held = (on: string) => heldBack(history.facts, accountNo, on);
  const wishes: Wish[] = askedFor(history, accountNo, product);
  const opened = monthIndex(plan.openedOn);
  const matures = closesOn(history, plan);
  for (const { on, accountNo: to, amountSatang, byMember } of history.bookings.payrolls) {
    const item = byMember ? 'paid-in' : 'payroll';
    if (to === accountNo) wishes.push({ on, item, amount: () => amountSatang });
  }
  const cashIn = cashWishes(view, member, plan, held);
  // Who leaves, or has died, comes to the counter no more: the settlement is known beforehand.
  const isUsual = ({ on }: Wish) => !isLeaving(history.facts, on);
  const last = monthIndex(view.asOf);
  for (let month = opened; month <= last; month += 1) {
    if (plan.active && month > opened) wishes.push(...cashIn(month).filter(isUsual));
    for (const monthDay of product.creditedOn) {
      if (Number(monthDay.slice(0, 2)) !== (month % 12) + 1) continue;
      const on = `${startOfMonthIndex(month).slice(0, 5)}${monthDay}`;
      wishes.push({ on, item: 'interest', amount: () => 0 });
    }
  }
  if (matures) {
    wishes.push({ on: matures, item: 'interest', amount: () => 0 });
    const used = history.closing?.used.get(accountNo) ?? 0;
    wishes.push({ on: matures, item: 'set-off', amount: () => -used });
    wishes.push({ on: matures, item: 'close', amount: (balance) => -balance });
  }
  // Of a closed account nothing is left to be requested.
  const inRange = (wish: Wish) =>
    wish.on > plan.openedOn &&
    wish.on <= view.asOf &&
    (!matures || wish.on <= matures || wish.requestNo !== undefined);
  return wishes.filter(inRange).sort((a, b) => Number(a.on > b.on) - Number(a.on < b.on));
}

/**
 * Returns the fee of the withdrawal that was booked last, satang. It is not kept back beforehand, and a withdrawal at
 * the counter or one paid earlier than expected may incur one after all: then it takes what is left.
 */
function lastFee(
  { facts }: History,
  { accountNo }: Account,
  product: DepositProduct,
  entries: readonly DepositEntry[],
): number {
  const last = entries.at(-1);
  if (!last) return 0;
  const { on, deltaSatang, balanceSatang } = last;
  const earlier = withdrawalsIn(entries, on.slice(0, 7)) - 1;
  const left = withdrawableSatang(product, balanceSatang, heldBack(facts, accountNo, on));
  return Math.min(feeOf(accountNo, -deltaSatang, earlier), left);
}

function deriveAccount(history: History, account: Account): DepositAccountRecord {
  const { view } = history;
  const { plan, accountNo } = account;
  const product: DepositProduct = DEPOSIT_PRODUCTS[plan.product];
  const accrual = createAccrual(product.rates, DAY_COUNT, plan.openedOn);
  let balanceSatang = plan.openingSatang;
  const entries: DepositEntry[] = [
    { on: plan.openedOn, item: 'open', deltaSatang: plan.openingSatang, balanceSatang },
  ];
  // Accrues interest up to this evening; the balance has not changed since the last call.
  const earn = (evening: string) => accrual.advance(evening, balanceSatang);
  const matures = closesOn(history, plan);
  const untaken: string[] = [];
  let closed = false;
  for (const wish of wishesOf(history, account, product)) {
    let deltaSatang: number;
    if (wish.item === 'interest') {
      // The day of a withdrawal earns nothing, so a closing account earns up to the day before.
      earn(wish.on === matures ? addDays(wish.on, -1) : wish.on);
      deltaSatang = accrual.credit();
    } else {
      earn(addDays(wish.on, -1));
      deltaSatang = wish.amount(balanceSatang);
    }
    if (wish.item === 'close') closed = true;
    if (deltaSatang === 0 && wish.requestNo) untaken.push(wish.requestNo);
    if (deltaSatang === 0) continue;
    balanceSatang += deltaSatang;
    const { on, item } = wish;
    const rate = item === 'interest' ? { rate: rateOn(product.rates, on) } : undefined;
    entries.push({ on, item, deltaSatang, balanceSatang, ...rate });
    const feeSatang = WITHDRAWALS.includes(item) ? lastFee(history, account, product, entries) : 0;
    if (feeSatang === 0) continue;
    balanceSatang -= feeSatang;
    entries.push({ on, item: 'fee', deltaSatang: -feeSatang, balanceSatang });
  }
  earn(view.asOf);
  return {
    accountNo,
    plan,
    product,
    entries,
    untaken,
    balanceSatang,
    accruedSatang: accrual.credit(),
    rate: rateOn(product.rates, view.asOf),
    closed,
  };
}

/** Derives a member's accounts with every movement up to the view's day. */
export function deriveDeposits(history: History): DepositAccountRecord[] {
  return history.deposits.map((deposit) => deriveAccount(history, deposit));
}
