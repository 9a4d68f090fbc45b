import { padMembershipNo } from '@coop/format/membership-no';
import * as z from 'zod/mini';
import { EndpointPattern } from './endpoint-pattern.ts';

const canBe = (status: number) => status === 0 || (status >= 100 && status <= 599);
const Status = z.int().check(
  z.refine(canBe, {
    error: ({ input }) =>
      `no call ends with ${input}; an answer has 100 to 599, a connection that was cut 0`,
  }),
);

/** Members stand in the journal with the zeros of their number. */
export const Subject = z.string().check(
  z.refine((typed) => !/^\d+$/.test(typed) || padMembershipNo(typed) === typed, {
    error: ({ input }) =>
      `no session is of ${input}; did you mean ${padMembershipNo(String(input))}?`,
  }),
);

/** Which calls of a journal are meant; what no call can be is refused, as it would find nothing for ever. */
export const JOURNAL_FILTER = {
  endpoint: z.optional(EndpointPattern),
  status: z.optional(Status),
  subject: z.optional(Subject),
  text: z.optional(z.string()),
  after: z.optional(z.int().check(z.minimum(0))),
};

/** How often something was called. */
export const Count = z.int().check(
  z.refine((times) => times >= 0, {
    error: ({ input }) => `nothing is called ${input} times; a count is 0 or more`,
  }),
);
