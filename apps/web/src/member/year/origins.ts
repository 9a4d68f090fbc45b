import type { YearLine, YearSummary } from '@coop/contracts/member/own/year';
import { parseBaht } from '@coop/format/money';
import { paths } from '../../site/paths.ts';
import { lessOf, type Origin, originOf, rowOf } from '../../tables/origins/origin.ts';
import { rowsIn } from '../../tables/statement/marked-rows.ts';
import { text } from './text.ts';

export type Group = YearLine['group'];

/** A line's name with its account or contract. */
export const lineWords = ({ item_desc, ref_no }: YearLine) =>
  [item_desc, ref_no].filter(Boolean).join(' ');

/** Address of the rows behind a line: those of the year. */
export function linkOf({ year, counted_to }: YearSummary, { kind, ref_no }: YearLine): string {
  const { member } = paths;
  const ofYear = (statement: string) => rowsIn(statement, `${year}-01-01`, counted_to);
  if (kind === 'SHARES') return ofYear(member.share);
  if (kind === 'CREMATION') return ofYear(member.kepcrem);
  if (kind === 'DEPOSITS' || kind === 'DEPOSIT_INTEREST')
    return ofYear(member.depositStatement(ref_no));
  if (kind === 'LOANS' || kind === 'LOAN_INTEREST') return ofYear(member.loanStatement(ref_no));
  return member.dividendPaid(year);
}

/** Returns where a line comes from, where it is the difference of two balances. */
export function lineOrigin(line: YearLine): Origin | undefined {
  const { before, after, borrowed, amount } = line;
  if (before === undefined || after === undefined) return undefined;
  const first = rowOf(text.before, before);
  const last = rowOf(text.after, after);
  const lent = borrowed && parseBaht(borrowed) ? rowOf(text.borrowed, borrowed) : undefined;
  const rows =
    borrowed === undefined
      ? [last, lessOf(text.before, before)]
      : [first, lent, lessOf(text.after, after)];
  return originOf(lineWords(line), parseBaht(amount), rows);
}

const SUMS = { EARNED: 'earned', PAID: 'paid', SAVED: 'saved', OWED_LESS: 'owed_less' } as const;

/** The sum of a group, baht as on the wire. */
export const sumOf = (year: YearSummary, group: Group): string => year[SUMS[group]];

/** Returns where the sum of a group comes from: its lines. */
export const groupOrigin = (year: YearSummary, group: Group) =>
  originOf(
    text.groups[group],
    parseBaht(sumOf(year, group)),
    year.lines
      .filter((line) => line.group === group)
      .map((line) =>
        rowOf(lineWords(line), line.amount, { to: linkOf(year, line), of: lineOrigin(line) }),
      ),
  );

/** Returns where what the member has more comes from. */
export const betterOrigin = (year: YearSummary) =>
  originOf(text.repaid, parseBaht(year.better_off), [
    rowOf(text.groups.SAVED, year.saved, { of: groupOrigin(year, 'SAVED') }),
    rowOf(text.groups.OWED_LESS, year.owed_less, { of: groupOrigin(year, 'OWED_LESS') }),
  ]);
