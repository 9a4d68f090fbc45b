import { describe, expect, test } from 'vitest';
import { ByLaws } from './by-laws.ts';
import { byLawsOf, EXAMPLE_BY_LAWS } from './by-laws-of.ts';
import { lawFacts } from './law.ts';

const laws = Object.values(ByLaws.shape).flatMap(({ shape }) => Object.entries(shape));

describe('the by-laws', () => {
  test('of the example are whole', () => {
    expect(ByLaws.safeParse(EXAMPLE_BY_LAWS).error).toBeUndefined();
  });

  test.each(laws)('%s has a name, a unit and a source', (_, schema) => {
    expect(lawFacts.get(schema)).toEqual({
      name: expect.stringMatching(/[ก-๙]/),
      unit: expect.stringMatching(/./),
      source: expect.stringMatching(/[ก-๙]/),
    });
  });

  test('have each a name of its own', () => {
    const names = laws.map(([, schema]) => lawFacts.get(schema)?.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('are the example’s where a cooperative says nothing', () => {
    const byLaws = byLawsOf({ shares: { unit: '50.00' } });
    expect(byLaws).toEqual({
      ...EXAMPLE_BY_LAWS,
      shares: { ...EXAMPLE_BY_LAWS.shares, unit: '50.00' },
    });
    expect(byLawsOf()).toEqual(EXAMPLE_BY_LAWS);
  });

  const [kind] = EXAMPLE_BY_LAWS.welfare.kinds;
  test.each([
    ['condition', { conditions: [{ of: 'height', value: 1 }] }],
    ['limit', { conditions: [{ of: 'age', is: '>', value: 1 }] }],
    ['amount', { pays: [{ from_years: 0, amount: '0.5' }] }],
    ['order of amounts', { pays: [0, 10].map((from_years) => ({ from_years, amount: '1.00' })) }],
    ['day', { closes_on: '30-06' }],
    ['event', { event_on: { of: 'age' } }],
  ])('refuse a kind of welfare with a wrong %s', (_, wrong) => {
    const { welfare } = EXAMPLE_BY_LAWS;
    const changed = { ...welfare, kinds: [{ ...kind, ...wrong }] };
    expect(ByLaws.shape.welfare.safeParse(welfare).success).toBe(true);
    expect(ByLaws.shape.welfare.safeParse(changed).success).toBe(false);
  });
});
