import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { GroupDeliveryBook, Undeducted } from '@coop/contracts/membergroup/delivery-book';
import { displayAgencyNo } from '@coop/format/identifiers/membership-no';
import { formatCount, formatSatang, parseBaht, sumSatang } from '@coop/format/money';
import { pageBreaks } from '@coop/format/sheet-pages';
import { formatThaiDate, formatThaiDateTime, formatThaiMonth } from '@coop/format/thai-date';
import {
  endColumn,
  type Paper,
  type PaperBlock,
  type PaperFile,
  type PaperRow,
  type PaperTable,
  startColumn,
} from '@coop/papers/paper';
import type { Making } from '../../documents/export/export-file.ts';
import { fileName } from '../../documents/export/file-name.ts';
import { moneyWords } from '../month/month-words.tsx';
import { text as shared } from '../text.ts';
import { paymentCodeOf } from '../transfer/payment-code.ts';
import { debtLetter, letterPaper } from './letter-paper.ts';
import { attachmentPages, missingOf, namedOn, slipSatang, slipSums, text } from './slip-lines.ts';

const baht = (amount: string) => formatSatang(parseBaht(amount));

/** The code that the bank's app reads; none where nothing is to be paid. */
function paymentOf(data: GroupDeliveryBook): PaperBlock[] {
  const code = paymentCodeOf(data, slipSatang(data));
  if (!code) return [];
  const { content, alt, amount, facts } = code;
  const sum = [shared.toTransfer, `${amount} บาท`] as const;
  return [{ kind: 'code', content, alt, title: 'สแกนเพื่อโอนเงิน', facts: [sum, ...facts] }];
}

const sumOf = (people: readonly Undeducted[], of: (undeducted: Undeducted) => number | null) =>
  formatSatang(sumSatang(people.map(of)));

const sumRow = (label: string, people: readonly Undeducted[]): PaperRow => [
  '',
  label,
  sumOf(people, (row) => parseBaht(row.billed_amount)),
  sumOf(people, (row) => parseBaht(row.deducted_amount)),
  sumOf(people, missingOf),
  '',
];

/** Returns who could not be deducted in full and why. */
function shortTable(people: readonly Undeducted[], blankLines: number): PaperTable {
  const blank: PaperRow = ['', '', '', '', '', ''];
  return {
    kind: 'table',
    title: 'รายชื่อที่หักไม่ครบ',
    columns: [
      startColumn('เลขที่สมาชิก'),
      startColumn('ชื่อ-นามสกุล'),
      endColumn('เรียกเก็บ (บาท)'),
      endColumn('หักได้ (บาท)'),
      endColumn('ขาด (บาท)'),
      startColumn('เหตุผล'),
    ],
    rows: [
      ...people.map((person) => [
        person.membership_no,
        person.member_fullname,
        baht(person.billed_amount),
        baht(person.deducted_amount),
        formatSatang(missingOf(person)),
        person.reason || shared.noReason,
      ]),
      ...Array.from({ length: blankLines }, () => blank),
    ],
  };
}

/** Returns who is named on the slip, and how many more are not. */
export function shortOf(data: GroupDeliveryBook): PaperBlock[] {
  const { named, others, blankLines } = namedOn(data);
  if (named.length + blankLines === 0) return [{ kind: 'text', text: shared.allFull }];
  const reasons = `เหตุผล: ${DEDUCT_REASONS.join(', ')}`;
  return [
    shortTable(named, blankLines),
    ...(others > 0
      ? [{ kind: 'text', text: `และอีก ${formatCount(others)} คน ตามรายการแนบ` } as const]
      : []),
    ...(blankLines > 0 ? [{ kind: 'text', text: reasons, look: 'note' } as const] : []),
  ];
}

const PAID_BY =
  'ชำระโดย ☐ โอนเข้าบัญชี วันที่ ........................  ☐ เช็คเลขที่ ........................';

/** The remittance slip, which the agency signs and sends with the money. */
function slipPaper(data: GroupDeliveryBook): Paper {
  const { slip } = data;
  const { parts, sum } = slipSums(data);
  return {
    verification: slip.verification,
    title: 'ใบนำส่งเงิน',
    isFiled: true,
    ...(slip.revision > 0 && { stamp: text.revision(slip.revision) }),
    sub: `ประจำเดือน${formatThaiMonth(data.recv_period)}`,
    owner: data.member_group_name,
    blocks: [
      {
        kind: 'facts',
        sides: [
          [
            ['หน่วยงาน', data.member_group_name],
            ['เลขหน่วยงาน', displayAgencyNo(data.member_group_no)],
            ['โอนเงินภายใน', formatThaiDate(data.due_date, 'long')],
          ],
          [
            ['เลขที่', slip.slip_no],
            ['รหัสอ้างอิง', data.payment_ref],
            ...(slip.recorded_at
              ? [['บันทึกผลเมื่อ', formatThaiDateTime(slip.recorded_at)] as const]
              : []),
          ],
        ],
      },
      ...paymentOf(data),
      {
        kind: 'table',
        label: 'สรุปยอดของใบนำส่งเงิน',
        columns: [startColumn('รายการ'), endColumn('จำนวนคน'), endColumn('จำนวนเงิน (บาท)')],
        rows: parts,
        totals: [sum],
      },
      ...shortOf(data),
      { kind: 'text', text: moneyWords(data) || PAID_BY },
      {
        kind: 'signatures',
        people: [
          { role: 'ผู้จัดทำ' },
          { role: 'ผู้อำนวยการ/หัวหน้าหน่วยงาน' },
          { role: 'เจ้าหน้าที่สหกรณ์ผู้รับเงิน' },
        ],
      },
    ],
  };
}

/** The list that goes with a slip whose names do not fit its page. */
function attachmentPaper(data: GroupDeliveryBook, pages: readonly Undeducted[][]): Paper {
  const { slip, member_group_name, recv_period } = data;
  const people = slip.undeducted;
  return {
    title: `รายการแนบใบนำส่งเงิน เลขที่ ${slip.slip_no}`,
    isFiled: true,
    owner: member_group_name,
    sub: `${member_group_name} · ประจำเดือน${formatThaiMonth(recv_period)}`,
    blocks: [
      {
        ...shortTable(people, 0),
        isDense: true,
        breaks: pageBreaks(pages),
        carried: (count, place) => sumRow(shared.carried[place], people.slice(0, count)),
        totals: [sumRow('รวม', people)],
      },
    ],
  };
}

/** Letter, slip and the list that may go with it, and the letter about what has not come, in one file. */
export function deliveryFile(data: GroupDeliveryBook, making: Making): PaperFile {
  const when = formatThaiMonth(data.recv_period);
  const attached = attachmentPages(data);
  return {
    name: fileName({ title: text.title, no: data.member_group_no, when }),
    papers: [
      letterPaper(data, making),
      slipPaper(data),
      ...(attached.length > 0 ? [attachmentPaper(data, attached)] : []),
      ...debtLetter(data),
    ],
  };
}
