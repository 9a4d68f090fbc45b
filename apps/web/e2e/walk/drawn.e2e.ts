import { expect } from '@playwright/test';
import { test } from '../engines/test.ts';
import { drawnAt } from '../kit/drawn.ts';
import { figures } from './laws/figures.ts';
import { nameOf, PLACES, SIZES } from './places.ts';
import { walkPlace } from './walk-place.ts';

// Two pages are walked every day, drawn by the commit, one on a phone and one at a desk; `npm run walk` walks all of them.

[360, 1440].forEach((width, index) => {
  const [place] = drawnAt(index * Math.floor(PLACES.length / 2), PLACES);
  const size = SIZES.find((other) => other.width === width);
  if (!place || !size) return;
  const name = nameOf(place, size);
  test(`[PAGE-01][PAGE-02][PAGE-03][PAGE-04][REAL-05] ${name} keeps every law`, async ({
    openTab,
  }) => {
    expect(await walkPlace(await openTab('chromium'), place, size), name).toEqual([]);
  });
});

test('[PAGE-05] two pages show the same figure by the same name', async ({ openTab }) => {
  expect(await figures(await openTab('chromium'), '00001')).toEqual([]);
});
