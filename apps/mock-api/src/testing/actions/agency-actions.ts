import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { DeductReason } from '@coop/contracts/membergroup/deduct-reason';
import { closedReason, outcomeOf } from '@coop/cooperative/agency/deduction';
import { today } from '@coop/cooperative/moments';
import { agencyAt } from '@coop/cooperative/people/agency';
import { leftToReceive, leftToTransfer, receiptProblem } from '@coop/cooperative/remittance/acts';
import { isNoted, type Sheet, sheetOn } from '@coop/cooperative/remittance/sheet';
import fc from 'fast-check';
import {
  recordCorrection,
  recordReceipt,
  recordResult,
  recordTransfer,
  withdrawTransfer,
  withhold,
} from '../../world/desk/record-acts.ts';
import type { World } from '../../world/world.ts';
import { partOf } from './actions.ts';
import { type Action, anyAction, anyWait, part } from './any-action.ts';

/** Number of past months that an agency may act on. */
const LATE_MONTHS = 5;

interface RecordMonth {
  readonly kind: 'record-month';
  readonly month: number;
  /** Thousandths that could be deducted from each of the two, and the reason of a shortfall. */
  readonly short: readonly { readonly part: number; readonly reason: DeductReason }[];
}

/** An agency's action; `month` selects one of the months that allow it. */
export type AgencyAction =
  | RecordMonth
  | { readonly kind: 'transfer-month'; readonly month: number; readonly part: number }
  /** The first note that waits is taken back. */
  | { readonly kind: 'untransfer-month'; readonly month: number }
  /** Money that the bank brings of a month, or that it has nothing of the note. */
  | { readonly kind: 'receive-month'; readonly month: number; readonly part: number }
  /** The desk's correction of a booked month of its member: `part` of what the record left out. */
  | { readonly kind: 'correct-month'; readonly month: number; readonly part: number }
  | { readonly kind: 'withhold-month' };

/**
 * Two neighbouring agencies with a member each, and what these four do: a member who moves goes to the other agency.
 */
export interface Neighbours {
  readonly world: World;
  readonly agencies: readonly [number, number];
  readonly members: readonly [number, number];
}

/** An action of an agency or its member. */
export interface Act {
  readonly who: 0 | 1;
  readonly action: AgencyAction | Action;
}

const month = fc.nat(9);
// A member who moves belongs to the other agency from then on, which half of these histories are about.
const reason = fc.oneof(fc.constantFrom(...DEDUCT_REASONS), fc.constant('ย้าย' as const));
const anyAgencyAction: fc.Arbitrary<AgencyAction> = fc.oneof(
  fc.record({
    kind: fc.constant('record-month' as const),
    month,
    short: fc.tuple(fc.record({ part, reason }), fc.record({ part, reason })),
  }),
  fc.record({ kind: fc.constant('transfer-month' as const), month, part }),
  fc.record({ kind: fc.constant('untransfer-month' as const), month }),
  fc.record({ kind: fc.constant('receive-month' as const), month, part }),
  fc.record({ kind: fc.constant('correct-month' as const), month, part }),
  fc.record({ kind: fc.constant('withhold-month' as const) }),
);
// The agency records the deductions, for its whole sheet.
const ofMembers = anyAction.filter(({ kind }) => !['wait', 'record', 'withhold'].includes(kind));

/** Any act; time passes as often as anything else happens. */
export const anyAct: fc.Arbitrary<Act> = fc.record({
  who: fc.constantFrom(0, 1),
  action: fc.oneof(anyWait, anyAgencyAction, ofMembers),
});

export const isAgencyAction = (action: Act['action']): action is AgencyAction =>
  action.kind.includes('-month');

/** The sheets of the last months, newest first. */
async function sheetsOf({ world, agencies }: Neighbours, who: 0 | 1): Promise<Sheet[]> {
  const billing = await world.billing(agencyAt(agencies[who], world.view().population));
  const months = Array.from({ length: LATE_MONTHS }, (_, back) => billing.lastMonth - back);
  return months
    .map((other) => sheetOn(world, billing, other))
    .filter(({ rows }) => rows.length > 0);
}

function record({ world, members }: Neighbours, sheet: Sheet, { short }: RecordMonth): void {
  const lines = sheet.rows.map(({ member: { no }, kep: { totalSatang } }) => {
    const named = short[members.indexOf(no)];
    const deductedSatang = partOf(totalSatang, named?.part ?? 1_000);
    const isShort = deductedSatang < totalSatang;
    return { no, deductedSatang, reason: (isShort && named?.reason) || ('' as const) };
  });
  recordResult(world, sheet, lines);
}

/** Receives a part of what a month still lacks, of the agency's first note that waits if there is one. */
function receive({ world }: Neighbours, sheet: Sheet, thousandths: number): void {
  const note = sheet.noteStates.indexOf('waiting');
  const brought = {
    satang: partOf(leftToReceive(sheet), thousandths),
    on: today(world.clock),
    reference: '',
    ...(note >= 0 && { note }),
  };
  if (!receiptProblem(world, sheet, brought)) recordReceipt(world, sheet, brought);
}

const isWaiting = ({ noteStates }: Sheet): boolean => noteStates.includes('waiting');

/** Corrects the last recorded month of a member who is on the sheet and was short. */
function correct(
  { world, members }: Neighbours,
  sheets: readonly Sheet[],
  nth: number,
  part: number,
) {
  const short = sheets.flatMap((sheet) =>
    sheet.rows
      .filter(({ member }) => sheet.result && closedReason(sheet) && members.includes(member.no))
      .map((row) => ({ sheet, row, outcome: outcomeOf(row, sheet.result) }))
      .filter(({ row, outcome }) => outcome.deductedSatang < row.kep.totalSatang),
  );
  const found = short[nth % Math.max(1, short.length)];
  if (!found) return;
  const { sheet, row, outcome } = found;
  const { totalSatang } = row.kep;
  const more = partOf(totalSatang - outcome.deductedSatang, part);
  if (more === 0) return;
  const deductedSatang = outcome.deductedSatang + more;
  const reason = deductedSatang === totalSatang ? '' : outcome.reason || 'อื่น ๆ';
  recordCorrection(world, sheet, { no: row.member.no, deductedSatang, reason }, 'บันทึกผิด');
}

/** Does it, if the agency can do it now. */
export async function doAgencyAction(
  all: Neighbours,
  who: 0 | 1,
  action: AgencyAction,
): Promise<void> {
  const { world } = all;
  const on = today(world.clock);
  const sheets = await sheetsOf(all, who);
  const nth = (some: readonly Sheet[], index: number) => some[index % Math.max(1, some.length)];
  if (action.kind === 'record-month') {
    const open = sheets.filter((sheet) => !closedReason(sheet));
    const sheet = nth(open, action.month);
    if (sheet) record(all, sheet, action);
  } else if (action.kind === 'transfer-month') {
    const owing = sheets.filter((other) => !other.withheld && leftToTransfer(other) > 0);
    const sheet = nth(owing, action.month);
    const satang = sheet ? partOf(leftToTransfer(sheet), action.part) : 0;
    if (sheet && satang > 0) recordTransfer(world, sheet, { satang, on, reference: '' });
  } else if (action.kind === 'untransfer-month') {
    const sheet = nth(sheets.filter(isWaiting), action.month);
    if (sheet) withdrawTransfer(world, sheet, sheet.noteStates.indexOf('waiting'));
  } else if (action.kind === 'receive-month') {
    const sheet = nth(sheets, action.month);
    if (sheet) receive(all, sheet, action.part);
  } else if (action.kind === 'correct-month') {
    correct(all, sheets, action.month, action.part);
  } else {
    const [sheet] = sheets;
    if (!sheet || sheet.withheld || isNoted(sheet)) return;
    if (sheet.period.dueOn >= on) withhold(world, sheet);
  }
}
