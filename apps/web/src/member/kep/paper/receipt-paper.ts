import type { KepDetail } from '@coop/contracts/member/kep';
import { formatCount } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import type { Making } from '../../../parts/export/export-file.ts';
import { fileName } from '../../../parts/export/file-name.ts';
import { lineWords } from '../../../parts/month/kep-line.tsx';
import type { PaperBlock, PaperFile } from '../../../parts/papers/paper.ts';
import { text } from '../text.ts';
import {
  amountColumns,
  columnsBefore,
  isReceipt,
  noticesOf,
  sumsOf,
  which,
  whose,
} from './receipt-lines.ts';

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

/** The month's paper: a receipt once the money has come, a notice before. */
export function receiptFile(data: KepDetail, making: Making): PaperFile {
  const received = isReceipt(data);
  const title = received ? words.receipt : words.notice;
  const month = formatThaiMonth(data.recv_period);
  const signs = received ? words.signatures.map((role) => ({ role })) : [];
  return {
    name: fileName({ title, no: data.membership_no, when: month }),
    papers: [
      {
        title,
        ...(received && { stamp: words.copy }),
        sub: words.monthOf(month),
        owner: making.owner?.words,
        verification: data.verification,
        printed: words.printed,
        blocks: [
          { kind: 'facts', sides: [whose(data), which(data)] },
          tableOf(data),
          ...noticesOf(data).map((text): PaperBlock => ({ kind: 'text', text })),
          ...(signs.length > 0 ? [{ kind: 'signatures', people: signs } as const] : []),
        ],
      },
    ],
  };
}
