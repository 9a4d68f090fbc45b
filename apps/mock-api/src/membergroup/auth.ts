import type { GroupSession, membergroupAuth } from '@coop/contracts/membergroup/auth';
import { type Agency, findAgency } from '@coop/cooperative/people/agency';
import { deriveAgencyRep } from '@coop/cooperative/people/agency-rep';
import { formatThaiPhone } from '@coop/format/identifiers/phone';
import type { HandlersOf } from '../call/handler.ts';
import { changePassword } from '../call/password-by-code.ts';
import { invalid } from '../call/wire-error.ts';
import { passwordMatches } from '../world/state/password.ts';
import { secondsOf } from '../world/state/sessions/session.ts';
import type { World } from '../world/world.ts';
import { GROUP_PASSWORDS, isAgencyRegistered } from './register.ts';
import { openGroupSession } from './session.ts';

const wrongCredentials = () =>
  invalid({ member_group_no: ['เลขหน่วยงานหรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่'] });

/** Returns who an agency is, and who deals with the cooperative for it. */
export function wireAgency(world: World, agency: Agency) {
  const { name, phone, address, paySchedule } = deriveAgencyRep(world.view(), agency);
  return {
    member_group_no: agency.no,
    member_group_name: agency.name,
    rep_name: name,
    phone: formatThaiPhone(phone),
    address,
    pay_schedule: paySchedule,
  };
}

export function groupSession(
  world: World,
  agency: Agency,
  token: string,
  { remember = false } = {},
): GroupSession {
  return { token, ...wireAgency(world, agency), expires_in: secondsOf({ remember }) };
}

export const membergroupAuthHandlers: HandlersOf<keyof typeof membergroupAuth> = {
  async membergroupAuthLogin({ body, world, browser }) {
    const subject = body.member_group_no;
    const stored = world.overlay.latest('group-password', subject);
    const agency = findAgency(subject, world.view().population);
    const exists = isAgencyRegistered(world, subject);
    const matches = await passwordMatches(body.member_group_pass, stored, exists);
    if (!agency || !matches) throw wrongCredentials();
    const token = openGroupSession(world, subject, browser, body);
    // Prepared for the first page; errors are thrown there again.
    world.billing(agency).catch(() => {});
    return groupSession(world, agency, token, body);
  },

  membergroupAuthLogout({ world, token }) {
    if (token) world.sessions.end(token);
    return { message: 'ออกจากระบบแล้ว' };
  },

  membergroupAuthShow({ world, session, subject }) {
    const agency = findAgency(subject, world.view().population);
    return {
      rc_code: '1',
      status: 200,
      ...(agency && { member_group_no: agency.no, member_group_name: agency.name }),
      ...(session && { expires_in: secondsOf(session) }),
    };
  },

  membergroupPasswordUpdate: (call) => changePassword(call, GROUP_PASSWORDS),
};
