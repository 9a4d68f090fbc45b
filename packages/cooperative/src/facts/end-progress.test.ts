import { describe, expect, test } from 'vitest';
import type { Fact } from '../log/fact-log.ts';
import { logOf, momentOf, noted, recorded } from '../testing/noted.ts';
import { deathReports, endAmong, progressOfEnds } from './end-progress.ts';

const VIEW = { seed: 'demo', population: 12_000, startedOn: '2026-11-20', asOf: '2026-12-31' };
const NOVEMBER = 2026 * 12 + 10;
const LATER = momentOf('2027-12-31 10:00');

const notice = (moment: string, how: 'ลาออก' | 'เสียชีวิต' = 'ลาออก') =>
  noted(moment, 'end-notice', { how, eventOn: '2026-11-18', paperNo: 'ที่ 12' });
const decide = (moment: string, action: 'refuse' | 'withdraw') =>
  noted(moment, 'end-decision', { action, reason: 'มีหนี้' });
const record = (moment: string, reason: 'เสียชีวิต' | 'ลาออก' | '', month = NOVEMBER) =>
  recorded(moment, 0, { reason, month });

const ends = (facts: readonly Fact[], until = LATER) => progressOfEnds(logOf(facts), 5, until);

test('nobody without a notice is on the way out', () => {
  expect(ends([])).toEqual([]);
  expect(ends([record('2026-11-20 10:00', 'ลาออก')])).toEqual([]);
});

describe('a notice of the desk', () => {
  // The board meets on the 8th, and wants a week's notice; the 8th of November is a Sunday.
  test.each([
    ['2026-11-02 10:00', '2026-11-09'],
    ['2026-11-03 10:00', '2026-12-08'],
    ['2026-12-01 23:59', '2026-12-08'],
  ])('of %s is decided by the board on %s', (moment, boardOn) => {
    expect(ends([notice(moment)])).toEqual([
      {
        how: 'ลาออก',
        eventOn: '2026-11-18',
        paperNo: 'ที่ 12',
        noticedAt: momentOf(moment),
        boardOn,
      },
    ]);
  });

  test('is dropped by the decision after it, and may be given again', () => {
    const facts = [
      notice('2026-11-20 10:00'),
      decide('2026-11-21 10:00', 'withdraw'),
      notice('2026-11-22 10:00'),
    ];
    expect(ends(facts).map(({ decision }) => decision)).toEqual([
      { at: momentOf('2026-11-21 10:00'), action: 'withdraw', reason: 'มีหนี้' },
      undefined,
    ]);
    const [first] = ends([...facts, decide('2026-11-23 10:00', 'refuse')]).slice(1);
    expect(first?.decision?.action).toBe('refuse');
  });

  test('and its decision are not known before their moment', () => {
    const facts = [notice('2026-11-20 10:00'), decide('2026-11-21 10:00', 'refuse')];
    expect(ends(facts, momentOf('2026-11-20 10:00'))).toEqual([]);
    expect(ends(facts, momentOf('2026-11-21 10:00'))[0]?.decision).toBeUndefined();
    expect(ends(facts, momentOf('2026-11-21 10:01'))[0]?.decision).toBeDefined();
  });
});

describe('a death that an agency gives as the reason of a month', () => {
  const reports = (...facts: Fact[]) => deathReports(logOf(facts), VIEW, 5, LATER);
  const dead = record('2026-11-20 10:00', 'เสียชีวิต');

  test('ends nothing: it is a report', () => {
    expect(ends([dead])).toEqual([]);
    expect(reports(dead)).toEqual([{ at: momentOf('2026-11-20 10:00') }]);
  });

  test('is none for the members of whom the agency says nothing', () => {
    expect(reports(recorded('2026-11-21 10:00', 0, { no: 7, reason: 'เสียชีวิต' }))).toEqual([]);
  });

  test('is taken back by the agency’s next record of the member, also of a later month and after the due day', () => {
    const again = record('2026-11-21 10:00', 'เสียชีวิต');
    expect(reports(dead, again)).toHaveLength(1);
    for (const next of [
      record('2026-12-03 10:00', ''),
      record('2026-12-20 10:00', '', NOVEMBER + 1),
    ]) {
      expect(reports(dead, again, next)).toMatchObject([{ dropped: { at: next.at, reason: '' } }]);
    }
  });

  test('is dropped by the desk on any day, and may be given again', () => {
    const drop = noted('2027-02-01 10:00', 'death-report-dropped', { reason: 'มาแสดงตน' });
    expect(reports(dead, drop)).toMatchObject([{ dropped: { reason: 'มาแสดงตน' } }]);
    expect(reports(dead, drop, record('2027-02-20 10:00', 'เสียชีวิต', NOVEMBER + 3))).toHaveLength(2);
  });
});

test('a membership ends by the open notice that the board decides first', () => {
  const [november, december, again, dropped] = ends([
    notice('2026-11-02 10:00'),
    notice('2026-11-20 10:00'),
    notice('2026-11-21 10:00'),
  ]).concat(ends([notice('2026-10-01 10:00'), decide('2026-10-02 10:00', 'refuse')]));
  if (!november || !december || !again || !dropped) throw new Error('four notices were given');
  expect(endAmong([])).toBeUndefined();
  expect(endAmong([dropped])).toBeUndefined();
  expect(endAmong([december, dropped, november])).toBe(november);
  expect(endAmong([november, december])).toBe(november);
  expect(endAmong([december, again])).toBe(december);
});
