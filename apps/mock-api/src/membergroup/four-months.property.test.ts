import { type Agency, agencyAt } from '@coop/cooperative/people/agency';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import {
  answersOfMonth,
  differences,
  record,
  type Short,
  transfer,
} from '../testing/agency-month.ts';
import { groupCall } from '../testing/identities/billing.ts';
import { moveTo, satangOf, worldOn } from '../testing/worlds.ts';
import type { World } from '../world/world.ts';

const [FIRST, SECOND, THIRD, FOURTH] = ['256903', '256904', '256905', '256906'] as const;
const POPULATION = 12_000;

/** An agency with ten people or more, and whole thousandths of what six of them are short of. */
const anyYear = fc.record({
  index: fc.integer({ min: 3, max: 40 }).filter((index) => {
    const { from, to, kind } = agencyAt(index, POPULATION);
    return kind === 'school' && to - from >= 12;
  }),
  parts: fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 6, maxLength: 6 }),
});

/** Reads every month that can be opened so far, page against page, paper and member. */
async function expectOneTruth(world: World, agency: Agency, months: readonly string[]) {
  for (const month of months) {
    const pages = await answersOfMonth(world, agency, month);
    expect([month, ...(await differences(world, agency, pages))]).toEqual([month]);
  }
}

async function billedIn(world: World, agency: Agency, month: string): Promise<string[]> {
  const { result } = await answersOfMonth(world, agency, month);
  return result.lines
    .filter((line) => satangOf(line.billed_amount) > 0)
    .map((line) => line.membership_no);
}

test('[LED-01][LED-12][LED-18][LED-19][GRP-06] four months of any school: all paid; short, left, died and moved; corrected up and down; recorded late: no two places differ', async () => {
  const property = fc.asyncProperty(anyYear, async ({ index, parts }) => {
    const world = worldOn('2026-03-16', POPULATION);
    const agency = agencyAt(index, POPULATION);
    const agree = (...months: string[]) => expectOneTruth(world, agency, months);
    await agree(FIRST);
    await record(world, agency, FIRST);
    await agree(FIRST);
    await transfer(world, agency, FIRST);
    await agree(FIRST);
    moveTo(world, '2026-03-18');
    await agree(FIRST);

    moveTo(world, '2026-04-16');
    const people = await billedIn(world, agency, SECOND);
    const shorts = parts.map((part, position): Short => [people[position] ?? '', part, 'เงินไม่พอ']);
    const [left = '', died = '', moved = ''] = people.slice(6);
    const gone: Short[] = [
      [left, 0, 'ลาออก'],
      [died, 0, 'เสียชีวิต'],
      [moved, 0, 'ย้าย'],
    ];
    await record(world, agency, SECOND, [...shorts, ...gone]);
    await agree(FIRST, SECOND);
    await transfer(world, agency, SECOND);
    moveTo(world, '2026-05-02');
    await agree(FIRST, SECOND);

    moveTo(world, '2026-05-16');
    const [short = ''] = await billedIn(world, agency, THIRD);
    for (const part of [500, 200, 900]) {
      await record(world, agency, THIRD, [[short, part, 'เงินไม่พอ']]);
      await agree(SECOND, THIRD);
    }
    await transfer(world, agency, THIRD);
    moveTo(world, '2026-06-02');
    await agree(SECOND, THIRD);

    // Nothing is said of the fourth month but that its money is kept, until the fifth bill is out.
    moveTo(world, '2026-06-16');
    world.overlay.append({
      at: world.clock.now(),
      kind: 'withholding',
      subject: agency.no,
      value: { month: 2026 * 12 + 5 },
    });
    await agree(THIRD, FOURTH);
    moveTo(world, '2026-07-20');
    await agree(FOURTH, '256907');
    await record(world, agency, FOURTH);
    await agree(FOURTH, '256907');
    await transfer(world, agency, FOURTH);
    moveTo(world, '2026-07-22');
    await agree(THIRD, FOURTH, '256907');
    const { periods } = await handlers.membergroupDashboardShow(groupCall(world, agency.no));
    const fourth = periods.find((period) => period.recv_period === FOURTH);
    expect([fourth?.status, fourth?.left_amount]).toEqual(['รับครบ', '0.00']);
  });
  // A run reads some twenty people's pages at a dozen moments.
  const runs = (fc.readConfigureGlobal().numRuns ?? 25) / 25;
  await fc.assert(property, { numRuns: Math.ceil(runs), endOnFailure: true });
});
