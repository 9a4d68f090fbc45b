import { endpointKeys, endpoints } from '@coop/contracts/endpoints';

const PATHS = endpointKeys.map((key) => ({
  method: endpoints[key].method,
  pattern: new RegExp(`^${endpoints[key].path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** Returns the methods with which the contract calls an address; none where it has no such path. */
export function allowedMethods(url: string): string[] {
  const path = url.replace(/[?#].*$/, '');
  const found = PATHS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return [...new Set(found)];
}
