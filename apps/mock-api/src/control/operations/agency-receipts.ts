import { today } from '@coop/cooperative/moments';
import { leftToReceive, overSatang, receiptProblem } from '@coop/cooperative/remittance/acts';
import { type Sheet, sheetOn } from '@coop/cooperative/remittance/sheet';
import * as z from 'zod/mini';
import { recordReceipt, settleOver } from '../../world/desk/record-acts.ts';
import type { World } from '../../world/world.ts';
import { oneNamed, only } from '../strict/fields.ts';
import { ofMonth, Reference, sheetNamed, showMonth, type WhichMonth } from './agency-month.ts';
import { Baht, Day, refused, satangOf } from './named.ts';

// The cooperative's desk: it matches what the bank brought with what agencies noted.

/** Finding of the cooperative's desk at its bank. */
export const MonthReceipt = only({
  ...ofMonth,
  /** Defaults to what the note says, and without a note to everything that has not come yet. */
  amount: z.optional(Baht).check(z.meta({ title: 'จำนวนเงินที่เข้าบัญชี (เว้นว่างคือเท่าที่แจ้ง)' })),
  /** Day on which the bank had it; defaults to that of the note, and without a note to today. */
  on: z.optional(Day).check(z.meta({ title: 'วันที่เงินเข้า (เว้นว่างคือวันที่แจ้ง)' })),
  reference: z.optional(Reference),
  /** The agency's note that it answers: 1 is the oldest of the month. */
  note: z
    .optional(z.int().check(z.minimum(1, 'the first note is 1')))
    .check(z.meta({ title: 'การแจ้งโอนรายการที่ (เว้นว่างคือเงินที่ไม่มีผู้แจ้ง)' })),
});
/** The note of which the bank has nothing. */
export const NothingCame = only({
  ...ofMonth,
  note: z.int().check(z.minimum(1, 'the first note is 1'), z.meta({ title: 'การแจ้งโอนรายการที่' })),
});
/** Way of money that was too much for a month. */
export const OverWay = only({
  ...ofMonth,
  way: oneNamed({ carry: 'ยกไปใบเรียกเก็บงวดถัดไป', return: 'โอนคืนหน่วยงาน' }).check(
    z.meta({ title: 'เงินที่โอนเกินไปไหน' }),
  ),
});

/** Returns the month of the bill to which a sum is carried: the newest while it waits for money, else the one after. */
async function nextBillOf(world: World, { agency, month }: Sheet): Promise<number> {
  const billing = await world.billing(agency);
  const { lastMonth } = billing;
  const waits = lastMonth > month && leftToReceive(sheetOn(world, billing, lastMonth)) > 0;
  return waits ? lastMonth : Math.max(lastMonth, month) + 1;
}

/** Carries what was too much to the next bill, or pays it back. */
export async function placeOver(world: World, { way, ...input }: z.infer<typeof OverWay>) {
  const sheet = await sheetNamed(world, input.agency, input.period);
  if (overSatang(sheet) === 0) throw refused('งวดนี้ไม่มีเงินที่โอนเกิน');
  settleOver(world, sheet, way === 'carry' ? await nextBillOf(world, sheet) : undefined);
  return showMonth(world, input);
}

/** Receives what the bank brought: the money of a note, another sum than was noted, or money without a note. */
export async function receiveMonth(world: World, input: z.infer<typeof MonthReceipt>) {
  const sheet = await sheetNamed(world, input.agency, input.period);
  const note = input.note === undefined ? undefined : input.note - 1;
  const noted = note === undefined ? undefined : sheet.remittances[note];
  const {
    amount,
    on = noted?.on ?? today(world.clock),
    reference = noted?.reference ?? '',
  } = input;
  const satang = amount === undefined ? (noted?.satang ?? leftToReceive(sheet)) : satangOf(amount);
  if (satang === 0) throw refused('ไม่มียอดที่ยังไม่ได้รับ หากธนาคารไม่มีเงินตามที่แจ้ง ใช้ agencies.nothingCame');
  return bring(world, sheet, input, { satang, on, reference, ...(note !== undefined && { note }) });
}

/** Says that the bank has nothing of a note. */
export async function nothingCame(world: World, input: z.infer<typeof NothingCame>) {
  const sheet = await sheetNamed(world, input.agency, input.period);
  const found = { satang: 0, on: today(world.clock), reference: '', note: input.note - 1 };
  return bring(world, sheet, input, found);
}

function bring(
  world: World,
  sheet: Sheet,
  input: z.infer<typeof WhichMonth>,
  found: Parameters<typeof recordReceipt>[2],
) {
  const problem = receiptProblem(world, sheet, found);
  if (problem) throw refused(problem);
  recordReceipt(world, sheet, found);
  return showMonth(world, input);
}
