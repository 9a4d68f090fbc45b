import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { toWire } from '@coop/format/money';
import type { HandlersOf } from '../call/handler.ts';
import type { SheetRow } from '../world/agency/billing.ts';
import { sheetOf, wireHead, wireLine } from './sheet.ts';

function wireMember({ member, kep }: SheetRow, index: number): SheetMember {
  return {
    seq_no: index + 1,
    membership_no: member.membershipNo,
    prename: member.prename,
    member_name: member.firstName,
    member_surname: member.surname,
    unit_no: member.unitNo,
    amount: toWire(kep.totalSatang),
    lines: kep.entries.map(wireLine),
  };
}

export const membergroupKeeprepHandlers: HandlersOf<'membergroupKeeprepShow'> = {
  async membergroupKeeprepShow(call) {
    const sheet = await sheetOf(call);
    return {
      ...wireHead(sheet),
      units: sheet.billing.units.map(({ no, name }) => ({ unit_no: no, unit_name: name })),
      members: sheet.rows.map(wireMember),
    };
  },
};
