import type { SheetCause, SheetMember } from '@coop/contracts/membergroup/keeprep';
import { type BilledMember, billedSatang, sheetRows } from '@coop/cooperative/agency/billing';
import type { MemberCause } from '@coop/cooperative/agency/member-causes';
import { goneMembers, memberChange } from '@coop/cooperative/agency/member-change';
import type { Kep } from '@coop/cooperative/money/bills/collection';
import { leftToTransfer } from '@coop/cooperative/remittance/acts';
import { recvPeriod, type Sheet } from '@coop/cooperative/remittance/sheet';
import { toWire } from '@coop/format/money';
import type { HandlersOf } from '../call/handler.ts';
import { wireCause } from '../call/wire-cause.ts';
import { agencySheetPaper } from '../paper/verify/agency.ts';
import { stamp } from '../paper/verify/stamp.ts';
import { sheetOf, wireHead, wireLine } from './sheet.ts';

function wireMemberCause({ code, group, refNo, ...cause }: MemberCause): SheetCause {
  const base = { ...(group && { item_group: group }), ref_no: refNo };
  if (code === 'JOINED' || code === 'LEFT') {
    return { code, ...base, amount: toWire(cause.amountSatang), before: '', now: '' };
  }
  return { ...wireCause({ ...cause, code }), ...base };
}

/** Returns the fields that compare a member's bill with the one before; none for the oldest month. */
function wireChange({ billing, month }: Sheet, member: BilledMember): Partial<SheetMember> {
  const change = memberChange(billing, member, month);
  if (!change) return {};
  const { previousSatang, causes, arrearSince, reason } = change;
  return {
    previous_amount: toWire(previousSatang),
    causes: causes.map(wireMemberCause),
    ...(arrearSince !== undefined && { arrear_since: recvPeriod(arrearSince) }),
    ...(reason !== '' && { short_reason: reason }),
  };
}

function wireMember(
  sheet: Sheet,
  member: BilledMember,
  kep: Kep | undefined,
  seqNo: number,
): SheetMember {
  return {
    seq_no: seqNo,
    membership_no: member.membershipNo,
    prename: member.prename,
    member_name: member.firstName,
    member_surname: member.surname,
    unit_no: member.unitNo,
    amount: toWire(kep?.totalSatang ?? 0),
    lines: (kep?.entries ?? []).map(wireLine),
    ...wireChange(sheet, member),
  };
}

/** Returns the month before and the members no longer billed; empty for the first bill. */
function wirePrevious(sheet: Sheet) {
  const { billing, month, months } = sheet;
  if (!months.includes(month - 1)) return {};
  return {
    previous_recv_period: recvPeriod(month - 1),
    previous_billed_amount: toWire(billedSatang(sheetRows(billing, month - 1))),
    gone_members: goneMembers(billing, month).map((goneMember) =>
      wireMember(sheet, goneMember, undefined, 0),
    ),
  };
}

export const membergroupKeeprepHandlers: HandlersOf<'membergroupKeeprepShow'> = {
  async membergroupKeeprepShow(call) {
    const sheet = await sheetOf(call);
    return {
      ...wireHead(sheet),
      units: sheet.billing.units.map(({ no, name }) => ({ unit_no: no, unit_name: name })),
      members: sheet.rows.map(({ member, kep }, index) =>
        wireMember(sheet, member, kep, index + 1),
      ),
      deducted_amount: toWire(sheet.period.deductedSatang),
      remitted_amount: toWire(sheet.period.remittedSatang),
      left_amount: toWire(leftToTransfer(sheet)),
      ...wirePrevious(sheet),
      verification: stamp(call.world, agencySheetPaper(sheet)),
    };
  },
};
