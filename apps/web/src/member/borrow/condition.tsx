import type { LoanCondition } from '@coop/contracts/member/ahead/loan-right';
import { endOfMonthIndex, isDay, monthIndex } from '@coop/finance/calendar';
import { monthFull } from '@coop/finance/loans/month-full';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonthShort, recvPeriodOf } from '@coop/format/thai-date';
import { Sentence } from '@coop/ui/sentence';
import type { ReactNode } from 'react';
import type { DueOn } from '../../site/by-laws.ts';
import { monthsInWords } from '../../site/months-in-words.ts';
import type { Origin } from '../../tables/origins/origin.ts';
import { OriginAmount } from '../../tables/origins/origin-amount.tsx';

/** Kinds of conditions; an unknown one of a backend is left out. */
const KINDS: Record<LoanCondition['kind'], string | ((rule: string) => string)> = {
  member_kind: 'ประเภทสมาชิก',
  member_months: 'อายุสมาชิก',
  no_arrears: 'งวดค้างชำระ รวมทุกสัญญา',
  months_left: 'เวลาผ่อนก่อนครบกำหนดอายุ',
  rank: 'วิทยฐานะ',
  paid_instalments: 'ผ่อนสัญญาเดิมแล้ว',
  service: 'บริการทำรายการเงิน',
  membership: 'สมาชิกภาพ',
  no_request: 'คำขอกู้ที่ยังไม่เสร็จ',
  cap: 'วงเงินสูงสุดของประเภทนี้',
  salary_multiple: 'ตามเงินเดือน',
  net_salary: (rule) => `ตามเงินเดือนคงเหลือ ${rule}\u00a0%`,
  net_pension: (rule) => `ตามบำนาญคงเหลือ ${rule}\u00a0%`,
  shares: 'ตามทุนเรือนหุ้น',
};

/** @param rule percent of a salary that must be left */
export function conditionName(kind: LoanCondition['kind'], rule: string): string {
  const name = KINDS[kind];
  return typeof name === 'string' ? name : name(rule);
}

const mustHave = (words: string) => `ต้องมี ${words}`;
const lacking = (words: string) => `ขาดอีก\u00a0${words}`;
const instalments = (count: number) => `${formatCount(count)}\u00a0งวด`;

/** A condition in words: what it is, how it stands, and what is wanted or missing. */
export interface ConditionWords {
  readonly term: string;
  readonly has: ReactNode;
  readonly wanted: ReactNode;
  readonly met: boolean;
  /** Tells of one that is not met that no month is to come in which it is. */
  readonly never?: boolean;
  /** Sum or rule that a limit counts from. */
  readonly basis?: ReactNode;
}

/**
 * Tells whether a condition can never be met any more: the time before an age grows shorter, and who has retired stays
 * retired.
 */
export const isNever = ({ kind, has, met }: LoanCondition): boolean =>
  !met && (kind === 'months_left' || (kind === 'member_kind' && String(has).includes('บำนาญ')));

const NEVER = 'ไม่มีเดือนที่จะครบ';

const UNITS: Partial<Record<LoanCondition['kind'], (count: number) => string>> = {
  member_months: monthsInWords,
  months_left: monthsInWords,
  no_arrears: instalments,
  paid_instalments: instalments,
  no_request: (count) => `${formatCount(count)}\u00a0คำขอ`,
};

const WORDS: readonly string[] = ['member_kind', 'rank', 'service', 'membership'];
/** Things that there must be none of, and how one says that there is none. */
const NONE: Partial<Record<LoanCondition['kind'], string>> = {
  no_arrears: 'ไม่มีงวดค้างชำระ',
  no_request: 'ไม่มีคำขอกู้ที่ยังไม่เสร็จ',
};
/** Lists that grow with time until they are complete. */
const FULL: readonly string[] = ['member_months', 'paid_instalments'];

/** The month in which it is complete, where an instalment is paid in each; nothing where no day is known. */
function fullIn(kind: LoanCondition['kind'], missing: number, asOf: string, dueOn: DueOn): string {
  if (!isDay(asOf)) return '';
  const month = monthIndex(asOf);
  // This month's instalment is among those that are missing until its day is over.
  const full = monthFull(month, missing, kind === 'paid_instalments' && asOf < dueOn(month));
  const words = formatThaiMonthShort(recvPeriodOf(endOfMonthIndex(full)));
  return ` ครบเดือน ${words.replaceAll(' ', '\u00a0')}`;
}

/**
 * The condition in words; undefined for a kind or a value that this portal does not know.
 * @param rule percent of a salary that must be left
 * @param asOf day of the records, from which the months that are missing count
 * @param dueOn day by which a month is paid
 */
export function conditionWords(
  condition: LoanCondition,
  rule: string,
  asOf: string,
  dueOn: DueOn,
  origin?: Origin,
) {
  const { kind, wanted, has, met } = condition;
  const never = isNever(condition);
  const name: (typeof KINDS)[LoanCondition['kind']] | undefined = KINDS[kind];
  if (name === undefined) return undefined;
  const term = conditionName(kind, rule);
  const words = (hasWords: ReactNode, wantedWords: ReactNode): ConditionWords => {
    return { term, has: hasWords, wanted: wantedWords, met, never };
  };
  if (WORDS.includes(kind)) {
    const want = <span className="whole">{`ต้องเป็น ${wanted}`}</span>;
    return words(
      has,
      never ? (
        <>
          {want} {NEVER}
        </>
      ) : (
        want
      ),
    );
  }
  const unit = UNITS[kind];
  if (unit) {
    const want = Number(wanted);
    const have = Number(has);
    if (!Number.isInteger(want) || !Number.isInteger(have)) return undefined;
    const none = NONE[kind];
    if (none !== undefined)
      return met ? { ...words('', ''), term: none } : words(unit(have), 'ต้องไม่มี');
    const isGrowing = FULL.includes(kind);
    const missing = met || have >= want ? '' : ` ${lacking(unit(want - have))}`;
    const full = isGrowing ? `ต้องครบ ${unit(want)}` : mustHave(unit(want));
    const complete = missing && isGrowing ? fullIn(kind, want - have, asOf, dueOn) : '';
    const when = never ? ` ${NEVER}` : complete;
    return words(unit(have), full + missing + when);
  }
  const want = parseBaht(wanted);
  const have = parseBaht(has);
  return want === null || have === null ? undefined : moneyWords(term, have, want, { met, origin });
}

interface MoneyOptions {
  readonly met?: boolean;
  readonly origin?: Origin | undefined;
}

/** A condition about money: what there is, what is wanted and how much is missing. */
export function moneyWords(
  term: string,
  haveSatang: number,
  wantSatang: number,
  { met = haveSatang >= wantSatang, origin }: MoneyOptions = {},
): ConditionWords {
  return {
    term,
    met,
    has: <OriginAmount satang={haveSatang} unit="บาท" origin={origin} />,
    wanted: (
      <Sentence>
        {(baht) =>
          `${mustHave(baht(wantSatang))}${haveSatang < wantSatang ? ` ${lacking(baht(wantSatang - haveSatang))}` : ''}`
        }
      </Sentence>
    ),
  };
}
