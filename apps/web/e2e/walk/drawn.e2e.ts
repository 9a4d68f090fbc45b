import { spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { test } from '../engines/test.ts';
import { figures } from './laws/figures.ts';
import { nameOfPlace, nameOfSize, PLACES, SIZES } from './places.ts';
import { walkPlace } from './walk-place.ts';

// Of the pages that keep every law one is walked every day, drawn by the commit; `npm run walk` walks all of them.

const KEPT = /^\/(election|boardPost|boardShow\/388)$/;
const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
const drawn = Number.parseInt(stdout.slice(0, 8), 16) || 0;

const kept = PLACES.filter(({ at }) => KEPT.test(at));
const place = kept[drawn % kept.length];
const size = SIZES.filter(({ width }) => width === 360 || width === 1440)[drawn % 2];
if (place && size) {
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
