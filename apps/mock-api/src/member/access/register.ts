import type { RegisterProof, RegisterResult } from '@coop/contracts/member/access/register';
import { isCitizenNo } from '@coop/format/citizen-no';
import type { HandlersOf } from '../../call/handler.ts';
import { deriveMember } from '../../world/people/member.ts';
import type { CodePurpose } from '../../world/state/one-time-codes.ts';
import type { World } from '../../world/world.ts';
import { checkChosen, choosePassword } from './password.ts';
import { isMember, isRegistered } from './registered.ts';

/** One message for every reason, so that it tells neither which part was wrong nor who is registered. */
const NOT_PROVEN: RegisterResult = {
  rc_code: '0',
  errors: [
    'ข้อมูลไม่ตรงกับทะเบียนของสหกรณ์ หรือเลขทะเบียนนี้ดำเนินการแล้ว กรุณาตรวจสอบทั้งสามช่อง หากยังไม่ได้โปรดติดต่อสหกรณ์',
  ],
};

/** A slip in the number itself, which tells nothing of anybody. */
const NO_CITIZEN_NO: RegisterResult = {
  rc_code: '0',
  errors: ['เลขประจำตัวประชาชนไม่ถูกต้อง กรุณาตรวจสอบกับบัตรประชาชนทีละหลัก'],
};

function proves(world: World, proof: RegisterProof): boolean {
  const exists = isMember(world, proof.membership_no);
  // Somebody is compared with in any case, so that a number that nobody has is refused no sooner.
  const member = deriveMember(world.view(), exists ? Number(proof.membership_no) : 1);
  const isOwner = member.citizenNo === proof.card_person && member.birthDate === proof.birth_date;
  const wantsAccess = proof.purpose === 'register';
  return exists && isOwner && isRegistered(world, proof.membership_no) !== wantsAccess;
}

function maskPhone(phone: string): string {
  return `${phone.slice(0, 2)}x-xxx-x${phone.slice(-3)}`;
}

const WRONG_CODE: RegisterResult = {
  rc_code: '0',
  errors: ['รหัสยืนยันไม่ถูกต้องหรือหมดอายุ กรุณาตรวจสอบหรือขอรหัสใหม่'],
};

interface NewPassword {
  readonly ticket: string;
  readonly otp: string;
  readonly mem_password: string;
}

async function setPassword(
  world: World,
  purpose: CodePurpose,
  body: NewPassword,
): Promise<RegisterResult> {
  const now = world.clock.now();
  const subject = world.codes.check(purpose, body.ticket, body.otp, now);
  if (!subject) return WRONG_CODE;
  await checkChosen(world, subject, body.mem_password);
  if (!world.codes.use(body.ticket)) return WRONG_CODE;
  await choosePassword(world, subject, body.mem_password);
  if (purpose === 'register') {
    world.overlay.append({ at: now, kind: 'registered', subject, value: {} });
  }
  world.sessions.endAll('member', subject);
  return { rc_code: '1', messages: 'ตั้งรหัสผ่านแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่' };
}

export const memberRegisterHandlers: HandlersOf<
  'memberRegisterCheck' | 'memberRegisterCreate' | 'memberForgetCreate'
> = {
  memberRegisterCheck({ body, world }) {
    if (!isCitizenNo(body.card_person)) return NO_CITIZEN_NO;
    if (!proves(world, body)) return NOT_PROVEN;
    const { phone } = deriveMember(world.view(), Number(body.membership_no));
    return {
      rc_code: '1',
      messages: 'ส่งรหัสยืนยันไปยังโทรศัพท์ของท่านแล้ว',
      ticket: world.codes.send(body.purpose, body.membership_no, world.clock.now()),
      phone_masked: maskPhone(phone),
    };
  },
  memberRegisterCreate: ({ body, world }) => setPassword(world, 'register', body),
  memberForgetCreate: ({ body, world }) => setPassword(world, 'forget', body),
};
