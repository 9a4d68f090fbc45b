import type { RegisterResult } from '@coop/contracts/member/access/register';
import type { GroupProof, membergroupRegister } from '@coop/contracts/membergroup/register';
import { agencyAt, findAgency } from '@coop/cooperative/people/agency';
import { deriveAgencyRep } from '@coop/cooperative/people/agency-rep';
import { agencyStoryOf } from '@coop/cooperative/people/agency-stories';
import type { HandlersOf } from '../call/handler.ts';
import { maskPhone, sendCode, setPasswordByCode } from '../call/password-by-code.ts';
import { invalid } from '../call/wire-error.ts';
import { refusalOf } from '../world/state/chosen-password.ts';
import type { World } from '../world/world.ts';

/** Returns whether the agency with this number has registered for access. */
export function isAgencyRegistered(world: World, no: string): boolean {
  if (!findAgency(no, world.view().population)) return false;
  const mustRegister = agencyStoryOf(no)?.notRegistered === true;
  return !mustRegister || world.overlay.latest('group-registered', no) !== undefined;
}

/** Throws a 422 if a new password contains data of the agency, or is easily guessed. */
async function checkChosen(world: World, subject: string, password: string): Promise<void> {
  const agency = findAgency(subject, world.view().population);
  if (!agency) return;
  const { taxNo, phone } = deriveAgencyRep(world.view(), agency);
  const owner = { no: subject, names: [agency.name], numbers: [taxNo, phone] };
  const refusal = await refusalOf(password, owner);
  if (refusal) throw invalid({ mem_password: [refusal] });
}

/** One message for all failures, so that it does not tell which part was wrong or who is registered. */
const NOT_PROVEN: RegisterResult = {
  rc_code: '0',
  errors: [
    'ข้อมูลไม่ตรงกับทะเบียนของสหกรณ์ หรือหน่วยงานนี้ดำเนินการแล้ว กรุณาตรวจสอบทั้งสามช่อง หากยังไม่ได้โปรดติดต่อสหกรณ์',
  ],
};

/** Returns the phone to send a code to, if everything that was given is right. */
function provenPhone(world: World, proof: GroupProof): string | undefined {
  const { population } = world.view();
  const found = findAgency(proof.member_group_no, population);
  // Unknown numbers are compared with some agency, too, so that they are not refused sooner.
  const agency = found ?? agencyAt(0, population);
  const { taxNo, phone } = deriveAgencyRep(world.view(), agency);
  const wantsAccess = proof.purpose === 'register';
  const isOpen = isAgencyRegistered(world, agency.no) !== wantsAccess;
  const isRight = taxNo === proof.tax_no && phone === proof.phone && isOpen;
  return found && isRight ? phone : undefined;
}

export const GROUP_PASSWORDS = {
  area: 'membergroup',
  opened: 'group-registered',
  kept: 'group-password',
  check: checkChosen,
} as const;

export const membergroupRegisterHandlers: HandlersOf<keyof typeof membergroupRegister> = {
  membergroupRegisterCheck({ body, world }) {
    const phone = provenPhone(world, body);
    if (!phone) return NOT_PROVEN;
    const purpose = body.purpose === 'register' ? 'group-register' : 'group-forget';
    return {
      rc_code: '1',
      messages: 'ส่งรหัสยืนยันไปยังโทรศัพท์ของผู้แทนหน่วยงานแล้ว',
      ticket: sendCode(world, purpose, body.member_group_no),
      phone_masked: maskPhone(phone),
    };
  },
  membergroupRegisterCreate: ({ body, world }) =>
    setPasswordByCode(world, GROUP_PASSWORDS, 'group-register', body),
  membergroupForgetCreate: ({ body, world }) =>
    setPasswordByCode(world, GROUP_PASSWORDS, 'group-forget', body),
};
