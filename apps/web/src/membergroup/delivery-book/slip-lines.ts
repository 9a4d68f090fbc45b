import { titleOf } from '@coop/addresses/title';
import type { GroupDeliveryBook, Undeducted } from '@coop/contracts/membergroup/delivery-book';
import { bahtText } from '@coop/format/baht-text';
import { formatCount, formatSatang, parseBaht, sumSatang } from '@coop/format/money';
import { LIST, sheetLines, sheetPages } from '@coop/format/sheet-pages';
import { deductedSatang } from '../month/to-transfer.ts';

// What the remittance slip says, on the page or in a file.

/** Words of several papers of the delivery book. */
export const text = {
  title: titleOf('/membergroup/delivery_book'),
  revision: (count: number) => `ฉบับแก้ไขครั้งที่ ${formatCount(count)}`,
} as const;

/** Members whose names fit the page; the others stand on a list of their own. */
const MOST_NAMES = 8;
const BLANK = '.'.repeat(20);
/** Empty lines for a pen. */
const BLANK_LINES = 5;

/** Returns what was too much for another month and goes with this one, satang. */
function carriedIn({ receipts = [] }: GroupDeliveryBook): number {
  const carried = receipts.filter(({ over }) => over?.way === 'CARRIED');
  return Math.max(0, sumSatang(carried.map((receipt) => parseBaht(receipt.amount))) ?? 0);
}

/** Returns what the slip says was deducted, less what was too much before: that goes with it. */
export function slipSatang(data: GroupDeliveryBook): number | null {
  const { slip, billed_amount } = data;
  const deducted = deductedSatang({ billed_amount, deducted_amount: slip?.deducted_amount });
  return deducted === null ? null : Math.max(0, deducted - carriedIn(data));
}

/** The result is known: the agency has recorded it, or the money has come. Else it is filled in with a pen. */
function isSettled({ slip, receipt_no }: GroupDeliveryBook): boolean {
  return slip.recorded_at !== '' || Boolean(receipt_no);
}

/** The sums, each a label, how many people and how much: what is remitted, and of what it is made. */
export function slipSums(data: GroupDeliveryBook) {
  const { slip, member_count, billed_amount } = data;
  const isKnown = isSettled(data);
  const wholly = slip.undeducted.filter((item) => parseBaht(item.deducted_amount) === 0).length;
  const count = (people: number) => (isKnown ? formatCount(people) : '');
  const figure = (satang: number | null) => (isKnown ? formatSatang(satang) : BLANK);
  // What the code beside it and every other page say.
  const remitted = slipSatang(data);
  const carried = carriedIn(data);
  const inWords = isKnown && remitted !== null ? ` (${bahtText(remitted)})` : '';
  return {
    parts: [
      ['ยอดเรียกเก็บ', formatCount(member_count), formatSatang(parseBaht(billed_amount))],
      ['หัก ยอดที่หักไม่ได้', count(slip.undeducted.length), figure(parseBaht(slip.undeducted_amount))],
      ...(carried > 0 ? [['หัก ยอดที่โอนเกินและยกมาจากงวดก่อน', '', formatSatang(carried)]] : []),
    ],
    sum: [`ยอดที่ต้องโอน${inWords}`, count(member_count - wholly), figure(remitted)],
  };
}

/** Returns who is named on the slip, how many are not, and how many lines are left for a pen. */
export function namedOn(data: GroupDeliveryBook) {
  const isKnown = isSettled(data);
  const listed = isKnown ? data.slip.undeducted : [];
  const named = listed.slice(0, MOST_NAMES);
  return { named, others: listed.length - named.length, blankLines: isKnown ? 0 : BLANK_LINES };
}

/** The pages of the list that goes with a slip whose names do not fit it; none where they do. */
export function attachmentPages(data: GroupDeliveryBook): Undeducted[][] {
  if (namedOn(data).others === 0) return [];
  return sheetPages(data.slip.undeducted, (item) => sheetLines(item.member_fullname, []), LIST);
}

/** Returns what could not be deducted from a member, satang. */
export function missingOf({ billed_amount, deducted_amount }: Undeducted): number | null {
  const billed = parseBaht(billed_amount);
  const deducted = parseBaht(deducted_amount);
  return billed === null || deducted === null ? null : billed - deducted;
}
