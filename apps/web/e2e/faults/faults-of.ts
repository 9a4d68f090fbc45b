import { type EndpointKey, endpointKeys } from '@coop/contracts/endpoints';
import { FAULTS, type FaultName } from './case.ts';

/**
 * The faults that one call is walked through: every second or fourth, in turn from call to call, so that each call and
 * each fault is met every day. FAULTS=all leaves none out.
 */
export function faultsOf(key: EndpointKey, every: 2 | 4): readonly FaultName[] {
  if (process.env.FAULTS === 'all') return FAULTS;
  const turn = endpointKeys.indexOf(key) % every;
  return FAULTS.filter((_, index) => index % every === turn);
}
