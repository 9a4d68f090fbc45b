import * as z from 'zod/mini';
import { deviceStorage } from '../../session/storage/storage.ts';

// Who signs the agency's own letter is the same each month, and stays on this device until they are deleted.

const STORE = 'agency-signers';

const Signers = z.object({
  addressee: z.string(),
  maker: z.string(),
  maker_position: z.string(),
  head: z.string(),
  head_position: z.string(),
});
/** People of the agency's own letter: to whom it goes, who makes it and who signs at the head of the agency. */
export type Signers = z.infer<typeof Signers>;

/** Returns who signed last on this device; undefined where nobody did, or what is kept cannot be read. */
export function readSigners(agencyNo: string): Signers | undefined {
  try {
    return Signers.parse(JSON.parse(deviceStorage.getItem(`${STORE}:${agencyNo}`) ?? ''));
  } catch {
    return undefined;
  }
}

export function keepSigners(agencyNo: string, signers: Signers): void {
  deviceStorage.setItem(`${STORE}:${agencyNo}`, JSON.stringify(signers));
}

/** Forgets them, for a device that is shared. */
export function forgetSigners(agencyNo: string): void {
  deviceStorage.removeItem(`${STORE}:${agencyNo}`);
}
