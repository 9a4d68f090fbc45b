import type { Verification } from '@coop/contracts/entry/verification';
import type { PaperFields } from '@coop/contracts/info/paper-code';
import { LRUCache } from 'lru-cache';
import { checkOf, type PaperKeys } from '../../world/state/paper-keys.ts';
import type { World } from '../../world/world.ts';

/**
 * Signing takes 40 µs, and a list has as many receipts as its member has paid: those of the lists read last are signed
 * once. Some 400 bytes each.
 */
const KEPT = 10_000;
const stamps = new WeakMap<PaperKeys, LRUCache<string, Verification>>();

/** Returns the check with which anyone can verify a paper. */
export function stamp({ paperKeys }: Pick<World, 'paperKeys'>, paper: PaperFields): Verification {
  const { kind, number, date, amount } = paper;
  const known = stamps.get(paperKeys) ?? new LRUCache<string, Verification>({ max: KEPT });
  stamps.set(paperKeys, known);
  const key = `${kind}/${number}/${date}/${amount}`;
  let found = known.get(key);
  if (!found) {
    const code = paperKeys.code(paper);
    found = { number, code, check: checkOf(code) };
    known.set(key, found);
  }
  return found;
}
