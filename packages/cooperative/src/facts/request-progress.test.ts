import { describe, expect, test } from 'vitest';
import type { Fact } from '../log/fact-log.ts';
import { wallTime } from '../moments.ts';
import { logOf, momentOf, noted, requested, SENT } from '../testing/noted.ts';
import {
  expectedPayout,
  MEMBERSHIP_ENDS,
  noticeAfter,
  payoutMoment,
  progressOfRequests,
} from './request-progress.ts';

const LATER = momentOf('2027-12-31 00:00');

const decide = (moment: string, action: 'approve' | 'refuse' | 'pay', requestNo = 'R1') =>
  noted(moment, 'money-decision', { requestNo, action, reason: `ผล ${action}` });
const cancel = (moment: string, requestNo = 'R1') =>
  noted(moment, 'money-request-cancel', { requestNo });
const officer = (moment: string, decides: 'clock' | 'officer' = 'officer') =>
  noted(moment, 'officer', { decides }, 'all');

/** The steps of the requests of a log, each with its minute, and what became of them. */
function shown(facts: readonly Fact[], until = LATER, noticedOn: readonly string[] = []) {
  const ends = noticedOn.map((moment) => ({ noticedAt: momentOf(moment) }));
  return progressOfRequests(logOf(facts), '00005', until, ends).map(
    ({ log, refusal, effectiveOn }) => [
      ...log.map(({ status, at }) => `${status} ${wallTime(at).slice(5, 16)}`),
      ...(refusal ? [refusal] : []),
      effectiveOn,
    ],
  );
}

const CHECKED = ['ส่งแล้ว 11-20 10:00', 'กำลังตรวจ 11-20 14:00'];
const APPROVED = [...CHECKED, 'อนุมัติ 11-23 08:30'];
const PAID = [...APPROVED, 'โอนแล้ว 11-24 08:30', '2026-11-24'];

describe('a request that nobody decides', () => {
  test.each(['WITHDRAW', 'BUY_SHARES', 'CLAIM_HELD', 'REPAY'] as const)(
    '%s is checked after four hours, approved a day later, paid a day after that, when the office is open',
    (type) => {
      expect(shown([requested(type)])).toEqual([PAID]);
    },
  );

  test.each(['SUBSCRIBE', 'CHANGE_SHARE'] as const)('%s ends with its approval', (type) => {
    expect(shown([requested(type)])).toEqual([[...APPROVED, '2026-11-23']]);
  });

  test('EMERGENCY_LOAN is paid on the next payout day', () => {
    expect(shown([requested('EMERGENCY_LOAN')])).toEqual([
      [...APPROVED, 'โอนแล้ว 11-27 09:00', '2026-11-27'],
    ]);
  });
});

test('requests are in the order of the clock, which somebody may have set back', () => {
  const [late, early] = ['2026-12-01 10:00', SENT].map((moment) =>
    requested('SUBSCRIBE', {}, moment),
  );
  expect(shown([late, early].flatMap((item) => item ?? [])).map(([sent]) => sent)).toEqual([
    'ส่งแล้ว 11-20 10:00',
    'ส่งแล้ว 12-01 10:00',
  ]);
});

test.each([
  ['2026-11-10 16:00', '2026-11-11 09:00'],
  ['2026-11-11 08:30', '2026-11-27 09:00'],
  ['2026-11-27 08:30', '2026-12-11 09:00'],
  // The 27th of September is a Sunday.
  ['2026-09-15 08:30', '2026-09-28 09:00'],
])('a loan that is approved at %s is paid at %s', (approved, paid) => {
  expect(payoutMoment(momentOf(approved))).toBe(momentOf(paid));
});

test.each([
  ['2026-11-20 10:00', '2026-11-27'],
  ['2026-12-08 12:00', '2026-12-11'],
  // Checked on the 9th, and the 10th is a holiday.
  ['2026-12-08 13:00', '2026-12-28'],
])('who asks for a loan at %s is told to have it on %s', (moment, day) => {
  expect(expectedPayout(momentOf(moment))).toBe(day);
});

describe('a request is stopped', () => {
  test.each([
    ['before it is checked', '2026-11-20 12:00', CHECKED.slice(0, 1)],
    ['as it is checked', '2026-11-20 14:00', CHECKED],
    ['afterwards', '2026-11-21 09:00', CHECKED],
  ])('by the member %s', (_, moment, steps) => {
    const status = `ยกเลิก ${moment.slice(5)}`;
    expect(shown([requested('WITHDRAW'), cancel(moment)])).toEqual([[...steps, status, '']]);
  });

  test('by the refusal of an officer, with the reason, who has checked it by then', () => {
    expect(shown([requested('WITHDRAW'), decide('2026-11-20 11:00', 'refuse')])).toEqual([
      ['ส่งแล้ว 11-20 10:00', 'กำลังตรวจ 11-20 11:00', 'ไม่อนุมัติ 11-20 11:00', 'ผล refuse', ''],
    ]);
  });
});

describe('where an officer decides', () => {
  const facts = [officer('2026-11-20 10:00'), requested('WITHDRAW')];

  test('a request waits for the approval and then for the payment', () => {
    expect(shown(facts)).toEqual([[...CHECKED, '']]);
    expect(shown([...facts, decide('2026-11-25 09:15', 'approve')])).toEqual([
      [...CHECKED, 'อนุมัติ 11-25 09:15', ''],
    ]);
    const both = [decide('2026-11-25 09:15', 'approve'), decide('2026-11-26 09:20', 'pay')];
    expect(shown([...facts, ...both])).toEqual([
      [...CHECKED, 'อนุมัติ 11-25 09:15', 'โอนแล้ว 11-26 09:20', '2026-11-26'],
    ]);
  });
});

test('each request has its own decisions, those that are known by the moment', () => {
  const facts = [
    requested('WITHDRAW', { requestNo: 'R1' }),
    requested('WITHDRAW', { requestNo: 'R2' }),
    requested('WITHDRAW', { requestNo: 'R3' }),
    requested('WITHDRAW', { requestNo: 'R4' }, '2026-11-20 13:01'),
    cancel('2026-11-20 13:00', 'R2'),
    decide('2026-11-20 13:00', 'refuse', 'R3'),
    cancel('2026-11-20 13:01', 'R1'),
    decide('2026-11-20 13:01', 'refuse', 'R1'),
  ];
  const known = shown(facts, momentOf('2026-11-20 13:00'));
  expect(known.map((item) => item.slice(-3))).toEqual([
    PAID.slice(-3),
    ['ส่งแล้ว 11-20 10:00', 'ยกเลิก 11-20 13:00', ''],
    ['ไม่อนุมัติ 11-20 13:00', 'ผล refuse', ''],
  ]);
  expect(shown([officer('2026-11-20 13:01')], momentOf('2026-11-20 13:00'))).toEqual([]);
});

describe('a notice of the end of the membership', () => {
  test('ends what is pending, at its moment', () => {
    expect(shown([requested('WITHDRAW')], LATER, ['2026-11-23 08:30'])).toEqual([
      [...APPROVED, 'ยกเลิก 11-23 08:30', MEMBERSHIP_ENDS, ''],
    ]);
  });

  test.each([
    ['paid', [], PAID],
    ['refused', [decide('2026-11-24 08:30', 'refuse')], 'ผล refuse'],
    ['cancelled', [cancel('2026-11-24 08:30')], 'ยกเลิก 11-24 08:30'],
  ])('leaves what is %s by then', (_, facts, end) => {
    const all = [requested('WITHDRAW'), ...facts];
    const [left] = shown(all, LATER, ['2026-11-24 08:30']);
    expect(left).toEqual(shown(all)[0]);
    expect(left).toEqual(expect.arrayContaining([end].flat()));
    expect(shown(all, LATER, ['2026-11-24 08:29'])[0]?.slice(-3)).toEqual([
      'ยกเลิก 11-24 08:29',
      MEMBERSHIP_ENDS,
      '',
    ]);
  });

  test('counts from the request on, the first of them', () => {
    const ends = [momentOf('2026-11-19 10:00'), momentOf(SENT), momentOf('2026-11-22 10:00')].map(
      (noticedAt) => ({ noticedAt, decision: { at: noticedAt } }),
    );
    expect(noticeAfter(ends, momentOf(SENT))).toBe(momentOf(SENT));
    expect(noticeAfter(ends, momentOf(SENT) + 1)).toBe(momentOf('2026-11-22 10:00'));
    expect(noticeAfter(ends, LATER)).toBe(Number.POSITIVE_INFINITY);
    // Sent under a notice that is open.
    expect(noticeAfter([{ noticedAt: momentOf(SENT) }], LATER)).toBe(LATER);
  });
});
