import type { KepDetail } from '@coop/contracts/member/kep';
import { formatCount } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import type { Making } from '../../parts/export/export-file.ts';
import { fileName } from '../../parts/export/file-name.ts';
import { lineWords } from '../../parts/month/kep-line.tsx';
import { officialPaper } from '../../parts/pdf/official.ts';
import type { PaperBlock, PaperFact } from '../../parts/pdf/paper.ts';
import type { PaperFile } from '../../parts/pdf/save-pdf.ts';
import {
  amountColumns,
  columnsBefore,
  isReceipt,
  noticesOf,
  sumsOf,
  which,
  whose,
} from './receipt-lines.ts';
import { text } from './text.ts';

const words = text.receipt;

function tableOf(data: KepDetail): PaperBlock {
  const before = columnsBefore(data.lines);
  const figures = [...before, ...amountColumns(data)];
  return {
    kind: 'table',
    columns: [
      { header: words.order, align: 'start' },
      { header: text.columns.item, align: 'start' },
      ...figures.map(({ header }) => ({ header, align: 'end' as const })),
    ],
    rows: data.lines.map((line) => [
      formatCount(line.seq_no),
      lineWords(line),
      ...figures.map(({ of }) => of(line)),
    ]),
    totals: sumsOf(data).map(({ label, amounts }) => [
      label,
      '',
      ...before.map(() => ''),
      ...amounts,
    ]),
  };
}

/** The month's paper as a file: a receipt once the money has come, a notice before. */
export function receiptFile(data: KepDetail, making: Making): PaperFile {
  const received = isReceipt(data);
  const title = received ? words.receipt : words.notice;
  const month = formatThaiMonth(data.recv_period);
  const facts = (lines: ReturnType<typeof whose>) =>
    lines.map(({ term, value }): PaperFact => [term, value]);
  const signs = received ? words.signatures.map((role) => ({ role })) : [];
  return {
    name: fileName({ title, no: data.membership_no, when: month }),
    papers: [
      {
        ...officialPaper(making, data.verification),
        title,
        ...(received && { stamp: words.copy }),
        sub: words.monthOf(month),
        owner: making.owner?.words,
        blocks: [
          { kind: 'facts', sides: [facts(whose(data)), facts(which(data))] },
          tableOf(data),
          ...noticesOf(data).map((text): PaperBlock => ({ kind: 'text', text })),
          ...(signs.length > 0 ? [{ kind: 'signatures', people: signs } as const] : []),
        ],
      },
    ],
  };
}
