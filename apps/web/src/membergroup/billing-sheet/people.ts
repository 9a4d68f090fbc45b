import type { BillingLine } from '@coop/contracts/membergroup/billing';
import type { GroupKeeprep, SheetCause, SheetMember } from '@coop/contracts/membergroup/keeprep';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonthShort } from '@coop/format/thai-date';
import { findableText } from '../find-people.ts';
import { text } from './text.ts';

/** Left over from earlier months. A backend may leave it out: then it is this month's. */
export const isArrear = (line: BillingLine) => line.is_arrear === true;

export function fullName({ prename, member_name, member_surname }: SheetMember): string {
  return `${prename}${member_name} ${member_surname}`;
}

/**
 * Marks by which people can be filtered, in the order of the chips. Marked as changed is whose bill differs for a cause
 * of their own: by a few satang of interest nearly everybody's does.
 */
export const MARK_WORDS = {
  changed: 'ยอดเปลี่ยน',
  arrears: 'ค้างชำระ',
  new: 'สัญญาใหม่',
  ended: 'หมดสัญญา',
  moved: 'เข้า-ออก',
} as const;
export type Mark = keyof typeof MARK_WORDS;
export const MARKS = Object.keys(MARK_WORDS) as Mark[];

/** Causes that move nearly everybody each month: its days, its deaths, and principal that was paid. */
const OF_THE_MONTH: ReadonlySet<string> = new Set(['DAYS', 'DEATHS', 'BALANCE', 'RATE', 'YEAR']);

/** Tells whether a cause is somebody's own, and not the month's. */
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

/** @param isGone on last month's sheet, and not on this one */
function personOf(member: SheetMember, isGone: boolean) {
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

/** A member of the sheet, read once. Amounts are satang; null where a backend does not say. */
export type Person = Readonly<ReturnType<typeof personOf>>;

/** Everybody on the sheet and who left it since last month, by number. */
export function peopleOf({
  members,
  gone_members = [],
}: Pick<GroupKeeprep, 'members' | 'gone_members'>): readonly Person[] {
  const gone = gone_members.map((goneMember) => personOf(goneMember, true));
  const all = [...members.map((member) => personOf(member, false)), ...gone];
  // Of a backend's own order nothing is changed unless somebody has to be put in between.
  return gone.length === 0 ? all : all.sort((a, b) => a.no.localeCompare(b.no));
}

/** Tells whose bill differs from last month's by what every month brings, and nothing of their own. */
export const isOfTheMonth = ({ difference, marks }: Person) =>
  Boolean(difference) && !marks.has('changed');

/** Tells whether a chip counts somebody: that of those who changed counts whom the month moved, too. */
export const isMarked = (person: Person, mark: Mark) =>
  person.marks.has(mark) || (mark === 'changed' && isOfTheMonth(person));

/** Tells whether the sheet says what people were billed last month. */
export function isCompared(people: readonly Person[]): boolean {
  return people.some((person) => person.previous !== null);
}

/** Returns what people come to together, satang; how many are on the sheet, and how many left it. */
export function sumsOf(people: readonly Person[]) {
  const sum = (key: 'previous' | 'amount') =>
    people.reduce((all, person) => all + (person[key] ?? 0), 0);
  const previous = sum('previous');
  const amount = sum('amount');
  const gone = people.filter((person) => person.isGone).length;
  return { previous, amount, difference: amount - previous, billed: people.length - gone, gone };
}

export type Sums = ReturnType<typeof sumsOf>;

/** Returns how many are shown, of how many that are billed. */
export function totalWords({ billed, gone }: Sums, whole: Sums): string {
  const words = `${formatCount(billed)} จาก ${formatCount(whole.billed)}\u00a0คน`;
  return gone === 0 ? words : `${words} · ออก ${formatCount(gone)}\u00a0คน`;
}

const OTHER = 'รายการอื่น';

const isMore = ({ amount }: SheetCause) => (parseBaht(amount) ?? 0) > 0;

/** Causes that are called after what they are of. */
const GROUP_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NEW: {
    SHARE: 'เริ่มส่งค่าหุ้น',
    DEPOSIT: 'เริ่มฝากหักเงินเดือน',
    CREMATION: 'เริ่มเก็บฌาปนกิจ',
  },
  FINISHED: { DEPOSIT: 'ฝากครบกำหนดแล้ว', CREMATION: 'เลิกเก็บฌาปนกิจ' },
  RAISED: { SHARE: 'ปรับอัตราส่งค่าหุ้น', DEPOSIT: 'ปรับยอดฝากหักเงินเดือน' },
};

/** In short, as they stand in a column of the table; numbers in brackets are last month's. */
const WORDS: Readonly<Record<string, (cause: SheetCause, reason?: string) => string>> = {
  NEW: ({ item_group, ref_no }) => (item_group === 'LOAN' ? `${ref_no} งวดแรก` : OTHER),
  FINISHED: ({ item_group, ref_no }) => (item_group === 'LOAN' ? `${ref_no} ชำระหมดแล้ว` : OTHER),
  LAST: ({ ref_no }) => `${ref_no} งวดสุดท้าย`,
  PAUSED: () => 'งดส่งค่าหุ้น',
  EXTRA: () => 'ชำระหนี้เพิ่มตามคำสั่ง',
  ARREARS: ({ now }, reason) => {
    if (now === '0') return 'ไม่มียอดค้างแล้ว';
    return reason ? `หักไม่ได้: ${reason}` : `ยอดค้าง ${now}\u00a0เดือนมารวม`;
  },
  BALANCE: (cause) => (isMore(cause) ? 'เงินต้นเพิ่มขึ้น' : 'เงินต้นลดลง'),
  DAYS: ({ before, now }) => `ดอกเบี้ย ${now}\u00a0วัน\u00a0(${before})`,
  RATE: ({ before, now }) => `ดอกเบี้ย ${now}\u00a0%\u00a0(${before})`,
  YEAR: ({ before, now }) => `ปีละ ${now}\u00a0วัน\u00a0(${before})`,
  DEATHS: ({ before, now }) => `ฌาปนกิจ ${now}\u00a0ศพ\u00a0(${before})`,
  REFUND: (cause) => (isMore(cause) ? 'เงินคืนน้อยกว่าเดือนก่อน' : 'คืนเงินที่รับไว้เกิน'),
  PAID: () => 'ชำระเพิ่มระหว่างเดือน',
  CARRIED: () => 'ดอกเบี้ยยกไปงวดถัดไป',
  JOINED: () => 'เริ่มเรียกเก็บที่หน่วยงานนี้',
  LEFT: (_, reason) => (reason ? `ไม่เรียกเก็บแล้ว: ${reason}` : 'ไม่เรียกเก็บแล้ว'),
};

function wordsOf(cause: SheetCause, reason: string | undefined): string {
  const { code, item_group } = cause;
  return GROUP_WORDS[code]?.[String(item_group)] ?? WORDS[code]?.(cause, reason) ?? OTHER;
}

const satangOf = (causes: readonly SheetCause[]) =>
  causes.reduce((sum, { amount }) => sum + (parseBaht(amount) ?? 0), 0);

/**
 * Returns why a person's bill differs from last month's, each part with its signed satang and the mark that it
 * explains: causes of their own before those of the month, heaviest first; the same cause of several lines is one. What
 * the causes leave of the difference is the last part, so that the parts always add up to it.
 */
export function partsOf({ causes, difference, member }: Person) {
  const parts = [...Map.groupBy(causes, (cause) => wordsOf(cause, member.short_reason))]
    .map(([words, same]) => ({
      words,
      mark: same.map(markOf).at(-1),
      satang: satangOf(same),
      isOwn: same.some(isOwnCause),
    }))
    .filter(({ satang }) => satang !== 0)
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || Math.abs(b.satang) - Math.abs(a.satang));
  const rest = (difference ?? 0) - satangOf(causes);
  return rest === 0 ? parts : [...parts, { words: OTHER, mark: undefined, satang: rest }];
}

const TONES = { arrears: 'negative', new: 'waiting', ended: 'positive', moved: 'muted' } as const;

/** Returns what a person stands out by: arrears with their month, a new or an ended contract, joined or left. */
export function tagsOf({ marks, isGone, member }: Person, previous: string | undefined) {
  const since = member.arrear_since;
  const month = since && formatThaiMonthShort(since).split(' ')[0];
  const arrears = month && `ค้าง${since === previous ? '' : 'ตั้งแต่'} ${month}`;
  const words = { ...MARK_WORDS, moved: isGone ? 'ออก' : 'เข้าใหม่', ...(arrears && { arrears }) };
  return MARKS.flatMap((mark) =>
    mark !== 'changed' && marks.has(mark) ? [{ mark, tone: TONES[mark], words: words[mark] }] : [],
  );
}

/** The heaviest cause, after what else a person stands out by; the other causes are counted. */
export function causeWords(person: Person, previous: string | undefined): string {
  const [first, ...others] = partsOf(person);
  const tags = tagsOf(person, previous).filter(({ mark }) => mark !== first?.mark);
  const more = others.length > 0 && text.others(formatCount(others.length));
  return [...tags.map((tag) => tag.words), first?.words, more].filter(Boolean).join(' ');
}
