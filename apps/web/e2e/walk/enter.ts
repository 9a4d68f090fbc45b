import { randomUUID } from 'node:crypto';
import { type Look, look, openEyes } from '../engines/eyes.ts';
import { type Tab, until } from '../engines/tab.ts';
import type { Place, Size } from './places.ts';

/** Any small answer of the portal, where its storage can be reached before a page is opened. */
const BLANK = '/site.json';

/** Waits until nothing has moved for a moment. */
export const rest = (tab: Tab): Promise<boolean> => until(tab, () => eyes.quietMs() > 120, 2_000);

/** Waits until a page has its content, its letters and its code, and rests. */
export async function settle(tab: Tab): Promise<void> {
  const isHere = () =>
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    !document.querySelector('main [aria-busy=true], [role=progressbar]') &&
    document.querySelector('[aria-label=ข้อความแจ้ง]') !== null;
  await until(tab, isHere, 4_000);
  await openEyes(tab).catch(() => undefined);
  await rest(tab);
}

/** Returns how a page looks once it has settled. */
export async function lookAtRest(tab: Tab): Promise<Look> {
  await settle(tab);
  return look(tab);
}

function keep(world: string, text: string): void {
  // biome-ignore-start lint/suspicious/noDocumentCookie: the engines have no other way in common
  document.cookie = `mock_world=${world}; path=/`;
  document.cookie = 'acceptCookie=Y; path=/';
  // biome-ignore-end lint/suspicious/noDocumentCookie: as above
  localStorage.setItem('preferences', JSON.stringify({ text }));
}

/** Goes on to the same page, so that going back from it stays within the portal. */
function goOn(): void {
  history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1 }, '');
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Opens a place in a world of its own, signed in as its person: what is sent or deleted there is nobody else's. */
export async function enter(tab: Tab, { at, area, who = '' }: Place, size: Size): Promise<Look> {
  const world = `walk-${randomUUID()}`;
  await tab.resize(size.width, size.height);
  await tab.open(BLANK);
  await tab.ask(keep, world, size.letters);
  const as = area === 'membergroup' ? { agency: who } : { member: who };
  const link = `/__control/enter?${new URLSearchParams({ ...as, world, to: at })}`;
  await tab.open(who === '' ? at : link);
  await until(tab, () => location.pathname !== '/__control/enter');
  await settle(tab);
  await tab.ask(goOn);
  return lookAtRest(tab);
}
