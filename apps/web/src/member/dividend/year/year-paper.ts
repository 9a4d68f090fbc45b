import type { DividendYear } from '@coop/contracts/member/dividend';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import type { PaperBlock, PaperFact, PaperFile, PaperRow } from '@coop/papers/paper';
import type { Making } from '../../../documents/export/export-file.ts';
import { fileName } from '../../../documents/export/file-name.ts';
import { type Figures, figuresOf } from '../../../documents/papers/figures.ts';
import { yearName } from '../../../planners/dividend-meter/what-if.ts';
import { whose } from '../../../session/whose.ts';
import { paperTable } from '../../../tables/paper-table.ts';
import { text } from '../text.ts';
import { dividendTable, refundTable } from './working.tsx';
import { isEstimate, netLabel } from './year-words.ts';

/** A sum with its label, in satang, and at which rate. */
type Sum = readonly [label: string, satang: number | null, rate?: string];

/** Names what a dividend did not cover of a deduction. */
export const shortWords = ({ deduct_desc }: DividendYear['deductions'][number]) =>
  `${deduct_desc} ยังขาด`;

/**
 * From the two sums to the net, line by line; what is taken is negative. Where it goes in parts, and what a deduction
 * lacks, stand after the net.
 */
export function sumsOf(year: DividendYear) {
  const { div_amt, div_rate, avg_amt, avg_rate, avg_withheld, etc_amt, deductions } = year;
  const etc = parseBaht(etc_amt);
  const lines: Sum[] = [
    [text.dividend, parseBaht(div_amt), `${div_rate} %`],
    [text.refund, parseBaht(avg_amt), avg_withheld ? text.refundWithheld : `${avg_rate} %`],
    ...(etc === 0 ? [] : [[text.other, etc] as const]),
    [text.gross, parseBaht(year.sum_amt)],
    ...deductions.map(({ deduct_desc, amount }): Sum => {
      const satang = parseBaht(amount);
      return [deduct_desc, satang && -satang];
    }),
  ];
  const short = deductions
    .map((deduction): Sum => [shortWords(deduction), parseBaht(deduction.shortfall)])
    .filter(([, satang]) => satang !== 0);
  const { late_refund: late } = year;
  const parts = [
    ...(year.paid_parts ?? []).map(
      ({ pay_method, bank, account_masked, amount }): Sum => [
        `${pay_method} ${bank} ${account_masked}`,
        parseBaht(amount),
      ],
    ),
    ...(late
      ? [[text.lateRefund(formatThaiDate(late.paid_date)), parseBaht(late.amount)] satisfies Sum]
      : []),
  ];
  const net: Sum = [netLabel(year), parseBaht(year.net_amt)];
  return { lines, net, parts, short };
}

/** Returns what is certain about it, and what is not. */
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

/** Tells whether the deductions leave nothing of what was approved. */
export const isSpent = (year: DividendYear) => !isEstimate(year) && parseBaht(year.net_amt) === 0;

/** Returns when and to which account. */
export function paymentOf(year: DividendYear): [PaperFact, ...PaperFact[]] {
  const meeting = isEstimate(year) ? 'กำหนดประชุมใหญ่' : 'ที่ประชุมใหญ่อนุมัติ';
  const approved: PaperFact = [meeting, formatThaiDate(year.approve_date)];
  if (isSpent(year)) return [['สถานะ', text.nothingPaid], approved];
  return [
    ['สถานะ', year.status],
    ['วิธีรับเงิน', year.pay_method],
    ['ธนาคาร', year.bank],
    ['เลขที่บัญชี', year.account_masked],
    approved,
    [year.status === 'โอนแล้ว' ? 'วันที่โอน' : 'กำหนดโอน', formatThaiDate(year.pay_date)],
  ];
}

/** From the two sums to the net, in figures and in words. */
function sumsTable(year: DividendYear, { satang, inWords }: Figures): PaperBlock[] {
  const { lines, net, parts, short } = sumsOf(year);
  const [netWords, netSatang] = net;
  const signed = (sum: number | null) =>
    sum !== null && sum < 0 ? `−${satang(-sum)}` : satang(sum);
  return [
    {
      kind: 'table',
      columns: [
        { header: text.item, align: 'start' },
        { header: text.amount, align: 'end' },
      ],
      rows: lines.map(([label, sum, rate]) => [
        [label, rate].filter(Boolean).join(' '),
        signed(sum),
      ]),
      totals: [
        [`${netWords}${inWords(netSatang)}`, satang(netSatang)],
        ...[...parts, ...short].map(([label, sum]): PaperRow => [label, satang(sum)]),
      ],
    },
    ...(short.length > 0
      ? [{ kind: 'text', text: text.shortfallNote, look: 'note' } as const]
      : []),
  ];
}

function workingOf(year: DividendYear, figures: Figures): PaperBlock[] {
  const { baht } = figures;
  const refund = year.avg_withheld ? text.refundWithheld : `${baht(year.avg_amt)} บาท`;
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

export function paperTitle(year: DividendYear): string {
  const name = isEstimate(year) ? 'ประมาณการเงินปันผลและเงินเฉลี่ยคืน' : 'ใบแจ้งเงินปันผลและเงินเฉลี่ยคืน';
  return `${name} ประจำปี ${yearName(year.div_year)}`;
}

/** The paper of a year: what is paid and how it was worked out. */
export function yearFile(year: DividendYear, making: Making): PaperFile {
  const { owner } = making;
  const figures = figuresOf(making);
  const title = paperTitle(year);
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
          ...sumsTable(year, figures),
          ...workingOf(year, figures),
        ],
      },
    ],
  };
}
