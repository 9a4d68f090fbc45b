import type { EndpointKey } from '@coop/contracts/endpoints';
import { lawsOf } from '../checks.ts';
import { holds } from '../figures.ts';
import type { Law } from '../law.ts';

const card = lawsOf('memberInfoShow');

/** Days beside the 30th of September, on which who serves the state retires. */
const BESIDE_RETIREMENT = /-(?:09-29|10-01)$/;

const DAY_S = 24 * 60 * 60;

/** Tells whether a length is that of a session in milliseconds: whole minutes of less than a day. */
const isInMilliseconds = (length: number): boolean =>
  length > DAY_S && length % 60_000 === 0 && length / 1_000 <= DAY_S;

const LOGINS = ['memberAuthLogin', 'membergroupAuthLogin'] as const satisfies EndpointKey[];

/** Laws of who somebody is, and how long they are signed in. */
export const personLaws: readonly Law[] = [
  card('born-before', 'nobody is born after the answer', ({ birth_date, as_of }) =>
    holds('birth_date', birth_date <= as_of, birth_date, `by ${as_of}`),
  ),
  card(
    'member-after-birth',
    'nobody is a member before they are born, or after the answer',
    ({ birth_date, member_date, as_of }) => [
      ...holds(
        'member_date',
        member_date === '' || member_date > birth_date,
        member_date,
        `after ${birth_date}`,
      ),
      ...holds('member_date', member_date <= as_of, member_date, `by ${as_of}`),
    ],
  ),
  card(
    'retires-in-september',
    'who serves the state retires on 30 September',
    ({ retire_date: day, birth_date }) => {
      const isOnBirthday = day.slice(4) === birth_date.slice(4);
      const is = isOnBirthday || !BESIDE_RETIREMENT.test(day);
      return holds('retire_date', is, day, 'the last day of the month');
    },
  ),
  ...LOGINS.map((key) =>
    lawsOf<(typeof LOGINS)[number]>(key)(
      `${key.replace('AuthLogin', '')}-session-seconds`,
      'the length of a session is in seconds',
      ({ expires_in: length }) =>
        holds(
          'expires_in',
          length === undefined || !isInMilliseconds(length),
          length,
          `${(length ?? 0) / 1_000}`,
        ),
    ),
  ),
];
