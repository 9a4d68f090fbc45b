import type { MemberInfo } from '@coop/contracts/member/info';
import { interestPaid } from '@coop/cooperative/money/loans/loans';
import { type Records, stateNow } from '@coop/cooperative/money/records';
import { agencyAt } from '@coop/cooperative/people/agency';
import { retirementDate, workOn } from '@coop/cooperative/people/person/salary';
import { fiscalYearStart } from '@coop/cooperative/rules/fiscal-year';
import { maskCitizenNo } from '@coop/format/identifiers/citizen-no';
import { formatThaiPhone } from '@coop/format/identifiers/phone';
import { toWire } from '@coop/format/money';
import type { HandlersOf } from '../call/handler.ts';

function describe(records: Records): Omit<MemberInfo, 'avatar_path'> {
  const { view, member, contracts, agency: place } = records;
  const agency = agencyAt(place, view.population);
  const work = workOn(member, view.asOf);
  const yearStart = fiscalYearStart(view.asOf);
  return {
    as_of: view.asOf,
    membership_no: member.membershipNo,
    prename: member.prename,
    member_name: member.firstName,
    member_surname: member.surname,
    member_type_desc: work.kind,
    member_status_desc: stateNow(records),
    card_person: maskCitizenNo(member.citizenNo),
    birth_date: member.birthDate,
    member_date: member.joinedOn,
    // Who is paid by nobody retires from no service.
    retire_date: work.salarySatang > 0 ? retirementDate(member) : '',
    position_desc: work.position,
    salary_amount: toWire(work.salarySatang),
    member_group_no: agency.no,
    membgroup_desc: agency.name,
    amphur_desc: agency.amphur,
    full_address: member.address,
    postcode: member.postcode,
    phone: formatThaiPhone(member.phone),
    email: `member${member.membershipNo}@example.com`,
    marital_status: member.maritalStatus,
    spouse_name: member.spouseName,
    dividend_bank_account: member.bankAccount,
    accum_interest: toWire(
      contracts.reduce((sum, contract) => sum + interestPaid(contract, yearStart, view.asOf), 0),
    ),
  };
}

export const memberInfoHandlers: HandlersOf<'memberInfoShow'> = {
  memberInfoShow({ world, subject, no }) {
    const avatar = world.overlay.latest('avatar', subject);
    return {
      ...describe(world.records(no)),
      avatar_path: avatar ? `mediafiles/${avatar.file}` : '',
    };
  },
};
