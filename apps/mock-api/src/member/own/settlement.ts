import type { MemberSettlement, SettlementLine } from '@coop/contracts/member/ahead/settlement';
import { dayOf } from '@coop/cooperative/moments';
import {
  type SettlementLine as Line,
  settlementSums,
} from '@coop/cooperative/money/settlement-lines';
import { deriveMember, fullName, membershipNoOf } from '@coop/cooperative/people/member';
import {
  type Call,
  type SettlementSheet,
  settlementSheet,
} from '@coop/cooperative/requests/settlement-sheet';
import { maskAccountNo } from '@coop/format/identifiers/account-no';
import { formatRate, formatSatang, toWire } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import type { HandlersOf } from '../../call/handler.ts';
import { settlementPaper } from '../../paper/verify/settlement.ts';
import { stamp } from '../../paper/verify/stamp.ts';
import type { World } from '../../world/world.ts';

/** The wire's word for a kind of line, and the applicable rule. */
const KINDS: Record<Line['kind'], { kind: SettlementLine['kind']; rule: string }> = {
  INSURANCE: { kind: 'ประกัน', rule: 'ใช้ชำระหนี้ก่อน' },
  CREMATION: { kind: 'ฌาปนกิจ', rule: 'ใช้ชำระหนี้ส่วนที่เหลือ ส่วนเกินสมาคมจ่ายแก่ผู้รับโดยตรง' },
  SHARES: { kind: 'หุ้น', rule: 'คืนเต็มจำนวนเมื่อสิ้นสมาชิกภาพ ไม่รวมปันผลของปีนี้' },
  HELD: { kind: 'เงินรอคืน', rule: 'เงินที่สหกรณ์รับไว้เกินหนี้' },
  DIVIDEND: { kind: 'ปันผล', rule: 'ปีที่ที่ประชุมใหญ่อนุมัติแล้วและยังไม่จ่าย' },
  WELFARE: { kind: 'สวัสดิการ', rule: 'ตามอายุสมาชิก ณ วันที่เสียชีวิต' },
  RETURNED: { kind: 'คืนหลังเสียชีวิต', rule: 'ชำระหลังวันที่เสียชีวิต เป็นของกองมรดก' },
  DEPOSIT: { kind: 'เงินฝาก', rule: 'ปิดบัญชี พร้อมดอกเบี้ยถึงวันก่อนประชุม' },
  LOAN: { kind: 'หนี้', rule: 'เงินต้นและดอกเบี้ยถึงวันประชุม สัญญาเก่าก่อน' },
  DUES: { kind: 'ค้างชำระ', rule: 'เงินสงเคราะห์ศพและเบี้ยประกันที่ค้าง หลังเงินกู้' },
};

/** Returns the rule of a line with the figures it speaks of. */
function ruleOf({ kind, satang }: Line, eventOn: string): string {
  const { rule } = KINDS[kind];
  if (kind !== 'INSURANCE') return rule;
  return `ประกันสินเชื่อจ่ายเงินต้น ${formatSatang(satang)} บาท ที่คงเหลือ ณ วันที่เสียชีวิต ${formatThaiDate(eventOn)} ${rule}`;
}

function wireLine(line: Line, eventOn: string): SettlementLine {
  const { kind, name, refNo, satang, interestSatang, usedSatang } = line;
  return {
    kind: KINDS[kind].kind,
    rule: ruleOf(line, eventOn),
    item_desc: name,
    ref_no: kind === 'DEPOSIT' ? maskAccountNo(refNo) : refNo,
    amount: toWire(satang),
    interest: toWire(interestSatang),
    used: toWire(usedSatang),
  };
}

function wireCall(world: World, { contractNo, guarantor, satang, paidSatang, by }: Call) {
  return {
    loancontract_no: contractNo,
    guarantor_member_no: membershipNoOf(guarantor),
    guarantor_name: fullName(deriveMember(world.view(), guarantor)),
    amount: toWire(satang),
    paid: toWire(paidSatang),
    due_date: by,
  };
}

const ZERO = toWire(0);

/** Answer for a continuing membership. */
const nothing = (asOf: string): MemberSettlement => ({
  as_of: asOf,
  settlement_status: 'ไม่มี',
  ending_desc: '',
  notice_date: '',
  event_date: '',
  board_date: '',
  paper_no: '',
  lines: [],
  owned: ZERO,
  owed: ZERO,
  used: ZERO,
  left: ZERO,
  beside: ZERO,
  missing: ZERO,
  heirs: [],
  guarantors: [],
  document_no: '',
});

function describe(world: World, sheet: SettlementSheet): MemberSettlement {
  const { end, records, settlement, isFinal, heirs, calls, documentNo } = sheet;
  const sums = settlementSums(settlement);
  return {
    as_of: isFinal ? records.view.asOf : settlement.on,
    settlement_status: isFinal ? 'สิ้นสมาชิกภาพแล้ว' : 'รอคณะกรรมการ',
    ending_desc: settlement.how,
    notice_date: end ? dayOf(end.noticedAt) : '',
    event_date: end?.eventOn ?? '',
    board_date: settlement.on,
    paper_no: end?.paperNo ?? '',
    lines: settlement.lines.map((line) => wireLine(line, end?.eventOn ?? settlement.on)),
    owned: toWire(sums.ownSatang),
    owed: toWire(sums.owedSatang),
    used: toWire(sums.usedSatang),
    left: toWire(sums.leftSatang),
    beside: toWire(sums.besideSatang),
    missing: toWire(sums.missingSatang),
    heirs: heirs.map(({ name, relation, part, satang }) => ({
      gain_name: name,
      gain_relation: relation,
      share_percent: formatRate(part),
      amount: toWire(satang),
    })),
    guarantors: calls.map((call) => wireCall(world, call)),
    document_no: documentNo,
    ...(isFinal && { verification: stamp(world, settlementPaper(records.member, settlement)) }),
  };
}

export const memberSettlementHandlers: HandlersOf<'memberSettlementShow'> = {
  memberSettlementShow({ world, no }) {
    const sheet = settlementSheet(world, no);
    return sheet ? describe(world, sheet) : nothing(world.view().asOf);
  },
};
