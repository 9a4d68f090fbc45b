import type { MemberSettlement } from '@coop/contracts/member/ahead/settlement';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import type { PaperFact } from '@coop/papers/paper';
import { whose } from '../../session/whose.ts';
import type { Origin } from '../../tables/origins/origin.ts';
import { settlementOrigins } from './origins.ts';
import { text } from './text.ts';

// What the page and its paper say of a settlement besides its tables.

export const isFinal = ({ settlement_status }: MemberSettlement) =>
  settlement_status === 'สิ้นสมาชิกภาพแล้ว';

/** Tells whether the figures are certain. */
export function stateOf(data: MemberSettlement) {
  const board = formatThaiDate(data.board_date);
  return isFinal(data)
    ? { title: `สิ้นสมาชิกภาพแล้วเมื่อ ${board}`, more: ['ตัวเลขด้านล่างเป็นยอดสุดท้าย หากมีข้อสงสัย ติดต่อสหกรณ์'] }
    : {
        title: `คณะกรรมการพิจารณาวันที่ ${board}`,
        more: [
          'ตัวเลขด้านล่างเป็นยอดที่คาดว่าจะเป็นในวันนั้น จนถึงวันนั้นดอกเบี้ยยังเดินและยอดอาจเปลี่ยน',
          whose('ระหว่างนี้ส่งคำขอใหม่ไม่ได้ หากมีข้อสงสัย สอบถามสหกรณ์ก่อนวันประชุม'),
        ],
      };
}

interface SumFact {
  readonly label: string;
  readonly baht: string;
  readonly note: string;
  /** After the note. */
  readonly noteBaht?: string;
  readonly origin?: Origin | undefined;
}

function receiverOf({ left, ending_desc }: MemberSettlement): string {
  if (parseBaht(left) === 0) return 'ไม่มีเงินเหลือหลังหักหนี้';
  return ending_desc === 'เสียชีวิต' ? 'จ่ายแก่ผู้รับโอนประโยชน์หรือทายาท' : whose('จ่ายแก่ท่าน');
}

/** The answer first: what is paid out, then how it comes about, and what is missing. */
export function sumFacts(data: MemberSettlement): SumFact[] {
  const { owned, owed, used, left, beside, missing, guarantors } = data;
  const origins = settlementOrigins(data);
  const debt = parseBaht(owed) === 0 ? { note: 'ไม่มีหนี้' } : { note: 'หักกลบแล้ว', noteBaht: used };
  return [
    {
      label: text.left[isFinal(data) ? 'final' : 'expected'],
      baht: left,
      note: receiverOf(data),
    },
    {
      label: whose('เงินและสิทธิของท่าน'),
      baht: owned,
      note: 'หุ้น เงินฝาก และเงินอื่นที่นำมาหักหนี้ได้',
      origin: origins.owned,
    },
    { label: 'หนี้ทั้งหมด', baht: owed, origin: origins.owed, ...debt },
    ...(parseBaht(missing) === 0
      ? []
      : [
          {
            label: 'หนี้ที่ยังขาด',
            baht: missing,
            origin: origins.missing,
            note: guarantors.length > 0 ? 'ผู้ค้ำประกันรับผิดชอบตามส่วนด้านล่าง' : 'สหกรณ์จะติดต่อเรื่องการชำระ',
          },
        ]),
    ...(parseBaht(beside) === 0
      ? []
      : [{ label: 'สมาคมจ่ายโดยตรง', baht: beside, note: 'ส่วนที่เกินหนี้ สมาคมจ่ายแก่ผู้รับของสมาคม' }]),
  ];
}

/** Returns what was reported, when, and by which paper. */
export function noticeFacts(data: MemberSettlement): PaperFact[] {
  const { ending_desc: how } = data;
  return [
    ['เรื่อง', how],
    ['วันที่รับเรื่อง', formatThaiDate(data.notice_date)],
    [how === 'เสียชีวิต' ? 'วันที่เสียชีวิต' : 'วันที่ในหนังสือ', formatThaiDate(data.event_date)],
    ['เลขที่หนังสือหรือใบมรณบัตร', data.paper_no],
    ['วันประชุมคณะกรรมการ', formatThaiDate(data.board_date)],
  ];
}
