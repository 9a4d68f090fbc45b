import type { EndpointKey } from '@coop/contracts/endpoints';
import { type Any, answering, type Breach, breach, editing, edits } from './breach.ts';

const DAY = /\b(\d{4}-\d{2}-\d{2})(?=")/g;
const WALL_TIME = /\b(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})\b/g;

/** Moves every day of an answer, as a program does that converts them at Greenwich. */
const daysMoved = (days: number) => (text: string) =>
  text.replace(DAY, (day) =>
    new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10),
  );

const hoursMoved = (hours: number) => (text: string) =>
  text.replace(WALL_TIME, (_, day, time) =>
    new Date(Date.parse(`${day}T${time}Z`) + hours * 3_600_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' '),
  );

const rewritten = (
  name: string,
  cause: string,
  key: EndpointKey,
  change: (text: string) => string,
  also: readonly EndpointKey[] = [],
): Breach => ({
  ...breach(name, cause, [key, ...also], () =>
    answering(key, (answered) => {
      if (answered.status === 200) answered.body = change(answered.body);
    }),
  ),
  withoutToday: true,
});

/** Answers whose days and times are not those of Bangkok, or of today. */
export const timeBreaches: readonly Breach[] = [
  rewritten('every due day is one earlier', 'kep-due', 'memberKepList', daysMoved(-1)),
  rewritten(
    'every day of a statement is one earlier',
    'not-today',
    'memberLoanStatementShow',
    daysMoved(-1),
    ['memberLoanList'],
  ),
  rewritten('every day of shares is one earlier', 'share-due', 'memberShareList', daysMoved(-1)),
  rewritten(
    'every day of the calendar is one earlier',
    'calendar-due',
    'infoCalendarList',
    daysMoved(-1),
  ),
  rewritten(
    'every day of a member is one earlier',
    'retires-in-september',
    'memberInfoShow',
    daysMoved(-1),
  ),
  rewritten(
    'what is written bears the time of Greenwich',
    'seven-hours-off',
    'memberNoteSave',
    hoursMoved(-7),
  ),
  rewritten('posts are seven hours ahead', 'from-the-future', 'infoBoardList', hoursMoved(24 * 7)),
  ...edits('memberKepList', [
    [
      'months are always due on the 30th',
      'kep-due',
      (body) => {
        for (const month of body.months) month.due_date = month.due_date.replace(/31$/, '30');
      },
    ],
  ]),
  {
    ...breach('months are cut at twelve', 'months-cut', ['memberKepList', 'memberShareList'], () =>
      editing('memberKepList', (body) => void body.months.splice(12)),
    ),
  },
  ...edits('memberShareList', [
    [
      'records of last year',
      'as-of-old',
      (body) => {
        body.as_of = '2025-11-20';
      },
    ],
    [
      'records of 2099',
      'as-of-today',
      (body) => {
        body.as_of = '2099-01-01';
      },
    ],
    [
      'shares are cut to their last rows',
      'share-first',
      (body) => void body.rows.splice(0, body.rows.length - 12),
    ],
  ]).map((edit) => ({ ...edit, withoutToday: true }) as const),
  ...edits('infoTopicList', [
    [
      'a filter of years answers nothing',
      'topics-of-year',
      (body, sent) => (sent.year ? { ...body, rows: [], total: 0 } : body),
    ],
  ]),
];

const card = (name: string, cause: string, fields: Any): Breach =>
  edits('memberInfoShow', [[name, cause, (body) => Object.assign(body, fields)]])[0] as Breach;

/** Answers about people who cannot be, and numbers that are not theirs. */
export const identityBreaches: readonly Breach[] = [
  card('a member born tomorrow', 'born-before', { birth_date: '2030-08-18' }),
  card('a member before birth', 'member-after-birth', { member_date: '1960-05-01' }),
  card('a citizen number with dashes', 'shows-secret', { card_person: '9-8012-34567-89-9' }),
  ...edits('infoTopicList', [
    [
      'a citizen number in a public list',
      'shows-secret',
      ({ rows: [row] }) => {
        row.summary += ' ผู้ได้รับทุน 3-8001-00123-45-4';
      },
    ],
  ]),
  card('a citizen number masked in half', 'card-half-masked', { card_person: '9-8012-34xxx-xx-x' }),
  card('a membership number without its zeros', 'member-no-zeros', { membership_no: '1' }),
  card('a telephone as abroad', 'phone-form', { phone: '+66890000001' }),
  ...edits('memberAuthLogin', [
    [
      'a session in milliseconds',
      'member-session-seconds',
      (body) => {
        body.expires_in *= 1_000;
      },
    ],
  ]),
];
