/** What an entry costs besides its texts, in characters. */
const ENTRY = 500;
/** Characters that the journals of all worlds may hold together. */
const MOST = 64_000_000;

/** A journal that can be emptied for others. */
interface Tenant {
  empty(): void;
}

/** The room that all journals of a process share; the journal that was written to longest ago makes way. */
export interface JournalRoom {
  /** Tells how much a journal holds now: so many entries with so many characters. */
  holds(tenant: Tenant, entries: number, characters: number): void;
}

export function createJournalRoom(most = MOST): JournalRoom {
  // The one that was written to last is the last.
  const sizes = new Map<Tenant, number>();
  let total = 0;
  const set = (tenant: Tenant, size: number) => {
    total += size - (sizes.get(tenant) ?? 0);
    sizes.delete(tenant);
    if (size > 0) sizes.set(tenant, size);
  };
  return {
    holds(tenant, entries, characters) {
      set(tenant, entries * ENTRY + characters);
      for (const other of sizes.keys()) {
        if (total <= most || other === tenant) return;
        set(other, 0);
        other.empty();
      }
    },
  };
}
