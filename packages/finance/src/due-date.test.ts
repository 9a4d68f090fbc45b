import { describe, expect, it } from 'vitest';
import { dueDateOf } from './due-date.ts';

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
});
