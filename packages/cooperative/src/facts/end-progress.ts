import { endOfMonthIndex } from '@coop/finance/calendar';
import { lineOf } from '../agency/deduct-result.ts';
import type { View } from '../chance/view.ts';
import type { Fact, FactLog } from '../log/fact-log.ts';
import { dayOf } from '../moments.ts';
import { membershipNoOf } from '../people/member.ts';
import type { EndKind } from '../people/person/person.ts';
import { boardDayAfter } from '../rules/board-days.ts';
import { agenciesOf } from './agency-facts.ts';

/** A membership on its way to its end: notified on a day, decided by the board, settled on the board's day. */
export interface EndProgress {
  readonly how: EndKind;
  /** From this moment on nothing new can be requested, and pending requests are dropped. */
  readonly noticedAt: number;
  readonly eventOn: string;
  /** Empty if the agency recorded it without one. */
  readonly paperNo: string;
  /** Day on which the membership ends unless the notice is dropped before. */
  readonly boardOn: string;
  /** When and why it was dropped. */
  readonly decision?: { readonly at: number } & Fact<'end-decision'>['value'];
}

/**
 * Reads a notice of the officer's desk. A second notice cannot be given while one is open, so decisions follow notices.
 */
function noticed({ at, value }: Fact<'end-notice'>, decided: Fact<'end-decision'> | undefined) {
  const boardOn = boardDayAfter(dayOf(at));
  const decision = decided && { at: decided.at, ...decided.value };
  return { ...value, noticedAt: at, boardOn, ...(decision && { decision }) };
}

/**
 * Returns the deaths that an agency recorded as the reason of a month. It can take one back by recording something else
 * until the month is booked: on the due day, or the day of a late record.
 */
function recordedDeaths(records: readonly Fact<'deduct-result'>[], no: number): EndProgress[] {
  const found: EndProgress[] = [];
  for (const { at, value } of records) {
    const isDeath = lineOf(value, no)?.reason === 'เสียชีวิต';
    const day = dayOf(at);
    const last = found.at(-1);
    const open = last?.decision ? undefined : last;
    if (isDeath === Boolean(open)) continue;
    if (!open) {
      const boardOn = boardDayAfter(day);
      found.push({ how: 'เสียชีวิต', noticedAt: at, eventOn: day, paperNo: '', boardOn });
    } else if (day <= open.eventOn || day <= endOfMonthIndex(value.month)) {
      found.splice(-1, 1, { ...open, decision: { at, action: 'withdraw', reason: '' } });
    }
  }
  return found;
}

/** Returns every notice about the end of a membership before a moment, oldest first. */
export function progressOfEnds(
  overlay: FactLog,
  view: View,
  no: number,
  until: number,
): readonly EndProgress[] {
  const subject = membershipNoOf(no);
  const decided = overlay.until('end-decision', subject, until - 1);
  const notices: EndProgress[] = overlay
    .until('end-notice', subject, until - 1)
    .map((one, i) => noticed(one, decided[i]));
  const agencies = [...agenciesOf(overlay, view, no, until).values()];
  const deaths = agencies.flatMap(({ results }) => {
    const months = Map.groupBy(results, ({ value }) => value.month);
    return [...months.values()].flatMap((records) => recordedDeaths(records, no));
  });
  return [...notices, ...deaths].toSorted((a, b) => a.noticedAt - b.noticedAt);
}

/** Returns the notice that ends the membership: the one that the board decides first. */
export function endAmong(requests: readonly EndProgress[]): EndProgress | undefined {
  const open = requests.filter((one) => !one.decision);
  return open.toSorted((a, b) => (a.boardOn < b.boardOn ? -1 : 1))[0];
}
