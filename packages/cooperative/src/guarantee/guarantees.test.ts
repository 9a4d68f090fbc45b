import { describe, expect, test } from 'vitest';
import type { Member } from '../people/person/person.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { memberOf } from '../testing/people.ts';
import { distribute, freeAgainOn } from './guarantees.ts';

/** An ordinary contract of 90 months; up to 300,000 baht it wants one guarantor. */
const plan = (principalSatang: number, disbursedOn = '2026-01-12'): LoanPlan => ({
  product: 'ordinary',
  principalSatang,
  instalments: 90,
  disbursedOn,
});

/** Guarantors of each contract, by number. */
function chosen(members: readonly Member[], ...contracts: readonly [Member, LoanPlan][]) {
  const wanted = contracts.map(([owner, loanPlan]) => ({ owner, plan: loanPlan }));
  return distribute('demo', members, wanted).map(({ borrowerNo, guarantors }) => [
    borrowerNo,
    guarantors.map(({ no }) => no).toSorted((a, b) => a - b),
  ]);
}

// Everybody may guarantee 400,000 baht, without the shares.
const owner = memberOf(20);
const first = memberOf(21);
const second = memberOf(22);
const third = memberOf(23);

describe('a contract of the circle', () => {
  test('has as many guarantors as its amount wants, but not its owner', () => {
    expect(chosen([owner, first], [owner, plan(300_000_00)])).toEqual([[20, [21]]]);
    expect(chosen([owner, first, second], [owner, plan(310_000_00)])).toEqual([[20, [21, 22]]]);
    expect(chosen([owner, first, second], [owner, plan(300_000_00)])[0]?.[1]).toHaveLength(1);
  });

  test('is divided among them', () => {
    const [guarantee] = distribute(
      'demo',
      [owner, first, second],
      [{ owner, plan: plan(310_001_00) }],
    );
    expect(guarantee?.plan).toEqual(plan(310_001_00));
    expect(guarantee?.guarantors.map((guarantor) => guarantor.amountSatang)).toEqual([
      155_001_00, 155_000_00,
    ]);
  });

  test('has more of them, up to four, where so few may not guarantee so much', () => {
    const poor = [21, 22, 23, 24, 25].map((no) =>
      memberOf(no, {
        career: { hiredMonth: 0, firstSatang: 2_000_00, lastMonth: 1, lastSatang: 2_000_00 },
      }),
    );
    const count = (satang: number) =>
      distribute('demo', poor, [{ owner, plan: plan(satang) }])[0]?.guarantors.length;
    expect([80_000_00, 81_000_00, 161_000_00, 241_000_00].map(count)).toEqual([1, 2, 3, 4]);
    expect(count(320_000_00)).toBe(4);
    expect(count(321_000_00)).toBe(0);
  });

  test('has none where there are too few', () => {
    expect(chosen([owner], [owner, plan(300_000_00)])).toEqual([[20, []]]);
    expect(chosen([], [owner, plan(300_000_00)])).toEqual([[20, []]]);
    expect(chosen([owner, first], [owner, plan(310_000_00)])).toEqual([[20, []]]);
  });

  test.each([
    ['a persona', memberOf(2)],
    [
      'one whose membership ends',
      { ...first, ending: { how: 'ลาออก', on: '2030-01-31' } as const },
    ],
    ['an associate', { ...first, kind: 'สมทบ' as const }],
    ['the spouse', { ...first, spouseName: 'นางที่20 ทดสอบ' }],
  ])('is not guaranteed by %s', (_, other) => {
    expect(chosen([owner, other], [owner, plan(100_000_00)])).toEqual([[20, []]]);
  });

  test('is not guaranteed by whom the owner is married to', () => {
    const married = { ...owner, spouseName: 'นางที่21 ทดสอบ' };
    expect(chosen([married, first], [married, plan(100_000_00)])).toEqual([[20, []]]);
    expect(chosen([married, first, second], [married, plan(100_000_00)])).toEqual([[20, [22]]]);
  });
});

describe('a guarantor', () => {
  test('guarantees no more than the limit', () => {
    const both = (satang: number) =>
      chosen([first], [owner, plan(300_000_00)], [second, plan(satang, '2026-01-13')])[1];
    expect(both(100_000_00)).toEqual([22, [21]]);
    expect(both(100_001_00)).toEqual([22, []]);
  });

  test('guarantees two contracts at a time, and a third once the first is over', () => {
    const thirdOn = (day: string) =>
      chosen(
        [first],
        [owner, plan(10_000_00, '2010-01-12')],
        [owner, plan(10_000_00, '2010-02-12')],
        [second, plan(10_000_00, day)],
      )[2];
    // 96 months later.
    expect(thirdOn('2018-01-11')).toEqual([22, []]);
    expect(thirdOn('2018-01-12')).toEqual([22, [21]]);
  });

  test('is free of what is over', () => {
    const later = chosen(
      [first],
      [owner, plan(300_000_00, '2010-01-12')],
      [owner, plan(300_000_00, '2018-01-12')],
    );
    expect(later.map(([, guarantors]) => guarantors)).toEqual([[21], [21]]);
  });
});

describe('contracts are taken', () => {
  const bound = (...contracts: readonly [Member, LoanPlan][]) =>
    chosen([third], ...contracts).flatMap(([no, value]) => (String(value) === '23' ? [no] : []));

  test('in the order in which they were paid out, then by number', () => {
    const hundred = memberOf(100);
    expect(bound([owner, plan(300_000_00, '2026-02-01')], [second, plan(300_000_00)])).toEqual([
      22,
    ]);
    expect(bound([second, plan(300_000_00)], [owner, plan(300_000_00)])).toEqual([20]);
    expect(bound([hundred, plan(300_000_00)], [second, plan(300_000_00)])).toEqual([22]);
  });
});

test('a guarantor is free again half a year after the last instalment, or never where nothing is paid', () => {
  expect(freeAgainOn(20, plan(1, '2026-01-12'))).toBe('2034-01-12');
  expect(freeAgainOn(1, plan(1, '2026-01-12'))).toBe('2034-01-12');
  expect(freeAgainOn(3, plan(1, '2026-01-12'))).toBe('9999-12-31');
});
