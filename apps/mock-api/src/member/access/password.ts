import type { memberPassword } from '@coop/contracts/member/access/password';
import { deriveMember } from '@coop/cooperative/people/member';
import { personaOf } from '@coop/cooperative/people/personas/personas';
import type { HandlersOf } from '../../call/handler.ts';
import { done, refused } from '../../call/outcome.ts';
import { changePassword, keepPassword } from '../../call/password-by-code.ts';
import { invalid } from '../../call/wire-error.ts';
import { refusalOf } from '../../world/state/chosen-password.ts';
import { passwordMatches } from '../../world/state/password.ts';
import type { World } from '../../world/world.ts';
import { checkCredentials } from './auth.ts';

export function mustReset(world: World, membershipNo: string): boolean {
  const chosen = world.overlay.latest('member-password', membershipNo);
  return !chosen && personaOf(Number(membershipNo))?.mustResetPassword === true;
}

/** Throws a 422 on the field if a new password contains personal data of the member, or is easily guessed. */
async function checkChosen(
  world: World,
  membershipNo: string,
  password: string,
  field = 'mem_password',
): Promise<void> {
  const { firstName, surname, birthDate, phone, citizenNo } = deriveMember(
    world.view(),
    Number(membershipNo),
  );
  const names = [firstName, surname];
  const owner = { no: membershipNo, names, birthDate, numbers: [phone, citizenNo] };
  const refusal = await refusalOf(password, owner);
  if (refusal) throw invalid({ [field]: [refusal] });
}

/**
 * Lets a signed-in member on who has shown the password once more.
 * @throws WireError 422 at `mem_password` for a wrong one
 */
export async function ensurePassword(
  { overlay }: World,
  subject: string,
  { mem_password }: { readonly mem_password: string },
): Promise<void> {
  if (await passwordMatches(mem_password, overlay.latest('member-password', subject))) return;
  throw invalid({ mem_password: ['รหัสผ่านไม่ถูกต้อง กรุณาลองใหม่'] });
}

export const MEMBER_PASSWORDS = {
  area: 'member',
  opened: 'registered',
  kept: 'member-password',
  check: checkChosen,
} as const;

export const memberPasswordHandlers: HandlersOf<keyof typeof memberPassword> = {
  memberPasswordUpdate: (call) => changePassword(call, MEMBER_PASSWORDS),

  async memberPasswordResetStatusShow({ body, world }) {
    await checkCredentials(world, body.membership_no, body.mem_password);
    return { reset_status: mustReset(world, body.membership_no) ? 1 : 0 };
  },

  async memberPasswordResetUpdate({ body, world }) {
    await checkCredentials(world, body.membership_no, body.mem_password);
    if (!mustReset(world, body.membership_no)) return refused('บัญชีนี้ไม่ได้อยู่ในสถานะตั้งรหัสผ่านใหม่');
    if (body.newPassword === body.mem_password) return refused('รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม');
    await checkChosen(world, body.membership_no, body.newPassword, 'newPassword');
    await keepPassword(world, 'member-password', body.membership_no, body.newPassword);
    world.sessions.endAll('member', body.membership_no);
    return done('ตั้งรหัสผ่านใหม่แล้ว');
  },
};
