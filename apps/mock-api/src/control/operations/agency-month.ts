import { closedReason, outcomeOf } from '@coop/cooperative/agency/deduction';
import { wallTime } from '@coop/cooperative/moments';
import { fullName } from '@coop/cooperative/people/member';
import { leftToTransfer, overSatang } from '@coop/cooperative/remittance/acts';
import {
  monthOf,
  recvPeriod,
  type Sheet,
  sheetOn,
  transferred,
} from '@coop/cooperative/remittance/sheet';
import { parseBaht, toWire } from '@coop/format/money';
import * as z from 'zod/mini';
import { receiptNoOf } from '../../paper/verify/agency.ts';
import type { World } from '../../world/world.ts';
import { only, WorldName } from '../strict/fields.ts';
import { AgencyNo, agencyNamed, listed, notThere, Period } from './named.ts';

// An agency's month as a tester sees it.

/** Defaults to the newest month. */
export const ofMonth = { world: WorldName, agency: AgencyNo, period: z.optional(Period) };

export const Reference = z
  .string()
  .check(z.maxLength(40, 'a reference has at most 40 characters'), z.meta({ title: 'เลขอ้างอิง' }));

export const WhichMonth = only(ofMonth);
/** Returns the sheet of an agency's month that a tester names; the newest unless one is named. */
export async function sheetNamed(world: World, agencyNo: string, period?: string): Promise<Sheet> {
  const agency = agencyNamed(world, agencyNo);
  const billing = await world.billing(agency);
  const newest = sheetOn(world, billing, billing.lastMonth);
  const month = period === undefined ? newest.months[0] : monthOf(period);
  if (month === undefined) throw notThere(`nothing has been billed to ${agency.no} yet`);
  if (!newest.months.includes(month)) {
    const known = listed(newest.months.map(recvPeriod));
    throw notThere(
      `nothing was billed to ${agency.no} for ${period}; there are bills for ${known}`,
    );
  }
  return sheetOn(world, billing, month);
}

function shortOf({ result, rows }: Sheet) {
  return rows.flatMap((row) => {
    const { member, kep } = row;
    const outcome = outcomeOf(row, result);
    const { deductedSatang, outstandingSatang } = outcome;
    if (deductedSatang >= kep.totalSatang && outstandingSatang === 0) return [];
    return [
      {
        member: member.membershipNo,
        name: fullName(member),
        billed: toWire(kep.totalSatang),
        deducted: toWire(deductedSatang),
        reason: outcome.reason,
        settled: toWire(kep.isDue ? kep.totalSatang - deductedSatang - outstandingSatang : 0),
        outstanding: toWire(outstandingSatang),
      },
    ];
  });
}

/** The agency's notes, the oldest first, and what the desk knows of each. */
function notesOf({ remittances, noteStates }: Sheet) {
  return remittances.map(({ at, on, satang, reference }, index) => ({
    note: index + 1,
    notedAt: wallTime(at),
    on,
    amount: toWire(satang),
    reference,
    state: noteStates[index] ?? 'waiting',
  }));
}

function receiptsOf(sheet: Sheet) {
  return sheet.receipts.map(({ on, cameOn, satang, reference, note }, index) => ({
    number: receiptNoOf(sheet, index),
    on,
    cameOn,
    amount: toWire(satang),
    reference,
    ...(note !== undefined && { note: note + 1 }),
  }));
}

function describe(sheet: Sheet) {
  const { agency, months, month, period, result } = sheet;
  const sent = transferred(sheet);
  const short = shortOf(sheet);
  return {
    agency: agency.no,
    name: agency.name,
    period: recvPeriod(month),
    /** Months with a bill, newest first. */
    periods: months.map(recvPeriod),
    dueOn: period.dueOn,
    status: period.status,
    members: period.members,
    billed: toWire(period.billedSatang),
    deducted: toWire(period.deductedSatang),
    /** Transfers that the agency noted, but for those of which the bank has nothing. */
    transferred: toWire(sent.satang),
    transferredOn: sent.on,
    notes: notesOf(sheet),
    received: toWire(period.remittedSatang),
    receipts: receiptsOf(sheet),
    /** Deducted, neither received nor on its way. */
    left: toWire(leftToTransfer(sheet)),
    /** Received beyond what was deducted. */
    over: toWire(overSatang(sheet)),
    /** Credited to members but not received. */
    debt: toWire(period.debtSatang),
    /** Billed but not deducted, and paid since by the members, or carried and deducted with a later bill. */
    settled: toWire(short.reduce((sum, { settled }) => sum + (parseBaht(settled) ?? 0), 0)),
    outstanding: toWire(period.outstandingSatang),
    recordedAt: result ? wallTime(result.at) : '',
    withheld: sheet.withheld,
    /** Reason why nothing can be recorded any more; empty if it can. */
    closed: closedReason(sheet) ?? '',
    short,
  };
}

export async function showMonth(
  world: World,
  { agency, period }: Pick<z.infer<typeof WhichMonth>, 'agency' | 'period'>,
) {
  return describe(await sheetNamed(world, agency, period));
}
