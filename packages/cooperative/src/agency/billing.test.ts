import { describe, expect, test } from 'vitest';
import { NO_FACTS } from '../money/money-facts.ts';
import { type Agency, agencyAt } from '../people/agency.ts';
import { fullName } from '../people/member.ts';
import { billed, billing, billOf, entry, kep, NOVEMBER, rowsOf } from '../testing/billed.ts';
import {
  billedMonths,
  billedSatang,
  deriveBillingStepwise,
  kindSums,
  sheetRows,
} from './billing.ts';

/** Derives a bill to its end; with the members whose facts were asked for, one a step. */
function derived(agency: Agency, movedIn: readonly number[] = [], asOf = '2026-11-19') {
  const view = { seed: 'demo', population: 12_000, startedOn: '2026-11-20', asOf };
  const memberNos: number[] = [];
  const factsOf = (no: number) => {
    memberNos.push(no);
    return NO_FACTS;
  };
  const steps = deriveBillingStepwise(view, agency, factsOf, movedIn);
  for (let count = 0; ; count += 1) {
    const step = steps.next();
    if (step.done) return { asked: memberNos, bill: step.value };
    expect(memberNos.length).toBe(count + 1);
  }
}

describe('the bill of the first two members of a school', () => {
  const school = { ...agencyAt(0, 12_000), to: 2 };

  test('asks once for each of them, and for those who may have come, by number', () => {
    expect(derived(school, [12_000, 13, 2, 12_001]).asked).toEqual([1, 2, 13, 12_000]);
  });

  test('lists who is billed, with 24 months of collections, the newest first', () => {
    const { bill } = derived(school);
    expect(bill).toMatchObject({ agency: school, asOf: '2026-11-19', lastMonth: NOVEMBER });
    expect(bill.units.map(({ no }) => no)).toEqual(['0001-01', '0001-02']);
    // The second joined this month.
    expect(bill.members.map(fullName)).toEqual(['นายสมชาย ใจงาม']);
    const [first] = bill.members;
    expect(first).toMatchObject({ no: 1, membershipNo: '00001', unitNo: '0001-01', carried: [] });
    expect(first?.keps.map((other) => other?.month)).toEqual(
      Array.from({ length: 24 }, (_, back) => NOVEMBER - back),
    );
    expect(first?.keps.slice(0, 2).map((other) => other?.totalSatang)).toEqual([
      16_277_96, 16_470_85,
    ]);
  });

  test('says how each month closes that is due, and nothing of the one that is not', () => {
    const [first] = derived(school).bill.members;
    const closings = first?.closings ?? [];
    expect(closings.length).toBe(24);
    expect(closings[0]).toBeUndefined();
    expect(closings.slice(1).map((closing) => closing?.inTimeSatang)).toEqual(
      first?.keps.slice(1).map((bill) => bill?.totalSatang),
    );
  });

  test('explains each month’s difference from the one before', () => {
    const { bill } = derived(school);
    const causes = bill.members[0]?.causes ?? [];
    expect(causes.length).toBe(23);
    expect(causes[0]?.map(({ code, amountSatang }) => [code, amountSatang])).toEqual([
      ['BALANCE', -31_29],
      ['DAYS', -141_60],
      ['DEATHS', -20_00],
    ]);
    const sums = causes.map((all) => all.reduce((sum, cause) => sum + cause.amountSatang, 0));
    const totals = bill.members[0]?.keps.map((other) => other?.totalSatang ?? 0) ?? [];
    expect(sums).toEqual(totals.slice(0, -1).map((total, i) => total - (totals[i + 1] ?? 0)));
    expect(bill.changes.map(({ code, amountSatang }) => [code, amountSatang])).toEqual([
      ['DAYS', -141_60],
      ['BALANCE', -31_29],
      ['DEATHS', -20_00],
    ]);
  });

  test('lists who joined from the first collection on', () => {
    const { bill } = derived(school, [], '2026-12-19');
    const [, second] = bill.members;
    expect(second?.keps.map((other) => other?.month).filter(Boolean)).toEqual([NOVEMBER + 1]);
    const total = second?.keps[0]?.totalSatang;
    expect(second?.causes[0]).toEqual([{ code: 'JOINED', refNo: '', amountSatang: total }]);
    expect(second?.causes.slice(1).flat()).toEqual([]);
    expect(bill.changes).toContainEqual({ code: 'JOINED', amountSatang: total, members: 1 });
  });
});

test('a month has the rows of those who are billed in it', () => {
  const both = billed(1, [billOf(3_00), billOf(2_00)]);
  const newest = billed(2, [billOf(1_00), undefined]);
  const before = billed(3, [undefined, billOf(5_00)]);
  const all = billing([both, newest, before]);
  const namesOf = (month: number) => sheetRows(all, month).map(({ member }) => member.no);
  expect(namesOf(NOVEMBER)).toEqual([1, 2]);
  expect(namesOf(NOVEMBER - 1)).toEqual([1, 3]);
  expect(namesOf(NOVEMBER - 2)).toEqual([]);
  expect(namesOf(NOVEMBER + 1)).toEqual([]);
  expect(billedMonths(all)).toEqual([NOVEMBER, NOVEMBER - 1]);
  expect(billedMonths(billing([billed(1, [undefined, billOf(1)])]))).toEqual([NOVEMBER - 1]);
  expect(billedMonths(billing([]))).toEqual([]);
  expect(billedSatang(sheetRows(all, NOVEMBER))).toBe(4_00);
});

test('the columns are summed in their order', () => {
  const loan = { principalSatang: 70_00, interestSatang: 5_00 };
  const rows = rowsOf([
    kep([
      entry('REFUND', -3_00),
      entry('CREMATION', 20_00),
      entry('DEPOSIT', 9_00),
      entry('LOAN', 75_00, { ...loan, product: 'special' }),
      entry('LOAN', 75_00, { ...loan, product: 'ordinary' }),
      entry('LOAN', 75_00, { ...loan, product: 'emergency' }),
      entry('SHARE', 10_00),
    ]),
    kep([entry('LOAN', 75_00, { ...loan, product: 'academic' }), entry('SHARE', 11_00)]),
  ]);
  const sums = kindSums(rows).map(
    ({ kind, count, principalSatang, interestSatang, amountSatang }) => [
      kind,
      count,
      principalSatang,
      interestSatang,
      amountSatang,
    ],
  );
  expect(sums).toEqual([
    ['SHARE', 2, 0, 0, 21_00],
    ['EMERGENCY', 1, 70_00, 5_00, 75_00],
    ['ORDINARY', 2, 140_00, 10_00, 150_00],
    ['SPECIAL', 1, 70_00, 5_00, 75_00],
    ['DEPOSIT', 1, 0, 0, 9_00],
    ['CREMATION', 1, 0, 0, 20_00],
    ['REFUND', 1, 0, 0, -3_00],
  ]);
  expect(kindSums([])).toEqual([]);
});
