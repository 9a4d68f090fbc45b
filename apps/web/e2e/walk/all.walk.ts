import { expect } from '@playwright/test';
import { ENGINES, type Engine } from '../engines/tab.ts';
import { showPicture, test } from '../engines/test.ts';
import { enter } from './enter.ts';
import { isException } from './exceptions.ts';
import { figures } from './laws/figures.ts';
import { differences } from './outline.ts';
import { nameOf, PLACES, SIZES, type Size } from './places.ts';
import { walkPlace } from './walk-place.ts';

// Every page at every size, as `npm run walk` asks for it; the report has what was seen, and pictures.

const { WALK_BROWSER, WALK_ONLY = '', WALK_WIDTH = '', WALK_LETTERS = '' } = process.env;
const engine: Engine = ENGINES.find((other) => other === WALK_BROWSER) ?? 'chromium';
const isAsked = ({ width, letters }: Size) =>
  (WALK_WIDTH === '' || WALK_WIDTH.split(',').includes(`${width}`)) &&
  letters.startsWith(WALK_LETTERS);

for (const size of SIZES.filter(isAsked)) {
  for (const place of PLACES) {
    const name = nameOf(place, size);
    if (!name.startsWith(WALK_ONLY)) continue;
    test(name, async ({ openTab }) => {
      const tab = await openTab(engine);
      const found: string[] = [];
      // Before the walk leaves drafts behind.
      if (engine !== 'chromium') {
        const other = await openTab('chromium');
        await enter(tab, place, size);
        // Firefox keeps room for its scrollbar.
        const width = await tab.ask(() => document.documentElement.clientWidth);
        await enter(other, place, { ...size, width });
        const others = await differences(tab, other);
        found.push(...others.filter((says) => !isException(says, place.at)));
        // The report shows pictures of these names side by side.
        if (found.length > 0) await showPicture(other, 'page-expected.png');
        if (found.length > 0) await showPicture(tab, 'page-actual.png');
      }
      expect([...found, ...(await walkPlace(tab, place, size))], name).toEqual([]);
    });
  }
}

const OVERVIEW = '/member/status';
const people = PLACES.flatMap(({ at, who = [] }) => (at === OVERVIEW ? who : []));
for (const who of new Set(OVERVIEW.startsWith(WALK_ONLY) ? people : [])) {
  test(`the figures of ${who}`, async ({ openTab }) => {
    expect(await figures(await openTab(engine), who)).toEqual([]);
  });
}
