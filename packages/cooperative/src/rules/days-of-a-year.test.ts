import { expect, test } from 'vitest';
import { boardDayAfter } from './board-days.ts';
import { confirmationRound } from './confirmation-round.ts';
import {
  approvalDay,
  approvedRates,
  lastApprovedYear,
  payDay,
  yearsOnShow,
} from './dividend-rates.ts';
import {
  ANNOUNCED_AT,
  applicantsShownOn,
  applyUntil,
  CLOSES_AT,
  OPENS_AT,
  objectionsUntil,
  rollClosesOn,
  rollShownOn,
  votingDay,
} from './election-days.ts';

test.each([
  ['2026-11-01', '2026-11-09'],
  ['2026-11-02', '2026-11-09'],
  ['2026-11-03', '2026-12-08'],
  ['2026-12-15', '2027-01-08'],
])('what the board is told on %s, a week ahead, it decides on %s', (toldOn, meets) => {
  expect(boardDayAfter(toldOn)).toBe(meets);
});

test('balances are confirmed from the end of a year to the end of the next', () => {
  expect(confirmationRound(2027)).toEqual({
    balancesOn: '2026-12-31',
    sentOn: '2027-01-01',
    closesOn: '2027-12-31',
  });
});

test('a year’s dividend is approved on the fourth Sunday of January and paid on a working day', () => {
  expect([2019, 2026].map(approvalDay)).toEqual(['2020-01-26', '2027-01-24']);
  // 30 January 2027 is a Saturday.
  expect([2019, 2026].map(payDay)).toEqual(['2020-01-30', '2027-02-01']);
});

test.each([
  [2010, 460, 950],
  [2022, 490, 1_100],
  [2027, 520, 1_250],
  [2030, 520, 1_250],
])('for %i the rates are %i and %i', (year, dividend, refund) => {
  expect(approvedRates(year)).toEqual({ year, dividend, refund });
});

test.each([
  ['2026-01-24', 2024, [2026, 2025, 2024, 2023, 2022, 2021, 2020]],
  ['2026-01-25', 2025, [2026, 2025, 2024, 2023, 2022, 2021]],
  ['2026-11-20', 2025, [2026, 2025, 2024, 2023, 2022, 2021]],
])('on %s the last approved year is %i', (day, year, shown) => {
  expect(lastApprovedYear(day)).toBe(year);
  expect(yearsOnShow(day)).toEqual(shown);
});

test('members vote on the second Sunday of November, and what leads there is on working days', () => {
  expect([OPENS_AT, CLOSES_AT, ANNOUNCED_AT]).toEqual(['08:00:00', '12:00:00', '16:00:00']);
  expect([rollClosesOn(2026), votingDay(2026), objectionsUntil(2026)]).toEqual([
    '2026-08-31',
    '2026-11-08',
    '2026-11-13',
  ]);
  // 7 October 2028 is a Saturday.
  expect([rollShownOn(2026), applyUntil(2026), applyUntil(2028), applicantsShownOn(2026)]).toEqual([
    '2026-09-15',
    '2026-10-07',
    '2028-10-09',
    '2026-10-12',
  ]);
});
