/** 0: the bar; 1: a dropdown; 2: the list beside one of its entries. */
export type MenuLevel = 0 | 1 | 2;

/** Where a key leads: to a neighbour, into what the item opens (at its first or last link), or one level out. */
export type MenuStep = { readonly to: number } | 'into' | 'into-last' | 'out';

/** Keys that go on and back along a level: the bar lies, the lists stand. */
const ALONG = [
  { on: 'ArrowRight', back: 'ArrowLeft' },
  { on: 'ArrowDown', back: 'ArrowUp' },
  { on: 'ArrowDown', back: 'ArrowUp' },
] as const;

/** What a key does on the item at `index` of `count` on its level; nothing for keys that are not the menu's. */
export function stepOf(
  key: string,
  level: MenuLevel,
  index: number,
  count: number,
): MenuStep | undefined {
  const { on, back } = ALONG[level];
  if (key === on) return { to: (index + 1) % count };
  if (key === back) return { to: (index - 1 + count) % count };
  if (key === 'Home') return { to: 0 };
  if (key === 'End') return { to: count - 1 };
  if (key === 'Escape' || (level === 2 && key === 'ArrowLeft')) return 'out';
  if (level === 0 && key === 'ArrowDown') return 'into';
  if (level === 0 && key === 'ArrowUp') return 'into-last';
  return level === 1 && key === 'ArrowRight' ? 'into' : undefined;
}
