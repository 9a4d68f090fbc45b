import type { GroupKeeprep, SheetMember } from '@coop/contracts/membergroup/keeprep';
import { bahtText } from '@coop/format/baht-text';
import { displayAgencyNo } from '@coop/format/identifiers/membership-no';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { LIST, pageBreaks, sheetLines, sheetPages, textLines } from '@coop/format/sheet-pages';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import type {
  Paper,
  PaperBlock,
  PaperColumn,
  PaperFact,
  PaperFile,
  PaperRow,
} from '@coop/papers/paper';
import type { Making } from '../../documents/export/export-file.ts';
import { fileName } from '../../documents/export/file-name.ts';
import { figuresOf } from '../../documents/papers/figures.ts';
import { LongPaper } from '../../documents/papers/paper-sheet.tsx';
import { text as shared } from '../text.ts';
import type { SheetFilter } from './filter.ts';
import {
  arrearSum,
  type ColumnGroup,
  columnGroups,
  columnSum,
  linesOf,
  paperGroups,
  satangIn,
  totalOf,
} from './groups.tsx';
import { causeWords, fullName, MARK_WORDS, type Person, sumsOf, totalWords } from './people.ts';
import { text } from './text.ts';

export interface KeeprepProps {
  readonly data: GroupKeeprep;
  readonly filter: SheetFilter;
}

interface Chosen<Key extends keyof SheetFilter> {
  readonly data: GroupKeeprep;
  readonly filter: Pick<SheetFilter, Key>;
}

/** The paper of the page: who changed while that is chosen, else the sheet. */
export const keeprepFile = (props: KeeprepProps, making: Making) =>
  props.filter.mark === 'changed' ? changesFile(props, making) : sheetFile(props);

/** The seal of a paper: its code stands for the whole sheet, so that a part of it has none. */
const sealOf = ({ data, filter }: Chosen<'isPart'>) =>
  filter.isPart ? undefined : data.verification;

/** It in print, in place of the screen. */
export function Papers(props: KeeprepProps) {
  return (
    <LongPaper
      verification={sealOf(props)}
      of={(making) => keeprepFile(props, making).papers}
      canHide
    />
  );
}

interface Content extends Pick<Paper, 'title' | 'look' | 'isLying' | 'blocks'> {
  /** People who are in the file, in its name. */
  readonly filter?: string | undefined;
  readonly facts: readonly PaperFact[];
}

/** A paper of the month as a file, the agency at its head. */
function fileOf(chosen: Chosen<'isPart'>, { filter, facts, blocks, ...paper }: Content): PaperFile {
  const { data } = chosen;
  const { member_group_no: no, recv_period } = data;
  const verification = sealOf(chosen);
  const agency = `${data.member_group_name} (${displayAgencyNo(no)})`;
  const head: PaperBlock = { kind: 'facts', sides: [[['หน่วยงาน', agency]], facts] };
  const when = formatThaiMonth(recv_period);
  return {
    name: fileName({ title: text.title, no, when, filter }),
    papers: [{ ...paper, owner: agency, isFiled: true, verification, blocks: [head, ...blocks] }],
  };
}

/** Letters of a cause that fit a line. */
const CAUSE_LETTERS = 34;
/** It has no letterhead. */
const CHANGES = { ...LIST, first: 46 };

const heightOf = ([, name = '', , , , cause = '']: PaperRow) =>
  Math.max(sheetLines(name, []), textLines(cause, CAUSE_LETTERS));

/** Returns who changed: a person a row, whose differences add up to that of the two bills. */
export function changesFile(
  { data, filter }: Chosen<'shown' | 'rest' | 'whole' | 'isPart'>,
  making: Making,
): PaperFile {
  const { shown, rest, whole } = filter;
  const { previous_recv_period: before, recv_period } = data;
  const { satang, baht } = figuresOf(making);
  type Figures = Pick<Person, 'previous' | 'amount' | 'difference'>;
  const line = (name: string, of: Figures, no = '', cause = ''): PaperRow => {
    const sign = of.difference && of.difference > 0 ? '+' : '';
    return [no, name, satang(of.previous), satang(of.amount), sign + satang(of.difference), cause];
  };
  const bill = (of: string, amount: string): PaperFact => [
    `งบหน้าเรียกเก็บ${formatThaiMonth(of)}`,
    `${baht(amount)} บาท`,
  ];
  const people = [...shown, ...rest];
  const lines = shown.map((item) => line(item.name, item, item.no, causeWords(item, before)));
  if (rest.length > 0)
    lines.push(line(text.rest(formatCount(rest.length)), sumsOf(rest), '', text.restCause));
  const all = sumsOf(people);
  return fileOf(
    { data, filter },
    {
      filter: MARK_WORDS.changed,
      look: 'table',
      title: `รายชื่อผู้ที่ยอดเรียกเก็บเปลี่ยนประจำเดือน${formatThaiMonth(recv_period)}`,
      facts: [
        ...(before ? [bill(before, data.previous_billed_amount ?? '')] : []),
        bill(recv_period, data.billed_amount),
      ],
      blocks: [
        {
          kind: 'table',
          isDense: true,
          breaks: pageBreaks(sheetPages(lines, heightOf, CHANGES)),
          carried: (count, place) => line(shared.carried[place], sumsOf(people.slice(0, count))),
          columns: Object.entries(text.columns).map(([key, header]) => ({
            header,
            align: key in all ? 'end' : 'start',
          })),
          rows: lines,
          totals: [line(totalWords(all, whole), all)],
        },
      ],
    },
  );
}

interface Column extends PaperColumn {
  readonly of: (member: SheetMember) => string;
  readonly sum?: (members: readonly SheetMember[]) => string;
}

/** The columns of the sheet; the items of a kind stand below each other, each on one line through its columns. */
const columnsOf = (groups: readonly ColumnGroup[]): Column[] => [
  { header: text.seq, align: 'start', of: ({ seq_no }) => formatCount(seq_no) },
  { header: text.columns.no, align: 'start', of: ({ membership_no }) => membership_no },
  { header: text.columns.name, align: 'start', of: fullName },
  ...groups.flatMap((group) =>
    group.columns.map(
      ({ header, align, show, add }): Column => ({
        header,
        align,
        ...(group.columns.length > 1 && { group: group.header }),
        of: (member) =>
          linesOf(member, group)
            .map((line) => show(line).replaceAll(' ', '\u00a0'))
            .join('\n'),
        ...(add && { sum: (members) => formatSatang(columnSum(members, group, add)) }),
      }),
    ),
  ),
  {
    header: text.sum,
    align: 'end',
    of: ({ amount }) => formatSatang(parseBaht(amount)),
    sum: (members) => formatSatang(totalOf(members)),
  },
];

function tableOf(members: readonly SheetMember[], groups: readonly ColumnGroup[]): PaperBlock {
  const columns = columnsOf(groups);
  const sumRow = (label: string, of: readonly SheetMember[]): PaperRow =>
    columns.map(({ sum }, index) => (index === 0 ? label : (sum?.(of) ?? '')));
  // The pages of the printed sheet, which the letter counts.
  const pages = sheetPages(members, (member) =>
    sheetLines(
      fullName(member),
      member.lines.map((line) => line.kind),
    ),
  );
  return {
    kind: 'table',
    isDense: true,
    breaks: pageBreaks(pages),
    columns,
    rows: members.map((member) => columns.map(({ of }) => of(member))),
    totals: [sumRow(text.grandTotal, members)],
    carried: (rows, place) => sumRow(shared.carried[place], members.slice(0, rows)),
  };
}

/** The total in words, how many people it is of, what its kinds come to, what is left over in it, and who signs. */
function closingOf(members: readonly SheetMember[], kinds: readonly string[]): PaperBlock[] {
  const sums = columnGroups(kinds).map((group) => {
    const sum = columnSum(members, group, satangIn('amount'));
    return `${group.header} ${formatSatang(sum)}`.replaceAll(' ', '\u00a0');
  });
  const arrears = arrearSum(members);
  const left = `${text.ofWhichArrears} ${formatSatang(arrears)}\u00a0บาท`;
  const note = '“ค้าง” คือยอดค้างชำระจากงวดก่อน แสดงแยกบรรทัดจากยอดของงวดนี้ และรวมอยู่ในยอดรวมแล้ว';
  const people = `จำนวน ${formatCount(members.length)} คน`;
  return [
    { kind: 'text', text: `(${bahtText(totalOf(members))}) ${people}`, look: 'strong' },
    { kind: 'text', text: `แยกตามประเภท ${sums.join(' · ')}` },
    ...(arrears === 0 ? [] : [{ kind: 'text', text: `${left} · ${note}`, look: 'note' } as const]),
    {
      kind: 'signatures',
      people: [{ role: 'ผู้จัดทำ' }, { role: 'ผู้ตรวจสอบ' }, { role: 'ผู้รับงบหน้าเรียกเก็บ' }],
    },
  ];
}

/** The sheet: landscape A4, its sums carried from page to page, signed at the end. */
export function sheetFile({ data, filter: sheetFilter }: Chosen<'members' | 'isPart'>): PaperFile {
  const { members, isPart } = sheetFilter;
  const kinds = data.totals.map((total) => total.kind);
  const filter = isPart ? 'เฉพาะที่เลือก' : undefined;
  return fileOf(
    { data, filter: sheetFilter },
    {
      filter,
      title: `${text.sheetOf(formatThaiMonth(data.recv_period))}${filter ? ` (${filter})` : ''}`,
      isLying: true,
      facts: [[text.dueDate, formatThaiDate(data.due_date, 'long')]],
      blocks: [tableOf(members, paperGroups(kinds)), ...closingOf(members, kinds)],
    },
  );
}
