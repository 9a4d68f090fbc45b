import type { YearLine, YearSummary } from '@coop/contracts/member/own/year';
import { parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate, toBuddhistYear } from '@coop/format/thai-date';
import type { PaperBlock, PaperFile } from '@coop/papers/paper';
import type { Making } from '../../documents/export/export-file.ts';
import { fileName } from '../../documents/export/file-name.ts';
import { figuresOf } from '../../documents/papers/figures.ts';
import { whose } from '../../session/whose.ts';
import type { ExportColumn } from '../../tables/columns.ts';
import { moneyColumn } from '../../tables/money-column.tsx';
import { paperTable } from '../../tables/paper-table.ts';
import { textColumn } from '../../tables/text-column.tsx';
import { type Group, lineWords } from './origins.ts';
import { text } from './text.ts';

export const GROUPS = Object.keys(text.groups) as Group[];

/** A year as the page names it, พ.ศ.; a dash where the backend does not say which. */
export const yearName = ({ year }: YearSummary): string =>
  Number.isInteger(year) ? String(toBuddhistYear(year)) : '-';

/** Sum that was lent in the year, and how far all debt rose with it and fell by what was repaid; undefined without a loan. */
export function newDebt({ lines, owed_less }: YearSummary) {
  const lent = sumSatang(lines.flatMap(({ borrowed }) => (borrowed ? [parseBaht(borrowed)] : [])));
  const repaid = parseBaht(owed_less);
  if (!lent || repaid === null) return undefined;
  const more = lent - repaid;
  return { lent, change: Math.abs(more), changed: more < 0 ? text.owesLess : text.owesMore };
}

/** Returns what the sum of the year is called: of who borrowed it is no gain alone. */
export function answerName(year: YearSummary): string {
  if (newDebt(year)) return text.repaid;
  return whose((parseBaht(year.better_off) ?? 0) < 0 ? text.lessOff : text.betterOff);
}

/** The lines of a group, with their balances where it has some. */
export function columnsFor(lines: readonly YearLine[]): ExportColumn<YearLine>[] {
  const hasBalances = lines.some(({ before }) => before !== undefined);
  const hasLoans = lines.some(({ borrowed }) => parseBaht(borrowed));
  const balance = (key: 'before' | 'after' | 'borrowed') =>
    moneyColumn<YearLine>(key, text[key], (line) => line[key] ?? '0.00', { totalOf: lines });
  return [
    textColumn('item', text.item, lineWords, { priority: 'title' }),
    ...(hasBalances ? [balance('before')] : []),
    ...(hasLoans ? [balance('borrowed')] : []),
    ...(hasBalances ? [balance('after')] : []),
    moneyColumn('amount', text.amount, (line) => line.amount, { totalOf: lines, strong: true }),
  ];
}

/** The year as a paper: the answer, then each group's lines with their sum. */
export function yearFile(year: YearSummary, making: Making): PaperFile {
  const { owner } = making;
  const figures = figuresOf(making);
  const title = text.titleOf(yearName(year));
  const debt = newDebt(year);
  const blocks = GROUPS.flatMap((group): PaperBlock[] => {
    const lines = year.lines.filter((line) => line.group === group);
    if (lines.length === 0) return [];
    const table = { columns: columnsFor(lines), rows: lines, totalsLabel: text.total };
    return [
      { kind: 'heading', text: text.groups[group] },
      paperTable({ label: text.groups[group], ...table }, figures),
    ];
  });
  return {
    name: fileName({ title, no: owner?.no }),
    papers: [
      {
        verification: year.verification,
        title,
        sub: `นับถึงวันที่ ${formatThaiDate(year.counted_to, 'long')}`,
        owner: owner?.words,
        blocks: [
          {
            kind: 'facts',
            sides: [
              [
                ...(owner ? [[owner.term, owner.words] as const] : []),
                [answerName(year), figures.baht(year.better_off)],
                ...(debt
                  ? [
                      [text.lent, figures.satang(debt.lent)] as const,
                      [debt.changed, figures.satang(debt.change)] as const,
                    ]
                  : []),
              ],
            ],
          },
          ...blocks,
        ],
      },
    ],
  };
}
