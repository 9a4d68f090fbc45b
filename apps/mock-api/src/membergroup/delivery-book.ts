import type { GroupDeliveryBook, RemittanceSlip } from '@coop/contracts/membergroup/delivery-book';
import { sheetCount } from '@coop/cooperative/agency/billing';
import { outcomeOf } from '@coop/cooperative/agency/deduction';
import { wallTime } from '@coop/cooperative/moments';
import { fullName } from '@coop/cooperative/people/member';
import { leftToTransfer } from '@coop/cooperative/remittance/acts';
import { recvPeriod, type Sheet } from '@coop/cooperative/remittance/sheet';
import { BANK_ACCOUNTS, paymentQr } from '@coop/cooperative/rules/bank-accounts';
import {
  COOPERATIVE,
  MANAGER,
  officerName,
  sectionNamed,
} from '@coop/cooperative/rules/cooperative';
import { toWire } from '@coop/format/money';
import type { HandlersOf } from '../call/handler.ts';
import {
  agencyLetterPaper,
  letterDay,
  paperNo,
  reminderNoOf,
  reminderPaper,
  slipPaper,
} from '../paper/verify/agency.ts';
import { stamp } from '../paper/verify/stamp.ts';
import type { World } from '../world/world.ts';
import { sheetOf, wireHead, wireTransfer } from './sheet.ts';

const BILLING = sectionNamed('ฝ่ายเร่งรัดและเรียกเก็บ');

/** Letterhead data of the example cooperative. */
const LETTERHEAD = {
  accounts: BANK_ACCOUNTS,
  payment_code: '92109',
  signer_name: officerName(MANAGER),
  signer_position: `${MANAGER.position}${COOPERATIVE.name}`,
  section: BILLING.section,
  section_phone: BILLING.phone,
};

function slipOf(sheet: Sheet): RemittanceSlip {
  const { result, rows, period } = sheet;
  const short = rows.flatMap((row) => {
    const { deductedSatang: satang, reason } = outcomeOf(row, result);
    return satang < row.kep.totalSatang ? [{ ...row, reason, satang }] : [];
  });
  return {
    slip_no: `นส. ${paperNo(sheet)}`,
    recorded_at: result ? wallTime(result.at) : '',
    revision: Math.max(0, sheet.version - 1),
    deducted_amount: toWire(period.deductedSatang),
    undeducted_amount: toWire(period.billedSatang - period.deductedSatang),
    undeducted: short.map(({ member, kep, reason, satang }) => ({
      membership_no: member.membershipNo,
      member_fullname: fullName(member),
      billed_amount: toWire(kep.totalSatang),
      deducted_amount: toWire(satang),
      reason,
    })),
  };
}

/** The code for what is still to be transferred, which is all of a month that nobody has recorded; empty once nothing is. */
function qrOf(sheet: Sheet): string {
  const { agency, month } = sheet;
  const satang = leftToTransfer(sheet);
  return satang > 0 ? paymentQr(agency.no, recvPeriod(month).slice(2), satang) : '';
}

/** The letter that asks for what has not come. */
function reminderOf(world: World, sheet: Sheet): Pick<GroupDeliveryBook, 'reminder'> {
  const paper = reminderPaper(world, sheet);
  if (!paper) return {};
  const { date } = paper;
  const letter_no = reminderNoOf(sheet, date);
  return { reminder: { letter_no, letter_date: date, verification: stamp(world, paper) } };
}

export const membergroupDeliveryBookHandlers: HandlersOf<'membergroupDeliveryBookShow'> = {
  async membergroupDeliveryBookShow(call) {
    const sheet = await sheetOf(call);
    const { agency, month, rows } = sheet;
    const slip = slipPaper(sheet);
    return {
      ...wireHead(sheet),
      letter_no: `สอ. ${paperNo(sheet)}`,
      letter_date: letterDay(month),
      addressee: `${agency.kind === 'school' ? 'ผู้อำนวยการ' : 'ผู้ประสานงาน'}${agency.name}`,
      sheet_count: sheetCount(rows),
      ...LETTERHEAD,
      ...wireTransfer(call.world, sheet),
      payment_qr: qrOf(sheet),
      payment_ref: `${agency.no}-${recvPeriod(month).slice(2)}`,
      slip: { ...slipOf(sheet), ...(slip && { verification: stamp(call.world, slip) }) },
      verification: stamp(call.world, agencyLetterPaper(sheet)),
      ...reminderOf(call.world, sheet),
    };
  },
};
