import { expect, test } from 'vitest';
import { heldBack, isLeaving, NO_FACTS } from './money-facts.ts';

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

test('who was reported as leaving leaves from the next day on, until the notice is dropped', () => {
  const notice = {
    how: 'ลาออก',
    noticedOn: '2026-12-01',
    on: '2026-12-08',
    welfareSatang: 0,
  } as const;
  const days = ['2026-12-01', '2026-12-02', '2026-12-04', '2026-12-05', '2027-12-31'];
  const leaving = (ends: Parameters<typeof isLeaving>[0]['ends']) =>
    days.filter((day) => isLeaving({ ends }, day));
  expect(leaving([])).toEqual([]);
  expect(leaving([notice])).toEqual(days.slice(1));
  expect(leaving([{ ...notice, droppedOn: '2026-12-05' }])).toEqual(days.slice(1, 3));
});
