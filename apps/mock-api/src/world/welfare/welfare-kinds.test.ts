import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readContent } from '../content/read-content.ts';
import { WELFARE_KINDS, WelfareKind } from './welfare-kinds.ts';

const KIND = {
  code: 'GIFT',
  name: 'ของขวัญ',
  conditions: [{ of: 'years', is: '>=', value: 1 }],
  pays: [{ fromYears: 0, satang: 30_000 }],
  claimDays: 0,
  papers: [],
};

const read = (changes: object) => () =>
  readContent('welfare/kinds.json', z.array(WelfareKind), [{ ...KIND, ...changes }]);

describe('the kinds of welfare', () => {
  test('stand in the file in the order of their numbers', () => {
    expect(WELFARE_KINDS.map((one) => one.code)).toEqual([
      'HOSPITAL',
      'DISASTER',
      'SCHOOL',
      'STUDY',
      'BIRTH',
      'SPOUSE',
      'PARENT',
      'DEATH',
      'BIRTHDAY',
      'SINGLE',
      'RETIRE',
    ]);
    expect(read({})).not.toThrow();
  });

  test.each([
    ['condition', { conditions: [{ of: 'height', value: 1 }] }, '0.conditions.0.of'],
    ['limit', { conditions: [{ of: 'age', is: '>', value: 1 }] }, '0.conditions.0.is'],
    ['amount', { pays: [{ fromYears: 0, satang: 0.5 }] }, '0.pays.0.satang'],
    [
      'order of amounts',
      { pays: [...KIND.pays, { fromYears: 10, satang: 1 }] },
      '0.pays (the longest comes first)',
    ],
    ['day', { closesOn: '30-06' }, '0.closesOn (invalid_format)'],
    ['event', { eventOn: { of: 'age' } }, '0.eventOn.value (invalid_type)'],
  ])('are refused with a wrong %s, by file and field', (_, changes, field) => {
    expect(read(changes)).toThrow(`content/welfare/kinds.json: wrong value of ${field}`);
  });
});
