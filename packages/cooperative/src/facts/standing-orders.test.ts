import { describe, expect, test } from 'vitest';
import type { Fact } from '../log/fact-log.ts';
import type { FactValues } from '../log/fact-values.ts';
import { wallTime } from '../moments.ts';
import { logOf, momentOf, noted, requested, SENT } from '../testing/noted.ts';
import { memberFacts } from './member-facts.ts';
import { progressOfRequests } from './request-progress.ts';

// What is sent on Friday 20 November 2026 at ten is approved on the 23rd.
const CONTRACT = 'สม.2569/1';
const CHECKED = ['ส่งแล้ว 11-20 10:00', 'กำลังตรวจ 11-20 14:00'];
const APPROVED = [...CHECKED, 'อนุมัติ 11-23 08:30'];

type Asked = Partial<FactValues['money-request']>;

const order = (more: Asked = {}, moment = SENT) =>
  requested('MONTHLY_REPAY', { refNo: CONTRACT, ...more }, moment);
const newer = (moment: string, more: Asked = {}) => order({ requestNo: 'R2', ...more }, moment);
const stop = (moment: string, contractNo = CONTRACT) =>
  noted(moment, 'standing-order-stop', { contractNo });
const cancel = (moment: string, requestNo = 'R1') =>
  noted(moment, 'money-request-cancel', { requestNo });
const decide = (moment: string, action: 'approve' | 'refuse', requestNo: string) =>
  noted(moment, 'money-decision', { requestNo, action, reason: '' });

/** The steps of the requests of a log, each with its minute. */
const shown = (facts: readonly Fact[], until = momentOf('2027-12-31 00:00')) =>
  progressOfRequests(logOf(facts), '00005', until, []).map(({ log }) =>
    log.map(({ status, at }) => `${status} ${wallTime(at).slice(5, 16)}`),
  );

describe('a standing order', () => {
  /** Returns what becomes of an order sent on 20 November when other facts are in the log. */
  const first = (...facts: Fact[]) => shown([order(), ...facts])[0];
  const endedAt = (moment: string) => [...APPROVED, `สิ้นสุด ${moment}`];

  test('runs from its approval on, as long as nobody ends it', () => {
    expect(shown([order()])).toEqual([APPROVED]);
  });

  test('ends when the member stops it once it is approved', () => {
    expect(first(stop('2026-11-23 08:30'))).toEqual(endedAt('11-23 08:30'));
    expect(first(stop('2027-01-04 10:00'))).toEqual(endedAt('01-04 10:00'));
    expect(first(stop('2026-11-23 08:29'))).toEqual(APPROVED);
    expect(first(stop('2026-11-24 10:00', 'สม.2569/2'))).toEqual(APPROVED);
  });

  test('is not known to be stopped before it is', () => {
    const facts = [order(), stop('2027-01-04 10:00')];
    expect(shown(facts, momentOf('2027-01-04 09:59'))).toEqual([APPROVED]);
    expect(shown(facts, momentOf('2027-01-04 10:00'))).toEqual([endedAt('01-04 10:00')]);
  });

  test.each([
    ['the next bill', newer('2026-12-01 10:00'), '12-15 09:00'],
    ['the bill after that of its month', newer('2026-12-16 10:00'), '01-15 09:00'],
    [
      'the bill that was asked for',
      newer('2026-12-01 10:00', { fromMonth: 2027 * 12 + 1 }),
      '02-15 09:00',
    ],
  ])('gives way to a newer one of its contract with %s', (_, facts, moment) => {
    expect(first(facts)).toEqual(endedAt(moment));
    expect(shown([order(), facts])[1]?.join()).not.toContain('สิ้นสุด');
  });

  test('gives way to one that was sent after it, also where both are approved at the same moment', () => {
    const facts = newer('2026-11-20 12:00');
    expect(first(facts)).toEqual(endedAt('12-15 09:00'));
    expect(shown([order(), facts])[1]?.join()).not.toContain('สิ้นสุด');
  });

  test('takes the place of one that was sent after it and approved before it', () => {
    const [older, other] = shown([
      order(),
      newer('2026-11-20 12:00'),
      decide('2026-11-20 13:00', 'approve', 'R2'),
    ]);
    expect(older).toEqual(APPROVED);
    expect(other?.at(-1)).toBe('สิ้นสุด 12-15 09:00');
  });
});

describe('among what moves money a standing order', () => {
  const request = order();
  const view = { seed: 'demo', population: 12_000, startedOn: '2026-11-20', asOf: '2027-01-31' };
  const orders = (...facts: Fact[]) => memberFacts(logOf(facts), view, 5).orders;
  const plain = {
    requestNo: 'R1',
    contractNo: CONTRACT,
    satang: 100_00,
    since: '2026-11-23',
    fromMonth: 0,
  };

  test('stands from its approval on, from the month that was asked for', () => {
    expect(orders(request)).toStrictEqual([plain]);
    const fromMonth = 2027 * 12 + 1;
    expect(orders(order({ fromMonth }))).toStrictEqual([{ ...plain, fromMonth }]);
  });

  test('is none where it is not approved, or something else was asked for', () => {
    expect(orders(request, cancel('2026-11-20 11:00'))).toEqual([]);
    expect(orders(requested('REPAY', { refNo: CONTRACT }))).toEqual([]);
  });

  test.each([
    ['2026-11-23 08:30', '2026-11-23'],
    ['2026-12-20 23:59', '2026-12-20'],
    ['2027-01-31 23:59', '2027-01-31'],
  ])('is stopped at %s on %s', (moment, stoppedOn) => {
    expect(orders(request, stop(moment))).toStrictEqual([{ ...plain, stoppedOn }]);
  });
});
