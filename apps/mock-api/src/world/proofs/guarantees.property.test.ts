import { circleAt, circleIndexOf } from '@coop/cooperative/chance/circle';
import { ownCollateral } from '@coop/cooperative/guarantee/collateral';
import { deriveGuarantees, freeAgainOn } from '@coop/cooperative/guarantee/guarantees';
import { guarantorsWanted } from '@coop/cooperative/guarantee/guarantor-rules';
import { LOAN_PRODUCTS } from '@coop/cooperative/rules/products';
import { START_DAYS } from '@coop/cooperative/testing/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, isoOf } from '../../testing/exact.ts';
import { collComplaints, guaranteeComplaints } from '../../testing/identities/coll.ts';
import { gianComplaints } from '../../testing/identities/gian.ts';
import { moveTo, sum, worldOn } from '../../testing/worlds.ts';

const FORWARD = [0, 0, 31, 366, 4_018] as const;
const POPULATIONS = [100, 12_000, 1_000_000] as const;

/** Each run derives the records of several hundred people. */
const DEAR = { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 25) / 3) };

/** Any member of a world made on any day and moved on. */
function anyWorld(population: number) {
  return fc.record({
    no: fc.integer({ min: 1, max: population }),
    start: fc.constantFrom(...START_DAYS),
    forward: fc.constantFrom(...FORWARD),
    seed: fc.constantFrom('demo', 'other'),
  });
}

describe.each(POPULATIONS)('among %i members', (population) => {
  test('[MEM-15][MEM-16] A guarantees B exactly when B lists A, nobody carries more than allowed, beneficiaries make 100.00 percent', async () => {
    const property = fc.asyncProperty(
      anyWorld(population),
      async ({ no, start, forward, seed }) => {
        const world = moveTo(worldOn(start, population, seed), isoOf(dayOf(start) + forward));
        expect([
          ...(await guaranteeComplaints(world, no)),
          ...(await collComplaints(world, no)),
          ...(await gianComplaints(world, no)),
        ]).toEqual([]);
      },
    );
    await fc.assert(property, DEAR);
  });
});

test.each([12, 39, 40, 79, 80, 100, 12_000, 12_001])(
  'circles hold each of %i members once',
  (population) => {
    const view = worldOn('2026-11-20', population).view();
    const seen = new Map<number, number>();
    for (let no = 1; no <= population; no += 1) {
      const index = circleIndexOf(view, no);
      if (seen.has(no)) continue;
      for (const number of circleAt(view, index)) {
        if (seen.has(number))
          throw new Error(`${number} is in circles ${seen.get(number)} and ${index}`);
        seen.set(number, index);
      }
      expect(seen.get(no)).toBe(index);
    }
    expect(seen.size).toBe(population);
  },
);

test('nearly every open contract has as many guarantors as its amount wants, 2.1 on average', () => {
  const view = worldOn('2026-11-20').view();
  const counts: number[] = [];
  let fitting = 0;
  for (let no = 13; no <= 1_000; no += 1) {
    for (const { borrowerNo, plan, guarantors } of deriveGuarantees(view, no).received) {
      if (freeAgainOn(borrowerNo, plan) <= view.asOf) continue;
      counts.push(guarantors.length);
      const wanted = guarantorsWanted(LOAN_PRODUCTS[plan.product], plan.principalSatang);
      if (guarantors.length === wanted) fitting += 1;
    }
  }
  expect(counts.length).toBeGreaterThan(500);
  expect(fitting / counts.length).toBeGreaterThan(0.97);
  expect(Math.round((sum(counts) * 10) / counts.length)).toBe(21);
  expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4]));
});

test('a contract that finds too few guarantors is secured by a mortgage instead', () => {
  const world = worldOn('2026-11-20');
  let mortgaged = 0;
  for (let no = 13; no <= 400; no += 1) {
    const records = world.records(no);
    for (const contract of records.loans.filter((loan) => loan.plan.product === 'ordinary')) {
      const found = deriveGuarantees(world.view(), no).received.find(
        ({ plan }) => plan.product === 'ordinary' && plan.disbursedOn === contract.plan.disbursedOn,
      );
      const guarantors = found?.guarantors.length ?? 0;
      const wanted = guarantorsWanted(contract.product, contract.plan.principalSatang);
      const types = ownCollateral(records, contract, guarantors).map(
        (collateral) => collateral.type,
      );
      expect(guarantors >= wanted || types.includes('04')).toBe(true);
      if (types.includes('04')) mortgaged += 1;
    }
  }
  expect(mortgaged).toBeGreaterThan(0);
});
