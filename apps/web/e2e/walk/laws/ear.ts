import { wrongStops } from '../../heard/wrong-stops.ts';
import { covered, LOW } from '../../kit/low-window.ts';
import type { Walk } from './law.ts';

/** No stop is punctuation alone or heard twice in a row, figures have units, and nothing sticks over half of a low window. */
export async function ear({ tab, size, say }: Walk): Promise<void> {
  say('ear', wrongStops((await tab.stops?.()) ?? []));
  await tab.resize(LOW.width, LOW.height);
  const height = await tab.ask(covered);
  if (height > LOW.height / 2) say('ear', `In a low window ${height} of ${LOW.height} px stick.`);
  await tab.resize(size.width, size.height);
}
