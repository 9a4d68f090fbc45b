import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint, SessionKind } from '@coop/contracts/entry/endpoint';

/** Returns the call that tells whether a session of this kind is alive. */
export function checkOf(kind: SessionKind) {
  return endpointKeys.find((key) => {
    const { session, lifecycle }: Endpoint = endpoints[key];
    return session === kind && lifecycle === 'check';
  });
}
