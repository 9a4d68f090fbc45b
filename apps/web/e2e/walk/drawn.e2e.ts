import { spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { test } from '../engines/test.ts';
import { figures } from './laws/figures.ts';
import { nameOfPlace, nameOfSize, PLACES, SIZES } from './places.ts';
import { walkPlace } from './walk-place.ts';

// A few pages are walked every day, drawn by the commit, far from each other; `npm run walk` walks all of them.

const DRAWN = 4;
const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
const drawn = Number.parseInt(stdout.slice(0, 8), 16) || 0;

for (let index = 0; index < DRAWN; index += 1) {
  const place = PLACES[(drawn + index * Math.ceil(PLACES.length / DRAWN)) % PLACES.length];
  const size = SIZES[(drawn + index) % SIZES.length];
  if (!place || !size) continue;
  const name = `${nameOfPlace(place)} at ${nameOfSize(size)}`;
  test(`[PAGE-01][PAGE-02][PAGE-03][PAGE-04] ${name} keeps the laws of a page`, async ({
    openTab,
  }) => {
    expect(await walkPlace(await openTab('chromium'), place, size), name).toEqual([]);
  });
}

test('[PAGE-05] two pages that call a figure by the same name show the same figure', async ({
  openTab,
}) => {
  expect(await figures(await openTab('chromium'), '00001')).toEqual([]);
});
