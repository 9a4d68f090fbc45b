/** 0: the bar; 1: a dropdown; 2: the list beside one of its entries. */
export type MenuLevel = 0 | 1 | 2;

/** Target of a key: a neighbour, the first or last link of what the item opens, or one level out. */
export type MenuStep = { readonly to: number } | 'into' | 'into-last' | 'out';

/** Keys to the next and previous item, by level: the bar is horizontal, the lists are vertical. */
const ALONG = [
  { on: 'ArrowRight', back: 'ArrowLeft' },
  { on: 'ArrowDown', back: 'ArrowUp' },
  { on: 'ArrowDown', back: 'ArrowUp' },
] as const;

/** Returns the effect of a key on the item at `index` of `count` on its level; undefined for other keys. */
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
