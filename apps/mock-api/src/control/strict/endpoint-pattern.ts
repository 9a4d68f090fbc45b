import { type EndpointKey, endpointKeys } from '@coop/contracts/endpoints';
import { didYouMean } from '@coop/format/text/did-you-mean';
import * as z from 'zod/mini';
import { fits } from '../../world/simulation/pattern.ts';

const isKnown = (pattern: string) => endpointKeys.some((key) => fits(pattern, key));
const HINT = '; keys read area, noun, verb, like memberShareList, and may have stars';

/** An endpoint's key, or several keys by stars: `member*List`. */
type EndpointPattern = EndpointKey | `${string}*${string}`;

/** Key of an endpoint, or a pattern with `*`; one without a match is refused, as it would change nothing. */
export const EndpointPattern = z.string().check(
  z.minLength(1),
  z.maxLength(100),
  z.refine(isKnown, {
    error: ({ input }) => `no endpoint is named ${input}${didYouMean(input, endpointKeys) || HINT}`,
  }),
  z.meta({
    title: 'การเรียก (endpoint)',
    description: 'ชื่ออย่าง memberShareList หรือรูปแบบที่มีดาว เช่น member*List หรือ *',
    format: 'endpoint',
  }),
) as z.ZodMiniType<string> as z.ZodMiniType<EndpointPattern, EndpointPattern>;
