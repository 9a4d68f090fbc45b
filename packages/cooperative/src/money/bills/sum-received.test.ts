import { describe, expect, test } from 'vitest';
import { type Known, lineWith, MEMBER, recordedInJune } from '../../testing/invented.ts';
import { posted } from '../../testing/money-runs.ts';
import type { Recorded } from '../money-facts.ts';
import type { KepEntry } from './collection.ts';

const JUNE = 2026 * 12 + 5;

const share = (more: Partial<KepEntry> = {}) =>
  lineWith({ group: 'SHARE', desc: 'ค่าหุ้น', refNo: '00002', amountSatang: 1_000_00, ...more });

describe('money that comes back with a bill', () => {
  const refund = () => lineWith({ group: 'REFUND', amountSatang: -200_00 });

  test('is part of what is received, and no longer held', () => {
    const lines = [share(), refund()];
    const { history, kep } = posted(lines, { heldSatang: 200_00 });
    expect(lines.map((line) => line.receivedSatang)).toEqual([1_000_00, -200_00]);
    expect([history.holding.heldSatang, kep.receivedSatang, kep.posted]).toEqual([0, 800_00, true]);
    expect(history.billing.carried).toEqual([]);
  });

  test('pays what it can where nothing else comes; the rest is held again', () => {
    const lines = [share({ amountSatang: 300_00 }), { ...refund(), amountSatang: -205_00 }];
    const { history, kep } = posted(lines, { heldSatang: 205_00, facts: recordedInJune(0) });
    expect(lines.map((line) => line.receivedSatang)).toEqual([200_00, -205_00]);
    expect([history.holding.heldSatang, kep.keptSatang, kep.posted]).toEqual([5_00, 5_00, true]);
  });
});

describe('is received', () => {
  test('no more than was billed, whatever the agency recorded', () => {
    const { history, kep } = posted([share()], { facts: recordedInJune(1_500_00) });
    expect([kep.receivedSatang, history.holding.heldSatang]).toEqual([1_000_00, 0]);
  });

  test('what the agency that was billed recorded for the month', () => {
    const facts = recordedInJune(100_00);
    expect(posted([share()], { facts }, { agency: 4 }).kep.receivedSatang).toBe(1_000_00);
    expect(posted([share()], { facts }, { month: JUNE + 1 }).kep.receivedSatang).toBe(1_000_00);
  });

  test('nothing in a month that a story leaves out', () => {
    const member = { ...MEMBER, no: 3 };
    expect(posted([share()], { member }).kep).toMatchObject({ posted: false, reason: '' });
  });

  test.each([
    ['all that is held', 400_00, 0, 400_00, 0],
    ['no more than was billed', 1_500_00, 0, 1_000_00, 500_00],
    ['not what is claimed', 400_00, 150_00, 250_00, 150_00],
    ['nothing where more is claimed than held', 100_00, 150_00, 0, 100_00],
  ])('of who pays by himself %s', (_, heldSatang, claimed, receivedSatang, left) => {
    const holds = [
      { accountNo: '00002', satang: claimed, from: '2026-06-30', until: '2026-07-01' },
      { accountNo: '00003', satang: 1_00, from: '2026-06-30', until: '2026-07-01' },
    ];
    const facts = { ...recordedInJune(900_00, 'ย้าย'), holds };
    const { history, kep } = posted([share()], { heldSatang, facts }, { payer: 'self' });
    expect(kep).toMatchObject({ receivedSatang, reason: '' });
    expect(history.holding.heldSatang).toBe(left);
  });
});

describe('a reason', () => {
  const after = (reason: Recorded['reason'], satang = 0, more: Known = {}): readonly unknown[] => {
    const { history } = posted([share()], { facts: recordedInJune(satang, reason), ...more });
    return [history.paying.payer, history.paying.agency, history.paying.suspended];
  };

  test.each([
    ['', ['agency', 3, false]],
    ['เงินไม่พอ', ['agency', 3, false]],
    ['ลาออก', ['self', 3, false]],
    ['เสียชีวิต', ['agency', 3, false]],
    ['ย้าย', ['agency', 4, false]],
    ['พักราชการ', ['agency', 3, true]],
  ] as const)('of a shortfall, “%s”, changes who pays the next bill, and where', (reason, then) => {
    expect(after(reason)).toEqual(then);
  });

  test('of leaving is none for who is dead', () => {
    expect(after('ลาออก', 0, { payer: 'nobody' })).toEqual(['nobody', 3, false]);
  });

  test('of being suspended ends with the next bill that is paid in full', () => {
    const suspended = { suspended: true };
    expect(after('', 1_000_00, suspended)).toEqual(['agency', 3, false]);
    expect(after('', 999_00, suspended)).toEqual(['agency', 3, true]);
    expect(after('', 0, suspended)).toEqual(['agency', 3, true]);
    expect(after('พักราชการ', 1_000_00)).toEqual(['agency', 3, true]);
    const nothing = posted([share({ amountSatang: 0 })], suspended);
    expect(nothing.history.paying.suspended).toBe(true);
  });
});
