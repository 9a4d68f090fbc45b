import type { BilledMember, Billing, SheetRow } from '../agency/billing.ts';
import type { Arrear } from '../money/arrears.ts';
import type { Kep, KepEntry } from '../money/bills/collection.ts';
import type { KepCause, KepChange } from '../money/bills/kep-changes.ts';
import { agencyAt } from '../people/agency.ts';
import { billWith, lineWith } from './invented.ts';

// Bills in figures of their own, without the people whose money they would come from.

export const NOVEMBER = 2026 * 12 + 10;

/** A line of a bill: of the group, its amount and what else the test is about. */
export const entry = (
  group: KepEntry['group'],
  amountSatang: number,
  more: Partial<KepEntry> = {},
): KepEntry => lineWith({ group, amountSatang, ...more });

/** A bill of November 2026 that is not due yet. */
export function kep(entries: readonly KepEntry[], more: Partial<Kep> = {}): Kep {
  return billWith(entries, { month: NOVEMBER, dueOn: '2026-11-30', agency: 0, ...more });
}

/** A bill of shares alone. */
export const billOf = (satang: number, more: Partial<Kep> = {}): Kep =>
  kep([entry('SHARE', satang)], more);

/** Returns what was carried over from November's bill, and is owed. */
export function arrear(principalSatang: number, more: Partial<Arrear> = {}): Arrear {
  return {
    group: 'SHARE',
    refNo: '',
    desc: '',
    month: NOVEMBER,
    period: 0,
    carriedSatang: principalSatang,
    interestSatang: 0,
    principalSatang,
    settledOn: '',
    settledBy: '',
    ...more,
  };
}

export const DEATHS = { code: 'DEATHS', amountSatang: 20_00, before: 1, now: 2 } as const;
export const BALANCE = {
  code: 'BALANCE',
  amountSatang: -5_00,
  before: 900_00,
  now: 800_00,
} as const;
export const DAYS = { code: 'DAYS', amountSatang: 3_00, before: 30, now: 31 } as const;

const REGULAR = { isArrears: false, isExtra: false };

/** The change of one line, by its causes. */
export function change(
  group: KepChange['group'],
  refNo: string,
  ...causes: readonly KepCause[]
): KepChange {
  const amountSatang = causes.reduce((sum, cause) => sum + cause.amountSatang, 0);
  return { group, refNo, desc: '', ...REGULAR, previousSatang: 0, amountSatang, causes };
}

export function billed(
  no: number,
  keps: readonly (Kep | undefined)[],
  more: Partial<BilledMember> = {},
): BilledMember {
  return {
    no,
    membershipNo: String(no).padStart(5, '0'),
    prename: 'นาย',
    firstName: 'สมชาย',
    surname: 'ใจงาม',
    unitNo: '0001-01',
    keps,
    carried: [],
    causes: [],
    closings: [],
    ...more,
  };
}

/** The rows of a sheet on which each of these bills is another member's. */
export const rowsOf = (keps: readonly Kep[]): SheetRow[] =>
  keps.map((bill, i) => ({ member: billed(i + 1, [bill]), kep: bill, closing: undefined }));

/** The newest month is November. */
export function billing(members: readonly BilledMember[], asOf = '2026-11-19'): Billing {
  return {
    agency: agencyAt(0, 12_000),
    asOf,
    units: [],
    lastMonth: NOVEMBER,
    members,
    changes: [],
  };
}
