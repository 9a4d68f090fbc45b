import type { PaperFields } from '@coop/contracts/info/paper-code';
import { billedMonths } from '@coop/cooperative/agency/billing';
import { findAgency } from '@coop/cooperative/people/agency';
import type { Receipt } from '@coop/cooperative/remittance/receipts';
import { monthOf, recvPeriod, type Sheet, sheetOn } from '@coop/cooperative/remittance/sheet';
import { BILL_DAY } from '@coop/cooperative/rules/products';
import { workingDayFrom } from '@coop/cooperative/rules/working-days';
import { startOfMonthIndex } from '@coop/finance/calendar';
import { toWire } from '@coop/format/money';
import type { World } from '../../world/world.ts';

/** Returns the number of a month's letter and slip, and the reference of the payment: `6911/0001`. */
export function paperNo({ month, agency }: Pick<Sheet, 'month' | 'agency'>): string {
  return `${recvPeriod(month).slice(2)}/${agency.no.slice(4)}`;
}

/** Returns the day of a month's letter: the bill is computed at night, and signed when the office is open. */
export const letterDay = (month: number): string =>
  workingDayFrom(`${startOfMonthIndex(month).slice(0, 8)}${BILL_DAY}`);

export function agencyLetterPaper(sheet: Sheet): PaperFields {
  return {
    kind: 'agency-letter',
    number: `สอ. ${paperNo(sheet)}-${sheet.agency.no}`,
    date: letterDay(sheet.month),
    amount: toWire(sheet.period.billedSatang),
  };
}

export function agencySheetPaper(sheet: Sheet): PaperFields {
  return {
    ...agencyLetterPaper(sheet),
    kind: 'agency-sheet',
    number: `รก. ${paperNo(sheet)}-${sheet.agency.no}`,
  };
}

/** Returns the remittance slip once the agency has recorded a result; before that it is filled in by hand. */
export function slipPaper(sheet: Sheet): PaperFields | undefined {
  if (!sheet.result) return undefined;
  return {
    kind: 'remittance-slip',
    number: `นส. ${paperNo(sheet)}-${sheet.agency.no}`,
    date: sheet.result.on,
    amount: toWire(sheet.period.deductedSatang),
  };
}

/** Returns the number of a month's first, second, … receipt: `รง. 6911/0001`, `รง. 6911/0001-2`. */
export function receiptNoOf(sheet: Sheet, at: number): string {
  return `รง. ${paperNo(sheet)}${at > 0 ? `-${at + 1}` : ''}`;
}

export function agencyReceiptPaper(sheet: Sheet, receipt: Receipt, at: number): PaperFields {
  return {
    kind: 'agency-receipt',
    number: `${receiptNoOf(sheet, at)}-${sheet.agency.no}`,
    date: receipt.on,
    amount: toWire(receipt.satang),
  };
}

function receiptPaper(sheet: Sheet, at: number): PaperFields | undefined {
  const receipt = sheet.receipts[at];
  return receipt && agencyReceiptPaper(sheet, receipt, at);
}

const NUMBER = /^(สอ|รก|นส|รง)\. ?(\d{4})\/\d{4}(?:-([2-9]|[1-9]\d))?-(\d{8})$/;

/** Returns the letter, sheet, slip or receipt with a number, as it is today. */
export async function findAgencyPaper(
  world: World,
  number: string,
): Promise<PaperFields | undefined> {
  const [, which, period, ordinal, agencyNo = ''] = NUMBER.exec(number) ?? [];
  if (!period || (ordinal && which !== 'รง')) return undefined;
  const agency = findAgency(agencyNo, world.view().population);
  if (!agency) return undefined;
  const billing = await world.billing(agency);
  const month = monthOf(`25${period}`);
  if (!billedMonths(billing).includes(month)) return undefined;
  const sheet = sheetOn(world, billing, month);
  if (which === 'รก') return agencySheetPaper(sheet);
  if (which === 'รง') return receiptPaper(sheet, Number(ordinal ?? 1) - 1);
  return which === 'สอ' ? agencyLetterPaper(sheet) : slipPaper(sheet);
}
