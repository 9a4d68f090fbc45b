import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { bahtText } from '@coop/format/baht-text';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import type { Paper, PaperBlock } from '../../parts/papers/paper.ts';
import { accountsOf, indent, long, plain, signedBy } from './letter-paper.ts';

/** What was deducted, less each receipt, is what has not come. */
function sums({ slip, receipts = [] }: GroupDeliveryBook, debt: number): PaperBlock {
  const amount = (baht: string) => formatSatang(parseBaht(baht));
  return {
    kind: 'table',
    label: 'ยอดที่หักได้ ได้รับแล้ว และค้างนำส่ง',
    columns: [
      { header: 'รายการ', align: 'start' },
      { header: 'จำนวนเงิน (บาท)', align: 'end' },
    ],
    rows: [
      ['หักได้ตามผลที่บันทึก', amount(slip.deducted_amount)],
      ...receipts.map((one) => [
        `หัก ได้รับแล้วตามใบรับเงิน ${one.receipt_no} วันที่ ${formatThaiDate(one.receipt_date)}`,
        amount(one.amount),
      ]),
    ],
    totals: [[`ค้างนำส่ง (${bahtText(debt)})`, formatSatang(debt)]],
  };
}

/** The letter that asks for what was deducted and has not come; none where everything has. */
export function debtLetter(data: GroupDeliveryBook): Paper[] {
  const debt = parseBaht(data.debt_amount);
  if (!debt) return [];
  const month = formatThaiMonth(data.recv_period);
  return [
    {
      title: `หนังสือขอให้นำส่งเงินที่ค้าง${month}`,
      look: 'letter',
      owner: data.member_group_name,
      blocks: [
        { kind: 'text', text: `ข้อมูล ณ วันที่ ${long(data.as_of)}`, look: 'end' },
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
          `ตามหนังสือที่อ้างถึง หน่วยงานของท่านได้บันทึกผลการหักเงินประจำเดือน${month}ไว้แล้ว และครบกำหนดนำส่งเมื่อวันที่ ${long(data.due_date)} ขณะนี้เกินกำหนด ${formatCount(data.debt_days ?? 0)} วัน สหกรณ์ยังได้รับเงินไม่ครบตามผลการหัก ดังนี้`,
        ),
        sums(data, debt),
        indent(
          'สหกรณ์ลงบัญชีให้สมาชิกตามผลการหักแล้ว จึงขอให้ท่านนำส่งส่วนที่ค้างโดยเร็ว โดยโอนเข้าบัญชีต่อไปนี้ หากโอนแล้ว กรุณาแจ้งการโอนพร้อมหลักฐาน',
        ),
        ...accountsOf(data),
        ...signedBy(data),
        plain(`${data.section}\nโทร. ${data.section_phone}`),
      ],
    },
  ];
}
