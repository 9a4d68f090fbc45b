import { closedReason, outcomeOf } from '@coop/cooperative/agency/deduction';
import { recvPeriod } from '@coop/cooperative/remittance/sheet';
import { toWire } from '@coop/format/money';
import * as z from 'zod/mini';
import { recordCorrection } from '../../world/desk/record-acts.ts';
import type { World } from '../../world/world.ts';
import { only } from '../strict/fields.ts';
import { ofMonth, sheetNamed, showMonth } from './agency-month.ts';
import {
  Baht,
  listed,
  MemberNo,
  memberNamed,
  notThere,
  Reason,
  refused,
  satangOf,
} from './named.ts';

// A month that is booked is closed to the agency; the cooperative's desk corrects it.

export const MonthCorrection = only({
  ...ofMonth,
  member: MemberNo,
  deducted: Baht.check(z.meta({ title: 'หักได้จริง (บาท)' })),
  reason: Reason.check(
    z.minLength(1, 'a correction has a reason that agency and member read'),
    z.meta({ title: 'เหตุผล (หน่วยงานและสมาชิกได้อ่าน)' }),
  ),
});

/**
 * Corrects what was deducted from one member of a booked month. It only raises what was credited: the money is in the
 * member's accounts already, and a smaller sum would be owed by somebody who was deducted nothing more.
 */
export async function correctMonth(world: World, input: z.infer<typeof MonthCorrection>) {
  const sheet = await sheetNamed(world, input.agency, input.period);
  const { no, subject } = memberNamed(world, input.member);
  const name = `${recvPeriod(sheet.month)} of ${sheet.agency.no}`;
  if (!closedReason(sheet)) throw refused(`${name} is not booked: agencies.record says it anew`);
  const { rows, result } = sheet;
  if (!result) throw refused(`nobody recorded ${name}: everything that was deducted has come`);
  const row = rows.find(({ member }) => member.no === no);
  if (!row) {
    const known = listed(rows.map(({ member }) => member.membershipNo));
    throw notThere(`${subject} is not on the sheet of ${name}; on it are ${known}`);
  }
  const deductedSatang = satangOf(input.deducted);
  const { deductedSatang: credited, reason } = outcomeOf(row, result);
  const { totalSatang } = row.kep;
  if (deductedSatang <= credited || deductedSatang > totalSatang) {
    throw refused(
      `${subject} was credited with ${toWire(credited)} of ${toWire(totalSatang)} for ${name}: a correction says more than the one and no more than the other`,
    );
  }
  const isWhole = deductedSatang === totalSatang;
  const line = { no, deductedSatang, reason: isWhole ? ('' as const) : reason || 'อื่น ๆ' };
  recordCorrection(world, sheet, line, input.reason);
  return showMonth(world, input);
}
