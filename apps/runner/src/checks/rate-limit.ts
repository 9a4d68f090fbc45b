import { rateLimitFindings } from '@coop/contracts/drift/rate-limit';
import type { Check } from './finding.ts';

/** A limit is respected, not judged, but it must say how long it lasts. */
export const checkRateLimit: Check = ({ answer }) => rateLimitFindings(answer);
