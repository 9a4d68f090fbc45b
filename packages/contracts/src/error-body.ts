import * as z from 'zod/mini';

/** Shape of every failure on the wire (specification section 8). Thai for people, field names for programs. */
export const ErrorBody = z.looseObject({
  error: z.optional(z.string()),
  errors: z.optional(z.union([z.record(z.string(), z.array(z.string())), z.array(z.string())])),
  message: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
