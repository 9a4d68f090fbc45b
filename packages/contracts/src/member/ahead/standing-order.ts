import * as z from 'zod/mini';
import { titled } from '../../entry/titled.ts';
import { Money, OptionalDate, RecvPeriod } from '../../entry/wire.ts';

/** An approved order to pay more on a contract with every bill, and what its own payments came to. */
export const StandingOrder = z.strictObject({
  request_no: titled('เลขที่คำขอ', z.string()),
  amount: titled('จำนวนเงิน', Money),
  first_recv_period: titled('งวดแรก', RecvPeriod),
  /** Day on which it was stopped or replaced, or the contract paid off; empty while it goes on. */
  ended_date: titled('สิ้นสุดวันที่', OptionalDate),
  /** Collected so far. */
  paid_count: titled('หักแล้ว (ครั้ง)', z.int()),
  paid_amount: titled('หักแล้วรวม', Money),
  /** Part of what was collected so far, until the end of the contract. */
  saved_interest: titled('ประหยัดดอกเบี้ยแล้ว', Money),
  saved_periods: titled('ผ่อนหมดเร็วขึ้น (เดือน)', z.int()),
});
export type StandingOrder = z.infer<typeof StandingOrder>;
