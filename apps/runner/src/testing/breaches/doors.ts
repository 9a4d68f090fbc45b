import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Twist } from '../broken-mock.ts';
import { type Any, answering, type Breach, calling, edits, instead, isAt } from './breach.ts';

const RIGHT = 'demo1234';
const thai = { error: 'ไม่สำเร็จ', message: 'ไม่สำเร็จ' };

/** Replaces a secret by the right one. */
const withRight = (key: EndpointKey, field: string, right: string): Twist =>
  calling(key, (call) => {
    if (!call.body) return;
    let body: Any;
    try {
      body = JSON.parse(call.body);
    } catch {
      return;
    }
    if (typeof body?.[field] === 'string' && body[field] !== '') {
      call.body = JSON.stringify({ ...body, [field]: right });
    }
  });

const later = (key: EndpointKey, isSlow: (call: { body: string }) => boolean): Twist => ({
  wait: (call) => (isAt(key, call.path) && isSlow(call) ? 500 : 0),
});

/** Changes the refusals of an unknown number. */
const nobodys = (key: EndpointKey, change: (answered: Any) => void): Twist =>
  answering(key, (answered, call) => {
    if (call.body.includes('"9999') && answered.status !== 200) change(answered);
  });

/** Missing checks of secrets. */
export const doorBreaches: readonly Breach[] = [
  {
    name: 'any password signs a member in',
    cause: 'wrong-password-accepted',
    at: ['memberAuthLogin'],
    twist: () => withRight('memberAuthLogin', 'mem_password', RIGHT),
  },
  {
    name: 'a password signs in whatever its capitals',
    cause: 'wrong-password-accepted',
    at: ['memberAuthLogin'],
    twist: () =>
      calling('memberAuthLogin', (call) => {
        call.body = call.body.replace(/"DEMO1234"/, `"${RIGHT}"`);
      }),
  },
  {
    name: 'any password signs an agency in',
    cause: 'wrong-password-accepted',
    at: ['membergroupAuthLogin'],
    twist: () => withRight('membergroupAuthLogin', 'member_group_pass', RIGHT),
  },
  {
    name: 'any password asks for the state of a reset',
    cause: 'wrong-password-accepted',
    at: ['memberPasswordResetStatusShow'],
    twist: () => withRight('memberPasswordResetStatusShow', 'mem_password', RIGHT),
  },
  {
    name: 'the bot check of a login is not looked at',
    cause: 'bot-check-not-enforced',
    at: ['memberAuthLogin'],
    twist: () => withRight('memberAuthLogin', 'recaptcha', 'always-pass'),
  },
  {
    name: 'the bot check of the board is not looked at',
    cause: 'bot-check-not-enforced',
    at: ['infoBoardCreate'],
    twist: () => withRight('infoBoardCreate', 'recaptcha', 'always-pass'),
  },
  {
    name: 'the bot check of an answer is not looked at',
    cause: 'bot-check-not-enforced',
    at: ['infoBoardAnswerCreate'],
    twist: () => withRight('infoBoardAnswerCreate', 'recaptcha', 'always-pass'),
  },
  {
    name: 'the bot check of a demand is not looked at',
    cause: 'bot-check-not-enforced',
    at: ['infoDemandCreate'],
    twist: () => withRight('infoDemandCreate', 'recaptcha', 'always-pass'),
  },
  {
    name: 'the old password of a member is not asked for',
    cause: 'old-password-not-checked',
    at: ['memberPasswordUpdate'],
    twist: () => withRight('memberPasswordUpdate', 'mem_oldpassword', RIGHT),
  },
  {
    name: 'the old password of an agency is not asked for',
    cause: 'old-password-not-checked',
    at: ['membergroupPasswordUpdate'],
    twist: () => withRight('membergroupPasswordUpdate', 'mem_oldpassword', RIGHT),
  },
  {
    name: 'any ticket opens an access',
    cause: 'ticket-not-checked',
    at: ['memberRegisterCreate'],
    twist: () =>
      answering('memberRegisterCreate', (answered) => {
        answered.status = 200;
        answered.body = '{"rc_code":"1","messages":"ตั้งรหัสผ่านแล้ว"}';
      }),
  },
  {
    name: 'any ticket replaces a password',
    cause: 'ticket-not-checked',
    at: ['memberForgetCreate'],
    twist: () =>
      answering('memberForgetCreate', (answered) => {
        answered.status = 200;
        answered.body = '{"rc_code":"1","messages":"ตั้งรหัสผ่านแล้ว"}';
      }),
  },
  {
    name: 'a number of nobody is another status',
    cause: 'tells-who-is-a-member',
    at: ['memberAuthLogin'],
    twist: () =>
      nobodys('memberAuthLogin', (answered) => {
        answered.status = 404;
      }),
  },
  {
    name: 'a number of nobody is told in words',
    cause: 'tells-who-is-a-member',
    at: ['memberAuthLogin'],
    twist: () =>
      nobodys('memberAuthLogin', (answered) => {
        answered.body = '{"error":"ไม่พบเลขทะเบียนสมาชิกนี้","message":"ไม่พบเลขทะเบียนสมาชิกนี้"}';
      }),
  },
  {
    name: 'an agency of nobody is told in words',
    cause: 'tells-who-is-a-member',
    at: ['membergroupAuthLogin'],
    twist: () =>
      nobodys('membergroupAuthLogin', (answered) => {
        answered.body = '{"error":"ไม่พบหน่วยงาน","message":"ไม่พบหน่วยงาน"}';
      }),
  },
  {
    name: 'a number of nobody is refused sooner',
    cause: 'tells-who-is-a-member',
    at: ['memberAuthLogin'],
    twist: () =>
      later(
        'memberAuthLogin',
        ({ body }) => body.includes(`${RIGHT}-not`) && !body.includes('"9999'),
      ),
  },
  {
    name: 'a proof tells who is a member',
    cause: 'tells-who-is-a-member',
    at: ['memberRegisterCheck'],
    twist: () =>
      answering('memberRegisterCheck', (answered, call) => {
        if (call.body.includes('"9999'))
          answered.body = '{"rc_code":"0","errors":["ไม่พบเลขทะเบียนสมาชิกนี้"]}';
      }),
  },
  {
    name: 'sign-ins that fail the bot check lock the member',
    cause: 'failed-check-locks-out',
    at: ['memberAuthLogin'],
    twist: () => {
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
  },
  {
    name: 'a socket goes on after its session',
    cause: 'socket-survives',
    at: ['memberAuthLogout'],
    twist: () => ({ keepsSockets: true }),
    words: ['--timeout', '3'],
  },
  {
    name: 'a paper of a day that there is not breaks the server',
    cause: 'server-error',
    at: ['infoVerifyShow'],
    twist: () =>
      answering('infoVerifyShow', (answered, call) => {
        if (!/-\d{4}0231-/.test(call.body)) return;
        answered.status = 500;
        answered.body = JSON.stringify(thai);
      }),
  },
  {
    name: 'a 200 of nothing without a session',
    cause: 'auth-not-enforced',
    at: ['memberShareList'],
    twist: () => instead('memberShareList', 401, 200, {}),
    alone: true,
  },
  {
    name: 'a page of login in place of a 401',
    cause: 'auth-not-enforced',
    at: ['memberLoanList'],
    twist: () => instead('memberLoanList', 401, 200, { error: 'Unauthenticated' }),
    alone: true,
  },
  {
    name: 'a 403 for a dead session',
    cause: 'dead-session-kept',
    at: ['memberShareList'],
    twist: () => instead('memberShareList', 401, 403, thai),
  },
  {
    name: 'a 403 for a dead session of an agency',
    cause: 'dead-session-kept',
    at: ['membergroupDashboardShow'],
    twist: () => instead('membergroupDashboardShow', 401, 403, thai),
  },
  {
    name: 'a password is sent back',
    cause: 'shows-secret',
    at: ['memberAuthLogin'],
    twist: () =>
      answering('memberAuthLogin', (answered, call) => {
        if (answered.status !== 200) answered.body = JSON.stringify({ ...thai, input: call.body });
      }),
  },
  {
    name: 'a token is sent back',
    cause: 'shows-secret',
    at: ['memberAuthShow'],
    twist: () =>
      answering('memberAuthShow', (answered, call) => {
        if (answered.status === 200)
          answered.body = JSON.stringify({
            rc_code: '1',
            status: 200,
            rc_des: call.headers.authorization,
          });
      }),
  },
  ...edits('memberInfoShow', [
    [
      'a citizen number is sent in full',
      'shows-secret',
      (one) => {
        one.card_person = '9123456789010';
      },
    ],
  ]),
];
