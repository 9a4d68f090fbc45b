import { type Breach, editing, edits } from './breach.ts';

export const dayBreaches: readonly Breach[] = [
  ...edits('memberInfoShow', [
    [
      'a day of the Buddhist era',
      'real-day',
      (one) => {
        one.member_date = '2540-05-01';
      },
    ],
    [
      'a day that no calendar has',
      'real-day',
      (one) => {
        one.member_date = '2026-13-45';
      },
    ],
    [
      'the thirtieth of February',
      'real-day',
      (one) => {
        one.birth_date = '1972-02-30';
      },
    ],
    [
      'noughts for no day',
      'real-day',
      (one) => {
        one.retire_date = '0000-00-00';
      },
    ],
  ]),
  ...edits('memberNotificationList', [
    [
      'an hour that no day has',
      'real-day',
      (one) => {
        one.rows[0].created_at = '2026-11-18 27:00:00';
      },
    ],
  ]),
  {
    name: 'records of tomorrow',
    cause: 'as-of-today',
    at: ['memberDepositList'],
    twist: () =>
      editing('memberDepositList', (one) => {
        one.as_of = '2026-11-23';
      }),
    words: ['--today', '2026-11-20'],
  },
  ...edits('memberShareList', [
    [
      'records of tomorrow by the clock of the mock',
      'as-of-today',
      (one) => {
        one.as_of = '2026-11-21';
      },
    ],
  ]).map((one) => ({ ...one, withoutToday: true }) as const),
];
