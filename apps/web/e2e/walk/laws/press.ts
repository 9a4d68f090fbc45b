import { type Control, look } from '../../engines/eyes.ts';
import { until } from '../../engines/tab.ts';
import { rest } from '../enter.ts';
import type { Walk } from './law.ts';

const A_SECOND_MS = 1_000;

/** Scrolls to a control, and returns where both are; nothing where something else would be pressed. */
function aim(key: string) {
  const element = eyes.find(key);
  const point = element && eyes.aim(element);
  eyes.mark();
  return point && !point.other ? { ...point, scrolled: scrollY } : undefined;
}

/**
 * Presses a control in its middle. Returns the look of the page before, and whether something followed within a second;
 * nothing where the control is not to be reached.
 */
export async function pressControl({ tab }: Walk, key: string) {
  await tab.ask(aim, key);
  await rest(tab);
  const before = await look(tab);
  // Scrolling and what comes late move it, so where it is is asked again, just before it is pressed.
  const point = await tab.ask(aim, key);
  if (!point) return undefined;
  await tab.press(point);
  // A page that has gone did something.
  const did = await until(tab, () => !('eyes' in globalThis) || eyes.change(), A_SECOND_MS);
  return { before: { ...before, scrolled: point.scrolled }, did };
}

/** Tells whether a control is pressed; a link is, where it leads to another page of the portal. */
export const isPressed = ({ kind, to }: Control, at: string): boolean =>
  kind === 'press' &&
  (to === undefined || (to.startsWith('/') && !/\.\w+$|#/.test(to) && to !== at));
