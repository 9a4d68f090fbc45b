import type { PaperFields } from '@coop/contracts/info/paper-code';
import { billedMonths } from '@coop/cooperative/agency/billing';
import type { Books } from '@coop/cooperative/books';
import { dayOf, endOfDay, today } from '@coop/cooperative/moments';
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

/**
 * Returns the books of a day, those of its end or of this moment first, then as they were before each thing that was done
 * about the agency that day. None for a day to come.
 */
function booksOf(world: World, day: string, agency: string): Books[] {
  const now = world.clock.now();
  if (!isDay(day) || day > dayOf(now)) return [];
  const ofDay = world.overlay
    .dump()
    .filter(({ at, subject }) => subject === agency && at <= now && dayOf(at) === day);
  const last = day === dayOf(now) ? world : world.booksAt(endOfDay(day) - 1);
  return [last, ...ofDay.map(({ at }) => world.booksAt(at - 1))];
}

/**
 * Returns the papers with a number: the letter and sheet as they are today and as the bill was made, the slip, the
 * receipt, or the reminders of a day, each with what was owed when it was printed.
 */
export async function findAgencyPapers(world: World, number: string): Promise<PaperFields[]> {
  const [, which, period, ordinal = '', agencyNo = ''] = NUMBER.exec(number) ?? [];
  if (!period || (ordinal && which !== 'รง' && which !== 'ทว')) return [];
  const agency = findAgency(agencyNo, world.view().population);
  if (!agency) return [];
  const month = monthOf(`25${period}`);
  const sheetIn = async (books: Books) => {
    const billing = await books.billing(agency);
    return billedMonths(billing).includes(month) ? sheetOn(books, billing, month) : undefined;
  };
  if (which === 'ทว') {
    const reminders: PaperFields[] = [];
    for (const books of booksOf(world, longDay(ordinal), agencyNo)) {
      const sheet = await sheetIn(books);
      const paper = sheet && reminderPaper(books, sheet);
      if (paper) reminders.push(paper);
    }
    return reminders;
  }
  const sheet = await sheetIn(world);
  if (!sheet) return [];
  if (which === 'สอ' || which === 'รก') {
    const paper = which === 'สอ' ? agencyLetterPaper(sheet) : agencySheetPaper(sheet);
    return [paper, asMade(sheet, paper)];
  }
  const found = {
    รง: () => receiptPaper(sheet, Number(ordinal || 1) - 1),
    นส: () => slipPaper(sheet),
  }[which as 'รง' | 'นส']();
  return found ? [found] : [];
}
