import { type EndpointKey, endpointKeys } from '@coop/contracts/endpoints';
import { FAULTS, type FaultName } from './case.ts';

/**
 * The faults that one call is walked through: every second or fourth, in turn from call to call, so that each call and
 * each fault is met every day. FAULTS=half, which CI sets, takes every second for all; FAULTS=all leaves none out.
 */
export function faultsOf(key: EndpointKey, every: 2 | 4): readonly FaultName[] {
  const { FAULTS: wanted } = process.env;
  if (wanted === 'all') return FAULTS;
  const step = wanted === 'half' ? 2 : every;
  return FAULTS.filter((_, index) => index % step === endpointKeys.indexOf(key) % step);
}
