import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time; an absent one matches nothing. */
export function sameSecret(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return a !== '' && left.length === right.length && timingSafeEqual(left, right);
}
