import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that one household is given. */
const GROUPS = 4;

/** What a visitor's address counts as: an IPv4 address by itself, of IPv6 the network that one household has. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, GROUPS).join(':')}::`;
}
