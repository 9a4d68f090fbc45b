import * as z from 'zod/mini';
import { titled, titledList } from '../../entry/titled.ts';
import { IsoDate, Money } from '../../entry/wire.ts';
import { interestTerms } from './interest-terms.ts';

/**
 * Figures of a contract of a product, from which those of any sum and term are worked out. The days are those of a
 * request sent now that everybody answers at once, or of the request itself, as far as they can be told.
 */
export const LoanOffer = z.strictObject({
  payout_date: titled('คาดว่าจ่ายเงิน', IsoDate),
  first_due_date: titled('ครบกำหนดงวดแรก', IsoDate),
  /** Bank and masked number of the account that the payout goes to; absent where none is linked, or it is not told. */
  paid_to: titled('โอนเข้าบัญชี', z.optional(z.string())),
  /** 0: equal principal, 1: principal and interest together are equal. */
  payment_type: titled('วิธีผ่อน (รหัส)', z.enum(['0', '1'])),
  ...interestTerms,
  /** Absent: as the by-laws of the site configuration say. */
  day_count: titled('จำนวนวันใน 1 ปี', z.optional(z.union([z.literal(365), z.literal(366)]))),
  /** Open contracts of the kind, with what closes each on the day of the payout; it is taken off the new one. */
  closes: titledList('สัญญาที่ปิด', {
    loancontract_no: titled('เลขที่สัญญา', z.string()),
    payoff_amount: titled('ยอดปิดสัญญา', Money),
  }),
});
export type LoanOffer = z.infer<typeof LoanOffer>;
