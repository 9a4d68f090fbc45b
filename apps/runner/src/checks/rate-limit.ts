import { rateLimitFindings } from '@coop/contracts/drift/rate-limit';
import type { Check } from './finding.ts';

/** A 429 is no breach of the contract, but it must say how long to wait. */
export const checkRateLimit: Check = ({ answer }) => rateLimitFindings(answer);
