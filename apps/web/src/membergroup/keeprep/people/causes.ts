import type { SheetCause } from '@coop/contracts/membergroup/keeprep';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonthShort } from '@coop/format/thai-date';
import type { TagTone } from '@coop/ui/tag';
import { text } from '../text.ts';
import { isOwnCause, type Mark, markOf, type Person } from './people.ts';

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
export interface Part {
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

export interface PersonTag {
  readonly mark: Mark;
  readonly words: string;
  readonly tone: TagTone;
}

/** What a person stands out by: arrears with their month, a new or an ended contract, joined or left. */
export function tagsOf(
  { marks, isGone, member }: Person,
  previous: string | undefined,
): PersonTag[] {
  const since = member.arrear_since;
  const month = since ? formatThaiMonthShort(since).split(' ')[0] : undefined;
  const arrears =
    month === undefined
      ? text.arrears
      : since === previous
        ? text.arrearOf(month)
        : text.arrearSince(month);
  return [
    ...(marks.has('arrears')
      ? [{ mark: 'arrears' as const, words: arrears, tone: 'negative' as const }]
      : []),
    ...(marks.has('new')
      ? [{ mark: 'new' as const, words: text.chips.new, tone: 'waiting' as const }]
      : []),
    ...(marks.has('ended')
      ? [{ mark: 'ended' as const, words: text.chips.ended, tone: 'positive' as const }]
      : []),
    ...(marks.has('moved')
      ? [
          {
            mark: 'moved' as const,
            words: isGone ? text.gone : text.joined,
            tone: 'muted' as const,
          },
        ]
      : []),
  ];
}

/** The heaviest cause, after what else a person stands out by; the other causes are counted. */
export function causeWords(person: Person, previous: string | undefined): string {
  const [first, ...others] = partsOf(person);
  return [
    ...tagsOf(person, previous)
      .filter(({ mark }) => mark !== first?.mark)
      .map((one) => one.words),
    first?.words,
    others.length > 0 && text.others(formatCount(others.length)),
  ]
    .filter(Boolean)
    .join(' ');
}
