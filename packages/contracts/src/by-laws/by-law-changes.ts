import * as z from 'zod/mini';
import { ByLaws } from './by-laws.ts';
import { LoanProductConfig } from './products.ts';

const { shape } = ByLaws;

/** The by-laws in which a cooperative differs from the example, as its site configuration has them. */
export const ByLawChanges = z.strictObject({
  salary: z.optional(z.partial(shape.salary)),
  shares: z.optional(z.partial(shape.shares)),
  guarantors: z.optional(z.partial(shape.guarantors)),
  bills: z.optional(z.partial(shape.bills)),
  /** The calculators offer these products and no others; they need less of them than a backend. */
  loans: z.optional(
    z.extend(z.partial(shape.loans), { products: z.optional(z.array(LoanProductConfig)) }),
  ),
  deposits: z.optional(z.partial(shape.deposits)),
  welfare: z.optional(z.partial(shape.welfare)),
  cremation: z.optional(z.partial(shape.cremation)),
  confirmation: z.optional(z.partial(shape.confirmation)),
  dividend: z.optional(z.partial(shape.dividend)),
  board: z.optional(z.partial(shape.board)),
  election: z.optional(z.partial(shape.election)),
  fiscal_year: z.optional(z.partial(shape.fiscal_year)),
  files: z.optional(z.partial(shape.files)),
});
export type ByLawChanges = z.infer<typeof ByLawChanges>;
