import * as z from 'zod/mini';
import { memberReads } from '../entry/endpoint.ts';
import { IsoDate, Money, RecvPeriod, SignStatus } from '../entry/wire.ts';
import { MembershipEnding } from './ahead/settlement.ts';
import { KepBill, KepChange } from './kep.ts';
import { HeldMoney, PaidBill } from './payments.ts';

/** A movement in any of the member's records, for the list of recent ones. */
export const RecentRow = z.strictObject({
  operate_date: IsoDate,
  kind: z.enum(['share', 'loan', 'deposit']),
  ref_no: z.string(),
  item_desc: z.string(),
  amount: Money,
  sign_status: SignStatus,
  item_code: z.string(),
});
export type RecentRow = z.infer<typeof RecentRow>;

/**
 * Something that waits for the member. `guarantor_called`: contracts to pay after the settlement of their borrowers;
 * `guaranteed_late`: contracts guaranteed whose borrowers owe a month; `guarantee_ask`: requests for consent to guarantee;
 * `loan_papers`: own requests for which papers are wanted; `confirm`: the letter of balances; `bill`: a month to pay oneself.
 */
export const MemberTask = z.strictObject({
  kind: z.enum([
    'guarantor_called',
    'guaranteed_late',
    'guarantee_ask',
    'loan_papers',
    'confirm',
    'bill',
  ]),
  count: z.int(),
  /** Absent where no sum is asked for. */
  amount: z.optional(Money),
  /** Reason why papers are wanted, in the officer's words; absent of other tasks. */
  note: z.optional(z.string()),
  /** The first day by which it is to be done; of contracts and papers the day since when. */
  date: IsoDate,
});
export type MemberTask = z.infer<typeof MemberTask>;

/** Everything on the first screen after sign-in, in one answer. */
export const MemberOverview = z.strictObject({
  as_of: IsoDate,
  share_balance: Money,
  period_share_amount: Money,
  share_status: z.enum(['ปกติ', 'งดส่งหุ้น']),
  deposit_balance: Money,
  deposit_count: z.int(),
  loan_balance: Money,
  loan_count: z.int(),
  loan_approved: Money,
  /** Billed months of any contract that were not paid. */
  arrear_periods: z.int(),
  /** Due months of which anything is still owed today, whatever the line, oldest first. */
  overdue_months: z.optional(z.array(z.strictObject({ recv_period: RecvPeriod, amount: Money }))),
  /** Absent while nothing is held. */
  held: z.optional(HeldMoney),
  /** Absent while nothing was paid of this month's bill since it was made. */
  paid_bill: z.optional(PaidBill),
  /** Present once the end of the membership is known. */
  ending: z.optional(MembershipEnding),
  /** Within five years of retiring, when a contract runs on beyond that day: the last of them ends in the month of `loan_end`. */
  outlives_retirement: z.optional(z.strictObject({ retire_date: IsoDate, loan_end: IsoDate })),
  /** Tasks that wait for the member, arrears of their own apart; empty while none does. */
  tasks: z.optional(z.array(MemberTask)),
  /** This month's collection; absent before it is computed. */
  kep: z.optional(KepBill),
  previous_receive_amount: z.optional(Money),
  /** Lines that differ from last month's, with the causes. */
  kep_changes: z.optional(z.array(KepChange)),
  /** Share balance at the end of each calendar year (ค.ศ.), the running one last. */
  share_by_year: z.array(z.strictObject({ year: z.int(), balance: Money })),
  recent: z.array(RecentRow),
  /** The sign-in before the one of this session, wall time in Bangkok; absent where there was none or none is kept. */
  last_sign_in_at: z.optional(z.string()),
  /** Kind of device and its system: `โทรศัพท์ Android`. */
  last_sign_in_device: z.optional(z.string()),
});
export type MemberOverview = z.infer<typeof MemberOverview>;

export const memberOverview = {
  memberOverviewShow: memberReads({
    path: '/api/member/mem_overview',
    personal: true,
    dataCopy: { none: 'drawn from the other sections' },
    titleTH: 'ภาพรวม',
    relative: 'reads',
    response: MemberOverview,
    summary: 'What the member owns, owes and pays this month, in one answer',
    spec: '2.3 /member/status',
  }),
} as const;
