import { padMembershipNo } from '@coop/format/identifiers/membership-no';
import * as z from 'zod/mini';
import { EndpointPattern } from './endpoint-pattern.ts';

const canBe = (status: number) => status === 0 || (status >= 100 && status <= 599);
const Status = z.int().check(
  z.refine(canBe, {
    error: ({ input }) =>
      `no call ends with ${input}; an answer has 100 to 599, a connection that was cut 0`,
  }),
);

/** The journal has membership numbers with leading zeros. */
export const Subject = z.string().check(
  z.refine((typed) => !/^\d+$/.test(typed) || padMembershipNo(typed) === typed, {
    error: ({ input }) =>
      `no session is of ${input}; did you mean ${padMembershipNo(String(input))}?`,
  }),
);

/** Filter of a journal; values that no call can have are refused, as they would never find anything. */
export const JOURNAL_FILTER = {
  endpoint: z.optional(EndpointPattern),
  status: z.optional(Status),
  subject: z.optional(Subject),
  headers: z
    .optional(z.record(z.string(), z.string()))
    .check(z.meta({ title: 'คำขอมี header', description: 'เช่น User-Agent: *Mobile*' })),
  text: z.optional(z.string()),
  after: z.optional(z.int().check(z.minimum(0))),
};

export const Count = z.int().check(
  z.refine((times) => times >= 0, {
    error: ({ input }) => `nothing is called ${input} times; a count is 0 or more`,
  }),
);
