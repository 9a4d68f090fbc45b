import { wrongStops } from './heard-stops.ts';
import type { Walk } from './law.ts';

/** A desk of 1280 px at 400 %. */
const LOW = { width: 320, height: 256 };

/** Pixels of the window that are behind what sticks to it. */
function covered(): number {
  const lines = new Set<number>();
  for (const element of document.body.querySelectorAll('*')) {
    const { position } = getComputedStyle(element);
    if (!/fixed|sticky/.test(position) || !eyes.isShown(element)) continue;
    const { top, bottom, width } = element.getBoundingClientRect();
    if (width < innerWidth / 2) continue;
    const [from, to] = [Math.max(0, Math.round(top)), Math.min(innerHeight, Math.round(bottom))];
    for (let line = from; line < to; line += 1) lines.add(line);
  }
  return lines.size;
}

/** No stop is punctuation alone or heard twice in a row, figures have units, and nothing sticks over half of a low window. */
export async function ear({ tab, size, say }: Walk): Promise<void> {
  say('ear', wrongStops((await tab.stops?.()) ?? []));
  await tab.resize(LOW.width, LOW.height);
  const height = await tab.ask(covered);
  if (height > LOW.height / 2) say('ear', `In a low window ${height} of ${LOW.height} px stick.`);
  await tab.resize(size.width, size.height);
}
