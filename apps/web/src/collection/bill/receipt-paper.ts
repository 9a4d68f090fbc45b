import type { KepDetail, KepLine } from '@coop/contracts/member/kep';
import { bahtText } from '@coop/format/baht-text';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import type { PaperBlock, PaperFact, PaperFile } from '@coop/papers/paper';
import type { Making } from '../../documents/export/export-file.ts';
import { cellText } from '../../documents/export/export-table.ts';
import { fileName } from '../../documents/export/file-name.ts';
import type { ExportColumn } from '../../tables/columns.ts';
import { moneyColumn } from '../../tables/money-column.tsx';
import { countColumn, textColumn } from '../../tables/text-column.tsx';
import { lineWords } from '../kep-line.tsx';
import { reasonWords } from '../overdue/short-reason.ts';
import { paidWords } from '../paid-bill.tsx';
import { hasOwnReceived, isSettled, postingState, receivedOf, shortOf } from '../posting.ts';
import { text } from './text.ts';

// What the month's paper says, printed or in a file.

const { columns } = text;

const isReceipt = ({ posting_status }: KepDetail) => posting_status === '1';

/** Returns what the paper is not, and what is missing and why. */
function noticesOf(data: KepDetail): string[] {
  const state = postingState(data, data.as_of);
  const short = shortOf(data);
  const isShort = (state === 'part' || state === 'failed') && short > 0;
  const isPaid = isSettled(data);
  return [
    ...(isShort
      ? [
          `${reasonWords(data.short_reason, data.payer, isPaid)} ยอดที่ขาด ${formatSatang(short)} บาท ยกไปเก็บในเดือนถัดไป${isPaid ? ` ชำระครบแล้วเมื่อ ${formatThaiDate(data.settled_date)}` : ''}`,
        ]
      : []),
    ...(data.paid_bill ? [paidWords(data.paid_bill)] : []),
    ...(isReceipt(data) ? [] : ['เอกสารนี้แจ้งยอดที่จะเรียกเก็บ ไม่ใช่ใบเสร็จรับเงิน']),
  ];
}

function whose(data: KepDetail): PaperFact[] {
  const name = `${data.prename}${data.member_name} ${data.member_surname}`;
  return [
    [isReceipt(data) ? 'ได้รับเงินจาก' : 'ชื่อสมาชิก', name],
    ['เลขทะเบียนสมาชิก', data.membership_no],
    ['สังกัด', data.membgroup_desc],
  ];
}

function which(data: KepDetail): PaperFact[] {
  const baht = (value: string) => formatSatang(parseBaht(value));
  return [
    ...(isReceipt(data) ? [['เลขที่', data.receipt_no] as const] : []),
    isReceipt(data)
      ? ['วันที่', formatThaiDate(data.receipt_date, 'long')]
      : ['ครบกำหนด', formatThaiDate(data.due_date, 'long')],
    [text.shares, baht(data.share_balance)],
    [text.interest, baht(data.accum_interest)],
  ];
}

const money = (key: string, header: string, of: (line: KepLine) => string) =>
  moneyColumn(key, header, of, { blankZero: true });

/** Of the table; arrears only if a line has any. */
function columnsOf(data: KepDetail): ExportColumn<KepLine>[] {
  const isPart = hasOwnReceived(data);
  const hasArrears = data.lines.some((line) => !line.is_arrear && parseBaht(line.interest_arrear));
  return [
    textColumn('no', 'ที่', (line) => formatCount(line.seq_no)),
    textColumn('item', columns.item, lineWords),
    countColumn('period', columns.period, (line) => line.period),
    countColumn('days', columns.days, (line) => line.interest_days),
    money('principal', columns.principal, (line) => line.principal),
    money('interest', columns.interest, (line) => line.interest),
    ...(hasArrears ? [money('arrear', columns.arrear, (line) => line.interest_arrear)] : []),
    money('amount', isPart ? 'เรียกเก็บ' : columns.amount, (line) => line.amount),
    // Balances are those after everything is paid, so they stand only where everything was.
    isPart
      ? moneyColumn('received', 'รับจริง', (line) => line.received_amount)
      : money('balance', columns.balance, (line) => line.item_balance),
  ];
}

/**
 * The foot: what was received, or what is billed while nothing was; before it what was kept for the next month. Each
 * line has its label and the texts of the last two columns.
 */
function sumsOf(data: KepDetail): string[][] {
  const billed = parseBaht(data.receive_amount);
  const isPart = hasOwnReceived(data);
  const total = isPart ? receivedOf(data) : billed;
  const kept = parseBaht(data.kept_amount);
  const inWords = total === null ? '' : ` (${bahtText(total)})`;
  const keptWords = formatSatang(kept);
  return [
    ...(kept !== null && kept > 0
      ? [['รับไว้ หักให้ในเดือนถัดไป', ...(isPart ? ['', keptWords] : [keptWords, ''])]]
      : []),
    [`รวมเงิน${inWords}`, formatSatang(billed), isPart ? formatSatang(total) : ''],
  ];
}

function tableOf(data: KepDetail): PaperBlock {
  const shown = columnsOf(data);
  const blanks = shown.slice(3).map(() => '');
  return {
    kind: 'table',
    columns: shown.map(({ header, align = 'start' }) => ({ header, align })),
    // With its amounts, also where they are hidden on the page.
    rows: data.lines.map((line) =>
      shown.map(({ save }) => cellText(save(line), { satang: formatSatang })),
    ),
    totals: sumsOf(data).map(([label = '', ...amounts]) => [label, ...blanks, ...amounts]),
  };
}

const SIGNATURES: PaperBlock = {
  kind: 'signatures',
  people: [{ role: 'ผู้จัดการ' }, { role: 'เจ้าหน้าที่การเงิน' }],
};

/** The month's paper: a receipt once the money has come, a notice before. */
export function receiptFile(data: KepDetail, making: Making): PaperFile {
  const received = isReceipt(data);
  const title = received ? 'ใบเสร็จรับเงิน' : 'ใบแจ้งยอดเรียกเก็บ';
  const month = formatThaiMonth(data.recv_period);
  return {
    name: fileName({ title, no: data.membership_no, when: month }),
    papers: [
      {
        title,
        ...(received && { stamp: 'สำเนาจากระบบ' }),
        sub: `ประจำเดือน${month}`,
        owner: making.owner?.words,
        verification: data.verification,
        printed: 'พิมพ์จากระบบสมาชิกเมื่อ',
        blocks: [
          { kind: 'facts', sides: [whose(data), which(data)] },
          tableOf(data),
          ...noticesOf(data).map((text): PaperBlock => ({ kind: 'text', text })),
          ...(received ? [SIGNATURES] : []),
        ],
      },
    ],
  };
}
