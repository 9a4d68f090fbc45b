import type { RequestStatus } from '@coop/contracts/member/requestpromoney';
import { addDays } from '@coop/finance/calendar';
import { formatSatang } from '@coop/format/money';
import type { Books } from '../books.ts';
import { unit } from '../chance/hash.ts';
import { asCarriedOut, isTakenOn } from '../facts/carried-out.ts';
import { approvalOf, progressOfRequests, type RequestProgress } from '../facts/request-progress.ts';
import type { MoneyRequestFact } from '../log/fact-values.ts';
import { morning, today } from '../moments.ts';
import { withdrawalsIn } from '../money/deposits/deposits.ts';
import { closedOn } from '../money/loans/loans.ts';
import type { Records } from '../money/records.ts';
import type { MoneyLimit } from '../money/standing/money-limits.ts';
import { personaOf } from '../people/personas/personas.ts';
import { feeOf } from '../rules/withdrawal.ts';
import { endsNow } from './membership.ts';

export interface MoneyRequestState {
  readonly fact: MoneyRequestFact;
  readonly log: readonly { status: RequestStatus; at: number }[];
  readonly status: RequestStatus;
  readonly refusal: string;
  /** Amount that was taken; a closing request takes what is owed on its day. What was asked for until then. */
  readonly satang: number;
  /** Bangkok day on which it takes effect, if known; empty if it never does. */
  readonly effectiveOn: string;
}

/** Returns the records of the evening before, or of today if a request was to take money today. */
function booksOf(world: Books, no: number, requests: readonly RequestProgress[]): Records {
  const day = today(world.clock);
  const isToday = requests.some((request) => isTakenOn(request, day, world.clock.now()));
  return isToday ? world.recordsOn(no, day) : world.records(no);
}

/**
 * Returns the steps of a request, ended where nothing of it goes on: another monthly share was approved, the contract of
 * an order is paid off, or the membership is over.
 */
function overBy(
  progress: RequestProgress,
  all: readonly RequestProgress[],
  { contracts, settlement }: Records,
): RequestProgress['log'] {
  const { fact, log } = progress;
  const { type, refNo } = fact.value;
  const isLasting = type === 'CHANGE_SHARE' || type === 'MONTHLY_REPAY';
  if (!isLasting || log.at(-1)?.status !== 'อนุมัติ') return log;
  const approvedAt = approvalOf(progress);
  const newer = all
    .filter(
      (requestProgress) => type === 'CHANGE_SHARE' && requestProgress.fact.value.type === type,
    )
    .map(approvalOf)
    .filter((instant) => instant > approvedAt);
  const contract = contracts.find((loanContract) => loanContract.contractNo === refNo);
  const days = [settlement?.on, contract && closedOn(contract)].flatMap((day) => day ?? []);
  const ends = [...newer, ...days.map((day) => morning(addDays(day, 1)))];
  if (ends.length === 0) return log;
  return [...log, { status: 'สิ้นสุด', at: Math.max(approvedAt, Math.min(...ends)) }];
}

/** Returns the requests of a member, oldest first, each in its state at the time of the clock. */
export function requestsOf(world: Books, subject: string): MoneyRequestState[] {
  const now = world.clock.now();
  const ends = endsNow(world, Number(subject));
  const all = progressOfRequests(world.overlay, subject, now, ends);
  if (all.length === 0) return [];
  const records = booksOf(world, Number(subject), all);
  return asCarriedOut(all, records, now).map((progress) => {
    const log = overBy(progress, all, records).filter((step) => step.at <= now);
    const { refusal, effectiveOn } = progress;
    const { value } = progress.fact;
    const taken = records.vouchers.find((voucher) => voucher.requestNo === value.requestNo);
    return {
      fact: value,
      satang: taken?.satang ?? value.amountSatang,
      log,
      status: log.at(-1)?.status ?? 'ส่งแล้ว',
      refusal,
      effectiveOn,
    };
  });
}

const DEAD: readonly RequestStatus[] = ['ยกเลิก', 'ไม่อนุมัติ'];

/** Returns whether a request still counts, because it is not on the day's records yet. */
export function isPending({ status, effectiveOn }: MoneyRequestState, asOf: string): boolean {
  return !DEAD.includes(status) && (effectiveOn === '' || effectiveOn > asOf);
}

/** Returns whether two withdrawals may be paid in one month; one without a day may be. */
function inOneMonth(text: string, other: string): boolean {
  return text === '' || other === '' || text.slice(0, 7) === other.slice(0, 7);
}

/**
 * Returns how many withdrawals from an account may come before one that is paid on a day in its month: those on record,
 * and those that wait.
 * @param on day on which it is paid; empty if that is not known
 */
function earlierInMonth(
  { deposits, view }: Records,
  pending: readonly MoneyRequestState[],
  accountNo: string,
  on: string,
): number {
  const entries = deposits.find((deposit) => deposit.accountNo === accountNo)?.entries ?? [];
  const month = (on || addDays(view.asOf, 1)).slice(0, 7);
  const waiting = pending.filter(({ effectiveOn }) => inOneMonth(effectiveOn, on));
  return withdrawalsIn(entries, month) + waiting.length;
}

/** Returns the requests of a kind about one account or contract that are not on record yet. */
function pendingAlike(
  requests: readonly MoneyRequestState[],
  { type, refNo }: Pick<MoneyLimit, 'type' | 'refNo'>,
  asOf: string,
): MoneyRequestState[] {
  return requests.filter(
    (request) =>
      request.fact.type === type && request.fact.refNo === refNo && isPending(request, asOf),
  );
}

/** Returns whether a withdrawal that is paid on a day, after those that wait, is one with a fee. */
export function hasFee(
  records: Records,
  requests: readonly MoneyRequestState[],
  limit: Pick<MoneyLimit, 'type' | 'refNo'>,
  on: string,
): boolean {
  const { refNo } = limit;
  const pending = pendingAlike(requests, limit, records.view.asOf);
  return feeOf(refNo, 1_00, earlierInMonth(records, pending, refNo, on)) > 0;
}

/** Returns what requests that are not on record yet will take, fees included, satang. */
function takenBy(records: Records, pending: readonly MoneyRequestState[]): number {
  let taken = 0;
  for (const [index, { fact, effectiveOn }] of pending.entries()) {
    const { type, refNo, amountSatang } = fact;
    taken += amountSatang;
    if (type !== 'WITHDRAW') continue;
    const earlier = earlierInMonth(records, pending.slice(0, index), refNo, effectiveOn);
    taken += feeOf(refNo, amountSatang, earlier);
  }
  return taken;
}

/** Returns what requests that are not on record yet will take from an account, fees included, satang. */
export function waitingSatang(
  records: Records,
  requests: readonly MoneyRequestState[],
  refNo: string,
): number {
  return takenBy(records, pendingAlike(requests, { type: 'WITHDRAW', refNo }, records.view.asOf));
}

/** Reduces the limit of withdrawals by the fee of a further one in the month. */
function withFee(limit: MoneyLimit, leftSatang: number): MoneyLimit {
  const maxSatang = Math.max(0, leftSatang - feeOf(limit.refNo, leftSatang, 1));
  return { ...limit, maxSatang, reason: `${limit.reason} ถอนครั้งที่สองขึ้นไปของเดือนมีค่าธรรมเนียม` };
}

/** Says of a limit with too little left for the least that it cannot be used. */
function orWhyNot(limit: MoneyLimit): MoneyLimit {
  const { minSatang, maxSatang, reason } = limit;
  if (maxSatang === 0 || maxSatang >= minSatang) return limit;
  const why = `ขณะนี้เหลือ ${formatSatang(maxSatang)} บาท ไม่ถึงขั้นต่ำ ${formatSatang(minSatang)} บาท จึงยังขอไม่ได้`;
  return { ...limit, reason: `${why} ${reason}` };
}

/**
 * Subtracts requests that are not on record yet from the limits. `dayOf` returns the day on which a request of a kind
 * sent now takes effect.
 */
export function lessPending(
  limits: readonly MoneyLimit[],
  requests: readonly MoneyRequestState[],
  records: Records,
  dayOf: (type: MoneyLimit['type']) => string,
): MoneyLimit[] {
  return limits.map((limit) => {
    const { type, stepSatang } = limit;
    // A new one takes the place of the one before.
    if (type === 'CHANGE_SHARE' || type === 'MONTHLY_REPAY') return orWhyNot(limit);
    const on = dayOf(type);
    // The limit of a repayment is of its own day, with everything before it.
    const until = type === 'REPAY' && on !== '' ? addDays(on, -1) : records.view.asOf;
    const pending = pendingAlike(requests, limit, until);
    const left = Math.max(0, limit.maxSatang - takenBy(records, pending));
    if (type === 'WITHDRAW' && hasFee(records, requests, limit, on)) {
      return orWhyNot(withFee(limit, left));
    }
    return orWhyNot({ ...limit, maxSatang: left - (left % stepSatang) });
  });
}

/** Returns whether the member already used the service before the first request in this world. */
function hadService(world: Books, no: number): boolean {
  if (personaOf(no)) return no !== 2;
  return unit(`${world.view().seed}/money-service`, no) < 0.8;
}

export function serviceStatus(world: Books, no: number, requests: readonly MoneyRequestState[]) {
  if (hadService(world, no)) return 'ใช้งาน' as const;
  const subscription = requests.findLast(
    ({ fact, status }) => fact.type === 'SUBSCRIBE' && status !== 'ยกเลิก',
  );
  if (!subscription) return 'ยังไม่สมัคร' as const;
  return subscription.status === 'อนุมัติ' ? ('ใช้งาน' as const) : ('รออนุมัติ' as const);
}
