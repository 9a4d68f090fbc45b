import type { Tab } from '../engines/tab.ts';
import { enter } from './enter.ts';
import { isException } from './exceptions.ts';
import { ear } from './laws/ear.ts';
import type { Walk } from './laws/law.ts';
import { layout } from './laws/layout.ts';
import { middle } from './laws/middle.ts';
import { paper } from './laws/paper.ts';
import { presses } from './laws/presses.ts';
import { stays, staysAfterReload } from './laws/stays.ts';
import { words } from './laws/words.ts';
import { PLACES, type Place, type Size } from './places.ts';

/** Tells where the menus around the pages are walked, too. */
const isFirstOfArea = (place: Place) => PLACES.find(({ area }) => area === place.area) === place;

/** Holds one page at one size against every law, and returns sentences about what it saw. */
export async function walkPlace(tab: Tab, place: Place, size: Size): Promise<readonly string[]> {
  const found: string[] = [];
  const say: Walk['say'] = (law, says) =>
    void found.push(...[says].flat().map((text) => `${law}: ${text}`));
  const walk: Walk = { tab, place, size, say };
  try {
    const { scrolled } = await enter(tab, place, size);
    if (scrolled > 0) say('back', `The page opens ${scrolled} px below its top.`);
    for (const law of [words, layout, ear, middle, paper]) await law(walk);
    await staysAfterReload(walk, await stays(walk));
    await presses(walk, isFirstOfArea(place));
    for (const law of [words, layout]) await law(walk);
  } catch (error) {
    say('walk', `The page was not walked to its end: ${error}`);
  }
  say('heard', await tab.complaints());
  return [...new Set(found)].filter((sentence) => !isException(sentence, place.at));
}
