import type { BeneficiaryDocument, MemberGian } from '@coop/contracts/member/gian';
import { maskCitizenNo } from '@coop/format/citizen-no';
import { toWire } from '@coop/format/money';
import { type HandlersOf, subjectOf } from '../call/handler.ts';
import type { Guarantees } from '../world/guarantee/guarantees.ts';
import type { Records } from '../world/money/records.ts';
import {
  type BeneficiaryDocumentRecord,
  deriveBeneficiaries,
} from '../world/people/beneficiaries.ts';
import { guaranteesOf } from '../world/requests/guarantees.ts';
import { securedLoans } from './coll.ts';

function documentOf({
  documentNo,
  plan,
  heirs,
  replacedOn,
}: BeneficiaryDocumentRecord): BeneficiaryDocument {
  return {
    document_no: documentNo,
    appointed_date: plan.signedOn,
    document_status: replacedOn === undefined ? 'มีผล' : 'ถูกแทน',
    replaced_date: replacedOn ?? '',
    covers: [...plan.covers],
    beneficiaries: heirs.map((heir, index) => ({
      seq: index + 1,
      gain_name: heir.name,
      gain_relation: heir.relation,
      share_percent: toWire(heir.part),
      gain_card_person: maskCitizenNo(heir.citizenNo),
    })),
  };
}

/** For the other reading of the specification: the persons who guarantee the member's open contracts. */
function guarantorsOf(records: Records, guarantees: Guarantees): MemberGian['guarantors'] {
  const loans = securedLoans(records, guarantees);
  return loans.flatMap(({ loancontract_no, loantype_desc, contract_status, collaterals }) =>
    collaterals
      .filter((one) => one.coll_type === '01')
      .map(({ guarantor_member_no, guarantor_name, coll_amount }) => ({
        loancontract_no,
        loantype_desc,
        contract_status,
        guarantor_member_no,
        guarantor_name,
        coll_amount,
      })),
  );
}

function describe(records: Records, guarantees: Guarantees): MemberGian {
  return {
    as_of: records.view.asOf,
    documents: deriveBeneficiaries(records.view, records.member).map(documentOf),
    guarantors: guarantorsOf(records, guarantees),
  };
}

export const memberGianHandlers: HandlersOf<'memberGianList'> = {
  memberGianList(call) {
    const { world } = call;
    const no = Number(subjectOf(call));
    return world.derived('gian', no, (records) => describe(records, guaranteesOf(world, no)));
  },
};
