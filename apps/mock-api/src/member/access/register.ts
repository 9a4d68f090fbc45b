import type {
  memberRegister,
  RegisterProof,
  RegisterResult,
} from '@coop/contracts/member/access/register';
import { deriveMember } from '@coop/cooperative/people/member';
import { isCitizenNo } from '@coop/format/identifiers/citizen-no';
import type { HandlersOf } from '../../call/handler.ts';
import { maskPhone, sendCode, setPasswordByCode } from '../../call/password-by-code.ts';
import type { World } from '../../world/world.ts';
import { MEMBER_PASSWORDS } from './password.ts';
import { isMember, isRegistered } from './registered.ts';

/** One message for all failures, so that it does not tell which part was wrong or who is registered. */
const NOT_PROVEN: RegisterResult = {
  rc_code: '0',
  errors: [
    'ข้อมูลไม่ตรงกับทะเบียนของสหกรณ์ หรือเลขทะเบียนนี้ดำเนินการแล้ว กรุณาตรวจสอบทั้งสามช่อง หากยังไม่ได้โปรดติดต่อสหกรณ์',
  ],
};

/** A typing error in the number itself, which reveals nothing about anybody. */
const NO_CITIZEN_NO: RegisterResult = {
  rc_code: '0',
  errors: ['เลขประจำตัวประชาชนไม่ถูกต้อง กรุณาตรวจสอบกับบัตรประชาชนทีละหลัก'],
};

function proves(world: World, proof: RegisterProof): boolean {
  const exists = isMember(world, proof.membership_no);
  // Unknown numbers are compared with some member, too, so that they are not refused sooner.
  const member = deriveMember(world.view(), exists ? Number(proof.membership_no) : 1);
  const isOwner = member.citizenNo === proof.card_person && member.birthDate === proof.birth_date;
  const wantsAccess = proof.purpose === 'register';
  return exists && isOwner && isRegistered(world, proof.membership_no) !== wantsAccess;
}

export const memberRegisterHandlers: HandlersOf<keyof typeof memberRegister> = {
  memberRegisterCheck({ body, world }) {
    if (!isCitizenNo(body.card_person)) return NO_CITIZEN_NO;
    if (!proves(world, body)) return NOT_PROVEN;
    const { phone } = deriveMember(world.view(), Number(body.membership_no));
    return {
      rc_code: '1',
      messages: 'ส่งรหัสยืนยันไปยังโทรศัพท์ของท่านแล้ว',
      ticket: sendCode(world, body.purpose, body.membership_no),
      phone_masked: maskPhone(phone),
    };
  },
  memberRegisterCreate: ({ body, world }) =>
    setPasswordByCode(world, MEMBER_PASSWORDS, 'register', body),
  memberForgetCreate: ({ body, world }) =>
    setPasswordByCode(world, MEMBER_PASSWORDS, 'forget', body),
};
