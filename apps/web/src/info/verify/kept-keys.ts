import type { VerifyKey } from '@coop/contracts/info/verify';
import { deviceStorage } from '../../session/storage/storage.ts';

const STORE = 'verify-keys';

const isKey = (key: Partial<VerifyKey> | null): key is VerifyKey =>
  typeof key?.key_id === 'string' && typeof key.public_key === 'string';

/** The cooperative's public keys as this device last saw them; none where it never did. */
export function keptKeys(): VerifyKey[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(STORE) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKey) : [];
  } catch {
    return [];
  }
}

/** Keeps the keys, so that a paper can be checked without a connection. */
export function keepKeys(keys: readonly VerifyKey[]): void {
  if (keys.length > 0) deviceStorage.setItem(STORE, JSON.stringify(keys));
}
