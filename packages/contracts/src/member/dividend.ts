import * as z from 'zod/mini';
import { endpoint } from '../entry/endpoint.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { IsoDate, Money, NoBody, Percent } from '../entry/wire.ts';

/** Shares and the part of the year they count: weight of weight_of, 11 of 12 months. */
export const DividendRow = z.strictObject({
  seq_no: z.int(),
  operate_date: IsoDate,
  item_desc: z.string(),
  amount: Money,
  weight: z.int(),
  weight_of: z.int(),
  /** amount × rate × weight ÷ weight_of, rounded to the satang: the rows add up to div_amt. */
  dividend: Money,
});
export type DividendRow = z.infer<typeof DividendRow>;

/** Interest paid on one contract in the year: the rows add up to interest_base. */
export const DividendInterest = z.strictObject({
  loancontract_no: z.string(),
  loantype_desc: z.string(),
  /** Instalments paid in the year. */
  payments: z.int(),
  interest: Money,
});
export type DividendInterest = z.infer<typeof DividendInterest>;

/** Deducted from the dividend before it is paid. The shortfall is what the dividend did not cover. */
export const DividendDeduction = z.strictObject({
  deduct_code: z.string(),
  deduct_desc: z.string(),
  amount: Money,
  shortfall: Money,
});
export type DividendDeduction = z.infer<typeof DividendDeduction>;

/** Movements until the year's last day that are already known, if everything is paid on its day. */
const DividendForecast = z.strictObject({
  counted_to: IsoDate,
  /** Monthly shares still to be paid. */
  shares: z.array(z.strictObject({ operate_date: IsoDate, amount: Money })),
  /** Interest of the instalments still to be paid within the year. */
  interest: Money,
});

export const DividendYear = z.strictObject({
  /** Fiscal year by the calendar year it ends in (ค.ศ.). */
  div_year: z.int(),
  status: z.enum(['ประมาณการ', 'อนุมัติ', 'โอนแล้ว']),
  /** Last day whose movements are counted: the year's last, or today's state of a running year. */
  counted_to: IsoDate,
  div_rate: Percent,
  avg_rate: Percent,
  /** Year (ค.ศ.) that the rates were approved for; an estimate borrows the last approved ones. */
  rate_year: z.int(),
  div_amt: Money,
  interest_base: Money,
  avg_amt: Money,
  /** The member owed an instalment on the day the year was counted to, so no interest is refunded. */
  avg_withheld: z.boolean(),
  /** Anything else paid with the dividend. */
  etc_amt: Money,
  sum_amt: Money,
  deductions: z.array(DividendDeduction),
  sum_deduct: Money,
  net_amt: Money,
  pay_method: z.string(),
  bank: z.string(),
  account_masked: z.string(),
  approve_date: IsoDate,
  pay_date: IsoDate,
  rows: z.array(DividendRow),
  interest_rows: z.array(DividendInterest),
  /** Of the running year only. */
  forecast: z.optional(DividendForecast),
  verification: OptionalVerification,
});
export type DividendYear = z.infer<typeof DividendYear>;

/** Newest year first: what is still an estimate, then the released years. */
export const MemberDividend = z.strictObject({ as_of: IsoDate, years: z.array(DividendYear) });
export type MemberDividend = z.infer<typeof MemberDividend>;

export const memberDividend = {
  memberDividendList: endpoint({
    method: 'POST',
    path: '/api/member/mem_div',
    session: 'member',
    changes: false,
    personal: true,
    dataCopy: { section: 'dividend' },
    titleTH: 'ปันผลและเฉลี่ยคืน',
    relative: 'reads',
    body: NoBody,
    response: MemberDividend,
    summary: 'Dividend and average refund by year, how each was worked out, and its payment',
    spec: '2.3 /member/dividend, 3 MemDiv',
    source: 'assumed',
    example: {
      body: {},
      response: {
        as_of: '2026-03-05',
        years: [
          {
            div_year: 2025,
            status: 'โอนแล้ว',
            counted_to: '2025-12-31',
            div_rate: '5.25',
            avg_rate: '12.00',
            rate_year: 2025,
            div_amt: '16452.19',
            interest_base: '58412.36',
            avg_amt: '7009.48',
            avg_withheld: false,
            etc_amt: '0.00',
            sum_amt: '23461.67',
            deductions: [
              {
                deduct_code: 'สสอค.',
                deduct_desc: 'ฌาปนกิจสงเคราะห์ สสอค. ปี 2569',
                amount: '4840.00',
                shortfall: '0.00',
              },
            ],
            sum_deduct: '4840.00',
            net_amt: '18621.67',
            pay_method: 'โอนเข้าบัญชีธนาคาร',
            bank: 'กรุงไทย',
            account_masked: 'xxx-x-x4567-8',
            approve_date: '2026-01-25',
            pay_date: '2026-01-30',
            rows: [
              {
                seq_no: 1,
                operate_date: '2025-01-01',
                item_desc: 'หุ้นยกมาต้นปี',
                amount: '312000.00',
                weight: 12,
                weight_of: 12,
                dividend: '16380.00',
              },
              {
                seq_no: 2,
                operate_date: '2025-01-31',
                item_desc: 'หุ้นรายเดือน',
                amount: '1500.00',
                weight: 11,
                weight_of: 12,
                dividend: '72.19',
              },
            ],
            interest_rows: [
              {
                loancontract_no: 'สม.2568/00123',
                loantype_desc: 'เงินกู้สามัญ',
                payments: 12,
                interest: '58412.36',
              },
            ],
          },
        ],
      },
    },
  }),
} as const;
