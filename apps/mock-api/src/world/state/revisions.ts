import type { DeductResult } from '@coop/cooperative/agency/deduct-result';
import { dayOf } from '@coop/cooperative/moments';
import { agencyIndexOf, findAgency, pensionAgencyOf } from '@coop/cooperative/people/agency';
import { dueOn } from '@coop/cooperative/rules/due-day';

// Counts the facts about a member's or an agency's money. The numbers are cache keys of derived records, so worlds in
// which nobody did anything about a member share them.

/** Facts about a member, and about an agency, that move money. */
const OF_MEMBERS: ReadonlySet<string> = new Set([
  'money-request',
  'money-request-cancel',
  'money-decision',
  'standing-order-stop',
  'payment',
  'payment-bounced',
  'welfare-request',
  'welfare-cancel',
  'welfare-decision',
  'loan-application',
  'loan-application-cancel',
  'loan-decision',
  'loan-papers',
  'guarantor-answer',
  'guarantor-replaced',
  'guarantor-asked',
  'end-notice',
  'end-decision',
  'retirement-payer',
]);
const OF_AGENCIES: ReadonlySet<string> = new Set(['deduct-result', 'withholding']);
/** Facts about a month that move no member's money, but whose bills are kept from then on: the first one counts. */
const OF_TRANSFERS: ReadonlySet<string> = new Set(['remittance', 'bank-receipt']);

export const movesMoney = ({ kind }: { readonly kind: string }): boolean =>
  OF_MEMBERS.has(kind) || OF_AGENCIES.has(kind) || OF_TRANSFERS.has(kind);

interface Counted {
  readonly at: number;
  readonly kind: string;
  readonly subject: string;
  readonly value: object;
}

/** Tells whether a fact is a record of a month that is due, which counts for the bills at once. */
function isLate({ kind, at, value }: Counted): boolean {
  // Facts of this kind have this value.
  return kind === 'deduct-result' && dayOf(at) > dueOn((value as DeductResult).month);
}

/** Returns a key of the facts before a day's end, and of late records up to a moment; empty without any. */
function keyOf(all: readonly Counted[], dayEnd: number, now: number): string {
  const before = all.filter(({ at }) => at < dayEnd).length;
  const late = all.filter(
    (counted) => counted.at >= dayEnd && counted.at <= now && isLate(counted),
  ).length;
  // A clock that was set back may show one late record or the other.
  if (late > 0) return `${all.length}.${late}`;
  return before > 0 ? String(before) : '';
}

export function createRevisions() {
  const members = new Map<number, number>();
  const agencies = new Map<number, number>();
  const sheets = new Map<number, Counted[]>();
  /** Guarantors asked by each borrower: whether they stay members decides about the payout. */
  const guarantors = new Map<number, Set<number>>();
  const borrowers = new Map<number, Set<number>>();
  const movedIn = new Map<number, Set<number>>();
  const movedOut = new Map<number, Set<number>>();
  const add = (counts: Map<number, number>, key: number) =>
    void counts.set(key, (counts.get(key) ?? 0) + 1);
  const join = (sets: Map<number, Set<number>>, key: number, value: number) =>
    void sets.set(key, (sets.get(key) ?? new Set()).add(value));
  const touch = (index: number, fact: Counted) =>
    void sheets.set(index, [...(sheets.get(index) ?? []), fact]);
  /** A member moves to the agency after this one; from the last one, to the one before. */
  const move = (no: number, index: number) => {
    for (const next of [index - 1, index + 1]) {
      join(movedIn, next, no);
      join(movedOut, no, next);
    }
  };
  /** Returns the agencies whose records may move a member's money. */
  const agenciesOf = (no: number) => {
    const home = agencyIndexOf(no);
    return new Set([home, pensionAgencyOf(home), ...(movedOut.get(no) ?? [])]);
  };
  const touchSheets = (no: number, fact: Counted) => {
    for (const index of agenciesOf(no)) touch(index, fact);
  };
  const revisionOf = (no: number): number => {
    let sum = members.get(no) ?? 0;
    if (agencies.size === 0) return sum;
    for (const index of agenciesOf(no)) sum += agencies.get(index) ?? 0;
    return sum;
  };
  return {
    count(fact: Counted): void {
      const { kind, subject, value } = fact;
      if (OF_MEMBERS.has(kind)) {
        const no = Number(subject);
        add(members, no);
        if (kind === 'guarantor-asked') {
          // Facts of this kind have this value.
          const { borrower } = value as { readonly borrower: number };
          join(guarantors, borrower, no);
          join(borrowers, no, borrower);
        }
        touchSheets(no, fact);
        for (const borrower of borrowers.get(no) ?? []) touchSheets(borrower, fact);
      }
      const isOf = OF_AGENCIES.has(kind) || OF_TRANSFERS.has(kind);
      const agency = isOf && findAgency(subject, Number.MAX_SAFE_INTEGER);
      if (!agency) return;
      const { index } = agency;
      if (OF_TRANSFERS.has(kind) && agencies.has(index)) return;
      add(agencies, index);
      // A member on an agency's sheet may have come from another one, whose record this is.
      for (const number of [index - 1, index, index + 1]) touch(number, fact);
      if (kind !== 'deduct-result') return;
      // Facts of this kind have this value.
      for (const { no, reason } of (value as DeductResult).lines) {
        if (reason === 'ย้าย') move(no, index);
        for (const borrower of borrowers.get(no) ?? []) touchSheets(borrower, fact);
      }
    },
    /**
     * Number of facts that may move a member's money: those about the member, about the agencies that billed, and about
     * who was asked to guarantee.
     */
    ofMember(no: number): number {
      let sum = revisionOf(no);
      for (const guarantor of guarantors.get(no) ?? []) sum += revisionOf(guarantor);
      return sum;
    },
    /** Returns a key of the facts that may move the money of anybody on the sheets of the agency at a place. */
    ofAgency: (index: number, dayEnd: number, now: number) =>
      keyOf(sheets.get(index) ?? [], dayEnd, now),
    /** Returns members of other agencies who may have moved to this one. */
    movedTo: (index: number) => [...(movedIn.get(index) ?? [])],
    clear() {
      for (const counts of [members, agencies, sheets, guarantors, borrowers, movedIn, movedOut])
        counts.clear();
    },
  };
}

export type Revisions = ReturnType<typeof createRevisions>;
