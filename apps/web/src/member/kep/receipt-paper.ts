import type { KepDetail, KepLine } from '@coop/contracts/member/kep';
import { bahtText } from '@coop/format/baht-text';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import type { Making } from '../../parts/export/export-file.ts';
import { fileName } from '../../parts/export/file-name.ts';
import { lineWords } from '../../parts/month/kep-line.tsx';
import { hasOwnReceived, postingState, receivedOf, shortOf } from '../../parts/month/posting.ts';
import { reasonWords } from '../../parts/month/short-reason.ts';
import type { PaperBlock, PaperFact, PaperFile } from '../../parts/papers/paper.ts';
import { text } from './text.ts';

// What the month's paper says, printed or in a file.

const { columns } = text;

/** A receipt once the money has come, a notice before. */
const isReceipt = ({ posting_status }: KepDetail) => posting_status === '1';

/** What the paper is not, and what is missing and why. */
function noticesOf(data: KepDetail): string[] {
  const state = postingState(data, data.as_of);
  const short = shortOf(data);
  const isShort = (state === 'part' || state === 'failed') && short > 0;
  return [
    ...(isShort
      ? [
          `${reasonWords(data.short_reason, data.payer)} ยอดที่ขาด ${formatSatang(short)} บาท ยกไปเก็บในเดือนถัดไป`,
        ]
      : []),
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
      : ['กำหนดส่งเงิน', formatThaiDate(data.due_date, 'long')],
    [text.shares, baht(data.share_balance)],
    [text.interest, baht(data.accum_interest)],
  ];
}

interface ReceiptColumn {
  readonly header: string;
  readonly of: (line: KepLine) => string;
}

/** An amount; zero is left blank. */
function figure(baht: string): string {
  const satang = parseBaht(baht);
  return satang ? formatSatang(satang) : '';
}

const count = (value: number) => (value > 0 ? formatCount(value) : '');

/** Columns before the amount; arrears only if a line has any. */
function columnsBefore(lines: readonly KepLine[]): ReceiptColumn[] {
  const hasArrears = lines.some((line) => !line.is_arrear && figure(line.interest_arrear) !== '');
  return [
    { header: columns.period, of: (line) => count(line.period) },
    { header: columns.days, of: (line) => count(line.interest_days) },
    { header: columns.principal, of: (line) => figure(line.principal) },
    { header: columns.interest, of: (line) => figure(line.interest) },
    ...(hasArrears
      ? [{ header: columns.arrear, of: (line: KepLine) => figure(line.interest_arrear) }]
      : []),
  ];
}

/** The last two columns. */
function amountColumns(data: KepDetail): [ReceiptColumn, ReceiptColumn] {
  // Balances are those after everything is paid, so they stand only where everything was.
  return hasOwnReceived(data)
    ? [
        { header: columns.billed, of: (line) => figure(line.amount) },
        { header: columns.received, of: (line) => formatSatang(parseBaht(line.received_amount)) },
      ]
    : [
        { header: columns.amount, of: (line) => figure(line.amount) },
        { header: columns.balance, of: (line) => figure(line.item_balance) },
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
  const before = columnsBefore(data.lines);
  const figures = [...before, ...amountColumns(data)];
  return {
    kind: 'table',
    columns: [
      { header: 'ที่', align: 'start' },
      { header: text.columns.item, align: 'start' },
      ...figures.map(({ header }) => ({ header, align: 'end' as const })),
    ],
    rows: data.lines.map((line) => [
      formatCount(line.seq_no),
      lineWords(line),
      ...figures.map(({ of }) => of(line)),
    ]),
    totals: sumsOf(data).map(([label = '', ...amounts]) => [
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
  const title = received ? 'ใบเสร็จรับเงิน' : 'ใบแจ้งยอดเรียกเก็บ';
  const month = formatThaiMonth(data.recv_period);
  const signs = received ? ['ผู้จัดการ', 'เจ้าหน้าที่การเงิน'].map((role) => ({ role })) : [];
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
          ...(signs.length > 0 ? [{ kind: 'signatures', people: signs } as const] : []),
        ],
      },
    ],
  };
}
