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
});
