import type { GroupKeeprep, SheetMember } from '@coop/contracts/membergroup/keeprep';
import { bahtText } from '@coop/format/baht-text';
import { displayAgencyNo } from '@coop/format/membership-no';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { pageBreaks, sheetLines, sheetPages } from '@coop/format/sheet-pages';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { fileName } from '../../parts/export/file-name.ts';
import type {
  PaperBlock,
  PaperColumn,
  PaperFile,
  PaperRow,
  PaperTable,
} from '../../parts/papers/paper.ts';
import {
  arrearSum,
  type ColumnGroup,
  columnGroups,
  columnSum,
  linesOf,
  paperGroups,
  totalOf,
} from './groups.ts';
import { fullName } from './people.ts';
import { text } from './text.ts';

const words = text.paper;

function columnsOf(groups: readonly ColumnGroup[]): PaperColumn[] {
  return [
    { header: text.seq, align: 'start' },
    { header: text.columns.no, align: 'start' },
    { header: text.name, align: 'start' },
    ...groups.flatMap(({ header: group, columns }) =>
      columns.map(({ header, align }) => ({
        header,
        align,
        ...(columns.length > 1 && { group }),
      })),
    ),
    { header: text.sum, align: 'end' },
  ];
}

/** A member; the items of a kind stand below each other, each on one line through its columns. */
function rowOf(member: SheetMember, groups: readonly ColumnGroup[]): PaperRow {
  return [
    formatCount(member.seq_no),
    member.membership_no,
    fullName(member),
    ...groups.flatMap((group) =>
      group.columns.map(({ show }) =>
        linesOf(member, group)
          .map((line) => show(line).replaceAll(' ', '\u00a0'))
          .join('\n'),
      ),
    ),
    formatSatang(parseBaht(member.amount)),
  ];
}

function sumRow(
  label: string,
  members: readonly SheetMember[],
  groups: readonly ColumnGroup[],
): PaperRow {
  return [
    label,
    '',
    '',
    ...groups.flatMap((group) =>
      group.columns.map(({ add }) => (add ? formatSatang(columnSum(members, group, add)) : '')),
    ),
    formatSatang(totalOf(members)),
  ];
}

/** The pages of the printed sheet, which the letter counts. */
function breaksOf(members: readonly SheetMember[]): number[] {
  const pages = sheetPages(members, (member) =>
    sheetLines(
      fullName(member),
      member.lines.map((line) => line.kind),
    ),
  );
  return pageBreaks(pages);
}

function tableOf(members: readonly SheetMember[], groups: readonly ColumnGroup[]): PaperTable {
  const labels = { first: words.broughtForward, last: words.carriedForward };
  return {
    kind: 'table',
    isDense: true,
    breaks: breaksOf(members),
    columns: columnsOf(groups),
    rows: members.map((member) => rowOf(member, groups)),
    totals: [sumRow(text.grandTotal, members, groups)],
    carried: (rows, place) => sumRow(labels[place], members.slice(0, rows), groups),
  };
}

/** What each kind comes to, one after the other. */
function kindSums(members: readonly SheetMember[], kinds: readonly string[]): string {
  const sums = columnGroups(kinds).map((group) => {
    const sum = columnSum(members, group, (line) => parseBaht(line.amount) ?? 0);
    return `${group.header} ${formatSatang(sum)}`.replaceAll(' ', '\u00a0');
  });
  return `${words.byKind} ${sums.join(' · ')}`;
}

/** The total in words, how many people it is of, what its kinds come to, what is left over in it, and who signs. */
function closingOf(members: readonly SheetMember[], kinds: readonly string[]): PaperBlock[] {
  const arrears = arrearSum(members);
  const people = words.people(formatCount(members.length));
  return [
    { kind: 'text', text: `(${bahtText(totalOf(members))}) ${people}`, look: 'strong' },
    { kind: 'text', text: kindSums(members, kinds) },
    ...(arrears === 0
      ? []
      : [
          {
            kind: 'text',
            text: `${text.ofWhichArrears} ${formatSatang(arrears)}\u00a0${words.baht} · ${text.arrearNote}`,
            look: 'note',
          } as const,
        ]),
    { kind: 'signatures', people: words.signatures.map((role) => ({ role })) },
  ];
}

interface Sheet {
  readonly data: GroupKeeprep;
  readonly members: readonly SheetMember[];
  /** Whether filters leave members out. */
  readonly isPart: boolean;
}

/** The sheet: landscape A4, its sums carried from page to page, signed at the end. */
export function sheetFile({ data, members, isPart }: Sheet): PaperFile {
  const month = formatThaiMonth(data.recv_period);
  const kinds = data.totals.map((one) => one.kind);
  const groups = paperGroups(kinds);
  const filter = isPart ? words.part : undefined;
  const agency = `${data.member_group_name} (${displayAgencyNo(data.member_group_no)})`;
  return {
    name: fileName({
      title: text.title,
      no: data.member_group_no,
      when: month,
      ...(filter && { filter }),
    }),
    papers: [
      {
        title: `${text.sheetOf(month)}${filter ? ` (${filter})` : ''}`,
        owner: agency,
        isLying: true,
        isFiled: true,
        verification: data.verification,
        blocks: [
          {
            kind: 'facts',
            sides: [
              [[words.agency, agency]],
              [[text.dueDate, formatThaiDate(data.due_date, 'long')]],
            ],
          },
          tableOf(members, groups),
          ...closingOf(members, kinds),
        ],
      },
    ],
  };
}
