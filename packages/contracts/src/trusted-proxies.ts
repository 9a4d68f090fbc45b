import * as z from 'zod/mini';

/** Names for the ranges that belong to nobody in particular, as Fastify knows them. */
const PRIVATE_RANGES = ['loopback', 'uniquelocal'];

const V4 = z.ipv4();
const V6 = z.ipv6();

/** Returns the bits of an address; 0 for anything else. */
function bitsOf(address: string): number {
  if (V4.safeParse(address).success) return 32;
  return V6.safeParse(address).success ? 128 : 0;
}

function readRange(range: string): readonly string[] {
  if (range === 'private_ranges') return PRIVATE_RANGES;
  const [address = '', length = '0', ...more] = range.split('/');
  const bits = bitsOf(address);
  const isRange = bits > 0 && more.length === 0 && /^\d{1,3}$/.test(length);
  if (isRange && Number(length) <= bits) return [range];
  throw new Error(
    `TRUSTED_PROXIES must be addresses, ranges such as 10.0.0.0/8, or private_ranges, not ${range}`,
  );
}

/**
 * Parses the variable TRUSTED_PROXIES of web server and mock: addresses whose X-Forwarded-* is believed, separated by
 * spaces. Throws an error whose message the operator can act on.
 */
export const readTrustedProxies = (text: string): readonly string[] =>
  text.split(/\s+/).filter(Boolean).flatMap(readRange);
