import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { bahtText } from '@coop/format/baht-text';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { endColumn, type Paper, type PaperBlock, startColumn } from '@coop/papers/paper';
import type { Making } from '../../documents/export/export-file.ts';
import { insteadOfHand } from '../instead-of-hand.ts';
import { debtWords, settledWords } from '../month/month-words.tsx';
import { kindWords } from '../text.ts';
import { attachmentPages, text } from './slip-lines.ts';

const indent = (word: string): PaperBlock => ({ kind: 'text', text: word, look: 'indent' });
const plain = (word: string): PaperBlock => ({ kind: 'text', text: word });
const end = (word: string): PaperBlock => ({ kind: 'text', text: word, look: 'end' });
const long = (day: string) => formatThaiDate(day, 'long').replaceAll(' ', '\u00a0');

/** Returns where the money goes, and by which codes it is known there. */
export const accountsOf = (data: GroupDeliveryBook): PaperBlock[] => [
  ...data.accounts.map(({ bank, account_no, account_name }) =>
    plain(`• ${bank} เลขที่ ${account_no} ชื่อบัญชี ${account_name}`),
  ),
  plain(`• รหัสรับชำระ ${data.payment_code} รหัสอ้างอิงของหน่วยงาน ${data.payment_ref}`),
];

/** Returns how a letter ends, and who signs it. */
const signedBy = ({ signer_position, signer_name }: GroupDeliveryBook): PaperBlock[] => [
  indent('จึงเรียนมาเพื่อโปรดดำเนินการ'),
  {
    kind: 'signatures',
    people: [{ above: 'ขอแสดงความนับถือ', role: signer_position, name: signer_name }],
  },
];

/** Returns what is billed, by kind, and all of it in figures and in words. */
function kindsOf({ totals, billed_amount }: GroupDeliveryBook): PaperBlock {
  const total = parseBaht(billed_amount);
  const inWords = total === null ? '' : ` (${bahtText(total)})`;
  return {
    kind: 'table',
    label: 'รายการเรียกเก็บแยกตามประเภท',
    columns: [startColumn('ประเภท'), endColumn('รายการ'), endColumn('จำนวนเงิน (บาท)')],
    rows: totals.map(({ kind, count, amount }) => [
      kindWords(kind),
      formatCount(count),
      formatSatang(parseBaht(amount)),
    ]),
    totals: [[`รวมทั้งสิ้น${inWords}`, '', formatSatang(total)]],
  };
}

/** The official letter. */
export function letterPaper(data: GroupDeliveryBook, making: Making): Paper {
  const month = formatThaiMonth(data.recv_period);
  const debt = debtWords(data);
  const [since] = settledWords(data);
  const enclosures = [
    `งบหน้าเรียกเก็บ จำนวน ${formatCount(data.sheet_count)} แผ่น`,
    `ใบนำส่งเงิน จำนวน ${formatCount(1 + attachmentPages(data).length)} แผ่น`,
  ].map((word, index) => `${index + 1}. ${word}`);
  return {
    verification: data.verification,
    title: text.title + month,
    look: 'letter',
    isFiled: true,
    owner: data.member_group_name,
    blocks: [
      plain(`ที่ ${data.letter_no}`),
      end(long(data.letter_date)),
      { kind: 'heading', text: `เรื่อง ขอส่งรายการเรียกเก็บเงินประจำเดือน${month}` },
      {
        kind: 'facts',
        sides: [
          [
            ['เรียน', data.addressee],
            ['สิ่งที่ส่งมาด้วย', enclosures.join('\n')],
          ],
        ],
      },
      indent(
        `ด้วย${making.coopName} ขอส่งรายการเรียกเก็บเงินประจำเดือน${month} ของสมาชิกสังกัด${data.member_group_name} จำนวน ${formatCount(data.member_count)} คน โดยมีรายละเอียดดังนี้`,
      ),
      kindsOf(data),
      ...(since ? [indent(`ยอดนี้${since} บาท จากยอดเมื่อออกใบเรียกเก็บ`)] : []),
      indent(
        `จึงขอให้ท่านหักเงินจากผู้มีรายชื่อตามงบหน้าเรียกเก็บ และโอนเงินให้สหกรณ์ภายในวันที่ ${long(data.due_date)} เข้าบัญชีต่อไปนี้ พร้อมส่งใบนำส่งเงินที่ลงชื่อแล้วกลับคืนสหกรณ์`,
      ),
      ...accountsOf(data),
      ...(debt ? [indent(`ทั้งนี้ งวดนี้หน่วยงาน${debt} ขอได้โปรดโอนส่วนที่ค้างโดยเร็ว`)] : []),
      ...signedBy(data),
      ...insteadOfHand(data.verification, 'หนังสือ'),
      plain(`${data.section} โทร. ${data.section_phone}`),
    ],
  };
}

/** Returns what has not come: what was deducted, less each receipt. */
function sums({ slip, receipts = [] }: GroupDeliveryBook, debt: number): PaperBlock {
  const amount = (baht: string) => formatSatang(parseBaht(baht));
  return {
    kind: 'table',
    label: 'ยอดที่หักได้ ได้รับแล้ว และค้างโอน',
    columns: [startColumn('รายการ'), endColumn('จำนวนเงิน (บาท)')],
    rows: [
      ['หักได้ตามผลที่บันทึก', amount(slip.deducted_amount)],
      ...receipts.map((receipt) => [
        `หัก ได้รับแล้วตามใบรับเงิน ${receipt.receipt_no} วันที่ ${formatThaiDate(receipt.receipt_date)}`,
        amount(receipt.amount),
      ]),
    ],
    totals: [[`ค้างโอน (${bahtText(debt)})`, formatSatang(debt)]],
  };
}

/** The letter that asks for what was deducted and has not come; none where everything has. */
export function debtLetter(data: GroupDeliveryBook): Paper[] {
  const debt = parseBaht(data.debt_amount);
  if (!debt) return [];
  const month = formatThaiMonth(data.recv_period);
  const { reminder } = data;
  return [
    {
      verification: reminder?.verification,
      title: `หนังสือขอให้นำส่งเงินที่ค้าง${month}`,
      look: 'letter',
      isFiled: true,
      owner: data.member_group_name,
      blocks: [
        ...(reminder
          ? [plain(`ที่ ${reminder.letter_no}`), end(long(reminder.letter_date))]
          : [end(`ข้อมูล ณ วันที่ ${long(data.as_of)}`)]),
        { kind: 'heading', text: `เรื่อง ขอให้นำส่งเงินที่หักจากสมาชิก งวด${month}` },
        {
          kind: 'facts',
          sides: [
            [
              ['เรียน', data.addressee],
              ['อ้างถึง', `หนังสือ ที่ ${data.letter_no} ลงวันที่ ${long(data.letter_date)}`],
            ],
          ],
        },
        indent(
          `ตามหนังสือที่อ้างถึง หน่วยงานของท่านได้บันทึกผลการหักเงินประจำเดือน${month}ไว้แล้ว และครบกำหนดโอนเมื่อวันที่ ${long(data.due_date)} ขณะนี้เกินกำหนด ${formatCount(data.debt_days ?? 0)} วัน สหกรณ์ยังได้รับเงินไม่ครบตามผลการหัก ดังนี้`,
        ),
        sums(data, debt),
        indent(
          'สหกรณ์ลงบัญชีให้สมาชิกตามผลการหักแล้ว จึงขอให้ท่านโอนส่วนที่ค้างเข้าบัญชีต่อไปนี้โดยเร็ว หากโอนแล้ว กรุณาแจ้งการโอนพร้อมหลักฐาน',
        ),
        ...accountsOf(data),
        ...signedBy(data),
        ...insteadOfHand(reminder?.verification, 'หนังสือ'),
        plain(`${data.section}\nโทร. ${data.section_phone}`),
      ],
    },
  ];
}
