import { agencyAt } from '@coop/cooperative/people/agency';
import { arrearsSince } from '@coop/cooperative/remittance/arrears-since';
import { monthOf, sheetOn } from '@coop/cooperative/remittance/sheet';
import { expect, test } from 'vitest';
import { moveTo, worldOn } from '../../testing/worlds.ts';
import { recordResult } from '../desk/record-acts.ts';

const NOVEMBER = monthOf('256911');

test('what is recorded late is not to be deducted again with the next bill, from the moment of the record until that is recorded', async () => {
  const world = worldOn('2026-11-20');
  // Nothing of its October has come.
  const agency = agencyAt(2, 12_000);
  const sheet = async (month = NOVEMBER) => sheetOn(world, await world.billing(agency), month);
  const since = async () => arrearsSince(await sheet());
  const { arrearSatang, billedSatang } = (await sheet()).period;
  expect(await since()).toEqual({ settledSatang: 0, leftSatang: arrearSatang });

  const october = await sheet(NOVEMBER - 1);
  const [first] = october.rows;
  if (!first) throw new Error('the agency bills somebody');
  // Of the first member all is recorded, of the others nothing.
  const lines = october.rows.map(({ member, kep }) =>
    member.no === first.member.no
      ? { no: member.no, deductedSatang: kep.totalSatang, reason: '' as const }
      : { no: member.no, deductedSatang: 0, reason: 'เงินไม่พอ' as const },
  );
  recordResult(world, october, lines);
  const owed = first.kep.totalSatang;
  const settled = { settledSatang: owed, leftSatang: arrearSatang - owed };
  expect(await since()).toEqual(settled);
  const net = (await sheet()).period;
  expect(net.billedSatang).toBe(billedSatang - owed);
  expect(net.deductedSatang).toBe(net.billedSatang);
  // Booked, it is the same.
  moveTo(world, '2026-11-21');
  expect(await since()).toEqual(settled);
  moveTo(world, '2026-12-01');
  expect(await since()).toEqual(settled);
});
