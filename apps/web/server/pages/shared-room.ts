/** A cache that can be asked for how much it holds, and to give up its oldest entry. */
interface Holder {
  readonly size: number;
  pop(): unknown;
}

/**
 * Opens room for so many entries, which caches share: where there is none left, the one that holds most gives up its
 * oldest. So nobody's crowd takes away what others need.
 */
export function openRoom(limit: number) {
  const holders = new Set<Holder>();
  return {
    add: (holder: Holder) => void holders.add(holder),
    remove: (holder: Holder) => void holders.delete(holder),
    /** Makes the caches fit again; called after each entry that is added. */
    tidy(): void {
      let held = [...holders].reduce((sum, { size }) => sum + size, 0);
      for (; held > limit; held -= 1) {
        const largest = [...holders].reduce((holder, other) =>
          other.size > holder.size ? other : holder,
        );
        largest.pop();
      }
    },
  };
}

export type Room = ReturnType<typeof openRoom>;
