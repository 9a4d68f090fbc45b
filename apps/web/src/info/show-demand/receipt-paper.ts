import type { Demand } from '@coop/contracts/info/demand';
import { formatThaiDateTime } from '@coop/format/thai-date';
import type { PaperFile } from '@coop/papers/paper';
import type { Making } from '../../documents/export/export-file.ts';
import { fileName } from '../../documents/export/file-name.ts';
import { demandStatusWords } from '../../posts/demand-status.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

const words = text.receipt;

/** The paper that the author of a demand keeps. */
export function demandReceiptFile(demand: Demand, making: Making): PaperFile {
  const { origin = '' } = making;
  return {
    name: fileName({ title: words.title, no: demand.demand_no }),
    papers: [
      {
        verification: demand.verification,
        title: words.title,
        sub: `หมายเลขติดตามเรื่อง ${demand.demand_no}`,
        blocks: [
          {
            kind: 'facts',
            sides: [
              [
                [text.kind, demand.kind],
                ['หัวข้อ', demand.topic],
                [text.filedOn, formatThaiDateTime(demand.created_at)],
                [text.status, demandStatusWords(demand.status)],
                ...(demand.contact ? [[text.contact, demand.contact] as const] : []),
              ],
            ],
          },
          { kind: 'text', text: words.how(`${origin}${paths.demand}`) },
          { kind: 'text', text: 'โปรดเก็บเอกสารนี้ไว้จนกว่าเรื่องจะเสร็จสิ้น' },
        ],
      },
    ],
  };
}
