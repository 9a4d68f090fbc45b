import { describe, expect, test } from 'vitest';
import type { Fact } from '../log/fact-log.ts';
import { wallTime } from '../moments.ts';
import { logOf, momentOf, noted, recorded } from '../testing/noted.ts';
import { endAmong, progressOfEnds } from './end-progress.ts';

const VIEW = { seed: 'demo', population: 12_000, startedOn: '2026-11-20', asOf: '2026-12-31' };
const NOVEMBER = 2026 * 12 + 10;
const LATER = momentOf('2027-12-31 10:00');

const notice = (at: string, how: 'ลาออก' | 'เสียชีวิต' = 'ลาออก') =>
  noted(at, 'end-notice', { how, eventOn: '2026-11-18', paperNo: 'ที่ 12' });
const decide = (at: string, action: 'refuse' | 'withdraw') =>
  noted(at, 'end-decision', { action, reason: 'มีหนี้' });
const record = (at: string, reason: 'เสียชีวิต' | 'ลาออก' | '', month = NOVEMBER) =>
  recorded(at, 0, { reason, month });

const ends = (facts: readonly Fact[], until = LATER) =>
  progressOfEnds(logOf(facts), VIEW, 5, until);

/** The reported deaths, each with its minute, and when and how it was dropped. */
const deaths = (...facts: Fact[]) =>
  ends(facts).map(({ noticedAt, decision }) => [
    wallTime(noticedAt).slice(5, 16),
    ...(decision ? [decision.action, wallTime(decision.at).slice(5, 16)] : []),
  ]);

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
  ])('of %s is decided by the board on %s', (at, boardOn) => {
    expect(ends([notice(at)])).toEqual([
      { how: 'ลาออก', eventOn: '2026-11-18', paperNo: 'ที่ 12', noticedAt: momentOf(at), boardOn },
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
  test('is a notice of that day', () => {
    expect(ends([record('2026-11-20 10:00', 'เสียชีวิต')])).toEqual([
      {
        how: 'เสียชีวิต',
        noticedAt: momentOf('2026-11-20 10:00'),
        eventOn: '2026-11-20',
        paperNo: '',
        boardOn: '2026-12-08',
      },
    ]);
  });

  test('is none for the members of whom the agency says nothing', () => {
    const ofAnother = recorded('2026-11-21 10:00', 0, { no: 7, reason: 'เสียชีวิต' });
    expect(deaths(notice('2026-11-20 10:00'), ofAnother)).toEqual([['11-20 10:00']]);
  });

  test.each([
    ['2026-11-30 23:59', true],
    ['2026-12-01 00:00', false],
  ])('recorded in the month can be taken back until its end: at %s %s', (at, isTaken) => {
    const found = deaths(record('2026-11-20 10:00', 'เสียชีวิต'), record(at, ''));
    expect(found).toEqual([['11-20 10:00', ...(isTaken ? ['withdraw', at.slice(5)] : [])]]);
  });

  test.each([
    ['2026-12-03 23:59', true],
    ['2026-12-04 00:00', false],
  ])('recorded later can be taken back on its day: at %s %s', (at, isTaken) => {
    const found = deaths(record('2026-12-03 10:00', 'เสียชีวิต'), record(at, 'ลาออก'));
    expect(found).toEqual([['12-03 10:00', ...(isTaken ? ['withdraw', at.slice(5)] : [])]]);
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
