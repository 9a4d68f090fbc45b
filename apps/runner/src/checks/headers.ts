import { headerFindings } from '@coop/contracts/drift/headers';
import type { Check } from './finding.ts';

/** The headers keep personal data out of caches and away from strangers, and the CSRF cookie readable. */
export const checkHeaders: Check = ({ operation, answer, sent }) =>
  headerFindings(operation.endpoint, answer, sent.headers.origin);
