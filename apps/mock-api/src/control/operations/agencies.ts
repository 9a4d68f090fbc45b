import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { DeductReason } from '@coop/contracts/membergroup/deduct-reason';
import type { SheetRow } from '@coop/cooperative/agency/billing';
import type { DeductedLine } from '@coop/cooperative/agency/deduct-result';
import { closedReason } from '@coop/cooperative/agency/deduction';
import { today } from '@coop/cooperative/moments';
import {
  belowReceived,
  leftToTransfer,
  resultProblems,
  transferProblems,
} from '@coop/cooperative/remittance/acts';
import { isNoted, recvPeriod, type Sheet } from '@coop/cooperative/remittance/sheet';
import { toWire } from '@coop/format/money';
import * as z from 'zod/mini';
import { recordResult, recordTransfer, withhold } from '../../world/desk/record-acts.ts';
import type { World } from '../../world/world.ts';
import { oneNamed, oneOf, only } from '../strict/fields.ts';
import { ofMonth, Reference, sheetNamed, showMonth, type WhichMonth } from './agency-month.ts';
import { Baht, Day, listed, MemberNo, memberNamed, notThere, refused, satangOf } from './named.ts';

export const MonthResult = only({
  ...ofMonth,
  /** Members who could not pay everything; all others did. */
  short: z
    ._default(
      z.array(
        only({
          member: MemberNo,
          deducted: Baht.check(z.meta({ title: 'หักได้จริง (บาท)' })),
          reason: oneOf(DEDUCT_REASONS).check(z.meta({ title: 'เหตุผล' })),
        }),
      ),
      [],
    )
    .check(z.meta({ title: 'ผู้ที่หักไม่ครบ' })),
});
export const MonthTransfer = only({
  ...ofMonth,
  /** Defaults to everything that is to be transferred. */
  amount: z.optional(Baht),
  /** Day stated by the agency; defaults to today. */
  on: z.optional(Day).check(z.meta({ title: 'วันที่โอน (เว้นว่างคือวันนี้)' })),
  reference: z._default(Reference, ''),
});
/** An agency's action about a month, in one word. */
export const MonthAction = only({
  ...ofMonth,
  does: oneNamed({ sends: 'ส่งครบ', 'sends-short': 'ส่งขาด', keeps: 'ไม่ส่ง' }).check(
    z.meta({ title: 'หน่วยงานทำอะไรกับงวดนี้' }),
  ),
});

/**
 * Returns the line of a member with a shortfall.
 * @throws TRPCError with the words that the agency would read
 */
function shortLine(row: SheetRow, deducted: string, reason: DeductReason): DeductedLine {
  const { member, kep } = row;
  const deductedSatang = satangOf(deducted);
  const [problem] = Object.values(resultProblems(kep.totalSatang, deductedSatang, reason));
  if (problem) throw refused(`${member.membershipNo}: ${problem}`);
  return { no: member.no, deductedSatang, reason };
}

function linesOf(
  world: World,
  { rows, agency, month }: Sheet,
  short: z.infer<typeof MonthResult>['short'],
) {
  const lines = new Map(
    rows.map(({ member: { no }, kep }): [number, DeductedLine] => [
      no,
      { no, deductedSatang: kep.totalSatang, reason: '' },
    ]),
  );
  const named = new Set<number>();
  for (const { member, deducted, reason } of short) {
    const { no, subject } = memberNamed(world, member);
    const row = rows.find((sheet) => sheet.member.no === no);
    if (!row) {
      const known = listed(rows.map((sheet) => sheet.member.membershipNo));
      throw notThere(
        `${subject} is not on the sheet of ${agency.no} for ${recvPeriod(month)}; on it are ${known}`,
      );
    }
    if (named.has(no)) throw refused(`${subject} is named twice`);
    named.add(no);
    lines.set(no, shortLine(row, deducted, reason));
  }
  return [...lines.values()];
}

/** Records a month's result for the agency: everybody in full except the members given. */
export async function recordMonth(world: World, input: z.infer<typeof MonthResult>) {
  const sheet = await sheetNamed(world, input.agency, input.period);
  const closed = closedReason(sheet);
  if (closed) throw refused(closed);
  const lines = linesOf(world, sheet, input.short);
  const tooLow = belowReceived(sheet, lines);
  if (tooLow) throw refused(tooLow);
  recordResult(world, sheet, lines);
  return showMonth(world, input);
}

/** Notes a transfer for the agency; one of less than was deducted is a short transfer. */
export async function transferMonth(world: World, input: z.infer<typeof MonthTransfer>) {
  const sheet = await sheetNamed(world, input.agency, input.period);
  if (sheet.withheld) {
    throw refused(
      `${sheet.agency.no} keeps the money of ${recvPeriod(sheet.month)}; agencies.record says otherwise first`,
    );
  }
  const { amount, on = today(world.clock), reference } = input;
  const satang = amount === undefined ? leftToTransfer(sheet) : satangOf(amount);
  const transfer = { satang, on, reference };
  const [problem] = Object.values(transferProblems(world, sheet, transfer));
  if (problem) throw refused(problem);
  recordTransfer(world, sheet, transfer);
  return showMonth(world, input);
}

/** Records that the agency keeps the money of a month that is not due yet. */
export async function withholdMonth(world: World, input: z.infer<typeof WhichMonth>) {
  const sheet = await sheetNamed(world, input.agency, input.period);
  const { dueOn } = sheet.period;
  if (dueOn < today(world.clock)) {
    throw refused(
      `${recvPeriod(sheet.month)} was due on ${dueOn}: what came for it has been booked and cannot be withheld`,
    );
  }
  if (isNoted(sheet)) {
    throw refused(`${sheet.agency.no} has noted a transfer for ${recvPeriod(sheet.month)} already`);
  }
  if (sheet.receipts.length > 0) {
    throw refused(`money of ${recvPeriod(sheet.month)} has come already`);
  }
  if (sheet.withheld)
    throw refused(`${sheet.agency.no} keeps the money of ${recvPeriod(sheet.month)} already`);
  withhold(world, sheet);
  return showMonth(world, input);
}

/** Returns half of the bill of the sheet's first member with a bill, as the shortfall. */
function oneShort({ rows }: Sheet): z.infer<typeof MonthResult>['short'] {
  const row = rows.find(({ kep }) => kep.totalSatang > 1);
  if (!row) return [];
  const { member, kep } = row;
  const deducted = toWire(Math.floor(kep.totalSatang / 2));
  return [{ member: member.membershipNo, deducted, reason: 'เงินไม่พอ' }];
}

/** Does a whole month at once: everything is sent, somebody is short, or the money is kept. */
export async function doMonth(world: World, input: z.infer<typeof MonthAction>) {
  const { does, ...month } = input;
  if (does === 'keeps') return withholdMonth(world, month);
  const short =
    does === 'sends-short' ? oneShort(await sheetNamed(world, month.agency, month.period)) : [];
  await recordMonth(world, { ...month, short });
  return transferMonth(world, { ...month, reference: '' });
}
