import { type Control, type Look, look } from '../../engines/eyes.ts';
import { until } from '../../engines/tab.ts';
import { rest } from '../enter.ts';
import type { Walk } from './law.ts';

const A_SECOND_MS = 1_000;

/** Scrolls to a control, and returns where it is; nothing where something else would be pressed. */
function aim(key: string) {
  const element = eyes.find(key);
  if (!element) return undefined;
  const at = eyes.target(element);
  at.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  eyes.mark();
  return eyes.inTheWay(at) ? undefined : eyes.middle(at);
}

interface Pressed {
  /** Look of the page when it was pressed. */
  readonly before: Look;
  /** Something followed within a second; a page that has gone did. */
  readonly did: boolean;
}

/** Presses a control in its middle; returns nothing where that is not to be reached. */
export async function pressControl({ tab }: Walk, key: string): Promise<Pressed | undefined> {
  await tab.ask(aim, key);
  await rest(tab);
  const before = await look(tab);
  // Scrolling and what comes late move it, so where it is is asked again, just before it is pressed.
  const point = await tab.ask(aim, key);
  if (!point) return undefined;
  await tab.press(point);
  const did = await until(tab, () => !('eyes' in globalThis) || eyes.change(), A_SECOND_MS);
  return { before, did };
}

/** Whether a link leads to another page of the portal: not to a file, another site, or a part of this page. */
export const isPressed = ({ kind, to }: Control, at: string): boolean =>
  kind === 'press' &&
  (to === undefined || (to.startsWith('/') && !/\.\w+$|#/.test(to) && to !== at));
