import type { WebPushOptions } from '../../world/simulation/web-push.ts';

const isLocal = (host: string) => host === '127.0.0.1' || host === 'localhost';

const fits = (host: string, service: string) =>
  service.startsWith('.') ? host.endsWith(service) : host === service;

/**
 * Returns whether a subscription's address is one of a push service. This server calls the address that a member sends,
 * so any other would let strangers reach what only this server can.
 */
export function isPushService(endpoint: string, options: WebPushOptions): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password || url.hash) return false;
  if (options.allowsLocal && isLocal(url.hostname)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return options.services.some((service) => fits(url.hostname, service));
}
