import * as z from 'zod/mini';
import { RoundingName } from '../../entry/rounding.ts';
import { titled } from '../../entry/titled.ts';
import { IsoDate, Money, Percent } from '../../entry/wire.ts';

/**
 * What a contract of a product comes to, from which the figures of any sum and term are worked out. The days are those
 * of a request sent now that everybody answers at once, or of the request itself, as far as they can be told.
 */
export const LoanOffer = z.strictObject({
  payout_date: titled('คาดว่าจ่ายเงิน', IsoDate),
  first_due_date: titled('ครบกำหนดงวดแรก', IsoDate),
  /** 0: equal principal, 1: principal and interest together are equal. */
  payment_type: titled('วิธีผ่อน (รหัส)', z.enum(['0', '1'])),
  /** Rates from the payout on, oldest first; known changes to come included. */
  rates: titled(
    'อัตราดอกเบี้ย',
    z.array(
      z.strictObject({
        from: titled('ตั้งแต่', IsoDate),
        int_rate: titled('อัตราดอกเบี้ย (% ต่อปี)', Percent),
      }),
    ),
  ),
  interest_rounding: titled('วิธีปัดดอกเบี้ย', RoundingName),
  /** Of the regular instalment. */
  instalment_rounding: titled('วิธีปัดค่างวด', RoundingName),
  /** Open contracts of the kind, with what closes each on the day of the payout; it is taken off the new one. */
  closes: titled(
    'สัญญาที่ปิด',
    z.array(
      z.strictObject({
        loancontract_no: titled('เลขที่สัญญา', z.string()),
        payoff_amount: titled('ยอดปิดสัญญา', Money),
      }),
    ),
  ),
});
export type LoanOffer = z.infer<typeof LoanOffer>;
