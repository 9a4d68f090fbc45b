import type { DividendYear } from '@coop/contracts/member/dividend';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import type { Making } from '../../parts/export/export-file.ts';
import { fileName } from '../../parts/export/file-name.ts';
import { type Figures, figuresOf } from '../../parts/papers/figures.ts';
import type { PaperBlock, PaperFact, PaperFile, PaperRow } from '../../parts/papers/paper.ts';
import { paperTable } from '../../parts/statement/paper-table.ts';
import { whose } from '../../session/whose.ts';
import { text } from './text.ts';
import { yearName } from './what-if.ts';
import { dividendTable, refundTable } from './working.tsx';

const start = (header: string) => ({ header, align: 'start' as const });
const end = (header: string) => ({ header, align: 'end' as const });

const isEstimate = ({ status }: DividendYear) => status === 'ประมาณการ';

/** What is certain about it, and what is not. */
function noticesOf(year: DividendYear): PaperBlock[] {
  const day = formatThaiDate(year.counted_to);
  const name = yearName(year.div_year);
  return [
    ...(isEstimate(year)
      ? [`${text.estimate(name)} ${text.estimateMore(day, yearName(year.rate_year))}`]
      : []),
    ...(year.avg_withheld ? [`${text.withheld} ${whose(text.withheldMore(day))}`] : []),
  ].map((words) => ({ kind: 'text', text: words }));
}

/** When and to which account. */
export function paymentOf(year: DividendYear): [PaperFact, ...PaperFact[]] {
  return [
    ['สถานะ', year.status],
    ['วิธีรับเงิน', year.pay_method],
    ['ธนาคาร', year.bank],
    ['เลขที่บัญชี', year.account_masked],
    [isEstimate(year) ? 'กำหนดประชุมใหญ่' : 'ที่ประชุมใหญ่อนุมัติ', formatThaiDate(year.approve_date)],
    [year.status === 'โอนแล้ว' ? 'วันที่โอน' : 'กำหนดโอน', formatThaiDate(year.pay_date)],
  ];
}

/** From the two sums to the net, in figures and in words. */
function sumsOf(year: DividendYear, { baht, inWords }: Figures): PaperBlock[] {
  const net = inWords(parseBaht(year.net_amt));
  const short = year.deductions.filter((one) => parseBaht(one.shortfall) !== 0);
  const taken = (amount: string) => (parseBaht(amount) ? `−${baht(amount)}` : baht(amount));
  const refund = year.avg_withheld ? text.refundWithheld : `${year.avg_rate} %`;
  return [
    {
      kind: 'table',
      columns: [start(text.item), end(text.amount)],
      rows: [
        [`${text.dividend} ${year.div_rate} %`, baht(year.div_amt)],
        [`${text.refund} ${refund}`, baht(year.avg_amt)],
        ...(parseBaht(year.etc_amt) === 0 ? [] : [[text.etc, baht(year.etc_amt)]]),
        [text.gross, baht(year.sum_amt)],
        ...year.deductions.map((one) => [one.deduct_desc, taken(one.amount)]),
      ],
      totals: [
        [`${isEstimate(year) ? text.netEstimated : text.net}${net}`, baht(year.net_amt)],
        ...short.map((one): PaperRow => [text.shortfall(one.deduct_desc), baht(one.shortfall)]),
      ],
    },
    ...(short.length > 0
      ? [{ kind: 'text', text: text.shortfallNote, look: 'note' } as const]
      : []),
  ];
}

function workingOf(year: DividendYear, figures: Figures): PaperBlock[] {
  const { baht } = figures;
  const refund = year.avg_withheld ? text.refundWithheld : baht(year.avg_amt);
  const rule = `${text.refundRule(year.avg_rate)} = ${baht(year.interest_base)} × ${year.avg_rate} % = ${refund}`;
  return [
    { kind: 'heading', text: text.dividendTable },
    { kind: 'text', text: text.dividendRule(year.div_rate), look: 'note' },
    paperTable(dividendTable(year), figures),
    ...(year.interest_rows.length === 0
      ? []
      : ([
          { kind: 'heading', text: text.refundTable },
          { kind: 'text', text: rule, look: 'note' },
          paperTable(refundTable(year), figures),
        ] as const)),
  ];
}

/** The paper of a year: what is paid and how it was worked out. */
export function yearFile(year: DividendYear, making: Making): PaperFile {
  const name = yearName(year.div_year);
  const { owner } = making;
  const figures = figuresOf(making);
  const title = isEstimate(year) ? text.paperEstimated(name) : text.paper(name);
  return {
    name: fileName({ title, no: owner?.no }),
    papers: [
      {
        verification: year.verification,
        title,
        owner: owner?.words,
        blocks: [
          {
            kind: 'facts',
            sides: [[...(owner ? [[owner.term, owner.words] as const] : []), ...paymentOf(year)]],
          },
          ...noticesOf(year),
          ...sumsOf(year, figures),
          ...workingOf(year, figures),
        ],
      },
    ],
  };
}
