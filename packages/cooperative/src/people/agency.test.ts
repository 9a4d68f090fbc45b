import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Agency, agencyAt, agencyIndexOf, findAgency, numbersOf } from './agency.ts';

function agenciesOf(population: number): Agency[] {
  const agencies: Agency[] = [];
  for (let index = 0; agencyAt(index, population).from <= population; index += 1) {
    agencies.push(agencyAt(index, population));
  }
  return agencies;
}

describe('agencies', () => {
  test.each([12, 13, 100, 412, 413, 440, 441, 12_000, 1_000_000])(
    'divide a population of %i without a gap or an overlap',
    (population) => {
      let next = 1;
      for (const { from, to } of agenciesOf(population)) {
        if (from !== next || to < from) throw new Error(`after ${next - 1} comes ${from} to ${to}`);
        next = to + 1;
      }
      expect(next).toBe(population + 1);
    },
  );

  test('have a number of their own each, by which they are found', () => {
    const agencies = agenciesOf(1_000_000);
    expect(new Set(agencies.map((agency) => agency.no)).size).toBe(agencies.length);
    for (const agency of agencies) {
      if (findAgency(agency.no, 1_000_000)?.from !== agency.from) {
        throw new Error(`${agency.no} finds ${findAgency(agency.no, 1_000_000)?.no}`);
      }
    }
  });

  test('know their members and are known by them', () => {
    const anyMember = fc.integer({ min: 1, max: 9_999_999 });
    fc.assert(
      fc.property(anyMember, (no) => {
        const agency = agencyAt(agencyIndexOf(no), 9_999_999);
        expect(numbersOf(agency)).toContain(no);
        expect(findAgency(agency.no, 9_999_999)).toEqual(agency);
        expect(agencyIndexOf(agency.from)).toBe(agency.index);
        expect(agencyIndexOf(agency.to)).toBe(agency.index);
      }),
    );
  });

  test('are schools by 85 in a hundred members, pensioners of each district, and associates', () => {
    const all = agenciesOf(50_440).slice(3);
    const members = (kind: Agency['kind']) =>
      all.filter((agency) => agency.kind === kind).flatMap(numbersOf).length / 50_000;
    expect(members('school')).toBe(0.85);
    // The pensioner among the personas belongs to one of their units, too.
    expect(members('pension')).toBeCloseTo(0.1, 4);
    expect(members('associate')).toBe(0.05);
    const pensions = all.filter((agency) => agency.kind === 'pension');
    expect(new Set(pensions.map((pension) => `${pension.office} ${pension.amphur}`)).size).toBe(15);
    expect(new Set(pensions.map((pension) => pension.name)).size).toBe(pensions.length);
  });

  test('of the stories are a school of 12, one of 400 and one of 28', () => {
    const sizes = ['80010001', '80010002', '80010003'].map((no) => {
      const agency = findAgency(no, 12_000);
      return agency && agency.to - agency.from + 1;
    });
    expect(sizes).toEqual([12, 400, 28]);
    expect(findAgency('80010001', 12_000)).toMatchObject({ name: 'โรงเรียนบ้านตัวอย่าง', from: 1 });
  });

  test.each([
    '',
    '80010000',
    '80020001',
    '80020003',
    '80060005',
    '90010001',
    '8001001',
    '800100001',
    '8001000001',
    '80010001 ',
    '80019999',
    '8001-0001',
  ])('are not found by %j', (no) => {
    expect(findAgency(no, 12_000)).toBeUndefined();
  });
});
