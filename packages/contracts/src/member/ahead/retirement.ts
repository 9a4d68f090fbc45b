import * as z from 'zod/mini';
import { memberReads } from '../../entry/endpoint.ts';
import { RoundingName } from '../../entry/rounding.ts';
import { IsoDate, Money, OptionalDate, Percent } from '../../entry/wire.ts';

/** An open contract with the terms to compute other payments than its own. */
export const RetirementLoan = z.strictObject({
  loancontract_no: z.string(),
  loantype_desc: z.string(),
  principal_balance: Money,
  /** As in the list of loans. */
  period_payment: Money,
  payment_type: z.enum(['0', '1']),
  /** Rounding rule of its interest. */
  interest_rounding: RoundingName,
  /** Rates in force from the next instalment on, oldest first. */
  rates: z.array(z.strictObject({ from_date: IsoDate, int_rate: Percent })),
  /** Instalments still to come, as in the statement. */
  schedule: z.array(
    z.strictObject({
      period: z.int(),
      due_date: IsoDate,
      principal: Money,
      interest: Money,
      total: Money,
      balance: Money,
    }),
  ),
});
export type RetirementLoan = z.infer<typeof RetirementLoan>;

/** Deductions that go on beyond the salary, as of one day. */
export const MemberRetirement = z.strictObject({
  as_of: IsoDate,
  /** 30 September of the fiscal year of age 60; empty for who has retired or has no such day. */
  retire_date: OptionalDate,
  /** Payer of the monthly collection from then on: the pension's agency, or the member; empty without a statement. */
  payer_after: z.optional(z.enum(['', 'PENSION', 'SELF'])),
  /** The agency that will deduct it from the pension; empty for others. */
  payer_agency: z.optional(z.string()),
  /** Day of entering the service; empty or absent where the cooperative does not hold it. */
  service_date: z.optional(OptionalDate),
  salary_amount: Money,
  share_balance: Money,
  /** Monthly share today; 0.00 while it is paused. */
  period_share_amount: Money,
  /** Monthly share that the cooperative requires of a pensioner. */
  pension_share_amount: Money,
  /** Deposits and cremation in the latest bill. */
  other_amount: Money,
  /** The last approved rate of dividend, and its year (ค.ศ.). */
  div_rate: Percent,
  rate_year: z.int(),
  /** Open contracts, newest first. */
  loans: z.array(RetirementLoan),
});
export type MemberRetirement = z.infer<typeof MemberRetirement>;

export const memberRetirement = {
  memberRetirementShow: memberReads({
    path: '/api/member/mem_retirement',
    dataCopy: { none: 'worked out from the other sections' },
    response: MemberRetirement,
    titleTH: 'ข้อมูลสำหรับแผนถึงวันเกษียณ',
    summary:
      'Contracts with their instalments to come, deductions and shares, to be seen against the day of retiring',
  }),
} as const;
