import { expect, test } from 'vitest';
import { dueWords } from './month-words.tsx';

test('a day of transfer that is over is said to be over, from the day after it', () => {
  const of = (as_of: string) => dueWords({ due_date: '2026-09-30', as_of });
  expect(of('2026-09-29')).toBe('ภายใน 30 ก.ย. 2569');
  expect(of('2026-09-30')).toBe('เลยกำหนด 30 ก.ย. 2569 แล้ว');
});
