import { type Control, type Look, look } from '../../engines/eyes.ts';
import { until } from '../../engines/tab.ts';
import { settle } from '../enter.ts';
import type { Walk } from './law.ts';
import { layout } from './layout.ts';
import { middle } from './middle.ts';
import { pressControl } from './press.ts';

/** On a slow machine a page may rest before it closes what it was asked to. */
const closed = ({ tab }: Walk, count: number) =>
  until(tab, (most) => eyes.look().over.length <= most, 3_000, count);

/** Esc and Back close what lies over the page; then the focus is where it was, and the page is the same. */
export async function over(walk: Walk, opener: Control, before: Look): Promise<void> {
  const { tab, say } = walk;
  const count = before.over.length;
  const name = `«${(await look(tab)).over.at(-1) || opener.name}»`;
  await tab.key('Escape');
  await closed(walk, count);
  await settle(tab);
  const escaped = await look(tab);
  if (escaped.over.length > count) return say('over', `Esc does not close ${name}.`);
  if (escaped.focus !== opener.key)
    say('over', `After Esc closed ${name}, ${escaped.focus} has the focus, not ${opener.key}.`);
  await pressControl(walk, opener.key);
  await settle(tab);
  if ((await look(tab)).over.length <= count) return;
  await layout(walk);
  await middle(walk);
  await tab.back();
  await closed(walk, count);
  await settle(tab);
  const back = await look(tab);
  if (back.step !== before.step) say('over', `Back leaves the page instead of closing ${name}.`);
  else if (back.over.length > count) say('over', `Back does not close ${name}.`);
}
