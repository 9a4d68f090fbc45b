import * as z from 'zod/mini';
import { memberReads } from '../../entry/endpoint.ts';
import { OptionalVerification } from '../../entry/verification.ts';
import { IsoDate, Money } from '../../entry/wire.ts';

/** One line of a year. The balances are of what is saved or owed, the day before the year and at its end. */
export const YearLine = z.strictObject({
  group: z.enum(['EARNED', 'PAID', 'SAVED', 'OWED_LESS']),
  kind: z.enum([
    'DIVIDEND',
    'REFUND',
    'DEPOSIT_INTEREST',
    'LOAN_INTEREST',
    'CREMATION',
    'INSURANCE',
    'SHARES',
    'DEPOSITS',
    'LOANS',
  ]),
  item_desc: z.string(),
  /** Account or contract; empty where there is none. */
  ref_no: z.string(),
  /** Negative where less is saved than before; of a contract the principal that was repaid. */
  amount: Money,
  before: z.optional(Money),
  after: z.optional(Money),
  /** Lent in the year: before + borrowed − after is the amount that was repaid. */
  borrowed: z.optional(Money),
});
export type YearLine = z.infer<typeof YearLine>;

/** A calendar year: the sums are those of their groups' lines. */
export const YearSummary = z.strictObject({
  /** ค.ศ. */
  year: z.int(),
  /** The year's last day, or that of the records in a running year. */
  counted_to: IsoDate,
  earned: Money,
  paid: Money,
  saved: Money,
  /** Principal repaid. */
  owed_less: Money,
  /** saved + owed_less. */
  better_off: Money,
  lines: z.array(YearLine),
  verification: OptionalVerification,
});
export type YearSummary = z.infer<typeof YearSummary>;

export const MemberYear = z.strictObject({
  as_of: IsoDate,
  /** Newest first. */
  years: z.array(YearSummary),
});
export type MemberYear = z.infer<typeof MemberYear>;

export const memberYear = {
  memberYearList: memberReads({
    path: '/api/member/mem_year',
    personal: true,
    titleTH: 'สรุปรายปี',
    dataCopy: { none: 'drawn from the other sections' },
    relative: 'reads',
    response: MemberYear,
    summary: 'What the member earned, paid, saved and repaid in each calendar year',
  }),
} as const;
