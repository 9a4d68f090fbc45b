import { describe, expect, it } from 'vitest';
import { monthIndex } from './calendar.ts';
import { dueDateOf, nextDueMonth } from './due-date.ts';

describe('due dates', () => {
  it('stay at month ends when the first is one', () => {
    expect([1, 2, 3].map((no) => dueDateOf('2026-02-28', no))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
  });

  it('stay on the same day otherwise, clamped but not worn down', () => {
    expect([1, 2, 3].map((no) => dueDateOf('2026-01-30', no))).toEqual([
      '2026-01-30',
      '2026-02-28',
      '2026-03-30',
    ]);
  });

  it.each([
    ['2026-11-24', 25, '2026-11-30'],
    ['2026-11-25', 25, '2026-12-31'],
    ['2026-11-29', 31, '2026-11-30'],
    ['2026-02-28', 31, '2026-03-31'],
  ])('after %s the next month that is due on day %s is that of %s', (day, dueDay, end) => {
    expect(nextDueMonth(day, dueDay)).toBe(monthIndex(end));
  });
});
