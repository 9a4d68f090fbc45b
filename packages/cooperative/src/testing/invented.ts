import type { View } from '../chance/view.ts';
import type { Arrear } from '../money/arrears.ts';
import type { Billing } from '../money/billing.ts';
import type { Kep, KepEntry } from '../money/bills/collection.ts';
import type { Bookings } from '../money/bookings.ts';
import { newHistory } from '../money/history/history.ts';
import type { History } from '../money/history-state.ts';
import type { Holding } from '../money/holding.ts';
import { type OpenContract, openContract } from '../money/loans/loan-history.ts';
import type { LoanRow } from '../money/loans/loans.ts';
import {
  type MoneyFacts,
  NO_FACTS,
  type Recorded,
  type RecordedMonth,
} from '../money/money-facts.ts';
import type { Paying } from '../money/paying.ts';
import type { ShareEntry, ShareItem } from '../money/shares/shares.ts';
import { agencyIndexOf } from '../people/agency.ts';
import type { Member } from '../people/person/person.ts';
import type { LoanPlan } from '../people/person/plans.ts';

// Invented members and contracts with round figures, so that what comes of them can be checked by hand: 365,000 baht at
// 5.50 % a year are 55 baht a day.

/** Returns the view of a day of a world that was made at the beginning of 2026. */
export function viewOf(asOf: string): View {
  return { seed: 'demo', population: 12_000, startedOn: '2026-01-01', asOf };
}

/**
 * A teacher with 20,000 baht a month, whose monthly share is 1,000 baht. Number 2 has a story without loans, accounts
 * or missed months.
 */
export const MEMBER: Member = {
  no: 2,
  membershipNo: '00002',
  prename: 'นาย',
  firstName: 'สมมุติ',
  surname: 'ตัวอย่าง',
  kind: 'สามัญ',
  position: 'ครู',
  birthDate: '1980-05-05',
  joinedOn: '2021-01-01',
  career: {
    hiredMonth: 2020 * 12,
    firstSatang: 20_000_00,
    lastMonth: 2026 * 12,
    lastSatang: 20_000_00,
  },
  salarySatang: 20_000_00,
  citizenNo: '',
  phone: '',
  address: '',
  amphur: '',
  postcode: '',
  maritalStatus: '',
  spouseName: '',
  bankAccount: '',
  inCremation: false,
};

/** Facts of a member's money, by their names in whichever part of it. */
export type Known = Partial<History & Bookings & Billing & Holding & Paying>;

/** Returns the money of this member, of the agency at place 3, with what is known before anything has happened. */
export function historyWith(more: Known = {}): History {
  const history = newHistory(viewOf('2026-06-30'), more.member ?? MEMBER, NO_FACTS);
  const { bookings, billing, holding, paying } = history;
  for (const [name, value] of Object.entries({ deposits: [], agency: 3, ...more })) {
    const part = [bookings, billing, holding, paying].find((known) => name in known) ?? history;
    Object.assign(part, { [name]: value });
  }
  return history;
}

/** Returns a contract of 365,000 baht: the ordinary one is paid back by 7,300 baht a month, from June 2026 on. */
export function contractWith(plan: Partial<LoanPlan> = {}, contractNo = 'สม.1'): OpenContract {
  return openContract(contractNo, {
    product: 'ordinary',
    principalSatang: 365_000_00,
    instalments: 50,
    disbursedOn: '2026-05-31',
    ...plan,
  });
}

type ShareMovement = readonly [on: string, amountSatang: number, item?: ShareItem];

/** Returns movements of shares, with the balance after each. */
export function sharesWith(...movements: ShareMovement[]): ShareEntry[] {
  let balanceSatang = 0;
  return movements.map(([on, amountSatang, item = 'monthly'], index) => {
    balanceSatang += amountSatang;
    return { on, item, period: index + 1, slipNo: '', amountSatang, balanceSatang };
  });
}

/** Returns a payment on a contract, without anything paid unless it is given. */
export function paymentWith(more: Partial<LoanRow> & Pick<LoanRow, 'on'>): LoanRow {
  return {
    slipNo: '',
    item: 'monthly',
    period: 1,
    days: 30,
    principalSatang: 0,
    interestSatang: 0,
    balanceSatang: 0,
    ...more,
  };
}

/** Returns a line of a bill. */
export function lineWith(more: Partial<KepEntry> & Pick<KepEntry, 'group'>): KepEntry {
  return {
    desc: '',
    refNo: '',
    period: 0,
    days: 0,
    principalSatang: 0,
    interestSatang: 0,
    interestArrearSatang: 0,
    amountSatang: 0,
    isArrears: false,
    receivedSatang: 0,
    ...more,
  };
}

/** Returns the bill of a month with these lines, which an agency deducts; June 2026 unless another is given. */
export function billWith(entries: readonly KepEntry[], more: Partial<Kep> = {}): Kep {
  return {
    month: 2026 * 12 + 5,
    dueOn: '2026-06-30',
    entries,
    totalSatang: entries.reduce((sum, entry) => sum + entry.amountSatang, 0),
    payer: 'agency',
    agency: 3,
    isDue: false,
    posted: false,
    receivedSatang: 0,
    keptSatang: 0,
    reason: '',
    ...more,
  };
}

/** Returns arrears of a month; of May 2026 unless another is given. */
export function arrearWith(more: Partial<Arrear> & Pick<Arrear, 'group'>): Arrear {
  return {
    refNo: '',
    desc: '',
    month: 2026 * 12 + 4,
    period: 0,
    carriedSatang: 0,
    interestSatang: 0,
    principalSatang: 0,
    settledOn: '',
    settledBy: '',
    ...more,
  };
}

/** Returns what the member's agency recorded of so many months from one on; of number 2's, unless another is given. */
export function recordedFrom(
  first: number,
  {
    satang = 0,
    reason = 'เงินไม่พอ',
    months = 1,
    no = 2,
  }: Partial<Recorded & { months: number; no: number }> = {},
): RecordedMonth[] {
  const agency = agencyIndexOf(no);
  return Array.from({ length: months }, (_, after) => ({
    agency,
    month: first + after,
    satang,
    reason,
  }));
}

/** Returns facts in which the agency at place 3 has recorded this for June 2026. */
export function recordedInJune(satang: number, reason: Recorded['reason'] = ''): MoneyFacts {
  return { ...NO_FACTS, recorded: [{ agency: 3, month: 2026 * 12 + 5, satang, reason }] };
}
