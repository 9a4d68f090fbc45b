import type { MemberSettlement, SettlementLine } from '@coop/contracts/member/ahead/settlement';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import type { PaperBlock, PaperFile, PaperRow } from '@coop/papers/paper';
import type { Making } from '../../documents/export/export-file.ts';
import { fileName } from '../../documents/export/file-name.ts';
import { type Figures, figuresOf } from '../../documents/papers/figures.ts';
import { shownColumns } from '../../tables/columns.ts';
import { paperTable } from '../../tables/paper-table.ts';
import { noticeFacts, stateOf, sumFacts } from './said.ts';
import { GUARANTORS, groupOf, HEIRS, LINES, restOf, sumsOf } from './tables.tsx';
import { text } from './text.ts';

function rowOf(line: SettlementLine, { satang, baht }: Figures): PaperRow {
  const { item_desc, rule, ref_no, amount, interest, used } = line;
  return [
    `${item_desc}\n${rule}`,
    ref_no,
    baht(amount),
    parseBaht(interest) === 0 ? '' : baht(interest),
    baht(used),
    satang(restOf(line)),
  ];
}

/** Every line with its rule: what is the member's, then what is owed, each with its sum. */
function linesOf({ lines }: MemberSettlement, figures: Figures): PaperBlock {
  const { satang } = figures;
  const sums: number[] = [];
  const rows: PaperRow[] = [];
  for (const group of Object.values(text.groups)) {
    const groupLines = lines.filter((line) => groupOf(line) === group);
    if (groupLines.length === 0) continue;
    const { amount, used, rest } = sumsOf(groupLines);
    const sum = [text.total(group), '', satang(amount), '', satang(used), satang(rest)];
    sums.push(rows.length, rows.length + groupLines.length + 1);
    rows.push([group, '', '', '', '', ''], ...groupLines.map((line) => rowOf(line, figures)), sum);
  }
  return {
    kind: 'table',
    title: text.lines,
    columns: shownColumns(LINES).map(({ header, align = 'start' }) => ({ header, align })),
    rows,
    sums,
  };
}

function heirsOf({ heirs, document_no }: MemberSettlement, figures: Figures): PaperBlock[] {
  if (heirs.length === 0) return [];
  return [
    { kind: 'heading', text: text.heirs },
    { kind: 'text', text: document_no ? text.heirsIn(document_no) : text.heirsLegal },
    paperTable({ columns: HEIRS, rows: heirs }, figures),
  ];
}

function guarantorsOf(
  { guarantors }: MemberSettlement,
  figures: Figures,
  payDays: number,
): PaperBlock[] {
  if (guarantors.length === 0) return [];
  return [
    { kind: 'heading', text: text.guarantors },
    { kind: 'text', text: text.guarantorsNote(formatCount(payDays)) },
    paperTable({ columns: GUARANTORS, rows: guarantors }, figures),
  ];
}

/** Returns what the end of the membership brings. */
export function settlementFile(
  data: MemberSettlement,
  { phone, payDays }: { readonly phone: string | undefined; readonly payDays: number },
  making: Making,
): PaperFile {
  const figures = figuresOf(making);
  const { owner } = making;
  const state = stateOf(data);
  const day = formatThaiDate(data.as_of);
  const facts = sumFacts(data).map(({ label, baht, note, noteBaht }) => {
    const more = [note, noteBaht && `${figures.baht(noteBaht)} บาท`];
    return [label, `${figures.baht(baht)} ${more.filter(Boolean).join(' ')}`] as const;
  });
  const call = phone && `${text.call} ${phone}`;
  return {
    name: fileName({ title: text.title, no: owner?.no, when: `ณ ${day}` }),
    papers: [
      {
        title: text.title,
        sub: state.title,
        owner: owner?.words,
        verification: data.verification,
        blocks: [
          {
            kind: 'text',
            text: [...state.more, call].filter(Boolean).join(' '),
          },
          {
            kind: 'facts',
            sides: [
              [...(owner ? [[owner.term, owner.words] as const] : []), ['ข้อมูล ณ', day], ...facts],
            ],
          },
          linesOf(data, figures),
          ...heirsOf(data, figures),
          ...guarantorsOf(data, figures, payDays),
          {
            kind: 'section',
            title: text.notice,
            blocks: [{ kind: 'facts', sides: [noticeFacts(data)] }],
          },
        ],
      },
    ],
  };
}
