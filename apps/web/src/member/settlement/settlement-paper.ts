import type { MemberSettlement, SettlementLine } from '@coop/contracts/member/ahead/settlement';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import type { Making } from '../../parts/export/export-file.ts';
import { fileName } from '../../parts/export/file-name.ts';
import { type Figures, figuresOf } from '../../parts/papers/figures.ts';
import type { PaperBlock, PaperColumn, PaperFile, PaperRow } from '../../parts/papers/paper.ts';
import { groupOf, restOf, sumsOf } from './lines.tsx';
import { noticeFacts, stateOf, sumFacts } from './said.ts';
import { text } from './text.ts';

const columnOf = (header: string, align: PaperColumn['align'] = 'end'): PaperColumn => ({
  header,
  align,
});

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
  const { columns } = text;
  const { satang } = figures;
  const sums: number[] = [];
  const rows: PaperRow[] = [];
  for (const group of Object.values(text.groups)) {
    const own = lines.filter((line) => groupOf(line) === group);
    if (own.length === 0) continue;
    const { amount, used, rest } = sumsOf(own);
    const sum = [text.total(group), '', satang(amount), '', satang(used), satang(rest)];
    sums.push(rows.length, rows.length + own.length + 1);
    rows.push([group, '', '', '', '', ''], ...own.map((line) => rowOf(line, figures)), sum);
  }
  return {
    kind: 'table',
    title: text.lines,
    columns: [
      columnOf(columns.item, 'start'),
      columnOf(columns.ref, 'start'),
      ...[columns.amount, columns.interest, columns.used, columns.rest].map((one) => columnOf(one)),
    ],
    rows,
    sums,
  };
}

/** Who receives what is left, and by which paper. */
function heirsOf({ heirs, document_no }: MemberSettlement, { baht }: Figures): PaperBlock[] {
  if (heirs.length === 0) return [];
  const { name, relation, percent, amount } = text.heirColumns;
  return [
    { kind: 'heading', text: text.heirs },
    { kind: 'text', text: document_no ? text.heirsIn(document_no) : text.heirsLegal },
    {
      kind: 'table',
      columns: [
        columnOf(name, 'start'),
        columnOf(relation, 'start'),
        columnOf(percent),
        columnOf(amount),
      ],
      rows: heirs.map((one) => [
        one.gain_name,
        one.gain_relation,
        one.share_percent,
        baht(one.amount),
      ]),
    },
  ];
}

/** Who is asked for what is missing. */
function guarantorsOf({ guarantors }: MemberSettlement, { baht }: Figures): PaperBlock[] {
  if (guarantors.length === 0) return [];
  const { name, no, contract, amount, paid, by } = text.guarantorColumns;
  return [
    { kind: 'heading', text: text.guarantors },
    { kind: 'text', text: text.guarantorsNote },
    {
      kind: 'table',
      columns: [
        ...[name, no, contract].map((one) => columnOf(one, 'start')),
        columnOf(amount),
        columnOf(paid),
        columnOf(by, 'start'),
      ],
      rows: guarantors.map((one) => [
        one.guarantor_name,
        one.guarantor_member_no,
        one.loancontract_no,
        baht(one.amount),
        baht(one.paid),
        formatThaiDate(one.due_date).replaceAll(' ', '\u00a0'),
      ]),
    },
  ];
}

/** What the end of the membership brings. */
export function settlementFile(
  data: MemberSettlement,
  phone: string | undefined,
  making: Making,
): PaperFile {
  const figures = figuresOf(making);
  const { owner } = making;
  const state = stateOf(data);
  const day = formatThaiDate(data.as_of);
  const facts = sumFacts(data).map(({ label, baht, note, noteBaht }) => {
    const more = [note, noteBaht && `${figures.baht(noteBaht)} ${text.baht}`];
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
          ...guarantorsOf(data, figures),
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
