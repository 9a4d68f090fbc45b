import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Defect } from '../broken-mock.ts';
import {
  type Any,
  answering,
  type Breach,
  breach,
  calling,
  edits,
  instead,
  isAt,
  MORE_CASES,
} from './breach.ts';

const RIGHT = 'demo1234';
const thai = { error: 'ไม่สำเร็จ', message: 'ไม่สำเร็จ' };

/** Breaches that replace a secret by the right one. */
const withRight = (
  cause: string,
  right: string,
  rows: readonly (readonly [name: string, key: EndpointKey, field: string])[],
): Breach[] =>
  rows.map(([name, key, field]) =>
    breach(name, cause, [key], () =>
      calling(key, (call) => {
        const body = jsonOf(call.body);
        if (typeof body?.[field] === 'string' && body[field] !== '') {
          call.body = JSON.stringify({ ...body, [field]: right });
        }
      }),
    ),
  );

function jsonOf(text: string): Any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Takes whatever ticket is sent. */
const anyTicket = (name: string, key: EndpointKey): Breach =>
  breach(name, 'ticket-not-checked', [key], () =>
    answering(key, (answered) => {
      answered.status = 200;
      answered.body = '{"rc_code":"1","messages":"ตั้งรหัสผ่านแล้ว"}';
    }),
  );

const slowly = (key: EndpointKey, isSlow: (call: { body: string }) => boolean): Defect => ({
  wait: (call) => (isAt(key, call.path) && isSlow(call) ? 1_000 : 0),
});

/** Changes the refusals of an unknown number. */
const nobodys = (key: EndpointKey, change: (answered: Any) => void): Defect =>
  answering(key, (answered, call) => {
    if (call.body.includes('"9999') && answered.status !== 200) change(answered);
  });

/** Missing checks of secrets. */
export const accessBreaches: readonly Breach[] = [
  ...withRight('wrong-password-accepted', RIGHT, [
    ['any password signs a member in', 'memberAuthLogin', 'mem_password'],
    ['any password signs an agency in', 'membergroupAuthLogin', 'member_group_pass'],
    ['any password asks for the state of a reset', 'memberPasswordResetStatusShow', 'mem_password'],
  ]),
  ...withRight('bot-check-not-enforced', 'always-pass', [
    ['the bot check of a login is not looked at', 'memberAuthLogin', 'recaptcha'],
    ['the bot check of the board is not looked at', 'infoBoardCreate', 'recaptcha'],
  ]),
  ...withRight('old-password-not-checked', RIGHT, [
    ['the old password of a member is not asked for', 'memberPasswordUpdate', 'mem_oldpassword'],
    [
      'the old password of an agency is not asked for',
      'membergroupPasswordUpdate',
      'mem_oldpassword',
    ],
  ]),
  breach(
    'a password signs in whatever its capitals',
    'wrong-password-accepted',
    ['memberAuthLogin'],
    () =>
      calling('memberAuthLogin', (call) => {
        call.body = call.body.replace(/"DEMO1234"/, `"${RIGHT}"`);
      }),
    MORE_CASES,
  ),
  anyTicket('any ticket opens an access', 'memberRegisterCreate'),
  anyTicket('any ticket replaces a password', 'memberForgetCreate'),
  breach('a number of nobody is another status', 'tells-who-is-a-member', ['memberAuthLogin'], () =>
    nobodys('memberAuthLogin', (answered) => {
      answered.status = 404;
    }),
  ),
  breach('a number of nobody is told in words', 'tells-who-is-a-member', ['memberAuthLogin'], () =>
    nobodys('memberAuthLogin', (answered) => {
      answered.body = '{"error":"ไม่พบเลขทะเบียนสมาชิกนี้","message":"ไม่พบเลขทะเบียนสมาชิกนี้"}';
    }),
  ),
  breach(
    'an agency of nobody is told in words',
    'tells-who-is-a-member',
    ['membergroupAuthLogin'],
    () =>
      nobodys('membergroupAuthLogin', (answered) => {
        answered.body = '{"error":"ไม่พบหน่วยงาน","message":"ไม่พบหน่วยงาน"}';
      }),
  ),
  {
    name: 'a number of nobody is refused sooner',
    cause: 'tells-who-is-a-member',
    at: ['memberAuthLogin'],
    timed: true,
    defect: () =>
      slowly(
        'memberAuthLogin',
        ({ body }) => body.includes(`${RIGHT}-not`) && !body.includes('"9999'),
      ),
  },
  breach('a proof tells who is a member', 'tells-who-is-a-member', ['memberRegisterCheck'], () =>
    answering('memberRegisterCheck', (answered, call) => {
      if (call.body.includes('"9999'))
        answered.body = '{"rc_code":"0","errors":["ไม่พบเลขทะเบียนสมาชิกนี้"]}';
    }),
  ),
  breach(
    'sign-ins that fail the bot check lock the member',
    'failed-check-locks-out',
    ['memberAuthLogin'],
    () => {
      const failed = new Map<string, number>();
      return answering('memberAuthLogin', (answered, call) => {
        const { membership_no = '', recaptcha } = JSON.parse(call.body || '{}');
        const count = failed.get(membership_no) ?? 0;
        if (recaptcha === 'passed-by-nobody') failed.set(membership_no, count + 1);
        else if (count >= 10) {
          answered.status = 422;
          answered.body = JSON.stringify({ ...thai, errors: { mem_password: [thai.error] } });
        }
      });
    },
  ),
  breach('a socket goes on after its session', 'socket-survives', ['memberAuthLogout'], () => ({
    keepsSockets: true,
  })),
  breach(
    'a paper of a day that there is not breaks the server',
    'server-error',
    ['infoVerifyShow'],
    () =>
      answering('infoVerifyShow', (answered, call) => {
        if (!/-\d{4}0231-/.test(call.body)) return;
        answered.status = 500;
        answered.body = JSON.stringify(thai);
      }),
    MORE_CASES,
  ),
  {
    name: 'a 200 of nothing without a session',
    cause: 'auth-not-enforced',
    at: ['memberShareList'],
    defect: () => instead('memberShareList', 401, 200, {}),
    alone: true,
  },
  {
    name: 'a page of login in place of a 401',
    cause: 'auth-not-enforced',
    at: ['memberLoanList'],
    defect: () => instead('memberLoanList', 401, 200, { error: 'Unauthenticated' }),
    alone: true,
  },
  breach('a 403 for a dead session', 'dead-session-kept', ['memberShareList'], () =>
    instead('memberShareList', 401, 403, thai),
  ),
  breach(
    'a 403 for a dead session of an agency',
    'dead-session-kept',
    ['membergroupDashboardShow'],
    () => instead('membergroupDashboardShow', 401, 403, thai),
  ),
  breach('a password is sent back', 'shows-secret', ['memberAuthLogin'], () =>
    answering('memberAuthLogin', (answered, call) => {
      if (answered.status !== 200) answered.body = JSON.stringify({ ...thai, input: call.body });
    }),
  ),
  breach('a token is sent back', 'shows-secret', ['memberAuthShow'], () =>
    answering('memberAuthShow', (answered, call) => {
      if (answered.status === 200)
        answered.body = JSON.stringify({
          rc_code: '1',
          status: 200,
          rc_des: call.headers.authorization,
        });
    }),
  ),
  ...edits('memberInfoShow', [
    [
      'a citizen number is sent in full',
      'shows-secret',
      (body) => {
        body.card_person = '9123456789010';
      },
    ],
  ]),
  breach('a citizen number in a page in place of JSON', 'shows-secret', ['memberInfoShow'], () =>
    answering('memberInfoShow', (answered) => {
      if (answered.status === 200) answered.body = '<td>9123456789010</td>';
    }),
  ),
  breach('letters after a number sign in', 'loose-number-signs-in', ['memberAuthLogin'], () =>
    calling('memberAuthLogin', (call) => {
      call.body = call.body.replace(/"(\d{5})abc"/, '"$1"');
    }),
  ),
  breach(
    'a sign of a search signs in',
    'wildcard-taken',
    ['memberAuthLogin'],
    () =>
      calling('memberAuthLogin', (call) => {
        call.body = call.body.replace('"membership_no":"%"', '"membership_no":"00001"');
      }),
    MORE_CASES,
  ),
  breach('nobody holds whoever guesses back', 'guessing-unlimited', ['memberAuthLogin'], () =>
    answering('memberAuthLogin', (answered, { body }) => {
      const isGuess = body.includes('-guess-');
      if (!isGuess || answered.status === 200) return;
      answered.status = 422;
      answered.body = JSON.stringify({ ...thai, errors: { membership_no: ['ไม่ถูกต้อง'] } });
    }),
  ),
  breach(
    'a page beyond the last is a 500',
    'server-error',
    ['infoBoardList'],
    () =>
      answering('infoBoardList', (answered, { body }) => {
        if (body.includes('9999')) answered.status = 500;
      }),
    MORE_CASES,
  ),
];
