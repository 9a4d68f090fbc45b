import type { GroupKeeprep, SheetCause, SheetMember } from '@coop/contracts/membergroup/keeprep';
import { formatCount, parseBaht } from '@coop/format/money';
import { findableText } from '../../find-people.ts';
import { fullName, isArrear } from '../lines.ts';
import { text } from '../text.ts';

/**
 * What people can be filtered by, in the order of the chips. Changed is whose bill differs for a cause of their own: by a
 * few satang of interest nearly everybody's does.
 */
export const MARKS = ['changed', 'arrears', 'new', 'ended', 'moved'] as const;
export type Mark = (typeof MARKS)[number];

/** A member of the sheet, read once. Amounts are satang; null where a backend does not say. */
export interface Person {
  readonly member: SheetMember;
  readonly no: string;
  readonly name: string;
  /** What they are found by. */
  readonly findable: string;
  readonly amount: number | null;
  readonly previous: number | null;
  readonly difference: number | null;
  readonly causes: readonly SheetCause[];
  readonly marks: ReadonlySet<Mark>;
  /** On last month's sheet, and not on this one. */
  readonly isGone: boolean;
}

/** Causes that move nearly everybody each month: its days, its deaths, and principal that was paid. */
const OF_THE_MONTH: ReadonlySet<string> = new Set(['DAYS', 'DEATHS', 'BALANCE', 'RATE']);

/** Whether a cause is somebody's own, and not the month's. */
export const isOwnCause = ({ code }: SheetCause) => !OF_THE_MONTH.has(code);

/** The mark that somebody has for a cause. */
export function markOf({ code, item_group }: SheetCause): Mark | undefined {
  if (code === 'JOINED' || code === 'LEFT') return 'moved';
  if (item_group !== 'LOAN') return undefined;
  if (code === 'NEW') return 'new';
  return code === 'FINISHED' ? 'ended' : undefined;
}

function marksOf(member: SheetMember, causes: readonly SheetCause[], difference: number | null) {
  const marks = new Set<Mark>();
  // A backend that tells no causes: whoever's bill differs.
  if (difference && (member.causes ? causes.some(isOwnCause) : true)) marks.add('changed');
  if (member.lines.some(isArrear)) marks.add('arrears');
  for (const mark of causes.map(markOf)) if (mark) marks.add(mark);
  return marks;
}

function personOf(member: SheetMember, isGone: boolean): Person {
  const amount = parseBaht(member.amount);
  const previous = parseBaht(member.previous_amount);
  const difference = amount === null || previous === null ? null : amount - previous;
  const causes = member.causes ?? [];
  const name = fullName(member);
  return {
    member,
    no: member.membership_no,
    name,
    findable: findableText(member.membership_no, name),
    amount,
    previous,
    difference,
    causes,
    marks: marksOf(member, causes, difference),
    isGone,
  };
}

/** Everybody on the sheet and who left it since last month, by number. */
export function peopleOf({
  members,
  gone_members = [],
}: Pick<GroupKeeprep, 'members' | 'gone_members'>): readonly Person[] {
  const gone = gone_members.map((one) => personOf(one, true));
  const all = [...members.map((one) => personOf(one, false)), ...gone];
  // Of a backend's own order nothing is changed unless somebody has to be put in between.
  return gone.length === 0 ? all : all.sort((a, b) => a.no.localeCompare(b.no));
}

/** Whose bill differs from last month's by what every month brings, and nothing of their own. */
export const isOfTheMonth = ({ difference, marks }: Person) =>
  Boolean(difference) && !marks.has('changed');

/** Whether the sheet says what people were billed last month. */
export function isCompared(people: readonly Person[]): boolean {
  return people.some((one) => one.previous !== null);
}

export interface Sums {
  readonly previous: number;
  readonly amount: number;
  readonly difference: number;
  /** People on the sheet, and those who left it. */
  readonly billed: number;
  readonly gone: number;
}

/** What people come to together, satang. */
export function sumsOf(people: readonly Person[]): Sums {
  let [previous, amount, gone] = [0, 0, 0];
  for (const one of people) {
    previous += one.previous ?? 0;
    amount += one.amount ?? 0;
    if (one.isGone) gone += 1;
  }
  const difference = amount - previous;
  return { previous, amount, difference, billed: people.length - gone, gone };
}

/** How many are shown, of how many that are billed. */
export function totalWords({ billed, gone }: Sums, whole: Sums): string {
  const words = text.totalOf(formatCount(billed), formatCount(whole.billed));
  return gone === 0 ? words : words + text.andGone(formatCount(gone));
}
