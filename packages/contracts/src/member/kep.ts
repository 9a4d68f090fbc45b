import * as z from 'zod/mini';
import { Money, RecvPeriod } from '../wire.ts';

/** One line of the monthly collection (เก็บ). */
export const KepLine = z.strictObject({
  seq_no: z.int(),
  item_group: z.enum(['SHARE', 'LOAN', 'DEPOSIT', 'CREMATION']),
  item_desc: z.string(),
  ref_no: z.string(),
  period: z.int(),
  interest_days: z.int(),
  principal: Money,
  interest: Money,
  amount: Money,
  /** Balance of the share account or contract once this line is paid; empty where there is none. */
  item_balance: z.string().check(z.regex(/^(-?\d+\.\d{2})?$/)),
});
export type KepLine = z.infer<typeof KepLine>;

/** posting_status: 0 billed and not yet received, 1 received. */
export const KepBill = z.strictObject({
  recv_period: RecvPeriod,
  receive_amount: Money,
  posting_status: z.enum(['0', '1']),
  lines: z.array(KepLine),
});
export type KepBill = z.infer<typeof KepBill>;
