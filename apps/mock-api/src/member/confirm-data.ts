import type { ConfirmData } from '@coop/contracts/member/confirm-data';
import { toWire } from '@coop/format/money';
import { type HandlersOf, subjectOf } from '../http/handler.ts';
import { today } from '../world/clock.ts';
import { personaOf } from '../world/personas.ts';
import { deriveRecords } from '../world/records.ts';
import type { View } from '../world/view.ts';

/** Balances at the end of the year before, each answered "correct": what a member who confirmed has on file. */
function confirmedLines(view: View, no: number, year: number): ConfirmData['checkedData'] {
  const { member, shares, loans, deposits } = deriveRecords(
    { ...view, asOf: `${year - 1}-12-31` },
    no,
  );
  const line = (kind: 'loan' | 'deposit' | 'share', ref_no: string, satang: number) => ({
    kind,
    ref_no,
    balance: toWire(satang),
    answer: 'Y' as const,
  });
  return [
    ...loans
      .filter((one) => one.state.balanceSatang > 0)
      .map((one) => line('loan', one.contractNo, one.state.balanceSatang)),
    ...deposits
      .filter((one) => !one.closed)
      .map((one) => line('deposit', one.accountNo, one.balanceSatang)),
    line('share', member.membershipNo, shares.balanceSatang),
  ];
}

export const memberConfirmDataHandlers: HandlersOf<'memberConfirmDataShow'> = {
  memberConfirmDataShow(call) {
    const { world, params } = call;
    const no = Number(subjectOf(call));
    const year = Number(params.year);
    const current = Number(today(world.clock).slice(0, 4));
    const told = personaOf(no)?.confirm;
    // Only the current year has a round; asking for another one is answered, with nothing to confirm.
    const open = year === current;
    const confirmed = open && (told?.confirmed ?? true);
    return {
      code: '1',
      massage: confirmed ? 'ยืนยันยอดแล้ว' : open ? 'ยังไม่ได้ยืนยันยอด' : 'ไม่มีรอบยืนยันยอดของปีนี้',
      status: true,
      confirmStatus: open ? (told?.confirmStatus ?? 1) : 0,
      checkedData: confirmed ? confirmedLines(world.view(), no, year) : [],
      checkIsMemberIn: told?.checkIsMemberIn ?? 1,
    };
  },
};
