import type { DeductedLine } from '@coop/cooperative/agency/deduct-result';
import { outcomeOf } from '@coop/cooperative/agency/deduction';
import type { BankReceiptFact } from '@coop/cooperative/log/fact-values';
import { today } from '@coop/cooperative/moments';
import { type Brought, overSatang, type Transfer } from '@coop/cooperative/remittance/acts';
import type { Sheet } from '@coop/cooperative/remittance/sheet';
import { recordNow } from '../state/record-now.ts';
import type { World } from '../world.ts';

/** Records what was deducted from everybody on a sheet, and on which device that was said. */
export function recordResult(
  world: World,
  { agency, month }: Sheet,
  lines: readonly DeductedLine[],
  device?: string,
): void {
  recordNow(world, 'deduct-result', agency.no, { month, lines, ...(device && { device }) });
}

/** Records what was in truth deducted from one member of a booked month. */
export function recordCorrection(
  world: World,
  { agency, month, rows, result }: Sheet,
  line: DeductedLine,
  reason: string,
): void {
  const lines = rows.map((row) => {
    const { no } = row.member;
    const { deductedSatang, reason: shortReason } = outcomeOf(row, result);
    return no === line.no ? line : { no, deductedSatang, reason: shortReason };
  });
  const before = rows.find(({ member }) => member.no === line.no);
  const fromSatang = before ? outcomeOf(before, result).deductedSatang : 0;
  const correction = { no: line.no, fromSatang, reason };
  recordNow(world, 'deduct-result', agency.no, { month, lines, correction });
}

export function recordTransfer(world: World, { agency, month }: Sheet, transfer: Transfer): void {
  recordNow(world, 'remittance', agency.no, { month, ...transfer });
}

/** Takes back what the agency noted as transferred, by its place among the notes of the month. */
export function withdrawTransfer(world: World, { agency, month }: Sheet, note: number): void {
  recordNow(world, 'remittance-withdrawal', agency.no, { month, note });
}

export function recordReceipt(world: World, { agency, month }: Sheet, brought: Brought): void {
  recordNow(world, 'bank-receipt', agency.no, { month, ...brought });
}

/** Carries what is too much of a month to the bill of another one, or pays it back where none is named. */
export function settleOver(world: World, sheet: Sheet, toMonth?: number): void {
  const satang = overSatang(sheet);
  const { agency, month } = sheet;
  const moved = { on: today(world.clock), reference: '' };
  const record = (value: BankReceiptFact) => recordNow(world, 'bank-receipt', agency.no, value);
  if (toMonth === undefined) {
    record({ ...moved, month, satang: -satang, over: { way: 'returned' } });
    return;
  }
  record({ ...moved, month, satang: -satang, over: { way: 'carried', month: toMonth } });
  record({ ...moved, month: toMonth, satang, over: { way: 'carried', month } });
}

/** Records that the agency keeps the money of the month. */
export function withhold(world: World, { agency, month }: Sheet): void {
  recordNow(world, 'withholding', agency.no, { month });
}
