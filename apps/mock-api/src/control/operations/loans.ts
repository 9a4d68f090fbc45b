import { wallTime } from '@coop/cooperative/moments';
import { membershipNoOf } from '@coop/cooperative/people/member';
import {
  type Application,
  applicationsOf,
  sentLater,
} from '@coop/cooperative/requests/applications';
import { mayGuaranteeFor } from '@coop/cooperative/requests/guarantees';
import { endNow } from '@coop/cooperative/requests/membership';
import { LOAN_PRODUCTS } from '@coop/cooperative/rules/products';
import { guaranteedAmounts } from '@coop/finance/loans/guarantor-share';
import { toWire } from '@coop/format/money';
import * as z from 'zod/mini';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { only, WorldName } from '../strict/fields.ts';
import { decisionOf, guardNext, rowNamed, SentNo } from './decision.ts';
import { MemberNo, memberNamed, refused } from './named.ts';

const ACTIONS = ['approve', 'papers', 'refuse'] as const;
type Action = (typeof ACTIONS)[number];

export const LoanDecision = decisionOf(ACTIONS);

function actionsOn({ status, isConsented, log }: Application): Action[] {
  // It was approved and waits for somebody in a guarantor's place.
  if (status === 'รอผู้ค้ำประกัน' && log.some((step) => step.status === 'อนุมัติ')) return ['refuse'];
  if (status === 'ขอเอกสารเพิ่ม') return ['approve', 'refuse'];
  if (!['ส่งแล้ว', 'รอผู้ค้ำประกัน', 'ผู้ค้ำประกันยินยอมครบ', 'กำลังตรวจ'].includes(status)) return [];
  return isConsented ? [...ACTIONS] : ['refuse'];
}

function loanRow(world: World, application: Application) {
  const { fact, answers, guarantors, log, status, effectiveOn } = application;
  const { value } = fact;
  return {
    no: value.no,
    kind: LOAN_PRODUCTS[value.product].name,
    amount: toWire(value.principalSatang),
    instalments: value.instalments,
    purpose: value.purpose,
    /** Monthly deductions beside the cooperative's own that the member named; empty where none. */
    otherDeductions: value.otherSatang === undefined ? '' : toWire(value.otherSatang),
    status,
    note: log.at(-1)?.reason ?? '',
    guarantors: guarantors.map((no) => ({
      member: membershipNoOf(no),
      consents: answers.get(no) ?? null,
    })),
    /** Guarantors whose membership ends before the payout, to be replaced. */
    lost: application.isPending
      ? guarantors.filter((no) => endNow(world, no)).map(membershipNoOf)
      : [],
    files: [...value.files, ...sentLater(world, application)].map(({ name }) => name),
    /** Day of the payment, even in the future. */
    effectiveOn,
    log: log.map((step) => ({ status: step.status, at: wallTime(step.at) })),
    actions: actionsOn(application),
  };
}

export function showLoans(world: World, { member }: { readonly member: string }) {
  const { no, subject } = memberNamed(world, member);
  const loans = applicationsOf(world, no).map((application) => loanRow(world, application));
  return { member: subject, loans: loans.reverse() };
}

export const GuarantorReplacement = only({
  world: WorldName,
  member: MemberNo,
  no: SentNo.check(z.meta({ title: 'เลขที่คำขอกู้' })),
  gone: MemberNo.check(z.meta({ title: 'ผู้ค้ำประกันที่พ้นสมาชิกภาพ' })),
  guarantor: MemberNo.check(z.meta({ title: 'ผู้ค้ำประกันคนใหม่ที่ลงนามแล้ว' })),
});

/** Records that somebody signed in the place of a guarantor whose membership ends before the payout. */
export function replaceGuarantor(world: World, input: z.infer<typeof GuarantorReplacement>) {
  const borrower = memberNamed(world, input.member);
  const [gone, next] = [input.gone, input.guarantor].map((text) => memberNamed(world, text).no);
  const found = applicationsOf(world, borrower.no).find(({ fact }) => fact.value.no === input.no);
  if (!found?.isPending) throw refused(`${input.no} waits for nobody`);
  if (gone === undefined || next === undefined || !found.guarantors.includes(gone)) {
    throw refused(`${input.gone} guarantees ${input.no} not`);
  }
  if (!endNow(world, gone)) throw refused(`${input.gone} is a member who goes on`);
  const { principalSatang } = found.fact.value;
  const largestPart = Math.max(...guaranteedAmounts(principalSatang, found.guarantors.length));
  if (found.guarantors.includes(next) || !mayGuaranteeFor(world, borrower.no, next, largestPart)) {
    throw refused(`${input.guarantor} may not guarantee ${toWire(largestPart)} of ${input.no}`);
  }
  const loanKey = { no: input.no, borrower: borrower.no };
  recordNow(world, 'guarantor-asked', membershipNoOf(next), loanKey);
  const answer = { no: input.no, guarantor: next, consents: true };
  recordNow(world, 'guarantor-answer', borrower.subject, answer);
  recordNow(world, 'guarantor-replaced', borrower.subject, { no: input.no, gone, guarantor: next });
  return showLoans(world, input);
}

export function decideLoan(world: World, input: z.infer<typeof LoanDecision>) {
  const { no, action, reason } = input;
  const { member: subject, loans } = showLoans(world, input);
  const loan = rowNamed(loans, no, `${subject} has asked for no loan`);
  guardNext(loan, action, loan.actions);
  if (action !== 'approve' && reason === '') {
    throw refused(`${no}: ${action} needs a reason that the member reads`);
  }
  recordNow(world, 'loan-decision', subject, { no, action, reason });
  return showLoans(world, input);
}
