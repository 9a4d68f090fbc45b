import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readContent, readOnce } from './read-content.ts';
import { DayOfYear, Words, WrittenAt } from './written.ts';

const Letters = z.array(z.strictObject({ on: DayOfYear, title: Words }));
const LETTER = { on: '02-29', title: 'จดหมายข่าว' };

describe('written content', () => {
  test('is read as it stands', () => {
    expect(readContent('letters.json', Letters, [LETTER])).toEqual([LETTER]);
  });

  test('is refused in a sentence that names the file and every wrong field', () => {
    const broken = [LETTER, { on: '13-01', title: '' }, { ...LETTER, titel: 'x' }];
    expect(() => readContent('letters.json', Letters, broken)).toThrow(
      new TypeError(
        'content/letters.json: wrong value of 1.on (invalid_format), 1.title (too_small), 2.titel (unrecognized_keys)',
      ),
    );
    expect(() => readContent('letters.json', Letters, LETTER)).toThrow(
      'content/letters.json: wrong value of the whole file (invalid_type)',
    );
  });

  test.each([
    [DayOfYear, ['01-01', '12-31'], ['1-1', '00-10', '13-01', '01-32', '2026-01-01']],
    [WrittenAt, ['2026-11-20 09:05'], ['2026-11-20', '2026-11-20T09:05', '2026-11-20 9:05']],
  ])('has days and times in one spelling', (schema, right, wrong) => {
    for (const value of right) expect(schema.safeParse(value).success, value).toBe(true);
    for (const value of wrong) expect(schema.safeParse(value).success, value).toBe(false);
  });

  test('that is read once is read when it is first asked for, and not again', () => {
    let reads = 0;
    const letters = readOnce(() => {
      reads += 1;
      return [LETTER];
    });
    expect(reads).toBe(0);
    expect(letters()).toBe(letters());
    expect(reads).toBe(1);
  });
});
