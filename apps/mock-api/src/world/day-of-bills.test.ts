import { agencyAt } from '@coop/cooperative/people/agency';
import { expect, test } from 'vitest';
import { record, transfer } from '../testing/agency-month.ts';
import { moveTo, worldOn } from '../testing/worlds.ts';

test('[LED-18] an agency’s bills are derived once a day: a record or transfer of today leaves them, a late record and the next day do not', async () => {
  const world = worldOn('2026-11-20');
  // Nothing of its October has come.
  const agency = agencyAt(2, 12_000);
  const bills = () => world.billing(agency);
  const first = await bills();
  await record(world, agency, '256911', [['00413', 500, 'เงินไม่พอ']]);
  await transfer(world, agency, '256911', '100.00');
  expect(await bills()).toBe(first);
  await record(world, agency, '256910');
  const late = await bills();
  expect(late).not.toBe(first);
  expect(await bills()).toBe(late);
  moveTo(world, '2026-11-21');
  expect(await bills()).not.toBe(late);
});

test('[LED-18] of two late records of a day each is seen from its own hour on, though the clock was set back', async () => {
  const world = worldOn('2026-11-20');
  const agency = agencyAt(2, 12_000);
  const setHour = (hour: number) => world.clock.set(Date.parse(`2026-11-20T${hour}:00:00+07:00`));
  const owed = async () => {
    const { members } = await world.billing(agency);
    return members.flatMap(({ carried }) => carried).filter((arrear) => arrear.settledOn === '')
      .length;
  };
  const before = await owed();
  setHour(14);
  // Its bill asks for September, too.
  await record(world, agency, '256910');
  expect(await owed()).toBe(0);
  setHour(12);
  expect(await owed()).toBe(before);
  await record(world, agency, '256909');
  const afterSeptember = await owed();
  expect(afterSeptember).toBeGreaterThan(0);
  expect(afterSeptember).toBeLessThan(before);
  setHour(15);
  expect(await owed()).toBe(0);
});
