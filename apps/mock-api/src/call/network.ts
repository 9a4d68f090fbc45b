import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that identify a household. */
const GROUPS = 4;

/**
 * Returns the unit in which a visitor's address is counted: an IPv4 address itself, the household's network of IPv6.
 */
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
