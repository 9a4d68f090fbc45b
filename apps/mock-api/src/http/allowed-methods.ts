import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { fitsPath } from '../call/fits-path.ts';

/** Returns the methods with which the contract calls an address; none where it has no such path. */
export function allowedMethods(url: string): string[] {
  const found = endpointKeys.filter((key) => fitsPath(url, endpoints[key].path));
  return [...new Set(found.map((key) => endpoints[key].method))];
}
