import { createHash } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a code read out on the telephone is not misheard. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Returns a short code for a text, such as `7K2M-9QXT-04WD`: the first 60 bits of its SHA-256. */
export function checkValue(text: string): string {
  let bits = createHash('sha256').update(text).digest().readBigUInt64BE() >> 4n;
  let code = '';
  for (let i = 0; i < GROUPS * GROUP_LENGTH; i += 1) {
    code = (SYMBOLS[Number(bits & 31n)] ?? '') + code;
    bits >>= 5n;
  }
  return (code.match(/.{4}/g) ?? []).join('-');
}
