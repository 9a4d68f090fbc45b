import { expect, test } from 'vitest';
import { heldBack, NO_FACTS } from './money-facts.ts';

const hold = (accountNo: string, satang: number, from: string, until: string) => ({
  accountNo,
  satang,
  from,
  until,
});

test.each([
  ['2026-06-09', 0],
  ['2026-06-10', 100_00],
  ['2026-06-11', 130_00],
  ['2026-06-12', 30_00],
  ['2026-06-13', 0],
])('on %s pending withdrawals of an account hold back %i satang', (on, satang) => {
  const holds = [
    hold('01-1', 100_00, '2026-06-10', '2026-06-12'),
    hold('01-1', 30_00, '2026-06-11', '2026-06-13'),
    hold('01-2', 7_00, '2026-06-01', '2026-06-30'),
  ];
  expect(heldBack({ ...NO_FACTS, holds }, '01-1', on)).toBe(satang);
});
