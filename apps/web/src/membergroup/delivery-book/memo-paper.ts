import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { bahtText } from '@coop/format/baht-text';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { endColumn, type PaperBlock, type PaperFile, PEN, startColumn } from '@coop/papers/paper';
import type { Making } from '../../documents/export/export-file.ts';
import { fileName } from '../../documents/export/file-name.ts';
import { moneyWords } from '../month/month-words.tsx';
import { shortOf } from './delivery-paper.ts';
import { accountsOf } from './letter-paper.ts';
import type { Signers } from './signers.ts';
import { slipSatang, slipSums } from './slip-lines.ts';

export const TITLE = 'บันทึกข้อความ';

/** Number, day and people that the agency writes into its own letter. */
export interface Memo extends Signers {
  /** Number in the agency's own register; empty where a pen writes it. */
  readonly no: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

const long = (day: string) => formatThaiDate(day, 'long').replaceAll(' ', '\u00a0');
const indent = (word: string): PaperBlock => ({ kind: 'text', text: word, look: 'indent' });

/** Says what was deducted, and asks the head of the agency to have it transferred; who signs at the end. */
function blocksOf(data: GroupDeliveryBook, memo: Memo, making: Making): PaperBlock[] {
  const month = formatThaiMonth(data.recv_period);
  const { parts, sum } = slipSums(data);
  const satang = slipSatang(data) ?? 0;
  const billed = formatSatang(parseBaht(data.billed_amount));
  const done = moneyWords(data);
  const day = `วันที่ ${long(data.due_date)}`;
  const isLate = (memo.date || data.as_of) > data.due_date;
  const due = isLate ? `ซึ่งเลยกำหนด${day} แล้ว` : `ภายใน${day}`;
  const people = [
    { role: memo.maker_position || 'ผู้จัดทำ', name: memo.maker || undefined },
    { role: memo.head_position || 'ผู้อำนวยการ/หัวหน้าหน่วยงาน', name: memo.head || undefined },
  ];
  return [
    { kind: 'facts', sides: [[['ส่วนราชการ', data.member_group_name]]] },
    {
      kind: 'facts',
      sides: [[['ที่', memo.no || PEN]], [['วันที่', memo.date ? long(memo.date) : PEN]]],
    },
    {
      kind: 'facts',
      sides: [
        [
          ['เรื่อง', `ผลการหักเงินส่งสหกรณ์ประจำเดือน${month}`],
          ['เรียน', memo.addressee || data.addressee],
        ],
      ],
    },
    indent(
      `ตามหนังสือ${making.coopName} ที่ ${data.letter_no} ลงวันที่ ${long(data.letter_date)} ขอให้หักเงินประจำเดือน${month} ของสมาชิกสังกัด${data.member_group_name} จำนวน ${formatCount(data.member_count)} คน เป็นเงิน ${billed} บาท บัดนี้ได้หักเงินแล้ว ดังนี้`,
    ),
    {
      kind: 'table',
      label: 'ผลการหักเงิน',
      columns: [startColumn('รายการ'), endColumn('จำนวนคน'), endColumn('จำนวนเงิน (บาท)')],
      rows: parts,
      totals: [sum],
    },
    ...shortOf(data),
    ...(done
      ? [indent(`หน่วยงาน${done}`)]
      : [
          indent(
            `จึงเรียนมาเพื่อโปรดพิจารณาให้โอนเงิน ${formatSatang(satang)} บาท (${bahtText(satang)}) ${due} เข้าบัญชีต่อไปนี้`,
          ),
          ...accountsOf(data),
        ]),
    { kind: 'signatures', people },
  ];
}

/** The agency's own letter about what it deducted, under its own number: nothing of it is the cooperative's. */
export function memoFile(data: GroupDeliveryBook, memo: Memo, making: Making): PaperFile {
  const when = formatThaiMonth(data.recv_period);
  return {
    name: fileName({ title: TITLE, no: data.member_group_no, when }),
    papers: [
      {
        title: TITLE,
        look: 'memo',
        isFiled: true,
        from: data.member_group_name,
        owner: `ประจำเดือน${when}`,
        blocks: blocksOf(data, memo, making),
      },
    ],
  };
}
