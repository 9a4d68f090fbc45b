import type {
  MemberRequestpromoney,
  RequestLimit,
  RequestStatus,
  RequestType,
} from '@coop/contracts/member/requestpromoney';
import { startOfMonthIndex } from '@coop/finance/calendar';
import { formatSatang, parseBaht, sumSatang } from '@coop/format/money';
import { isEmptyDate, periodIndex, recvPeriodOf } from '@coop/format/thai-date';
import type { FieldMessages } from '../../forms/refusal.ts';
import { amountProblem } from '../../requests/amount-problem.ts';
import type { KeptDraft } from '../../requests/draft-files.ts';

/** Ids of the form's controls, by the names that the wire has for the fields. */
export const FIELD_IDS = {
  ref_no: 'request-ref',
  amount: 'request-amount',
  first_recv_period: 'request-from',
  reason: 'request-reason',
} as const;

/** A request that is being typed, by the names of the wire. */
export interface RequestDraft extends Record<keyof typeof FIELD_IDS, string> {
  readonly request_type: string;
}

/** Of the draft in this tab. */
export const NAME = 'requestpromoney';
const REASON_LIMIT = 200;

/** Kinds of which a new request takes the place of the one before, and lowers no limit. */
const REPLACED: readonly RequestType[] = ['SUBSCRIBE', 'CHANGE_SHARE', 'MONTHLY_REPAY'];
/** Final states in which nothing is taken. */
const ENDED: readonly RequestStatus[] = ['ไม่อนุมัติ', 'ยกเลิก', 'สิ้นสุด'];

/**
 * Wish in the address: a kind (`?type=`), or a whole request (`&ref=&amount=&from=&reason=`); `all` is the most there
 * is.
 */
export type Wanted = Pick<URLSearchParams, 'get'>;

/** The request of the address, its amount within the limit; undefined where it names none, or one that is not offered. */
function planned(limits: readonly RequestLimit[], wanted: Wanted): RequestDraft | undefined {
  const word = (name: string) => wanted.get(name) ?? '';
  const chosen = { request_type: word('type'), ref_no: word('ref') };
  const limit = limitOf(limits, chosen);
  if (!limit) return undefined;
  const mostSatang = parseBaht(limit.max_amount);
  // What closes a contract is another sum on the day on which it is booked.
  const satang = wanted.get('amount') === 'all' ? mostSatang : parseBaht(wanted.get('amount'));
  if (satang === null) return undefined;
  const reason = [...word('reason')].slice(0, REASON_LIMIT).join('');
  const amount = formatSatang(Math.min(satang, mostSatang ?? satang));
  return { ...chosen, amount, first_recv_period: word('from'), reason };
}

/**
 * The draft of this tab, or an empty one. A whole request in the address comes before it; a kind only while nothing is
 * typed. Otherwise, and where the kind is not offered, it is the first that is.
 */
export function loadDraft(
  limits: readonly RequestLimit[],
  wanted: Wanted,
  { word }: Pick<KeptDraft, 'word'>,
): RequestDraft {
  const plan = planned(limits, wanted);
  if (plan) return plan;
  const typed = {
    amount: word('amount'),
    first_recv_period: word('first_recv_period'),
    reason: word('reason'),
  };
  const isTyped = Object.values(typed).some((text) => text !== '');
  const kind = wanted.get('type');
  const start =
    (!isTyped && limits.find((limit) => limit.request_type === kind)) ||
    limitOf(limits, { request_type: word('request_type'), ref_no: word('ref_no') }) ||
    limits[0];
  return { request_type: start?.request_type ?? '', ref_no: start?.ref_no ?? '', ...typed };
}

/** The months that a standing order can begin with, as on the wire: of the next `ahead`. */
export function monthsOf(limit: RequestLimit, ahead: number): string[] {
  const { first_recv_period, last_recv_period } = limit;
  const first = periodIndex(first_recv_period ?? '');
  if (first === null) return [];
  const months = Array.from({ length: ahead }, (_, months) =>
    recvPeriodOf(startOfMonthIndex(first + months)),
  );
  return months.filter((month) => month <= (last_recv_period || month));
}

/** The month that is chosen, or the first that there is; undefined for other kinds. */
export function fromOf(
  limit: RequestLimit | undefined,
  draft: RequestDraft,
  ahead: number,
): string | undefined {
  const months = limit ? monthsOf(limit, ahead) : [];
  return months.find((month) => month === draft.first_recv_period) ?? months[0];
}

/** Returns what is offered of the kind, account and contract that are chosen. */
export const limitOf = (
  limits: readonly RequestLimit[],
  { request_type, ref_no }: Pick<RequestDraft, 'request_type' | 'ref_no'>,
) => limits.find((limit) => limit.request_type === request_type && limit.ref_no === ref_no);

/**
 * Returns what own requests of the same kind, about the same account or contract, have asked for and not yet taken,
 * satang: the limit is that much lower. 0 where none waits.
 */
export function waitingSatang(
  { as_of, requests }: Pick<MemberRequestpromoney, 'as_of' | 'requests'>,
  { request_type, ref_no }: Pick<RequestLimit, 'request_type' | 'ref_no'>,
): number {
  if (REPLACED.includes(request_type)) return 0;
  const waiting = requests.filter(
    (request) =>
      request.request_type === request_type &&
      request.ref_no === ref_no &&
      !ENDED.includes(request.status) &&
      (isEmptyDate(request.effective_date) || request.effective_date > as_of),
  );
  return sumSatang(waiting.map(({ amount }) => parseBaht(amount))) ?? 0;
}

/** Field name → what is wrong, checked against the limits that the server has worked out; it checks again. */
export function problemsOf(
  draft: RequestDraft,
  limit: RequestLimit | undefined,
): FieldMessages<keyof typeof FIELD_IDS> {
  const problems: FieldMessages<keyof typeof FIELD_IDS> = {};
  if ([...draft.reason].length > REASON_LIMIT) problems.reason = 'เหตุผลยาวได้ไม่เกิน 200 ตัวอักษร';
  if (!limit || limit.request_type === 'SUBSCRIBE') return problems;
  const { min_amount: minAmount, max_amount: maxAmount, step_amount: step } = limit;
  const amount = amountProblem(draft.amount, { least: minAmount, most: maxAmount, step });
  if (amount) problems.amount = amount;
  return problems;
}
