import type { PaperFields } from '@coop/contracts/info/paper-code';
import { billedMonths } from '@coop/cooperative/agency/billing';
import type { Books } from '@coop/cooperative/books';
import { today } from '@coop/cooperative/moments';
import { madeSatang } from '@coop/cooperative/money/bills/follow-bill';
import { findAgency } from '@coop/cooperative/people/agency';
import type { Receipt } from '@coop/cooperative/remittance/receipts';
import { monthOf, recvPeriod, type Sheet, sheetOn } from '@coop/cooperative/remittance/sheet';
import { BILL_DAY } from '@coop/cooperative/rules/products';
import { workingDayFrom } from '@coop/cooperative/rules/working-days';
import { isDay, startOfMonthIndex } from '@coop/finance/calendar';
import { toWire } from '@coop/format/money';
import { toBuddhistYear, toCommonYear, yearOf } from '@coop/format/thai-date';
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

/** Returns a letter or sheet with the sum of the bill as it was made, which is what was printed on its day. */
function asMade(sheet: Sheet, paper: PaperFields): PaperFields {
  const satang = sheet.rows.reduce((sum, { kep }) => sum + madeSatang(kep), 0);
  return { ...paper, amount: toWire(satang) };
}

/** Returns the number of the letter of a day that asks for what has not come: `ทว. 6911/0001-691205`. */
export function reminderNoOf(sheet: Sheet, day: string): string {
  return `ทว. ${paperNo(sheet)}-${shortDay(day)}`;
}

/** Formats a day as six digits, as in the numbers of receipts: `691205`. */
const shortDay = (day: string): string =>
  `${toBuddhistYear(yearOf(day)) % 100}${day.slice(5).replace('-', '')}`;

/** Reads those six digits. */
const longDay = (digits: string): string =>
  `${toCommonYear(Number(`25${digits.slice(0, 2)}`))}-${digits.slice(2, 4)}-${digits.slice(4)}`;

/** Returns the letter of a day that asks for what has not come; undefined where everything had by then. */
export function reminderPaper(world: Pick<Books, 'clock'>, sheet: Sheet): PaperFields | undefined {
  const { debtSatang } = sheet.period;
  if (debtSatang <= 0) return undefined;
  const date = today(world.clock);
  return {
    kind: 'agency-reminder',
    number: `${reminderNoOf(sheet, date)}-${sheet.agency.no}`,
    date,
    amount: toWire(debtSatang),
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
export function receiptNoOf(sheet: Sheet, index: number): string {
  return `รง. ${paperNo(sheet)}${index > 0 ? `-${index + 1}` : ''}`;
}

export function agencyReceiptPaper(sheet: Sheet, receipt: Receipt, index: number): PaperFields {
  return {
    kind: 'agency-receipt',
    number: `${receiptNoOf(sheet, index)}-${sheet.agency.no}`,
    date: receipt.on,
    amount: toWire(receipt.satang),
  };
}

function receiptPaper(sheet: Sheet, index: number): PaperFields | undefined {
  const receipt = sheet.receipts[index];
  return receipt && agencyReceiptPaper(sheet, receipt, index);
}

const NUMBER = /^(สอ|รก|นส|รง|ทว)\. ?(\d{4})\/\d{4}(?:-([2-9]|[1-9]\d|\d{6}))?-(\d{8})$/;

/** Returns the books of today, or of the day of a reminder: it stays what it was. None for a day to come. */
function booksFor(world: World, which: string | undefined, ordinal: string): Books | undefined {
  if (which !== 'ทว') return world;
  const day = longDay(ordinal);
  if (!isDay(day) || day > today(world.clock)) return undefined;
  return day === today(world.clock) ? world : world.booksOn(day);
}

/**
 * Returns the papers with a number: the letter and sheet as they are today and as the bill was made, the slip, the
 * receipt, or the reminder of its day.
 */
export async function findAgencyPapers(world: World, number: string): Promise<PaperFields[]> {
  const [, which, period, ordinal = '', agencyNo = ''] = NUMBER.exec(number) ?? [];
  if (!period || (ordinal && which !== 'รง' && which !== 'ทว')) return [];
  const books = booksFor(world, which, ordinal);
  if (!books) return [];
  const agency = findAgency(agencyNo, world.view().population);
  if (!agency) return [];
  const billing = await books.billing(agency);
  const month = monthOf(`25${period}`);
  if (!billedMonths(billing).includes(month)) return [];
  const sheet = sheetOn(books, billing, month);
  if (which === 'สอ' || which === 'รก') {
    const paper = which === 'สอ' ? agencyLetterPaper(sheet) : agencySheetPaper(sheet);
    return [paper, asMade(sheet, paper)];
  }
  const found = {
    รง: () => receiptPaper(sheet, Number(ordinal || 1) - 1),
    ทว: () => reminderPaper(books, sheet),
    นส: () => slipPaper(sheet),
  }[which as 'รง' | 'ทว' | 'นส']();
  return found ? [found] : [];
}
