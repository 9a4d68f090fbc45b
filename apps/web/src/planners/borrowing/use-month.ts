import { parseBaht } from '@coop/format/money';
import { useState } from 'react';
import { useFeed } from '../../feed/use-feed.ts';
import { keepDraft, readDraft } from '../../session/drafts.ts';
import { useSalaryLeft } from '../../site/by-laws.ts';
import { bahtWithin } from '../typed.ts';
import type { Month } from './month.ts';
import { deductionsOf } from './salary.ts';

const NAME = 'deductions';
/** More than any salary. */
export const MOST_DEDUCTED = 1_000_000_00;

/**
 * Keeps what one typed of one's other deductions, or of the instalment that one means to pay: the same on every page on
 * the way to a loan, in this tab only.
 */
export function useTypedSum(
  name: 'others' | 'wanted',
): readonly [typed: string, change: (typed: string) => void] {
  const [typed, setTyped] = useState(() => {
    const kept: unknown = Object(readDraft(NAME))[name];
    return typeof kept === 'string' ? kept : '';
  });
  const change = (sum: string) => {
    keepDraft(NAME, { ...Object(readDraft(NAME)), [name]: sum });
    setTyped(sum);
  };
  return [typed, change];
}

export const othersOf = (typed: string) => bahtWithin(typed, 1, MOST_DEDUCTED) ?? 0;

/** The member's month; undefined while it is not wanted, loads or has failed, which the page that needs it says. */
export function useMonth(typed: string, isWanted = true): Month | undefined {
  const minimumPercent = useSalaryLeft();
  const quiet = { quiet: true };
  const info = useFeed('memberInfoShow', isWanted ? {} : undefined, quiet).data;
  const list = useFeed('memberKepList', isWanted ? {} : undefined, quiet).data;
  const recv_period = list?.months[0]?.recv_period;
  const input = recv_period ? { body: { recv_period } } : undefined;
  const bill = useFeed('memberKepShow', input, quiet).data;
  if (!info || !list || (input && !bill)) return undefined;
  return {
    salarySatang: parseBaht(info.salary_amount) || null,
    deductions: deductionsOf(bill?.lines ?? []),
    othersSatang: othersOf(typed),
    minimumPercent,
  };
}
