/** Returns the drawing of a chart on the screen, without its legend and the paper's copy: for tests. */
export function drawing(): Element {
  const found = document.querySelector('.no-print > svg');
  if (!found) throw new Error('nothing is drawn');
  return found;
}
