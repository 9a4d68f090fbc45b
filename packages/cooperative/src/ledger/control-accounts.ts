import { lineOf } from '../agency/deduct-result.ts';
import type { Books } from '../books.ts';
import type { Fact } from '../log/fact-log.ts';
import { dayOf, endOfDay } from '../moments.ts';
import type { Kep } from '../money/bills/collection.ts';
import type { Records } from '../money/records.ts';
import { type Agency, agencyAt } from '../people/agency.ts';
import { type Sheet, sheetOn } from '../remittance/sheet.ts';
import { dueOn } from '../rules/due-day.ts';
import { officeMoment } from '../rules/working-days.ts';
import { bankDays } from './bank.ts';
import { postingsOf } from './postings.ts';
import { interestPairs, type Pair, principalPairs, receiptPairs } from './proofs.ts';

// The control accounts compare sums from independent sources: what agencies recorded and transferred, what the cashier
// took in, and the members' own statements.

/** Two sums that should be equal but are not. Satang. */
export interface Difference {
  /** Membership or agency number. */
  readonly who: string;
  readonly on: string;
  readonly what: keyof typeof CONTROLS;
  readonly expectedSatang: number;
  readonly foundSatang: number;
}

export const CONTROLS = {
  CLEARING: 'รับเงินแล้วยังไม่ลงรายการในสมุดของสมาชิก หรือลงเกิน',
  CASHIER: 'เงินที่รับหน้าเคาน์เตอร์ไม่ตรงกับสมุดของสมาชิก',
  BANK: 'เงินเข้าออกธนาคารไม่ตรงกับใบเสร็จ คำขอ และเงินที่จ่ายออก',
  HELD: 'เงินรอคืนไม่ตรงกับรายการที่รับและจ่าย',
  RECORDED: 'ผลที่หน่วยงานบันทึกไม่ตรงกับที่ลงให้สมาชิก',
  RECEIPT: 'ใบเสร็จที่สมาชิกเห็นไม่ครบตามเงินที่รับและจ่าย',
  INTEREST: 'ดอกเบี้ยที่รับไม่ตรงกับอัตรา จำนวนวัน และวิธีปัดเศษ',
  PRINCIPAL: 'เงินต้นคงเหลือของสัญญาไม่ตรงกับเงินต้นที่ชำระ',
  AGENCY: 'เงินที่หน่วยงานหักได้ไม่เท่ากับที่โอนรวมกับที่ยังค้างส่ง',
} as const;

function unequal(
  who: string,
  on: string,
  what: Difference['what'],
  expectedSatang: number,
  foundSatang: number,
): Difference[] {
  return expectedSatang === foundSatang ? [] : [{ who, on, what, expectedSatang, foundSatang }];
}

const sumOf = <T>(all: readonly T[], of: (item: T) => number) =>
  all.reduce((sum, item) => sum + of(item), 0);

/** All that a member's controls read of a world besides the records. */
type Log = Pick<Books, 'overlay'>;

/** Checks that what came in each day was booked in the member's statements, and nothing else. */
function clearingDifferences(records: Records, since: string): Difference[] {
  const days = new Map<string, number>();
  let held = 0;
  for (const { on, debit, credit, satang } of postingsOf(records, since)) {
    if (debit === 'CLEARING') days.set(on, (days.get(on) ?? 0) - satang);
    if (credit === 'CLEARING') days.set(on, (days.get(on) ?? 0) + satang);
    if (credit === 'HELD') held += satang;
    if (debit === 'HELD') held -= satang;
  }
  const { membershipNo } = records.member;
  return [
    ...[...days].flatMap(([on, left]) => unequal(membershipNo, on, 'CLEARING', 0, left)),
    ...unequal(membershipNo, records.view.asOf, 'HELD', records.heldSatang, held),
  ];
}

/** Checks that what the cashier took in on a day is in the member's books of that day. */
function cashierDifferences({ overlay }: Log, { member, vouchers, view }: Records): Difference[] {
  const payments = overlay
    .all('payment', member.membershipNo)
    .map(({ at, value }) => ({ on: dayOf(at), satang: value.satang, slipNo: value.slipNo }))
    .filter(({ on, slipNo }) => slipNo !== undefined && on <= view.asOf);
  return payments.flatMap(({ on, satang, slipNo }) => {
    const slipVouchers = vouchers.filter((voucher) => voucher.slipNo === slipNo);
    return unequal(
      member.membershipNo,
      on,
      'CASHIER',
      satang,
      sumOf(slipVouchers, (row) => row.satang),
    );
  });
}

/** Checks that the bank's statement of a day agrees with the books. */
function bankDifferences(world: Log, records: Records, since: string): Difference[] {
  return bankDays(world, records, since).flatMap(({ on, statedSatang, bookedSatang }) =>
    unequal(records.member.membershipNo, on, 'BANK', statedSatang, bookedSatang),
  );
}

/** Returns what a member was credited with for a month: on its due day, or by a late record. */
function creditedFor({ vouchers }: Records, { month, receivedSatang }: Kep): number {
  const late = vouchers.filter((voucher) => voucher.month === month);
  return receivedSatang + sumOf(late, (row) => row.satang);
}

/**
 * Returns what an agency last recorded for a member and month, satang; undefined without a record by the view's day.
 */
function recordedFor({ overlay }: Log, { view, member }: Records, kep: Kep): number | undefined {
  const agencyNo = agencyAt(kep.agency, view.population).no;
  const until = endOfDay(view.asOf) - 1;
  const isOf = ({ value }: Fact<'deduct-result'> | Fact<'withholding'>) =>
    value.month === kep.month;
  const result = overlay.until('deduct-result', agencyNo, until).findLast(isOf);
  const kept = overlay.until('withholding', agencyNo, until).findLast(isOf);
  if (kept && (!result || kept.at >= result.at)) return 0;
  return result && lineOf(result.value, member.no)?.deductedSatang;
}

/** Checks month by month that the member was credited with what agencies recorded. */
function recordDifferences(world: Log, records: Records): Difference[] {
  const { keps, member } = records;
  return [...keps.values()].flatMap((kep) => {
    const recordedSatang =
      kep.isDue && kep.payer === 'agency' ? recordedFor(world, records, kep) : undefined;
    if (recordedSatang === undefined) return [];
    const credited = creditedFor(records, kep);
    return unequal(member.membershipNo, kep.dueOn, 'RECORDED', recordedSatang, credited);
  });
}

/**
 * Returns the differences of one member.
 * @param since the end of this day is where the check begins
 */
export function memberDifferences(world: Log, records: Records, since: string): Difference[] {
  return [
    ...clearingDifferences(records, since),
    ...cashierDifferences(world, records),
    ...bankDifferences(world, records, since),
    ...recordDifferences(world, records),
    ...pairDifferences(records, since, 'RECEIPT', receiptPairs(records)),
    ...pairDifferences(records, since, 'INTEREST', interestPairs(records)),
    ...pairDifferences(records, since, 'PRINCIPAL', principalPairs(records)),
  ];
}

/** Returns the days after another whose two sums are not equal. */
function pairDifferences(
  { member, view }: Records,
  since: string,
  what: Difference['what'],
  pairs: readonly Pair[],
): Difference[] {
  return pairs
    .filter(({ on }) => on > since && on <= view.asOf)
    .flatMap(({ on, expectedSatang, foundSatang }) =>
      unequal(member.membershipNo, on, what, expectedSatang, foundSatang),
    );
}

/**
 * Returns what the notes of an agency and the desk's findings say was received for a month; undefined where there are
 * none, satang.
 */
export function toldOf(
  { overlay, clock }: Books,
  agency: Agency,
  month: number,
): number | undefined {
  const now = clock.now();
  const notes = overlay
    .until('remittance', agency.no, now)
    .filter((fact) => fact.value.month === month);
  const found = overlay
    .until('bank-receipt', agency.no, now)
    .filter((fact) => fact.value.month === month);
  const withdrawn = new Set(
    overlay
      .until('remittance-withdrawal', agency.no, now)
      .flatMap(({ value }) => (value.month === month ? value.note : [])),
  );
  if (notes.length - withdrawn.size + found.length === 0) return undefined;
  const ofNotes = notes.map(({ at, value }, index) => {
    if (withdrawn.has(index)) return 0;
    const opens = officeMoment(endOfDay(dayOf(at)));
    const receipts = found.filter((fact) => fact.value.note === index);
    // What nobody looked at before the office opened counts as it was noted.
    if (!receipts.some((fact) => fact.at < opens)) return now >= opens ? value.satang : 0;
    return receipts.find((fact) => fact.value.satang > 0)?.value.satang ?? 0;
  });
  const unnoted = found.filter((fact) => fact.value.note === undefined);
  return sumOf(ofNotes, (satang) => satang) + sumOf(unnoted, (row) => row.value.satang);
}

/**
 * Checks a month of an agency: its recorded lines, the credits in its members' books, its receipts and its dashboard.
 */
export function sheetDifferences(
  sheet: Sheet,
  creditedSatang: number,
  toldSatang: number | undefined,
): Difference[] {
  const { agency, month, result, receipts, period, billing } = sheet;
  const on = dueOn(month);
  if (on > billing.asOf || (result && result.on > billing.asOf)) return [];
  const { deductedSatang, debtSatang } = period;
  const broughtSatang = sumOf(receipts, ({ satang }) => satang);
  const recorded = result && sumOf(result.value.lines, (row) => row.deductedSatang);
  return [
    ...unequal(agency.no, on, 'AGENCY', deductedSatang - broughtSatang, debtSatang),
    ...(toldSatang === undefined
      ? []
      : unequal(agency.no, on, 'AGENCY', toldSatang, broughtSatang)),
    ...unequal(agency.no, on, 'RECORDED', recorded ?? deductedSatang, deductedSatang),
    ...unequal(agency.no, on, 'RECORDED', deductedSatang, creditedSatang),
  ];
}

/** Returns the differences of an agency's months and of everybody on its sheets. */
export async function agencyDifferences(
  world: Books,
  agency: Agency,
  since: string,
): Promise<Difference[]> {
  const billing = await world.billing(agency);
  const { months } = sheetOn(world, billing, billing.lastMonth);
  const credited = new Map<number, number>();
  const found = billing.members.flatMap(({ no }) => {
    const records = world.records(no);
    for (const kep of records.keps.values()) {
      if (kep.agency !== agency.index || kep.payer !== 'agency') continue;
      credited.set(kep.month, (credited.get(kep.month) ?? 0) + creditedFor(records, kep));
    }
    return memberDifferences(world, records, since);
  });
  const ofSheet = (month: number) =>
    sheetDifferences(
      sheetOn(world, billing, month),
      credited.get(month) ?? 0,
      toldOf(world, agency, month),
    );
  return [...months.flatMap(ofSheet), ...found];
}
