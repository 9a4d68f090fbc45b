import type { Body } from '@coop/contracts/endpoints';
import type {
  CheckedLine,
  ConfirmAnswer,
  ConfirmLetter,
  ConfirmReply,
  memberConfirmData,
} from '@coop/contracts/member/confirm-data';
import {
  type BalanceKind,
  type ConfirmationAnswer,
  type ConfirmationLetter,
  type ConfirmationReply,
  sealReply,
} from '@coop/cooperative/letter/confirmation';
import { wallTime } from '@coop/cooperative/moments';
import { COOPERATIVE, MANAGER, officerName } from '@coop/cooperative/rules/cooperative';
import { parseBaht, toWire } from '@coop/format/money';
import { dropInvisible } from '@coop/format/text/thai-text';
import type { HandlersOf } from '../call/handler.ts';
import { refused } from '../call/outcome.ts';
import { invalid, refusal } from '../call/wire-error.ts';
import { letterPaper } from '../paper/verify/letter.ts';
import { stamp } from '../paper/verify/stamp.ts';
import {
  answerOf,
  hasLetter,
  letterOf,
  openYear,
  replyOf,
  standingOf,
} from '../world/round/round.ts';
import type { Fact } from '../world/state/overlay.ts';

function checkedLine(line: ConfirmationAnswer): CheckedLine {
  const { kind, refNo, balance, answer, memberBalance, remark } = line;
  return {
    kind,
    ref_no: refNo,
    balance,
    answer,
    ...(memberBalance !== undefined && { member_balance: memberBalance }),
    ...(remark !== undefined && { remark }),
  };
}

function wireReply(reply: ConfirmationReply): ConfirmReply {
  return {
    replied_at: reply.repliedAt,
    check_value: reply.checkValue,
    lines: reply.lines.map(checkedLine),
  };
}

function describe(
  letter: ConfirmationLetter,
  reply: ConfirmationReply | undefined,
  answer: Fact<'confirm-answer'> | undefined,
): ConfirmLetter {
  const total = (kind: BalanceKind) =>
    toWire(
      letter.lines.reduce((sum, line) => sum + (line.kind === kind ? line.balanceSatang : 0), 0),
    );
  return {
    letter_no: letter.letterNo,
    letter_date: letter.letterDate,
    as_of_date: letter.asOf,
    return_by: letter.returnBy,
    addressee_name: letter.addressee,
    membership_no: letter.membershipNo,
    membgroup_desc: letter.agencyName,
    auditor_name: officerName(COOPERATIVE.auditor),
    signer_name: officerName(MANAGER),
    signer_position: MANAGER.position,
    lines: letter.lines.map((line) => ({
      kind: line.kind,
      ref_no: line.refNo,
      item_desc: line.desc,
      balance: toWire(line.balanceSatang),
    })),
    loan_total: total('loan'),
    deposit_total: total('deposit'),
    share_total: total('share'),
    ...(reply && { reply: wireReply(reply) }),
    ...(answer && {
      auditor_answer: { text: answer.value.text, answered_at: wallTime(answer.at) },
    }),
  };
}

/**
 * Returns the errors of an answer: a line that is not correct needs the member's own figure, not negative, and a
 * reason.
 */
function answerErrors(answer: ConfirmAnswer, field: string): Record<string, string[]> {
  if (answer.answer === 'Y') return {};
  const satang = parseBaht(answer.member_balance);
  return {
    ...((satang === null || satang < 0) && {
      [`${field}.member_balance`]: ['กรุณาระบุยอดที่ถูกต้องของท่าน'],
    }),
    ...(!dropInvisible(answer.remark ?? '').trim() && { [`${field}.remark`]: ['กรุณาระบุเหตุผล'] }),
  };
}

/**
 * Returns the answers in the letter's order.
 * @throws WireError 422 unless they cover exactly its lines
 */
function answersTo(letter: ConfirmationLetter, { lines }: Body<'memberConfirmCreate'>) {
  const keyOf = (kind: string, refNo: string) => `${kind}/${refNo}`;
  const byLine = new Map(lines.map((line) => [keyOf(line.kind, line.ref_no), line]));
  const answers = letter.lines.flatMap((line): ConfirmationAnswer[] => {
    const item = byLine.get(keyOf(line.kind, line.refNo));
    if (!item) return [];
    const { kind, refNo } = line;
    const common = { kind, refNo, balance: toWire(line.balanceSatang), answer: item.answer };
    if (item.answer === 'Y') return [common];
    const { member_balance: memberBalance = '', remark = '' } = item;
    return [{ ...common, memberBalance, remark: dropInvisible(remark).trim() }];
  });
  if (answers.length !== letter.lines.length || answers.length !== lines.length) {
    throw invalid({ lines: ['กรุณาตอบทุกรายการของหนังสือ รายการละหนึ่งครั้ง'] });
  }
  const errors = Object.assign({}, ...lines.map((line, i) => answerErrors(line, `lines.${i}`)));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return answers;
}

export const memberConfirmDataHandlers: HandlersOf<keyof typeof memberConfirmData> = {
  memberConfirmDataShow({ world, params, no }) {
    const { confirmStatus, checkIsMemberIn } = standingOf(world, no);
    // Only the current year has a round; for any other year there is nothing to confirm.
    const open = Number(params.year) === openYear(world);
    const reply = open ? replyOf(world, no, letterOf(world, no)) : undefined;
    return {
      code: '1',
      massage: reply ? 'ยืนยันยอดแล้ว' : open ? 'ยังไม่ได้ยืนยันยอด' : 'ไม่มีรอบยืนยันยอดของปีนี้',
      status: true,
      confirmStatus: open ? confirmStatus : 0,
      checkedData: reply ? reply.lines.map(checkedLine) : [],
      checkIsMemberIn,
    };
  },

  memberConfirmLetterShow({ world, no }) {
    if (!hasLetter(world, no)) {
      throw refusal(404, 'ไม่มีหนังสือยืนยันยอดของท่านในรอบนี้');
    }
    const letter = letterOf(world, no);
    return {
      ...describe(letter, replyOf(world, no, letter), answerOf(world, letter)),
      verification: stamp(world, letterPaper(letter)),
    };
  },

  memberConfirmCreate({ world, body, subject }) {
    const no = Number(subject);
    const { confirmStatus, checkIsMemberIn } = standingOf(world, no);
    if (confirmStatus === 0) return refused('ขณะนี้ไม่มีรอบยืนยันยอดที่เปิดอยู่');
    if (checkIsMemberIn === 0) return refused('ท่านไม่อยู่ในกลุ่มที่ต้องยืนยันยอดรอบนี้');
    const letter = letterOf(world, no);
    if (replyOf(world, no, letter)) return refused('ท่านส่งคำตอบของรอบนี้แล้ว จึงส่งซ้ำไม่ได้');
    if (body.letter_no !== letter.letterNo)
      return refused('หนังสือฉบับที่ท่านตอบไม่ใช่ของรอบปัจจุบัน กรุณาเปิดหนังสือฉบับใหม่');
    const now = world.clock.now();
    const value = sealReply(letter, wallTime(now), answersTo(letter, body));
    world.overlay.append({ at: now, kind: 'confirm-reply', subject, value });
    return { rc_code: '1', rc_des: 'รับคำตอบของท่านแล้ว', reply: wireReply(value) };
  },
};
