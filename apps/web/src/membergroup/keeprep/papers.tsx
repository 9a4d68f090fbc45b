import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { displayAgencyNo } from '@coop/format/membership-no';
import { formatCount, parseBaht } from '@coop/format/money';
import { LIST, pageBreaks, sheetLines, sheetPages, textLines } from '@coop/format/sheet-pages';
import { formatThaiMonth } from '@coop/format/thai-date';
import type { Making } from '../../parts/export/export-file.ts';
import { fileName } from '../../parts/export/file-name.ts';
import { figuresOf } from '../../parts/papers/figures.ts';
import type { PaperFact, PaperFile, PaperRow } from '../../parts/papers/paper.ts';
import { LongPaper } from '../../parts/papers/paper-sheet.tsx';
import type { SheetFilter } from './filter.ts';
import { causeWords, type Person, type Sums, sumsOf, totalWords } from './people.ts';
import { sheetFile } from './sheet-paper.ts';
import { text } from './text.ts';

export interface KeeprepProps {
  readonly data: GroupKeeprep;
  readonly people: readonly Person[];
  readonly filter: SheetFilter;
}

/** The paper of the page: who changed while that is chosen, else the sheet. */
export function keeprepFile({ data, people, filter }: KeeprepProps, making: Making): PaperFile {
  if (filter.mark === 'changed') {
    const { shown: rows, rest } = filter;
    return changesFile({ data, rows, rest, whole: sumsOf(people) }, making);
  }
  const members = filter.found.filter((one) => !one.isGone).map((one) => one.member);
  return sheetFile({ data, members, isPart: filter.isPart });
}

/** It in print, in place of the screen. */
export default function Papers(props: KeeprepProps) {
  const { verification } = props.data;
  return (
    <LongPaper
      verification={verification}
      of={(making) => keeprepFile(props, making).papers}
      canHide
    />
  );
}

const { columns, paper: words } = text;

interface Changes {
  readonly data: GroupKeeprep;
  readonly rows: readonly Person[];
  /** Who changed with the month only, as one row. */
  readonly rest: readonly Person[];
  readonly whole: Sums;
}

/** Letters of a cause that fit a line. */
const CAUSE_LETTERS = 34;
/** It has no letterhead. */
const CHANGES = { ...LIST, first: 46 };

const linesOf = ([, name = '', , , , cause = '']: PaperRow) =>
  Math.max(sheetLines(name, []), textLines(cause, CAUSE_LETTERS));

/** Who changed: a person a row, whose differences add up to that of the two bills. */
export function changesFile({ data, rows, rest, whole }: Changes, making: Making): PaperFile {
  const { previous_recv_period: before, recv_period, verification } = data;
  const { satang } = figuresOf(making);
  const month = formatThaiMonth(recv_period);
  const signed = (amount: number | null) => `${amount && amount > 0 ? '+' : ''}${satang(amount)}`;
  const figures = (one: Pick<Person, 'previous' | 'amount' | 'difference'>) => [
    satang(one.previous),
    satang(one.amount),
    signed(one.difference),
  ];
  const bill = (of: string, amount: string): PaperFact => [
    words.billOf(formatThaiMonth(of)),
    `${satang(parseBaht(amount))} ${words.baht}`,
  ];
  const agency = `${data.member_group_name} (${displayAgencyNo(data.member_group_no)})`;
  const people = [...rows, ...rest];
  const all = sumsOf(people);
  const lines: PaperRow[] = rows.map((one) => [
    one.no,
    one.name,
    ...figures(one),
    causeWords(one, before),
  ]);
  if (rest.length > 0) {
    const who = text.rest(formatCount(rest.length));
    lines.push(['', who, ...figures(sumsOf(rest)), text.restCause]);
  }
  const name = { title: text.title, no: data.member_group_no, when: month };
  return {
    name: fileName({ ...name, filter: text.chips.changed }),
    papers: [
      {
        look: 'table',
        isFiled: true,
        title: words.changes(month),
        owner: agency,
        verification,
        blocks: [
          {
            kind: 'facts',
            sides: [
              [[words.agency, agency]],
              [
                ...(before ? [bill(before, data.previous_billed_amount ?? '')] : []),
                bill(recv_period, data.billed_amount),
              ],
            ],
          },
          {
            kind: 'table',
            isDense: true,
            breaks: pageBreaks(sheetPages(lines, linesOf, CHANGES)),
            carried: (count, place) => [
              '',
              words[place === 'first' ? 'broughtForward' : 'carriedForward'],
              ...figures(sumsOf(people.slice(0, count))),
              '',
            ],
            columns: [
              { header: columns.no, align: 'start' },
              { header: columns.name, align: 'start' },
              { header: columns.previous, align: 'end' },
              { header: columns.amount, align: 'end' },
              { header: columns.difference, align: 'end' },
              { header: columns.cause, align: 'start' },
            ],
            rows: lines,
            totals: [['', totalWords(all, whole), ...figures(all), '']],
          },
        ],
      },
    ],
  };
}
