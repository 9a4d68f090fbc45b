import type { BeneficiaryDocument, MemberGian } from '@coop/contracts/member/gian';
import type { Guarantees } from '@coop/cooperative/guarantee/guarantees';
import type { Records } from '@coop/cooperative/money/records';
import {
  type BeneficiaryDocumentRecord,
  deriveBeneficiaries,
} from '@coop/cooperative/people/beneficiaries';
import type { Member } from '@coop/cooperative/people/person/person';
import { guaranteesOf } from '@coop/cooperative/requests/guarantees';
import { maskCitizenNo } from '@coop/format/identifiers/citizen-no';
import { toWire } from '@coop/format/money';
import type { HandlersOf } from '../call/handler.ts';
import { stamp } from '../paper/verify/stamp.ts';
import { willPaper } from '../paper/verify/will.ts';
import type { World } from '../world/world.ts';
import { securedLoans } from './coll.ts';

function documentOf(
  world: World,
  member: Member,
  record: BeneficiaryDocumentRecord,
): BeneficiaryDocument {
  const { documentNo, plan, heirs, replacedOn } = record;
  return {
    verification: stamp(world, willPaper(member, record)),
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

/** Supports the other reading of the specification: the guarantors of the member's open contracts. */
function guarantorsOf(records: Records, guarantees: Guarantees): MemberGian['guarantors'] {
  const loans = securedLoans(records, guarantees);
  return loans.flatMap(({ loancontract_no, loantype_desc, contract_status, collaterals }) =>
    collaterals
      .filter((collateral) => collateral.coll_type === '01')
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

function describe(world: World, records: Records, guarantees: Guarantees): MemberGian {
  return {
    as_of: records.view.asOf,
    documents: deriveBeneficiaries(records.view, records.member).map((beneficiary) =>
      documentOf(world, records.member, beneficiary),
    ),
    guarantors: guarantorsOf(records, guarantees),
  };
}

export const memberGianHandlers: HandlersOf<'memberGianList'> = {
  memberGianList({ world, no }) {
    return world.derived('gian', no, (records) =>
      describe(world, records, guaranteesOf(world, no)),
    );
  },
};
