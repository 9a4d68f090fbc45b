import { expect, test } from 'vitest';
import { moveTo, worldOn } from '../../testing/worlds.ts';
import { recordNow } from '../../world/state/record-now.ts';
import { DEFAULT_WORLD } from '../../world/worlds.ts';
import { withholdMonth } from './agencies.ts';

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

test('[LED-12] what was not saved on the day on which its account matures is not owed for good', async () => {
  const world = worldOn('2027-09-20');
  await withholdMonth(world, { world: DEFAULT_WORLD, agency: '80050076', period: '257009' });
  const saving = () => world.records(9414).carried.findLast(({ group }) => group === 'DEPOSIT');
  moveTo(world, '2027-10-01');
  expect(saving()).toMatchObject({ principalSatang: 500_00, settledOn: '' });
  moveTo(world, '2027-10-16');
  expect(saving()).toMatchObject({ principalSatang: 0, settledOn: '2027-10-01' });
});
