import { describe, expect, test } from 'vitest';
import type { Fact } from '../log/fact-log.ts';
import { logOf, momentOf, noted, recorded } from '../testing/noted.ts';
import { agenciesOf, lateMovements, recordedOf } from './agency-facts.ts';

const OCTOBER = 2026 * 12 + 9;
const NOVEMBER = OCTOBER + 1;

const kept = (moment: string, month = NOVEMBER) =>
  noted(moment, 'withholding', { month }, '80010001');

describe('what an agency recorded for a month', () => {
  const inTime = (
    results: readonly Fact<'deduct-result'>[],
    withheld: readonly Fact<'withholding'>[] = [],
  ) => recordedOf({ results, withheld }, 5, NOVEMBER);

  test('is nothing where it has recorded nothing for the member or month', () => {
    expect(inTime([], [kept('2026-11-20 10:00', OCTOBER)])).toBeUndefined();
    expect(inTime([recorded('2026-11-20 10:00', 100_00, { month: OCTOBER })])).toBeUndefined();
    expect(inTime([recorded('2026-11-20 10:00', 100_00, { no: 7 })])).toBeUndefined();
  });

  test('is its last record until the end of the month', () => {
    const first = recorded('2026-11-20 10:00', 100_00);
    const last = recorded('2026-11-30 23:59', 50_00, { reason: 'เงินไม่พอ' });
    const late = recorded('2026-12-01 00:00', 70_00);
    expect(inTime([first])).toEqual({ satang: 100_00, reason: '' });
    expect(inTime([first, last, late])).toEqual({ satang: 50_00, reason: 'เงินไม่พอ' });
    expect(inTime([late])).toBeUndefined();
  });

  test.each([
    ['2026-11-20 09:59', 100_00],
    ['2026-11-20 10:00', 0],
    ['2026-11-30 23:59', 0],
    ['2026-12-01 00:00', 100_00],
  ])('is all or nothing where the money is kept from %s on: %i', (moment, satang) => {
    const results = [recorded('2026-11-20 10:00', 100_00)];
    expect(inTime(results, [kept(moment)])).toEqual({ satang, reason: '' });
  });

  test('is nothing where the money is kept and nothing was recorded', () => {
    expect(inTime([], [kept('2026-11-20 10:00')])).toEqual({ satang: 0, reason: '' });
  });
});

describe('what an agency records after the end of a month', () => {
  const late = (...results: Fact<'deduct-result'>[]) =>
    lateMovements({ results, withheld: [] }, 5, 0).map(({ kind, on, ...rest }) =>
      'month' in rest ? [kind, on, rest.satang, rest.month] : [kind],
    );

  test('is booked on its day', () => {
    expect(late(recorded('2026-11-30 23:59', 100_00))).toEqual([]);
    expect(late(recorded('2026-12-01 00:00', 100_00))).toEqual([
      ['late', '2026-12-01', 100_00, NOVEMBER],
    ]);
    expect(late(recorded('2026-12-01 00:00', 100_00, { no: 7 }))).toEqual([]);
    expect(late(recorded('2026-12-01 00:00', 0))).toEqual([]);
  });

  test('is what is more than on an earlier day', () => {
    expect(
      late(recorded('2026-12-01 09:00', 100_00), recorded('2026-12-02 09:00', 130_00)),
    ).toEqual([
      ['late', '2026-12-01', 100_00, NOVEMBER],
      ['late', '2026-12-02', 30_00, NOVEMBER],
    ]);
    expect(
      late(recorded('2026-12-01 09:00', 100_00), recorded('2026-12-02 09:00', 100_00)),
    ).toEqual([['late', '2026-12-01', 100_00, NOVEMBER]]);
  });
});

describe('the agencies that may have billed a member', () => {
  const LATER = momentOf('2026-12-31 10:00');
  const moved = (moment: string, agency: string, no = 5) => ({
    ...recorded(moment, 0, { reason: 'ย้าย', no }),
    subject: agency,
  });
  const places = (facts: readonly Fact[], until = LATER, population = 12_000) => [
    ...agenciesOf(logOf(facts), { population }, 5, until).keys(),
  ];

  test('are the own one, and after a recorded move the next', () => {
    expect(places([])).toEqual([0]);
    expect(places([moved('2026-11-20 10:00', '80010001', 6)])).toEqual([0]);
    expect(places([recorded('2026-11-20 10:00', 0, { reason: 'ลาออก' })])).toEqual([0]);
    expect(places([moved('2026-11-20 10:00', '80010001')])).toEqual([0, 1]);
    const twice = ['80010001', '80010002'].map((text) => moved('2026-11-20 10:00', text));
    expect(places(twice)).toEqual([0, 1, 2]);
  });

  test('are no more than there are', () => {
    const both = ['80010001', '80010002'].map((text) => moved('2026-11-20 10:00', text));
    expect(places(both, LATER, 412)).toEqual([0, 1]);
  });

  test('are the pension office, too, where the payer after retirement is noted', () => {
    const chosen = noted('2026-11-20 10:00', 'retirement-payer', { payer: 'pension' });
    expect(places([chosen])).toEqual([0, 10]);
  });

  test('have the facts before the moment', () => {
    const facts = [
      recorded('2026-11-20 10:00', 1_00),
      recorded('2026-11-20 10:01', 2_00),
      kept('2026-11-20 10:00'),
      kept('2026-11-20 10:01'),
      moved('2026-11-20 10:01', '80010001'),
    ];
    const until = momentOf('2026-11-20 10:01');
    const found = agenciesOf(logOf(facts), { population: 12_000 }, 5, until);
    const expected = { results: [facts[0]], withheld: [facts[2]], sinceMonth: NOVEMBER };
    expect([...found]).toEqual([[0, expected]]);
  });
});
