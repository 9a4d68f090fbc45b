import { agencyAt, agencyIndexOf, findAgency } from '@coop/cooperative/people/agency';
import { unitNoOf, unitsOf } from '@coop/cooperative/people/agency-units';
import { START_DAYS } from '@coop/cooperative/testing/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, isoOf } from '../testing/exact.ts';
import { billingComplaints } from '../testing/identities/billing.ts';
import { moveTo, worldOn } from '../testing/worlds.ts';

/** Days to move the clock: none, a day, two months, a leap year. */
const FORWARD = [0, 0, 1, 62, 366] as const;
const POPULATION = 12_000;
/** The large school has its own test. */
const LARGE = 1;

const anyAgency = fc.record({
  index: fc
    .integer({ min: 1, max: POPULATION })
    .map(agencyIndexOf)
    .filter((index) => index !== LARGE),
  start: fc.constantFrom(...START_DAYS),
  forward: fc.constantFrom(...FORWARD),
  seed: fc.constantFrom('demo', 'other'),
  back: fc.integer({ min: 0, max: 11 }),
});

describe('the bill of whichever agency, whatever the day', () => {
  test('[GRP-06][GRP-07][GRP-08][GRP-09] is the sum of its members’ collections on every paper', async () => {
    const property = fc.asyncProperty(anyAgency, async ({ index, start, forward, seed, back }) => {
      const world = moveTo(worldOn(start, POPULATION, seed), isoOf(dayOf(start) + forward));
      const agency = agencyAt(index, POPULATION);
      expect(await billingComplaints(world, agency, back)).toEqual([]);
    });
    // A draw derives a whole agency.
    const runs = fc.readConfigureGlobal().numRuns ?? 25;
    await fc.assert(property, { numRuns: Math.ceil(runs / 3) });
  });

  test('[GRP-07] of 400 members is as right as the others, and so are the differences from month to month', async () => {
    const agency = findAgency('80010002', POPULATION);
    const world = worldOn('2026-11-20');
    expect(agency && (await billingComplaints(world, agency, 0, 1, 11))).toEqual([]);
  });

  test('divides the members among its units without a gap or an overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: POPULATION }), (no) => {
        const agency = agencyAt(agencyIndexOf(no), POPULATION);
        const units = unitsOf(agency);
        expect(units[0]?.from).toBe(agency.from);
        expect(units.at(-1)?.to).toBe(agency.to);
        for (const [index, unit] of units.entries()) {
          expect(unit.to).toBeGreaterThanOrEqual(unit.from);
          expect(units[index + 1]?.from ?? agency.to + 1).toBe(unit.to + 1);
        }
        const unitOfMember = units.find((unit) => unit.no === unitNoOf(units, no));
        // A persona on another agency's sheet is in its first unit.
        const isElsewhere = no < agency.from || no > agency.to;
        expect(unitOfMember === units[0] || !isElsewhere).toBe(true);
        expect(
          isElsewhere || (unitOfMember && no >= unitOfMember.from && no <= unitOfMember.to),
        ).toBe(true);
      }),
    );
  });
});
