import { BillingKind } from '@coop/contracts/membergroup/billing';
import { sheetLines, sheetPages } from '@coop/format/sheet-pages';
import type { View } from '../chance/view.ts';
import type { Arrear } from '../money/arrears.ts';
import { lastBilledMonth } from '../money/bills/bill-day.ts';
import { type Kep, type KepEntry, sumOf } from '../money/bills/collection.ts';
import { madeSatang } from '../money/bills/follow-bill.ts';
import { deriveKepChanges } from '../money/bills/kep-changes.ts';
import type { MoneyFacts } from '../money/money-facts.ts';
import { type BillRecords, deriveBillRecords, kepOf } from '../money/records.ts';
import { type Agency, agencyAt, numbersOf, schoolsPaidBy } from '../people/agency.ts';
import { type AgencyUnit, unitNoOf, unitsOf } from '../people/agency-units.ts';
import { deriveMember, fullName } from '../people/member.ts';
import type { Member } from '../people/person/person.ts';
import { retirementDate } from '../people/person/salary.ts';
import { BY_LAWS } from '../rules/by-laws.ts';
import type { LoanProductKey } from '../rules/products.ts';
import { type BillingChange, collectChanges } from './billing-changes.ts';
import { type Closing, closingOf } from './closing.ts';
import { type MemberCause, memberCauses } from './member-causes.ts';

// The bill of an agency consists of its members' collections: each total is a sum of their lines.

/** Months whose papers can be opened; more where anything was said of an older one, as it may still be owed. */
const BILLED_MONTHS = BY_LAWS.bills.sheets_on_show;

/** A member with their collections, newest month first; undefined for a month without a collection. */
export interface BilledMember
  extends Pick<Member, 'no' | 'membershipNo' | 'prename' | 'firstName' | 'surname'> {
  readonly unitNo: string;
  readonly keps: readonly (Kep | undefined)[];
  /** Amounts carried over from month to month, settled or not. */
  readonly carried: readonly Arrear[];
  /** Causes of each collection's difference from the one before, newest month first; empty for the oldest. */
  readonly causes: readonly (readonly MemberCause[])[];
  /** Closings of each collection, newest month first; undefined for one that is not due. */
  readonly closings: readonly (Closing | undefined)[];
}

export interface Billing {
  readonly agency: Agency;
  readonly asOf: string;
  readonly units: readonly AgencyUnit[];
  readonly lastMonth: number;
  readonly members: readonly BilledMember[];
  /** Changes of the newest bill since the one before; the amounts add up to the difference. */
  readonly changes: readonly BillingChange[];
}

const KIND_OF_LOAN: Partial<Record<LoanProductKey, BillingKind>> = {
  emergency: 'EMERGENCY',
  special: 'SPECIAL',
};

/** Returns the column of a line: the other loans are kinds of the ordinary one. */
export function kindOf({ group, product }: KepEntry): BillingKind {
  if (group === 'INSURANCE') return 'OTHER';
  if (group !== 'LOAN') return group;
  return (product && KIND_OF_LOAN[product]) ?? 'ORDINARY';
}

export type FactsOf = (no: number) => MoneyFacts;

/** Returns a member's collection of a month if this agency is billed for it. */
function billedTo(index: number, records: BillRecords, month: number): Kep | undefined {
  const kep = kepOf(records, month);
  return kep?.agency === index && kep.payer === 'agency' ? kep : undefined;
}

/** Returns records with bills as they are still to be deducted. */
function netRecords(records: BillRecords): BillRecords {
  const netOf = (kep: Kep): Kep => {
    if (!kep.asked) return kep;
    const { entries } = kep.asked;
    return { ...kep, entries, totalSatang: sumOf(entries), madeSatang: madeSatang(kep) };
  };
  const keps = [...records.keps].map(([month, kep]) => [month, netOf(kep)] as const);
  return { ...records, keps: new Map(keps) };
}

/** Returns the retired members of the schools whose pensions an agency pays. */
function retirees(view: View, { kind, index }: Agency): number[] {
  if (kind !== 'pension') return [];
  const numbers = schoolsPaidBy(index).flatMap((agencyIndex) =>
    numbersOf(agencyAt(agencyIndex, view.population)),
  );
  return numbers.filter((no) => {
    if (no > view.population) return false;
    const member = deriveMember(view, no);
    return member.kind === 'สามัญ' && retirementDate(member) < view.asOf;
  });
}

/** One member of a bill, if the agency is billed anything for the member, with what has changed in the newest one. */
interface Part {
  readonly member?: Omit<BilledMember, 'unitNo'>;
  readonly changes?: ReturnType<typeof deriveKepChanges> | undefined;
}

/** Derives one member's part of an agency's bill, of nothing but the view and the member's facts. */
export function derivePart(view: View, index: number, no: number, facts: MoneyFacts): Part {
  const lastMonth = lastBilledMonth(view.asOf);
  const records = netRecords(deriveBillRecords(view, no, facts));
  const billedMonths = Number.isFinite(facts.billsSince) ? lastMonth - facts.billsSince + 1 : 0;
  const keps = Array.from({ length: Math.max(BILLED_MONTHS, billedMonths) }, (_, back) =>
    billedTo(index, records, lastMonth - back),
  );
  const changesByMonth = keps.slice(0, -1).map((kep, back) => {
    const previous = keps[back + 1];
    return kep && previous && deriveKepChanges(records, lastMonth - back);
  });
  if (keps.every((kep) => kep === undefined)) return {};
  const { membershipNo, prename, firstName, surname } = records.member;
  const causes = changesByMonth.map((item, back) => memberCauses(keps[back], keps[back + 1], item));
  const closings = keps.map((kep) => kep && closingOf(records, kep));
  const name = { no, membershipNo, prename, firstName, surname };
  const member = { ...name, keps, carried: records.carried, causes, closings };
  return { member, changes: changesByMonth[0] };
}

/** Derives the bill one member at a time, so that other calls can be answered in between. */
export function* deriveBillingStepwise(
  view: View,
  agency: Agency,
  factsOf: FactsOf,
  movedIn: readonly number[],
  partOf = derivePart,
): Generator<void, Billing> {
  const units = unitsOf(agency);
  const members: BilledMember[] = [];
  const all = collectChanges();
  const listed = [...numbersOf(agency), ...retirees(view, agency)];
  const others = movedIn.filter((no) => no <= view.population);
  for (const no of [...new Set([...listed, ...others])].sort((a, b) => a - b)) {
    const { member, changes } = partOf(view, agency.index, no, factsOf(no));
    all.add(member?.keps[0], member?.keps[1], changes);
    if (member) members.push({ ...member, unitNo: unitNoOf(units, no) });
    yield;
  }
  const lastMonth = lastBilledMonth(view.asOf);
  return { agency, asOf: view.asOf, units, lastMonth, members, changes: all.all() };
}

export interface SheetRow {
  readonly member: BilledMember;
  readonly kep: Kep;
  /** Undefined before the bill is due. */
  readonly closing?: Closing | undefined;
}

/** Returns the members billed in a month, by number; empty for a month without a bill or one that is no longer kept. */
export function sheetRows(billing: Billing, month: number): SheetRow[] {
  const back = billing.lastMonth - month;
  return billing.members.flatMap((member) => {
    const kep = member.keps[back];
    return kep ? [{ member, kep, closing: member.closings[back] }] : [];
  });
}

export function billedMonths(billing: Billing): number[] {
  const length = Math.max(0, ...billing.members.map(({ keps }) => keps.length));
  return Array.from({ length }, (_, back) => billing.lastMonth - back).filter((month) =>
    billing.members.some((member) => member.keps[billing.lastMonth - month]),
  );
}

/** Number of printed pages of the sheet. */
export function sheetCount(rows: readonly SheetRow[]): number {
  const lines = ({ member, kep }: SheetRow) =>
    sheetLines(fullName(member), kep.entries.map(kindOf));
  return sheetPages(rows, lines).length;
}

export interface KindSum {
  readonly kind: BillingKind;
  count: number;
  principalSatang: number;
  interestSatang: number;
  amountSatang: number;
}

/** Returns the sums of the kinds that occur, in the order of the columns. */
export function kindSums(rows: readonly SheetRow[]): KindSum[] {
  const sums = new Map<BillingKind, KindSum>();
  for (const { kep } of rows) {
    for (const entry of kep.entries) {
      const kind = kindOf(entry);
      const sum = sums.get(kind) ?? {
        kind,
        count: 0,
        principalSatang: 0,
        interestSatang: 0,
        amountSatang: 0,
      };
      sum.count += 1;
      sum.principalSatang += entry.principalSatang;
      sum.interestSatang += entry.interestSatang;
      sum.amountSatang += entry.amountSatang;
      sums.set(kind, sum);
    }
  }
  return BillingKind.options.flatMap((kind) => sums.get(kind) ?? []);
}

export function billedSatang(rows: readonly SheetRow[]): number {
  return rows.reduce((sum, { kep }) => sum + kep.totalSatang, 0);
}
