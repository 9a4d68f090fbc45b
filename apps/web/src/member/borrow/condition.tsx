import type { LoanCondition } from '@coop/contracts/member/ahead/loan-right';
import { formatCount, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import type { ReactNode } from 'react';
import { text } from './text-right.ts';

/** A condition in words: what it is, how it stands, and what is wanted or missing. */
export interface ConditionWords {
  readonly term: string;
  readonly has: ReactNode;
  readonly wanted: ReactNode;
  readonly met: boolean;
}

/** Years and months, as one says them. */
function monthsWords(months: number): string {
  const years = Math.trunc(months / 12);
  const rest = months % 12;
  if (years === 0) return text.months(formatCount(months));
  const whole = text.years(formatCount(years));
  return rest === 0 ? whole : `${whole} ${text.months(formatCount(rest))}`;
}

const UNITS: Partial<Record<LoanCondition['kind'], (count: number) => string>> = {
  member_months: monthsWords,
  months_left: monthsWords,
  no_arrears: (count) => text.instalments(formatCount(count)),
  paid_instalments: (count) => text.instalments(formatCount(count)),
  no_request: (count) => text.requests(formatCount(count)),
};

const WORDS: readonly string[] = ['member_kind', 'rank', 'service', 'membership'];
/** What there must be none of, and how one says that there is none. */
const NONE: Partial<Record<LoanCondition['kind'], string>> = {
  no_arrears: text.noArrears,
  no_request: text.noRequest,
};
/** What grows with time until it is complete. */
const FULL: readonly string[] = ['member_months', 'paid_instalments'];

/** The condition in words; undefined for a kind or a value that this portal does not know. */
export function conditionWords({ kind, wanted, has, met }: LoanCondition) {
  const term: string | undefined = text.kinds[kind];
  if (term === undefined) return undefined;
  const words = (hasWords: ReactNode, wantedWords: ReactNode): ConditionWords => {
    return { term, has: hasWords, wanted: wantedWords, met };
  };
  if (WORDS.includes(kind))
    return words(has, <span className="whole">{text.wantedWord(wanted)}</span>);
  const unit = UNITS[kind];
  if (unit) {
    const [want, have] = [Number(wanted), Number(has)];
    if (!Number.isInteger(want) || !Number.isInteger(have)) return undefined;
    const none = NONE[kind];
    if (none !== undefined)
      return met ? { ...words('', ''), term: none } : words(unit(have), text.wantedNone);
    const wanting = FULL.includes(kind) ? text.wantedFull : text.wanted;
    const missing = met || have >= want ? '' : ` ${text.short(unit(want - have))}`;
    return words(unit(have), wanting(unit(want)) + missing);
  }
  const [want, have] = [parseBaht(wanted), parseBaht(has)];
  return want === null || have === null ? undefined : moneyWords(term, have, want, met);
}

/** A condition about money: what there is, what is wanted and how much is missing. */
export function moneyWords(
  term: string,
  haveSatang: number,
  wantSatang: number,
  met = haveSatang >= wantSatang,
): ConditionWords {
  const baht = (satang: number) => <Amount satang={satang} size="s" unit="บาท" />;
  return {
    term,
    met,
    has: <Amount satang={haveSatang} unit="บาท" />,
    wanted: (
      <>
        {text.wanted('')}
        {baht(wantSatang)}
        {haveSatang < wantSatang && (
          <>
            {' '}
            {text.short('')}
            {baht(wantSatang - haveSatang)}
          </>
        )}
      </>
    ),
  };
}
