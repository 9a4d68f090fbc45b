import type { Finding } from '@coop/contracts/drift/finding';
import { TOO_MANY } from '@coop/contracts/drift/rate-limit';
import { checkBytes } from './bytes.ts';
import { checkContentType } from './content-type.ts';
import { checkErrorBody } from './error-body.ts';
import type { Check, Exchange } from './finding.ts';
import { checkHeaders } from './headers.ts';
import { checkInsides } from './insides.ts';
import { checkLaws } from './law.ts';
import { checkOwner } from './owner.ts';
import { checkRateLimit } from './rate-limit.ts';
import { checkSchema } from './schema.ts';
import { checkSecrets } from './secrets.ts';
import { checkStatus } from './status.ts';
import { checkVariant } from './variant.ts';

/** Every check by its name; a report has one line for each endpoint and check. */
export const CHECKS = {
  status: checkStatus,
  'content type': checkContentType,
  schema: checkSchema,
  'documented form': checkVariant,
  'error body': checkErrorBody,
  insides: checkInsides,
  laws: checkLaws,
  owner: checkOwner,
  headers: checkHeaders,
  bytes: checkBytes,
  secrets: checkSecrets,
  'rate limit': checkRateLimit,
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof CHECKS;
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[];

export interface Judged extends Finding {
  readonly check: CheckName;
}

/** All that one exchange breaks. A call that was held back by a limit is judged by that limit alone. */
export function judge(exchange: Exchange): Judged[] {
  const held = exchange.answer.status === TOO_MANY;
  const names = held ? (['rate limit'] as const) : CHECK_NAMES;
  return names.flatMap((check) => CHECKS[check](exchange).map((one) => ({ ...one, check })));
}
