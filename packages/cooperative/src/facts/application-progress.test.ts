import { describe, expect, test } from 'vitest';
import type { Fact } from '../log/fact-log.ts';
import { wallTime } from '../moments.ts';
import { applied, logOf, momentOf, noted } from '../testing/noted.ts';
import { planOf, progressOfApplications } from './application-progress.ts';
import { MEMBERSHIP_ENDS } from './request-progress.ts';

const LATER = momentOf('2027-12-31 00:00');

const apply = (guarantors: readonly number[] = [], no = 'L1', moment?: string) =>
  applied({ guarantors, no }, moment);
const answer = (moment: string, guarantor: number, consents = true, no = 'L1') =>
  noted(moment, 'guarantor-answer', { no, guarantor, consents });
const decide = (moment: string, action: 'approve' | 'papers' | 'refuse', no = 'L1') =>
  noted(moment, 'loan-decision', { no, action, reason: `ผล ${action}` });
const papers = (moment: string, no = 'L1') =>
  noted(moment, 'loan-papers', { no, key: '', bodyHash: '', files: [] });
const cancel = (moment: string, no = 'L1') => noted(moment, 'loan-application-cancel', { no });
const officer = (moment: string) => noted(moment, 'officer', { decides: 'officer' }, 'all');

/** The steps of the applications of a log, each with its minute and reason, and the day of the payout. */
function shown(facts: readonly Fact[], until = LATER, noticedOn: readonly string[] = []) {
  const ends = noticedOn.map((moment) => ({ noticedAt: momentOf(moment) }));
  return progressOfApplications(logOf(facts), '00005', until, ends).map(({ log, effectiveOn }) => [
    ...log.map(({ status, at, reason }) =>
      [status, wallTime(at).slice(5, 16), reason].filter(Boolean).join(' '),
    ),
    effectiveOn,
  ]);
}

const ASKED = ['ส่งแล้ว 11-20 10:00', 'รอผู้ค้ำประกัน 11-20 10:00'];
const CHECKED = ['ส่งแล้ว 11-20 10:00', 'กำลังตรวจ 11-20 14:00'];
const PAID = [...CHECKED, 'อนุมัติ 11-23 08:30', 'จ่ายเงินแล้ว 11-27 09:00', '2026-11-27'];

describe('an application', () => {
  test('without guarantors is checked after four hours, approved a day later, paid on the payout day', () => {
    expect(shown([apply()])).toEqual([PAID]);
  });

  test('waits for the last of its guarantors', () => {
    const consents = [
      answer('2026-11-20 11:00', 3),
      answer('2026-11-23 09:00', 11),
      answer('2026-11-24 10:00', 4),
    ];
    expect(shown([apply([3, 4, 11]), ...consents])).toEqual([
      [
        ...ASKED,
        'ผู้ค้ำประกันยินยอมครบ 11-24 10:00',
        'กำลังตรวจ 11-24 14:00',
        'อนุมัติ 11-25 14:00',
        'จ่ายเงินแล้ว 11-27 09:00',
        '2026-11-27',
      ],
    ]);
  });

  test('ends after seven days where one has not answered', () => {
    const expected = [...ASKED, 'หมดเวลา 11-27 10:00', ''];
    expect(shown([apply([4, 11])])).toEqual([expected]);
    expect(shown([apply([4, 11]), answer('2026-11-23 09:00', 11)])).toEqual([expected]);
  });

  test('ends as an officer refuses it, who has checked it by then', () => {
    expect(shown([apply(), decide('2026-11-20 11:00', 'refuse')])).toEqual([
      ['ส่งแล้ว 11-20 10:00', 'กำลังตรวจ 11-20 11:00', 'ไม่อนุมัติ 11-20 11:00 ผล refuse', ''],
    ]);
  });

  test('waits for papers that an officer asks for, as often as they are asked for', () => {
    const first = [apply(), decide('2026-11-20 11:00', 'papers')];
    const waiting = [
      'ส่งแล้ว 11-20 10:00',
      'กำลังตรวจ 11-20 11:00',
      'ขอเอกสารเพิ่ม 11-20 11:00 ผล papers',
    ];
    expect(shown(first)).toEqual([[...waiting, '']]);
    const second = [papers('2026-11-23 09:00'), decide('2026-11-23 10:00', 'papers')];
    expect(shown([...first, ...second, papers('2026-11-24 09:00')])).toEqual([
      [
        ...waiting,
        'กำลังตรวจ 11-23 09:00',
        'ขอเอกสารเพิ่ม 11-23 10:00 ผล papers',
        'กำลังตรวจ 11-24 09:00',
        'อนุมัติ 11-25 09:00',
        'จ่ายเงินแล้ว 11-27 09:00',
        '2026-11-27',
      ],
    ]);
  });
});

test('each application has its own facts, those that are known by the moment', () => {
  const facts = [
    apply([4], 'L1'),
    apply([4], 'L2'),
    apply([], 'L3'),
    apply([], 'L4'),
    apply([], 'L5', '2026-11-20 12:01'),
    officer('2026-11-20 10:00'),
    answer('2026-11-20 12:00', 4, true, 'L1'),
    answer('2026-11-20 12:01', 4, true, 'L2'),
    cancel('2026-11-20 12:00', 'L3'),
    cancel('2026-11-20 12:01', 'L4'),
    decide('2026-11-20 12:00', 'papers', 'L1'),
    decide('2026-11-20 12:01', 'approve', 'L1'),
    papers('2026-11-20 12:01', 'L1'),
    papers('2026-11-20 12:00', 'L2'),
    noted('2026-11-20 12:01', 'officer', { decides: 'clock' }, 'all'),
  ];
  const known = shown(facts, momentOf('2026-11-20 12:00'));
  expect(known.map((item) => item.slice(1))).toEqual([
    [
      ASKED[1],
      'ผู้ค้ำประกันยินยอมครบ 11-20 12:00',
      'กำลังตรวจ 11-20 12:00',
      'ขอเอกสารเพิ่ม 11-20 12:00 ผล papers',
      '',
    ],
    [ASKED[1], 'หมดเวลา 11-27 10:00', ''],
    ['ยกเลิก 11-20 12:00', ''],
    ['กำลังตรวจ 11-20 14:00', ''],
  ]);
});

describe('a notice of the end of the membership', () => {
  test('cancels what is not paid, with the reason', () => {
    expect(shown([apply()], LATER, ['2026-11-23 08:30'])).toEqual([
      [...CHECKED, 'อนุมัติ 11-23 08:30', `ยกเลิก 11-23 08:30 ${MEMBERSHIP_ENDS}`, ''],
    ]);
  });

  test.each([
    ['paid', '2026-11-27 09:00', [apply()]],
    ['cancelled', '2026-11-23 09:00', [apply(), cancel('2026-11-23 09:00')]],
    ['refused', '2026-11-23 09:00', [apply(), decide('2026-11-23 09:00', 'refuse')]],
    ['out of time', '2026-11-27 10:00', [apply([4])]],
    ['without a guarantor', '2026-11-23 09:00', [apply([4]), answer('2026-11-23 09:00', 4, false)]],
  ])('leaves what was %s by %s', (_, moment, facts) => {
    expect(shown(facts, LATER, [moment])).toEqual(shown(facts));
  });
});

test('becomes the contract that was applied for', () => {
  const [paid] = progressOfApplications(logOf([apply()]), '00005', LATER, []);
  if (!paid) throw new Error('somebody applied');
  const terms = { product: 'ordinary', principalSatang: 120_000_00, instalments: 90 };
  expect(planOf(paid)).toEqual({ ...terms, disbursedOn: '2026-11-27' });
  expect(planOf(paid, '2026-12-11')).toEqual({ ...terms, disbursedOn: '2026-12-11' });
});
