import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handlers } from '../../handlers.ts';
import { dayOf, isoOf } from '../../testing/exact.ts';
import { collComplaints, guaranteeComplaints } from '../../testing/identities/coll.ts';
import { gianComplaints } from '../../testing/identities/gian.ts';
import { memberCall, moveTo, START_DAYS, sum, worldOn } from '../../testing/worlds.ts';
import { circleAt, circleIndexOf } from '../chance/circle.ts';
import { deriveRecords } from '../money/records.ts';
import { deriveMember, fullName } from '../people/member.ts';
import { loanPlans } from '../plans/loan-plans.ts';
import { LOAN_PRODUCTS } from '../rules/products.ts';
import { ownCollateral } from './collateral.ts';
import { deriveGuarantees, freeAgainOn, type Guarantee } from './guarantees.ts';
import { guarantorsWanted } from './guarantor-rules.ts';

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

function keyOf({ borrowerNo, plan }: Guarantee): string {
  return `${borrowerNo}/${plan.product}/${plan.disbursedOn}`;
}

function guarantorText(list: readonly Guarantee[]): Map<string, string> {
  return new Map(list.map((one) => [keyOf(one), JSON.stringify(one.guarantors)]));
}

test('time only adds guarantees and appointments', async () => {
  const anyJourney = fc.record({
    no: fc.integer({ min: 1, max: 12_000 }),
    start: fc.constantFrom(...START_DAYS),
    days: fc.integer({ min: 1, max: 3_000 }),
  });
  const property = fc.asyncProperty(anyJourney, async ({ no, start, days }) => {
    const world = worldOn(start);
    const before = deriveGuarantees(world.view(), no);
    const signed = (await handlers.memberGianList(memberCall(world, no))).documents;
    moveTo(world, isoOf(dayOf(start) + days));
    const after = deriveGuarantees(world.view(), no);
    for (const side of ['given', 'received'] as const) {
      const later = guarantorText(after[side]);
      for (const [key, text] of guarantorText(before[side])) expect(later.get(key)).toBe(text);
    }
    const { documents } = await handlers.memberGianList(memberCall(world, no));
    const numbers = documents.map((one) => one.document_no);
    expect(numbers.slice(numbers.length - signed.length)).toEqual(
      signed.map((one) => one.document_no),
    );
  });
  await fc.assert(property, DEAR);
});

test.each([12, 39, 40, 79, 80, 100, 12_000, 12_001])(
  'circles hold each of %i members once',
  (population) => {
    const view = worldOn('2026-11-20', population).view();
    const seen = new Map<number, number>();
    for (let no = 1; no <= population; no += 1) {
      const index = circleIndexOf(view, no);
      if (seen.has(no)) continue;
      for (const one of circleAt(view, index)) {
        if (seen.has(one)) throw new Error(`${one} is in circles ${seen.get(one)} and ${index}`);
        seen.set(one, index);
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

test('a share-secured contract is within nine tenths of the shares on the day it is paid out', () => {
  const view = worldOn('2026-11-20').view();
  let found = 0;
  for (let no = 1; no <= 2_000; no += 1) {
    const member = deriveMember(view, no);
    for (const { product, principalSatang, disbursedOn } of loanPlans(view, member)) {
      if (product !== 'shareSecured') continue;
      found += 1;
      const { balanceSatang } = deriveRecords({ ...view, asOf: disbursedOn }, no).shares;
      expect(principalSatang).toBeLessThanOrEqual(balanceSatang * 0.9);
      expect(principalSatang).toBeGreaterThan(0);
    }
  }
  expect(found).toBeGreaterThan(100);
});

test('12,000 and 1,000,000 members give the same guarantors', () => {
  const small = worldOn('2026-11-20', 12_000).view();
  const large = worldOn('2026-11-20', 1_000_000).view();
  for (let no = 5; no <= 12_000; no += 613) {
    expect(deriveGuarantees(small, no)).toEqual(deriveGuarantees(large, no));
  }
});

test('husband and wife do not guarantee for each other', () => {
  const view = worldOn('2026-11-20').view();
  for (let no = 13; no <= 3_000; no += 7) {
    const borrower = deriveMember(view, no);
    for (const { guarantors } of deriveGuarantees(view, no).received) {
      for (const one of guarantors.map((guarantor) => deriveMember(view, guarantor.no))) {
        expect(fullName(one)).not.toBe(borrower.spouseName);
        expect(one.spouseName).not.toBe(fullName(borrower));
      }
    }
  }
});

test('a contract that finds too few guarantors is secured by a mortgage instead', () => {
  const world = worldOn('2026-11-20');
  let mortgaged = 0;
  for (let no = 13; no <= 400; no += 1) {
    const records = world.records(no);
    for (const contract of records.loans.filter((one) => one.plan.product === 'ordinary')) {
      const found = deriveGuarantees(world.view(), no).received.find(
        ({ plan }) => plan.product === 'ordinary' && plan.disbursedOn === contract.plan.disbursedOn,
      );
      const guarantors = found?.guarantors.length ?? 0;
      const wanted = guarantorsWanted(contract.product, contract.plan.principalSatang);
      const types = ownCollateral(records, contract, guarantors).map((one) => one.type);
      expect(guarantors >= wanted || types.includes('04')).toBe(true);
      if (types.includes('04')) mortgaged += 1;
    }
  }
  expect(mortgaged).toBeGreaterThan(0);
});
