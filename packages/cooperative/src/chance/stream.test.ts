import { describe, expect, test } from 'vitest';
import { draw, type Stream } from './stream.ts';

const LIST = ['a', 'b', 'c', 'd'];

function eight({ number, datatype, helpers }: Stream): unknown[] {
  return Array.from({ length: 8 }, () => [
    number.int({ min: 1, max: 1_000_000 }),
    datatype.boolean(),
    helpers.arrayElement(LIST),
  ]);
}

const draws = (seed: string, no: number, feature: string) => draw(seed, no, feature, eight);

describe('draw', () => {
  test('draws the same for the same seed, member and feature', () => {
    expect(draws('demo', 7, 'loan')).toEqual(draws('demo', 7, 'loan'));
  });

  test('is fixed: a change here would make every member another person', () => {
    const two = draw('demo', 7, 'loan', ({ number }) => [number.int(999), number.int(999)]);
    expect(two).toEqual([466, 303]);
  });

  test('draws otherwise when any of the three differs', () => {
    const all = [
      draws('demo', 7, 'loan'),
      draws('demo', 7, 'deposit'),
      draws('demo', 8, 'loan'),
      draws('other', 7, 'loan'),
    ].map((value) => JSON.stringify(value));
    expect(new Set(all).size).toBe(4);
  });

  test('is not disturbed by what was drawn before it, nor by what is drawn within it', () => {
    const alone = draws('demo', 7, 'loan');
    draws('demo', 7, 'person');
    const around = draw('demo', 7, 'loan', (stream) => {
      const first = stream.number.int({ min: 1, max: 1_000_000 });
      expect(draws('demo', 7, 'person')).not.toEqual(alone);
      expect(draws('demo', 7, 'loan')).toEqual(alone);
      return [first, stream.datatype.boolean(), stream.helpers.arrayElement(LIST)];
    });
    expect(around).toEqual(alone[0]);
  });
});

describe('a part of the province', () => {
  const PART = { person: { first_name: { female: ['นงนุช'], male: ['ณรงค์'] } } };

  test('says what it knows itself and else what the province says', () => {
    const [name, surname] = draw('demo', 7, 'part', (stream) => {
      const { person } = stream.within(PART);
      return [person.firstName('female'), person.lastName('female')];
    });
    expect(name).toBe('นงนุช');
    expect(surname).toMatch(/^[ก-๙ ]+$/);
  });

  test('takes its numbers from the stream', () => {
    const inTurns = (turns: readonly boolean[]) =>
      draw('demo', 7, 'part', (stream) =>
        turns.map((isPart) => (isPart ? stream.within(PART) : stream).number.int(999)),
      );
    expect(inTurns([true, false, true, false])).toEqual(inTurns([false, false, false, false]));
  });
});
