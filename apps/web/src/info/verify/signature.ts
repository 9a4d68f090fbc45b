import { fromBase64Url, type PaperCode } from '@coop/contracts/info/paper-code';
import type { VerifyKey } from '@coop/contracts/info/verify';
import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

// Not the browser's own: it is missing on plain http, and before 2025 from most browsers.
hashes.sha512 = (message) => Uint8Array.from(sha512(message));

export type Signature = 'genuine' | 'forged' | 'no-key';

/** Tells whether one of the cooperative's keys signed a code. No call is made. */
export function signatureOf(code: PaperCode, keys: readonly VerifyKey[]): Signature {
  const known = keys.find(({ key_id }) => key_id === code.keyId);
  const key = known && fromBase64Url(known.public_key);
  if (!key) return 'no-key';
  try {
    const signed = new TextEncoder().encode(code.signed);
    return verify(code.signature, signed, key) ? 'genuine' : 'forged';
  } catch {
    return 'forged';
  }
}
