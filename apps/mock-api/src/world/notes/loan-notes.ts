import type { LoanApplyStatus } from '@coop/contracts/member/ahead/loan-application';
import type { LoanApplicationFacts } from '@coop/cooperative/log/loan-application';
import { deriveMember, membershipNoOf } from '@coop/cooperative/people/member';
import { type Application, applicationsOf, asksOf } from '@coop/cooperative/requests/applications';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import type { World } from '../world.ts';
import type { Note, NoteText } from './note.ts';

// Texts for borrower and guarantors name a loan application by its number and never a person.

const TO_BORROWER = 'ดูลำดับสถานะได้ที่หน้าขอกู้เงิน';
const TO_GUARANTOR = 'ดูได้ที่หน้าการค้ำประกัน';

const toBorrower = (title: string, reason = ''): NoteText => {
  const body = reason === '' ? TO_BORROWER : `${reason} · ${TO_BORROWER}`;
  return { kind: 'request', title, body, page: '/member/loan-apply' };
};

const toGuarantor = (title: string, body = TO_GUARANTOR): NoteText => {
  return { kind: 'request', title, body, page: '/member/coll' };
};

type Facts = LoanApplicationFacts;

/** Notifications sent at once when somebody has done something about an application. */
export const LOAN_NOTES: { readonly [K in keyof Facts]: (value: Facts[K]) => NoteText } = {
  'loan-application': ({ no, principalSatang }) => ({
    ...toBorrower(`รับคำขอกู้ ${no} แล้ว`),
    amountSatang: principalSatang,
  }),
  'loan-application-cancel': ({ no }) => toBorrower(`ยกเลิกคำขอกู้ ${no} แล้ว`),
  'loan-papers': ({ no }) => toBorrower(`รับเอกสารของคำขอกู้ ${no} แล้ว`),
  'loan-decision': ({ no, action, reason }) => decided(DECIDED[action], no, reason),
  'guarantor-answer': ({ no, guarantor, consents }) =>
    toBorrower(
      `ผู้ค้ำประกัน ${membershipNoOf(guarantor)} ${consents ? 'ยินยอมแล้ว' : 'ไม่ยินยอม'}`,
      consents ? `คำขอกู้ ${no}` : `คำขอกู้ ${no} สิ้นสุดแล้ว ส่งใหม่กับผู้ค้ำประกันคนอื่นได้`,
    ),
  'guarantor-replaced': ({ no, gone, guarantor }) =>
    toBorrower(
      `ผู้ค้ำประกัน ${membershipNoOf(guarantor)} ลงนามแทน ${membershipNoOf(gone)} แล้ว`,
      `คำขอกู้ ${no}`,
    ),
  'guarantor-asked': ({ no }) =>
    toGuarantor(
      `คำขอกู้ ${no} ขอให้ท่านค้ำประกัน`,
      `อ่านชื่อผู้กู้ วงเงิน และภาระของท่าน แล้วตอบภายใน ${BY_LAWS.guarantors.answer_days} วันที่หน้าการค้ำประกัน`,
    ),
};

const DECIDED = { approve: 'อนุมัติ', papers: 'ขอเอกสารเพิ่ม', refuse: 'ไม่อนุมัติ' } as const;

const STEPS: { readonly [Status in LoanApplyStatus]?: (no: string) => string } = {
  กำลังตรวจ: (no) => `กำลังตรวจคำขอกู้ ${no}`,
  ขอเอกสารเพิ่ม: (no) => `สหกรณ์ขอเอกสารเพิ่มสำหรับคำขอกู้ ${no}`,
  อนุมัติ: (no) => `อนุมัติคำขอกู้ ${no} แล้ว`,
  จ่ายเงินแล้ว: (no) => `จ่ายเงินตามคำขอกู้ ${no} แล้ว`,
  หมดเวลา: (no) => `คำขอกู้ ${no} หมดเวลา ผู้ค้ำประกันตอบไม่ครบ`,
  ไม่อนุมัติ: (no) => `คำขอกู้ ${no} ไม่ได้รับอนุมัติ`,
};

function decided(status: LoanApplyStatus, no: string, reason: string): NoteText {
  const words: Partial<Record<LoanApplyStatus, string>> = {
    ขอเอกสารเพิ่ม: `เอกสารที่ขอ: ${reason}`,
    ไม่อนุมัติ: `เหตุผล: ${reason}`,
    รอผู้ค้ำประกัน: reason,
  };
  return toBorrower(STEPS[status]?.(no) ?? `คำขอกู้ ${no} รอผู้ค้ำประกันคนใหม่`, words[status]);
}

function stepNotes({ fact, log }: Application, account: string): Note[] {
  const { no, principalSatang } = fact.value;
  return log
    .filter(({ status, reason }) => STEPS[status] !== undefined || reason !== undefined)
    .map(({ status, at, reason = '' }) => ({
      at,
      ...decided(status, no, reason),
      ...(status === 'จ่ายเงินแล้ว' && {
        amountSatang: principalSatang,
        ...(account !== '' && { body: `โอนเข้าบัญชี ${account} · ${TO_BORROWER}` }),
      }),
    }));
}

const GUARANTEED: { readonly [Status in LoanApplyStatus]?: (no: string) => string } = {
  จ่ายเงินแล้ว: (no) => `จ่ายเงินกู้ ${no} ที่ท่านค้ำประกันแล้ว`,
  ผู้ค้ำประกันไม่ยินยอม: (no) => `คำขอกู้ ${no} สิ้นสุดแล้ว ท่านไม่ต้องค้ำประกัน`,
  หมดเวลา: (no) => `คำขอกู้ ${no} สิ้นสุดแล้ว ท่านไม่ต้องค้ำประกัน`,
  ไม่อนุมัติ: (no) => `คำขอกู้ ${no} สิ้นสุดแล้ว ท่านไม่ต้องค้ำประกัน`,
  ยกเลิก: (no) => `คำขอกู้ ${no} สิ้นสุดแล้ว ท่านไม่ต้องค้ำประกัน`,
};

/** A guarantor who refused knows how it ended. */
function guaranteedNotes({ fact, log, answers }: Application, guarantor: number): Note[] {
  if (answers.get(guarantor) === false) return [];
  return log.flatMap(({ status, at }) => {
    const title = GUARANTEED[status]?.(fact.value.no);
    return title === undefined ? [] : [{ at, ...toGuarantor(title) }];
  });
}

/** Returns notifications for the steps of a member's loan applications, and of those that the member guarantees. */
export function loanNotes(world: World, no: number): Note[] {
  return [
    ...applicationsOf(world, no).flatMap((application) =>
      stepNotes(application, deriveMember(world.view(), no).bankAccount),
    ),
    ...asksOf(world, no).flatMap(({ application }) => guaranteedNotes(application, no)),
  ];
}
