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
  readonly paperNo: string;
  /** Day on which the membership ends unless the notice is dropped before. */
  readonly boardOn: string;
  /** Moment and reason of its being dropped. */
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
 * A death that an agency gave as a reason. It ends nothing until the cooperative has a paper of it, which is a notice of
 * the desk.
 */
export interface DeathReport {
  readonly at: number;
  /** Moment and reason of its being dropped: by the agency's next record of the member, or by the desk. */
  readonly dropped?: { readonly at: number; readonly reason: string };
}

/** Returns the deaths that agencies reported of a member before a moment, oldest first. */
export function deathReports(
  overlay: FactLog,
  view: View,
  no: number,
  until: number,
): readonly DeathReport[] {
  const results = [...agenciesOf(overlay, view, no, until).values()].flatMap(
    (agency) => agency.results,
  );
  const reports = results.flatMap(({ at, value }) => {
    // A correction says something of one member only.
    if (value.correction && value.correction.no !== no) return [];
    const line = lineOf(value, no);
    return line ? [{ at, isDeath: line.reason === 'เสียชีวิต', reason: '' }] : [];
  });
  const drops = overlay.until('death-report-dropped', membershipNoOf(no), until - 1);
  const dropped = drops.map(({ at, value }) => ({ at, isDeath: false, reason: value.reason }));
  const found: DeathReport[] = [];
  for (const { at, isDeath, reason } of [...reports, ...dropped].toSorted((a, b) => a.at - b.at)) {
    const last = found.at(-1);
    const isOpen = last !== undefined && !last.dropped;
    if (isDeath && !isOpen) found.push({ at });
    if (!isDeath && isOpen) found.splice(-1, 1, { ...last, dropped: { at, reason } });
  }
  return found;
}

/** Returns every notice about the end of a membership before a moment, oldest first. */
export function progressOfEnds(
  overlay: FactLog,
  no: number,
  until: number,
): readonly EndProgress[] {
  const subject = membershipNoOf(no);
  const decided = overlay.until('end-decision', subject, until - 1);
  return overlay
    .until('end-notice', subject, until - 1)
    .map((fact, i) => noticed(fact, decided[i]))
    .toSorted((a, b) => a.noticedAt - b.noticedAt);
}

/** Returns the notice that ends the membership: the one that the board decides first. */
export function endAmong(requests: readonly EndProgress[]): EndProgress | undefined {
  const open = requests.filter((request) => !request.decision);
  return open.toSorted((a, b) => (a.boardOn < b.boardOn ? -1 : 1))[0];
}
