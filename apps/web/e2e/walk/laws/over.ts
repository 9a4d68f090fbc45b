import type { Control, Look } from '../../engines/eyes.ts';
import { until } from '../../engines/tab.ts';
import { lookAtRest } from '../enter.ts';
import type { Walk } from './law.ts';
import { layout } from './layout.ts';
import { middle } from './middle.ts';
import { pressControl } from './press.ts';

/** Returns how the page looks once that is closed; on a slow machine a page may rest before. */
async function closed({ tab }: Walk, most: number): Promise<Look> {
  await until(tab, (count) => eyes.look().over.length <= count, 3_000, most);
  return lookAtRest(tab);
}

/** Esc and Back close what lies over the page; then the focus is where it was, and the page is the same. */
export async function over(walk: Walk, opener: Control, before: Look, name: string): Promise<void> {
  const { tab, say } = walk;
  const count = before.over.length;
  await tab.key('Escape');
  const escaped = await closed(walk, count);
  if (escaped.over.length > count) return say('over', `Esc does not close «${name}».`);
  if (escaped.focus !== opener.key)
    say('over', `After Esc closed «${name}», ${escaped.focus} has the focus, not ${opener.key}.`);
  await pressControl(walk, opener.key);
  if ((await lookAtRest(tab)).over.length <= count) return;
  await layout(walk);
  await middle(walk);
  await tab.back();
  const back = await closed(walk, count);
  if (back.step !== before.step) say('over', `Back leaves the page instead of closing «${name}».`);
  else if (back.over.length > count) say('over', `Back does not close «${name}».`);
}
