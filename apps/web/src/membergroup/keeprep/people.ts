import type { BillingLine } from '@coop/contracts/membergroup/billing';
import type { GroupKeeprep, SheetCause, SheetMember } from '@coop/contracts/membergroup/keeprep';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonthShort } from '@coop/format/thai-date';
import { findableText } from '../find-people.ts';
import { text } from './text.ts';

/** Left over from earlier months. A backend may leave it out: then it is this month's. */
export const isArrear = (line: BillingLine) => line.is_arrear === true;

/** Tells the items of a cell apart: a contract may stand there twice, this month's and what is left over. */
export function lineKey({ ref_no, period, item_desc, is_arrear }: BillingLine): string {
  return `${ref_no}/${period}/${item_desc}/${is_arrear}`;
}

export function fullName({ prename, member_name, member_surname }: SheetMember): string {
  return `${prename}${member_name} ${member_surname}`;
}

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
const isOwnCause = ({ code }: SheetCause) => !OF_THE_MONTH.has(code);

/** The mark that somebody has for a cause. */
function markOf({ code, item_group }: SheetCause): Mark | undefined {
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

const words = text.causes;

type Words = (cause: SheetCause, reason: string) => string;

const byGroup =
  (all: Readonly<Record<string, string>>): Words =>
  ({ item_group }) =>
    all[String(item_group)] ?? words.other;

const isMore = ({ amount }: SheetCause) => (parseBaht(amount) ?? 0) > 0;

const WORDS: Readonly<Partial<Record<string, Words>>> = {
  NEW: (cause, reason) =>
    cause.item_group === 'LOAN'
      ? words.firstOf(cause.ref_no)
      : byGroup(words.starts)(cause, reason),
  FINISHED: (cause, reason) =>
    cause.item_group === 'LOAN' ? words.endOf(cause.ref_no) : byGroup(words.ends)(cause, reason),
  LAST: ({ ref_no }) => words.lastOf(ref_no),
  PAUSED: () => words.paused,
  RAISED: byGroup(words.raised),
  EXTRA: () => words.extra,
  ARREARS: ({ now }, reason) => {
    if (now === '0') return words.settled;
    return reason ? words.notDeducted(reason) : words.overdue(now);
  },
  BALANCE: (cause) => (isMore(cause) ? words.more : words.less),
  DAYS: ({ before, now }) => words.days(now, before),
  RATE: ({ before, now }) => words.rate(now, before),
  DEATHS: ({ before, now }) => words.deaths(now, before),
  REFUND: (cause) => (isMore(cause) ? words.refundLess : words.refund),
  PAID: () => words.paid,
  JOINED: () => words.joined,
  LEFT: (_, reason) => (reason ? words.leftFor(reason) : words.left),
};

/** Part of a person's difference, in words. */
interface Part {
  readonly words: string;
  /** The mark that it explains. */
  readonly mark?: Mark | undefined;
  /** Signed, in satang. */
  readonly satang: number;
}

/**
 * Why a person's bill differs from last month's: causes of their own before those of the month, heaviest first; the
 * same cause of several lines is one. What the causes leave of the difference is the last part, so that the parts
 * always add up to it.
 */
export function partsOf({ causes, difference, member }: Person): Part[] {
  const sums = new Map<string, Part & { readonly isOwn: boolean }>();
  let rest = difference ?? 0;
  for (const cause of causes) {
    const satang = parseBaht(cause.amount) ?? 0;
    const said = WORDS[cause.code]?.(cause, member.short_reason ?? '') ?? words.other;
    const all = (sums.get(said)?.satang ?? 0) + satang;
    sums.set(said, { words: said, mark: markOf(cause), satang: all, isOwn: isOwnCause(cause) });
    rest -= satang;
  }
  const parts = [...sums.values()]
    .filter((one) => one.satang !== 0)
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || Math.abs(b.satang) - Math.abs(a.satang));
  return rest === 0 ? parts : [...parts, { words: words.other, satang: rest }];
}

const TAGS = [
  { mark: 'arrears', tone: 'negative' },
  { mark: 'new', tone: 'waiting' },
  { mark: 'ended', tone: 'positive' },
  { mark: 'moved', tone: 'muted' },
] as const;

/** What a person stands out by: arrears with their month, a new or an ended contract, joined or left. */
export function tagsOf({ marks, isGone, member }: Person, previous: string | undefined) {
  const since = member.arrear_since;
  const month = since ? formatThaiMonthShort(since).split(' ')[0] : undefined;
  const arrears =
    month === undefined
      ? text.arrears
      : since === previous
        ? text.arrearOf(month)
        : text.arrearSince(month);
  const moved = isGone ? text.gone : text.joined;
  const words = { ...text.chips, arrears, moved };
  return TAGS.filter(({ mark }) => marks.has(mark)).map((tag) => ({
    ...tag,
    words: words[tag.mark],
  }));
}

/** The heaviest cause, after what else a person stands out by; the other causes are counted. */
export function causeWords(person: Person, previous: string | undefined): string {
  const [first, ...others] = partsOf(person);
  const tags = tagsOf(person, previous).filter(({ mark }) => mark !== first?.mark);
  const more = others.length > 0 && text.others(formatCount(others.length));
  return [...tags.map((one) => one.words), first?.words, more].filter(Boolean).join(' ');
}
