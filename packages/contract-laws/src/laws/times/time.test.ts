import { expect, test } from 'vitest';
import { example } from '../../testing/example.ts';
import { besideMonthEnd, besideMonthEnds } from './due.ts';
import { ageOf, timeFindings } from './time.ts';

const NOW = Date.parse('2026-11-20T10:00:00+07:00');
const kinds = (key: Parameters<typeof timeFindings>[0], answer: unknown, now = NOW) =>
  timeFindings(key, answer, now).map(({ kind, path }) => `${kind} ${path}`);

test.each([
  ['2026-11-20 10:09:00', []],
  ['2026-11-20 17:00:00', ['from-the-future created_at']],
  ['2026-11-19 10:00:00', []],
])('what was written at %s is read before ten: %j', (created_at, found) => {
  expect(kinds('infoBoardShow', { created_at })).toEqual(found);
});

test('what is to come may be later than the answer', () => {
  expect(kinds('infoElectionShow', { units: [{ open_at: '2026-12-08 08:00:00' }] })).toEqual([]);
});

test.each([
  ['2026-11-20 10:00:00', []],
  ['2026-11-20 03:00:00', ['seven-hours-off reply.replied_at']],
  ['2026-11-20 17:00:00', ['from-the-future reply.replied_at']],
])('what is written at ten bears %s: %j', (replied_at, found) => {
  expect(kinds('memberConfirmCreate', { reply: { replied_at } })).toEqual(found);
});

test.each([
  ['2026-11-20', NOW, []],
  ['2026-11-19', NOW, ['not-today outlook.today']],
  ['2026-11-19', Date.parse('2026-11-20T00:03:00+07:00'), []],
])('today is %s at %d: %j', (today, now, found) => {
  expect(kinds('memberLoanStatementShow', { outlook: { today } }, now)).toEqual(found);
});

test.each([
  ['2026-11-19', 1, []],
  ['2026-09-20', 61, []],
  ['2025-11-19', 366, ['as-of-old as_of']],
])('records of %s are %d days old: %j', (as_of, age, found) => {
  expect(ageOf({ as_of }, NOW)).toBe(age);
  expect(kinds('memberShareList', { as_of })).toEqual(found);
});

const MONTHS = ['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-12-31'];
const moved = (days: number) =>
  MONTHS.map((month) => new Date(Date.parse(month) + days * 86_400_000).toISOString().slice(0, 10));

test.each([
  ['last days', MONTHS, 0],
  ['a day before them', moved(-1), 1],
  ['a day after them', moved(1), 1],
  ['always the 30th', MONTHS.map((month) => month.replace('-31', '-30')), 1],
  ['always the 25th', MONTHS.map((month) => month.replace(/\d\d$/, '25')), 0],
  ['one before a holiday', ['2026-07-29', ...MONTHS], 0],
  ['too few to tell', moved(-1).slice(0, 5), 0],
])('%s: %j', (_, days, found) => {
  expect(besideMonthEnd('months.*.due_date', days)).toHaveLength(found);
});

test('rows of a kind are held by themselves', () => {
  const bought = { kind: 'ซื้อหุ้น', day: '2026-06-11' };
  const salary = moved(-1).map((day) => ({ kind: 'หุ้นรายเดือน', day }));
  const of = { kind: (row: typeof bought) => row.kind, day: (row: typeof bought) => row.day };
  expect(besideMonthEnds('rows.*.operate_date', [bought, ...salary], of)).toHaveLength(1);
  const yearly = salary.map(({ day }, index) => ({
    kind: 'ปันผล',
    day: `${2020 + index}${day.slice(4)}`,
  }));
  expect(besideMonthEnds('rows.*.operate_date', yearly, of)).toEqual([]);
});

const SECONDS = example('memberAuthLogin');
test('an answer without days breaks no law of time', () => {
  expect(kinds('memberAuthLogin', SECONDS)).toEqual([]);
  expect(kinds('memberAuthLogin', null)).toEqual([]);
});
