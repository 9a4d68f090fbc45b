import { expect, test } from 'vitest';
import { moveTo, worldOn } from '../../testing/worlds.ts';
import { recordNow } from '../../world/state/record-now.ts';

// Cases found by random histories, each with people's actions and the expected result.

test('[LED-15] nothing is bought any more once a membership is settled, not even on that day', async () => {
  const world = worldOn('2026-10-03');
  const value = { how: 'ลาออก', eventOn: '2026-10-03', paperNo: 'ลก. 1/2569' } as const;
  recordNow(world, 'end-notice', '03906', value);
  moveTo(world, '2026-11-10');
  const { shares, settlement } = world.records(3906);
  // The seed had planned a purchase for the board's day.
  expect(settlement?.on).toBe('2026-11-09');
  expect(shares.entries.at(-1)).toMatchObject({ on: '2026-11-09', balanceSatang: 0 });
});
