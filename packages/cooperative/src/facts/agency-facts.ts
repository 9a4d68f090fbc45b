import { lineOf } from '../agency/deduct-result.ts';
import type { View } from '../chance/view.ts';
import type { Fact, FactLog } from '../log/fact-log.ts';
import { dayOf } from '../moments.ts';
import type { Movement, Recorded, RecordedMonth } from '../money/money-facts.ts';
import { agencyAfter, agencyAt, agencyIndexOf, pensionAgencyOf } from '../people/agency.ts';
import { membershipNoOf } from '../people/member.ts';
import { dueOn } from '../rules/due-day.ts';

/** Facts about an agency's months, as far as they are visible. */
export interface AgencyFacts {
  readonly results: readonly Fact<'deduct-result'>[];
  readonly withheld: readonly Fact<'withholding'>[];
  /** The earliest month of which agency or cooperative have said anything; infinite if there is none. */
  readonly sinceMonth: number;
}

type Reported = Pick<AgencyFacts, 'results' | 'withheld'>;

const ABOUT_MONTHS = ['deduct-result', 'withholding', 'remittance', 'bank-receipt'] as const;

/** Returns what an agency recorded for a member before the due day. */
export function recordedOf(facts: Reported, no: number, month: number): Recorded | undefined {
  const due = dueOn(month);
  const inTime = (fact: Fact) => dayOf(fact.at) <= due;
  const kept = facts.withheld.findLast((fact) => fact.value.month === month && inTime(fact));
  const result = facts.results.findLast((fact) => fact.value.month === month && inTime(fact));
  if (kept && (!result || kept.at >= result.at)) return { satang: 0, reason: '' };
  if (!result) return undefined;
  const line = lineOf(result.value, no);
  return line && { satang: line.deductedSatang, reason: line.reason };
}

/** Returns what an agency recorded for a member before the due days of all months. */
export function recordedMonths(facts: Reported, no: number, agency: number): RecordedMonth[] {
  const months = [...facts.results, ...facts.withheld].map(({ value }) => value.month);
  return [...new Set(months)].flatMap((month) => {
    const recorded = recordedOf(facts, no, month);
    return recorded ? [{ agency, month, ...recorded }] : [];
  });
}

/** Returns what the cooperative's corrections of booked months credit a member with. */
export function correctionsOf({ results }: Reported, no: number, agency: number): Movement[] {
  return results.flatMap(({ at, value }): Movement[] => {
    const { month, correction } = value;
    if (correction?.no !== no) return [];
    const { deductedSatang = 0, reason = '' } = lineOf(value, no) ?? {};
    const before = results.findLast((result) => result.value.month === month && result.at < at);
    const reasonBefore = (before && lineOf(before.value, no)?.reason) || '';
    const satang = deductedSatang - correction.fromSatang;
    return [{ kind: 'late', on: dayOf(at), satang, month, agency, reason, reasonBefore }];
  });
}

/** Keeps the last of several records of a day, because a day is booked when it is over. */
function lastOfEachDay(results: readonly Fact<'deduct-result'>[]): Fact<'deduct-result'>[] {
  const days = Map.groupBy(results, ({ at, value }) => `${value.month}/${dayOf(at)}`);
  return [...days.values()].flatMap((records) => records.at(-1) ?? []);
}

/** Returns what an agency recorded for a member after the due day of a month. */
export function lateMovements(facts: Reported, no: number, agency: number): Movement[] {
  const before = new Map<number, Recorded>();
  const records = facts.results.filter(({ value }) => !value.correction);
  return lastOfEachDay(records).flatMap(({ at, value }): Movement[] => {
    const { month } = value;
    const on = dayOf(at);
    if (on <= dueOn(month)) return [];
    const { deductedSatang = 0, reason = '' } = lineOf(value, no) ?? {};
    const inTime = recordedOf(facts, no, month)?.reason ?? '';
    const known = before.get(month) ?? { satang: 0, reason: inTime };
    before.set(month, { satang: deductedSatang, reason });
    const satang = Math.max(0, deductedSatang - known.satang);
    if (satang === 0 && reason === known.reason) return [];
    return [{ kind: 'late', on, satang, month, agency, reason, reasonBefore: known.reason }];
  });
}

/**
 * Returns the facts before a moment of the agencies that may have billed a member, by place and in order. After a
 * recorded move the next bill belongs to another agency, and a retired member may be billed by the agency that pays the
 * pension.
 */
export function agenciesOf(
  overlay: FactLog,
  { population }: Pick<View, 'population'>,
  no: number,
  until: number,
): Map<number, AgencyFacts> {
  const found = new Map<number, AgencyFacts>();
  const read = (index: number) => {
    const { no: agencyNo } = agencyAt(index, population);
    const months = ABOUT_MONTHS.flatMap((kind) =>
      overlay.until(kind, agencyNo, until - 1).map(({ value }) => value.month),
    );
    const facts = {
      results: overlay.until('deduct-result', agencyNo, until - 1),
      withheld: overlay.until('withholding', agencyNo, until - 1),
      sinceMonth: Math.min(Number.POSITIVE_INFINITY, ...months),
    };
    found.set(index, facts);
    return facts;
  };
  const home = agencyIndexOf(no);
  for (let index = home; !found.has(index); ) {
    const hasMoved = read(index).results.some(({ value }) => lineOf(value, no)?.reason === 'ย้าย');
    if (hasMoved) index = agencyAfter(index, population);
  }
  const pension = pensionAgencyOf(home);
  const retires = overlay.all('retirement-payer', membershipNoOf(no)).length > 0;
  // It pays whoever has retired, and says nothing of most.
  if (!found.has(pension) && !retires && !Number.isFinite(read(pension).sinceMonth)) {
    found.delete(pension);
  } else if (retires) read(pension);
  return found;
}
