import { expect, test } from 'vitest';
import { type Brought, type Note, noteStates, receiptsOf } from './receipts.ts';

const instant = (moment: string) => Date.parse(`${moment}:00+07:00`);
const note = (moment: string, satang = 100_00): Note => ({
  at: instant(moment),
  satang,
  on: moment.slice(0, 10),
  reference: `N ${satang}`,
});
const brought = (moment: string, satang: number, more: Partial<Brought> = {}): Brought => ({
  at: instant(moment),
  satang,
  on: moment.slice(0, 10),
  reference: `B ${satang}`,
  ...more,
});

/** Returns what stands on the receipts, in short: day, satang, the note and the reference. */
function linesOf(notes: readonly Note[], found: readonly Brought[], now: string): string[] {
  return receiptsOf(notes, found, instant(now)).map(
    ({ on, satang, note: place, reference }) => `${on} ${satang} ${place ?? '-'} ${reference}`,
  );
}

const FRIDAY = note('2026-11-20T10:00');
const LATE_FRIDAY = note('2026-11-20T23:59');
const TAKEN_BACK: Note = { ...FRIDAY, isWithdrawn: true };
const MONDAY = note('2026-11-23T07:00', 50_00);
const ON_FRIDAY = brought('2026-11-20T15:00', 100_00, { note: 0 });
const UNANNOUNCED = brought('2026-11-23T09:00', 10_00);
const NOTHING = brought('2026-11-20T15:00', 0, { note: 0 });

test.each([
  ['nothing', [], [], '2026-11-30T10:00', [], []],
  ['a note of today waits', [FRIDAY], [], '2026-11-20T23:00', [], ['waiting']],
  ['and over the weekend', [FRIDAY], [], '2026-11-23T08:29', [], ['waiting']],
  [
    'the morning matches it',
    [FRIDAY],
    [],
    '2026-11-23T08:30',
    ['2026-11-23 10000 0 N 10000'],
    ['received'],
  ],
  [
    'also one of midnight',
    [LATE_FRIDAY],
    [],
    '2026-11-23T08:30',
    ['2026-11-23 10000 0 N 10000'],
    ['received'],
  ],
  [
    'one that was taken back brings nothing',
    [TAKEN_BACK],
    [],
    '2026-11-30T10:00',
    [],
    ['withdrawn'],
  ],
  [
    'and keeps its place: the next one is the second',
    [TAKEN_BACK, FRIDAY],
    [],
    '2026-11-23T08:30',
    ['2026-11-23 10000 1 N 10000'],
    ['withdrawn', 'received'],
  ],
  ['one of early Monday waits for Tuesday', [MONDAY], [], '2026-11-24T08:29', [], ['waiting']],
  [
    'a holiday is no working day',
    [note('2026-12-04T10:00')],
    [],
    '2026-12-08T08:30',
    ['2026-12-08 10000 0 N 10000'],
    ['received'],
  ],
  [
    'the desk is earlier',
    [FRIDAY],
    [ON_FRIDAY],
    '2026-11-20T15:00',
    ['2026-11-20 10000 0 B 10000'],
    ['received'],
  ],
  ['not before it is', [FRIDAY], [ON_FRIDAY], '2026-11-20T14:59', [], ['waiting']],
  [
    'another sum came',
    [FRIDAY],
    [brought('2026-11-20T15:00', 99_00, { note: 0, on: '2026-11-19' })],
    '2026-11-30T10:00',
    ['2026-11-20 9900 0 B 9900'],
    ['received'],
  ],
  ['nothing came', [FRIDAY], [NOTHING], '2026-11-30T10:00', [], ['missing']],
  [
    'nothing came, and then it did',
    [FRIDAY],
    [NOTHING, brought('2026-11-26T10:00', 100_00, { note: 0 })],
    '2026-11-30T10:00',
    ['2026-11-26 10000 0 B 10000'],
    ['received'],
  ],
  [
    'what the morning has received stays',
    [FRIDAY],
    [brought('2026-11-24T10:00', 0, { note: 0 })],
    '2026-11-30T10:00',
    ['2026-11-23 10000 0 N 10000'],
    ['received'],
  ],
  [
    'nor is it changed by who looks as the office opens',
    [FRIDAY],
    [brought('2026-11-23T08:30', 0, { note: 0 })],
    '2026-11-30T10:00',
    ['2026-11-23 10000 0 N 10000'],
    ['received'],
  ],
  [
    'what the desk has found stays found',
    [FRIDAY],
    [ON_FRIDAY, brought('2026-11-20T16:00', 0, { note: 0 })],
    '2026-11-30T10:00',
    ['2026-11-20 10000 0 B 10000'],
    ['received'],
  ],
  ['what nobody announced, not before', [], [UNANNOUNCED], '2026-11-23T08:59', [], []],
  [
    'but from its minute on',
    [],
    [UNANNOUNCED],
    '2026-11-23T09:00',
    ['2026-11-23 1000 - B 1000'],
    [],
  ],
  [
    'in the order of matching, with money that nobody announced',
    [FRIDAY, MONDAY],
    [UNANNOUNCED, brought('2026-11-23T09:30', 50_00, { note: 1 })],
    '2026-11-30T10:00',
    ['2026-11-23 10000 0 N 10000', '2026-11-23 1000 - B 1000', '2026-11-23 5000 1 B 5000'],
    ['received', 'received'],
  ],
])('receipts: %s', (_what, notes, found, now, receipts, states) => {
  expect(linesOf(notes, found, now)).toEqual(receipts);
  expect(noteStates(notes, found, instant(now))).toEqual(states);
});

test('a receipt for money that nobody announced names no note', () => {
  const receipts = receiptsOf([], [UNANNOUNCED], instant('2026-11-30T10:00'));
  expect(receipts).toStrictEqual([
    {
      at: UNANNOUNCED.at,
      on: '2026-11-23',
      cameOn: '2026-11-23',
      satang: 10_00,
      reference: 'B 1000',
    },
  ]);
});
