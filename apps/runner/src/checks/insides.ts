import { insidesFindings } from '@coop/contracts/drift/insides';
import type { Check } from './finding.ts';

/** No answer shows the insides of the backend. */
export const checkInsides: Check = ({ answer }) => insidesFindings(answer);
