import type { MemberSession, memberAuth } from '@coop/contracts/member/auth';
import { deriveMember } from '@coop/cooperative/people/member';
import { checkBot } from '../../bot-check/check.ts';
import type { HandlersOf } from '../../call/handler.ts';
import { invalid } from '../../call/wire-error.ts';
import { passwordMatches } from '../../world/state/password.ts';
import { secondsOf } from '../../world/state/sessions/session.ts';
import type { World } from '../../world/world.ts';
import { openMemberSession } from './open-session.ts';
import { isRegistered } from './registered.ts';

/** One message for all failures, so that it does not tell which numbers exist. */
const wrongCredentials = () =>
  invalid({ membership_no: ['เลขทะเบียนหรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่'] });

/** Returns the member's number if the password is right; always throws the same refusal otherwise. */
export async function checkCredentials(
  world: World,
  membershipNo: string,
  password: string,
): Promise<number> {
  const no = Number(membershipNo);
  const stored = world.overlay.latest('member-password', membershipNo);
  // The password is checked even for an impossible number, so that both refusals take as long.
  const exists = isRegistered(world, membershipNo);
  if (!(await passwordMatches(password, stored, exists))) throw wrongCredentials();
  return no;
}

export function memberSession(
  world: World,
  no: number,
  token: string,
  { remember = false, impersonated = false } = {},
): MemberSession {
  const { membershipNo, prename, firstName, surname } = deriveMember(world.view(), no);
  return {
    token,
    membership_no: membershipNo,
    member: { prename, member_name: firstName, member_surname: surname },
    ...(impersonated && { impersonated }),
    expires_in: secondsOf({ remember }),
  };
}

export const memberAuthHandlers: HandlersOf<keyof typeof memberAuth> = {
  async memberAuthLogin({ body, world, browser }) {
    checkBot(world, body.recaptcha);
    const no = await checkCredentials(world, body.membership_no, body.mem_password);
    const { membershipNo } = deriveMember(world.view(), no);
    const token = openMemberSession(world, membershipNo, browser, body);
    return memberSession(world, no, token, body);
  },

  memberAuthLogout({ world, token, session }) {
    // After a view has ended, the administrator must give name, password and reason again.
    if (session?.impersonatedBy) world.sessions.endViewing(session.impersonatedBy, session.subject);
    if (token) world.sessions.end(token);
    return { message: 'ออกจากระบบแล้ว' };
  },

  memberAuthShow({ session, world }) {
    if (session?.relative) {
      const leftMs = session.expiresAt - world.clock.now();
      return { rc_code: '1', status: 200, expires_in: Math.floor(leftMs / 1_000) };
    }
    return { rc_code: '1', status: 200, ...(session && { expires_in: secondsOf(session) }) };
  },
};
