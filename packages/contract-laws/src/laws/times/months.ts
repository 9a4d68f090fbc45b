import { across } from '../across-checks.ts';
import { holds } from '../figures.ts';
import { type LawAcross, only } from '../law.ts';

const YEAR = 12;

/** Laws between the list of months and the shares that were paid in them. */
export const monthLawsAcross: readonly LawAcross[] = [
  across(
    ['memberKepList', 'memberShareList'],
    'months-cut',
    'the list of months is longer than a year where the member has paid for longer',
    (answers, { bills }) => {
      const months = only(answers, 'memberKepList')?.months ?? [];
      const oldest = months.at(-1)?.due_date.slice(0, 7) ?? '';
      const rows = only(answers, 'memberShareList')?.rows ?? [];
      const paid = new Set(rows.map((row) => row.operate_date.slice(0, 7)));
      const earlier = [...paid].filter((month) => month < oldest).length;
      const mayBe = months.length !== YEAR || bills.months_listed <= YEAR || earlier < YEAR;
      return holds('months', mayBe, YEAR, `up to ${bills.months_listed}`);
    },
  ),
];
