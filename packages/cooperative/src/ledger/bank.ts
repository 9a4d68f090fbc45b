import type { Books } from '../books.ts';
import { planOf, progressOfApplications } from '../facts/application-progress.ts';
import { asCarriedOut } from '../facts/carried-out.ts';
import { progressOfEnds } from '../facts/end-progress.ts';
import { progressOfRequests, type RequestProgress } from '../facts/request-progress.ts';
import { dayOf, endOfDay } from '../moments.ts';
import type { DepositItem } from '../money/deposits/deposits.ts';
import { paidDividends } from '../money/dividend/dividend-payout.ts';
import type { Records } from '../money/records.ts';
import { settlementSums } from '../money/settlement-lines.ts';
import type { ShareItem } from '../money/shares/shares.ts';
import { postingsOf } from './postings.ts';

// The bank's own statement: money taken by the cashier, paid by requests, or leaving the books. It knows nothing of
// bills and receipts; transfers from agencies are compared per agency.

/** Money received on a day, or paid out if negative. */
interface BankLine {
  readonly on: string;
  readonly satang: number;
}

// Movements at the counter that come from the seed; the statements of the books are their only record.
const SHARES_BY_SEED: readonly ShareItem[] = ['opening', 'special'];
const DEPOSITS_BY_SEED: readonly DepositItem[] = ['open', 'cash-in', 'cash-out', 'close'];

function bySeed({ shares, deposits, contracts, facts, settlement }: Records): BankLine[] {
  const plans = new Set(
    facts.movements.flatMap((movement) => (movement.kind === 'borrow' ? movement.plan : [])),
  );
  return [
    ...shares.entries
      .filter((entry) => SHARES_BY_SEED.includes(entry.item))
      .map(({ on, amountSatang }) => ({ on, satang: amountSatang })),
    ...deposits
      .flatMap(({ entries }) => entries)
      .filter((entry) => DEPOSITS_BY_SEED.includes(entry.item))
      .filter((entry) => entry.item !== 'close' || entry.on !== settlement?.on)
      .map(({ on, deltaSatang }) => ({ on, satang: deltaSatang })),
    ...contracts
      .filter(({ plan }) => !plans.has(plan))
      .map(({ plan }) => ({ on: plan.disbursedOn, satang: -plan.principalSatang })),
  ];
}

/** Reads a settlement sheet: insurers' payments for debts came in, the remainder went out; so did later payments. */
function ofSettlement({ settlement, vouchers }: Records): BankLine[] {
  if (!settlement) return [];
  const { on, lines } = settlement;
  const insured = lines
    .filter(({ kind }) => kind === 'INSURANCE' || kind === 'CREMATION')
    .reduce((sum, line) => sum + line.usedSatang, 0);
  const later = vouchers.filter((voucher) => voucher.kind === 'paid-out' && voucher.on > on);
  return [
    { on, satang: insured - settlementSums(settlement).leftSatang },
    ...later.map((voucher) => ({ on: voucher.on, satang: -voucher.satang })),
  ];
}

/** Returns what was paid towards contracts on a day without a cashier's receipt. */
function paidOff({ contracts }: Records, contractNo: string, day: string): number {
  const rows = contracts.find((contract) => contract.contractNo === contractNo)?.rows ?? [];
  return rows
    .filter(({ on, item, slipNo }) => on === day && item === 'counter' && /^\d/.test(slipNo))
    .reduce((sum, row) => sum + row.principalSatang + row.interestSatang, 0);
}

/** Returns the repayments by request: the requested amount, or what closed the contract on the day. */
function repayments(records: Records, requests: readonly RequestProgress[]): BankLine[] {
  const repays = requests.filter(({ fact }) => fact.value.type === 'REPAY');
  const days = Map.groupBy(repays, ({ fact, effectiveOn }) => `${effectiveOn} ${fact.value.refNo}`);
  return [...days].map(([key, all]) => {
    const [on = '', contractNo = ''] = key.split(' ');
    const closes = all.some(({ fact }) => fact.value.closes);
    const parts = all.filter(({ fact }) => !fact.value.closes);
    const sumSatang = parts.reduce((sum, { fact }) => sum + fact.value.amountSatang, 0);
    return {
      on,
      satang: closes ? Math.max(sumSatang, paidOff(records, contractNo, on)) : sumSatang,
    };
  });
}

/** Returns what any other request says was paid. */
function ofRequest({ fact, effectiveOn: on }: RequestProgress): BankLine[] {
  const { type, amountSatang } = fact.value;
  switch (type) {
    case 'BUY_SHARES':
      return [{ on, satang: amountSatang }];
    case 'CLAIM_HELD':
    case 'WITHDRAW':
    case 'EMERGENCY_LOAN':
      return [{ on, satang: -amountSatang }];
    case 'REPAY':
    case 'SUBSCRIBE':
    case 'CHANGE_SHARE':
    case 'MONTHLY_REPAY':
      return [];
  }
}

/** Returns the parts of new contracts that were kept back for the old ones of their kind. */
function setOff({ contracts, settlement }: Records): BankLine[] {
  return contracts
    .flatMap(({ rows }) => rows)
    .filter(({ item, on }) => item === 'set-off' && (!settlement || on < settlement.on))
    .map(({ on, principalSatang, interestSatang }) => ({
      on,
      satang: principalSatang + interestSatang,
    }));
}

/** Returns the part of the dividends that appears in none of the member's books. */
function dividends(records: Records, since: string): BankLine[] {
  const bookedEntries = [
    ...records.shares.entries,
    ...records.deposits.flatMap(({ entries }) => entries),
  ];
  return paidDividends(records, since).map(({ on, netSatang }) => {
    const booked = bookedEntries.filter((entry) => entry.item === 'dividend' && entry.on === on);
    const satang = booked.reduce(
      (sum, entry) => sum + ('deltaSatang' in entry ? entry.deltaSatang : entry.amountSatang),
      -netSatang,
    );
    return { on, satang };
  });
}

/** Returns the cheques that the bank gave back. */
function bounced({ overlay }: Pick<Books, 'overlay'>, membershipNo: string): BankLine[] {
  const paid = overlay.all('payment', membershipNo);
  return overlay.all('payment-bounced', membershipNo).map(({ at, value }) => {
    const cheque = paid.find((fact) => fact.value.slipNo === value.slipNo);
    return { on: dayOf(at), satang: -(cheque?.value.satang ?? 0) };
  });
}

/** Returns the lines of the bank's statement after a day that concern one member. */
function bankLines(
  { overlay }: Pick<Books, 'overlay'>,
  records: Records,
  since: string,
): BankLine[] {
  const { view, member } = records;
  const { membershipNo } = member;
  const now = endOfDay(view.asOf) - 1;
  const ends = progressOfEnds(overlay, member.no, now + 1);
  const progresses = progressOfRequests(overlay, membershipNo, now, ends);
  const requests = asCarriedOut(progresses, records, now);
  const lines = [
    ...bySeed(records),
    ...overlay
      .all('payment', membershipNo)
      .map(({ at, value }) => ({ on: dayOf(at), satang: value.satang })),
    ...bounced({ overlay }, membershipNo),
    ...repayments(records, requests),
    ...requests.flatMap(ofRequest),
    ...progressOfApplications(overlay, membershipNo, now, ends).map((progress) => ({
      on: progress.effectiveOn,
      satang: -planOf(progress).principalSatang,
    })),
    ...ofSettlement(records),
    ...setOff(records),
    ...dividends(records, since),
  ];
  return lines.filter(({ on }) => on > since && on <= view.asOf);
}

/** Returns the bank account as the members' books move it, except for what comes from agencies. */
function bankPostings(records: Records, since: string): BankLine[] {
  return postingsOf(records, since).flatMap(({ on, debit, credit, satang }) => {
    if (debit === 'CASH') return credit === 'AGENCIES' ? [] : [{ on, satang }];
    return credit === 'CASH' ? [{ on, satang: -satang }] : [];
  });
}

/** Returns the sums of the bank's statement and of the bank account, in satang by day. */
export function bankDays(
  world: Pick<Books, 'overlay'>,
  records: Records,
  since: string,
): { readonly on: string; readonly statedSatang: number; readonly bookedSatang: number }[] {
  const days = new Map<string, { stated: number; booked: number }>();
  const sumsOn = (on: string) => {
    const day = days.get(on) ?? { stated: 0, booked: 0 };
    days.set(on, day);
    return day;
  };
  for (const { on, satang } of bankLines(world, records, since)) sumsOn(on).stated += satang;
  for (const { on, satang } of bankPostings(records, since)) sumsOn(on).booked += satang;
  return [...days].map(([on, day]) => ({ on, statedSatang: day.stated, bookedSatang: day.booked }));
}
