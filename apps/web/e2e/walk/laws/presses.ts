import { type Control, controls, type Look, look } from '../../engines/eyes.ts';
import { until } from '../../engines/tab.ts';
import { enter, lookAtRest, settle } from '../enter.ts';
import type { Walk } from './law.ts';
import { over } from './over.ts';
import { isPressed, pressControl } from './press.ts';
import { changed, fields, stays } from './stays.ts';

const MOST_PRESSES = 80;
const MOST_IN_DIALOG = 8;
/** Links of a list, and what is pressed in the rows of a table, which are alike. */
const OF_A_GROUP = 2;
const SCROLLED_PX = 80;
/** A page that is come back to may know of a draft, or of what was read. */
const FEW = 3;

/** As the browser writes it: the number of a contract has Thai letters. */
const pathOf = (at: string) => new URL(at, 'http://portal').pathname;
const isSignedIn = () => 'user' in localStorage || 'usermemgroup' in localStorage;

/** Goes back to where a control was pressed, and says what of that page has not come back. */
async function comeBack(walk: Walk, name: string, before: Look, held: readonly Control[]) {
  const { tab, place, size, say } = walk;
  // The address is there before the page is, on the way on as on the way back.
  const arrive = async (isThere: (heading: string) => boolean) => {
    await until(tab, isThere, 3_000, before.heading);
    return lookAtRest(tab);
  };
  const there = await arrive((heading) => eyes.look().heading !== heading);
  await tab.back();
  const now = await arrive((heading) => eyes.look().heading === heading);
  const back = `Back after «${name}»`;
  if (now.at !== before.at) {
    // Who has signed out, or must sign in again, is not brought back.
    if (!place.who || (await tab.ask(isSignedIn)))
      say('back', `${back} leads to ${now.at} instead of ${before.at}.`);
    return enter(tab, place, size);
  }
  const most = await tab.ask(() => document.documentElement.scrollHeight - innerHeight);
  const away = Math.round(Math.abs(now.scrolled - Math.min(before.scrolled, most)));
  // A dialog that was left from is not opened again.
  const shown = before.over.length > 0 ? [] : before.content;
  const lost = shown.filter((key) => !now.content.includes(key));
  const found = await changed(walk, held);
  if (away > SCROLLED_PX) found.push(`the page is ${away} px from where it was.`);
  if (lost.length > FEW) found.push(`${lost.length} controls are lost, such as «${lost[0]}».`);
  say(
    'back',
    found.map((text) => `${back}, ${text}`),
  );
  await tab.forward();
  const again = await lookAtRest(tab);
  if (again.at !== there.at)
    say('back', `Forward after «${name}» leads to ${again.at} instead of ${there.at}.`);
  if (again.at === before.at) return;
  await tab.back();
  await settle(tab);
}

/** Presses one control, and looks at what follows. */
async function pressOne(walk: Walk, control: Control, isInDialog = false): Promise<void> {
  const { tab, place, size, say } = walk;
  const { key, name, to } = control;
  // What is sent is sent; a link leaves what was typed.
  const held = to ? (await fields(walk)).filter(({ isSecret }) => !isSecret) : [];
  const pressed = await pressControl(walk, key);
  if (!pressed) return;
  const { before, did } = pressed;
  if (!did) say('press', `Nothing happens within a second when «${name}» is pressed.`);
  const now = await lookAtRest(tab);
  if (pathOf(now.at) !== pathOf(before.at)) {
    // What leads back, or on without a trace, is not to be gone back from.
    if (now.step <= before.step) await enter(tab, place, size);
    else await comeBack(walk, name, before, isInDialog ? [] : held);
  } else if (now.over.length > before.over.length && !isInDialog) {
    await over(walk, control, before, now.over.at(-1) || name);
    await pressInside(walk, key);
  }
}

/** Fills in and presses what lies over the page, which is opened again for each press. */
async function pressInside(walk: Walk, opener: string): Promise<void> {
  const { tab, place } = walk;
  const pressed = new Set<string>();
  while (pressed.size < MOST_IN_DIALOG) {
    if ((await look(tab)).over.length === 0) {
      await pressControl(walk, opener);
      await settle(tab);
      if (pressed.size === 0) await stays(walk);
    }
    const { at, over: lies } = await look(tab);
    if (lies.length === 0 || pathOf(at) !== pathOf(place.at)) break;
    const control = (await controls(tab)).find(
      (other) => !pressed.has(other.key) && isPressed(other, at),
    );
    if (!control) break;
    pressed.add(control.key);
    await pressOne(walk, control, true);
  }
  for (let left = 3; left > 0 && (await look(tab)).over.length > 0; left -= 1) {
    await tab.key('Escape');
    await settle(tab);
  }
}

/** A press does something that can be seen or heard; Esc and Back lead to where it was pressed. */
export async function presses(walk: Walk, withFrame: boolean): Promise<void> {
  const { tab, place, size } = walk;
  const pressed = new Set<string>();
  const groups = new Map<string, number>();
  while (pressed.size < MOST_PRESSES) {
    const { at, over: lies } = await look(tab);
    // Whatever could not be closed or left: the next control is pressed on a fresh page.
    if (lies.length > 0 || pathOf(at) !== pathOf(place.at)) await enter(tab, place, size);
    const control = (await controls(tab)).find(
      (other) =>
        !pressed.has(other.key) &&
        isPressed(other, at) &&
        (withFrame || !other.isFrame) &&
        (groups.get(other.group) ?? 0) < OF_A_GROUP,
    );
    if (!control) return;
    pressed.add(control.key);
    const { to, group } = control;
    if (to || group.includes('<TR.')) groups.set(group, (groups.get(group) ?? 0) + 1);
    await pressOne(walk, control);
  }
}
