import { insidesFindings } from '@coop/contracts/drift/insides';
import type { Check } from './finding.ts';

/** Findings about answers that reveal how the backend is built. */
export const checkInsides: Check = ({ answer }) => insidesFindings(answer);
