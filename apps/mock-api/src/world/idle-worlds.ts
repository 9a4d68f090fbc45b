/** A world that was unused for this long is dropped when another one is created. */
const IDLE_MS = 2 * 60 * 60_000;
/** Anybody can create worlds by naming them, so their number is limited: the one unused longest is dropped. */
export const MOST_WORLDS = 1_000;

type Used = ReadonlyMap<string, { readonly usedAt: number }>;

/** Names of the worlds to drop for a new one; never `stays`. */
export function overdueOf(worlds: Used, now: number, stays: string): string[] {
  const others = [...worlds].filter(([name]) => name !== stays);
  const idle = others.filter(([, { usedAt }]) => now - usedAt > IDLE_MS).map(([name]) => name);
  if (idle.length > 0 || worlds.size < MOST_WORLDS) return idle;
  let longest: (typeof others)[number] | undefined;
  for (const one of others) if (!longest || one[1].usedAt < longest[1].usedAt) longest = one;
  return longest ? [longest[0]] : [];
}
