import { bytesFindings } from '@coop/contracts/drift/bytes';
import type { Check } from './finding.ts';

/** The bytes of an answer are JSON in UTF-8, with Thai that is Thai. */
export const checkBytes: Check = ({ answer }) =>
  answer.failure === undefined ? bytesFindings(answer) : [];
