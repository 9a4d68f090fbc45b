/** Size of an entry besides its texts, in characters. */
const ENTRY = 500;
/** Maximum number of characters of the journals of all worlds together. */
const MOST = 24_000_000;

/** A journal that can be emptied to make room. */
export interface Tenant {
  empty(): void;
}

export function createJournalRoom(mostBytes = MOST) {
  // In order of the last write, the latest last.
  const sizes = new Map<Tenant, number>();
  let total = 0;
  const set = (tenant: Tenant, size: number) => {
    total += size - (sizes.get(tenant) ?? 0);
    sizes.delete(tenant);
    if (size > 0) sizes.set(tenant, size);
  };
  return {
    /** Reports the current size of a journal. */
    holds(tenant: Tenant, entries: number, characters: number): void {
      set(tenant, entries * ENTRY + characters);
      for (const other of sizes.keys()) {
        if (total <= mostBytes || other === tenant) return;
        set(other, 0);
        other.empty();
      }
    },
    /** Returns the characters that all journals hold, and the most they may. */
    size: () => ({ held: total, most: mostBytes }),
  };
}

/** Room shared by all journals of a process; the journal that was written to longest ago is emptied first. */
export type JournalRoom = ReturnType<typeof createJournalRoom>;
