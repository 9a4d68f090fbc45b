import { deductibleSatang, hasIncome } from '../../plans/loan-limits.ts';
import { isYearly } from '../arrears.ts';
import type { History } from '../history-state.ts';
import { type KepEntry, sumOf } from './collection.ts';

const isOwn = (line: KepEntry) => !line.isArrears && !isYearly(line);

/**
 * Leaves out of a month's own lines the interest for which the income has no room, of each contract by its part: of days
 * for which no bill was made, or on what is overdue. It stays counted, and comes with the next bill or is paid at the counter.
 */
export function withinIncome(
  { member, paying }: Pick<History, 'member' | 'paying'>,
  month: number,
  lines: readonly KepEntry[],
): readonly KepEntry[] {
  const ownLines = lines.filter(isOwn);
  let overSatang = sumOf(ownLines) - deductibleSatang(member, month);
  if (overSatang <= 0 || paying.payer !== 'agency' || !hasIncome(member)) return lines;
  let interestLeft = ownLines.reduce((sum, line) => sum + line.interestSatang, 0);
  return lines.map((line) => {
    if (!isOwn(line) || line.interestSatang === 0) return line;
    const partSatang = Math.ceil((overSatang * line.interestSatang) / interestLeft);
    const leftOutSatang = Math.min(partSatang, line.interestSatang);
    overSatang -= leftOutSatang;
    interestLeft -= line.interestSatang;
    const interestSatang = line.interestSatang - leftOutSatang;
    const amountSatang = line.amountSatang - leftOutSatang;
    return { ...line, interestSatang, amountSatang, leftOutSatang };
  });
}
