import { wallTime } from '@coop/cooperative/moments';
import { membershipNoOf } from '@coop/cooperative/people/member';
import { LOAN_PRODUCTS } from '@coop/cooperative/rules/products';
import { toWire } from '@coop/format/money';
import type * as z from 'zod/mini';
import { type Application, applicationsOf, sentLater } from '../../world/requests/applications.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { decisionOf, guardNext, rowNamed } from './decision.ts';
import { memberNamed, refused } from './named.ts';

const ACTIONS = ['approve', 'papers', 'refuse'] as const;
type Action = (typeof ACTIONS)[number];

export const LoanDecision = decisionOf(ACTIONS);

function actionsOn({ status, isConsented }: Application): Action[] {
  if (status === 'ขอเอกสารเพิ่ม') return ['approve', 'refuse'];
  if (!['ส่งแล้ว', 'รอผู้ค้ำประกัน', 'ผู้ค้ำประกันยินยอมครบ', 'กำลังตรวจ'].includes(status)) return [];
  return isConsented ? [...ACTIONS] : ['refuse'];
}

function loanRow(world: World, application: Application) {
  const { fact, answers, log, status, effectiveOn } = application;
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
    guarantors: value.guarantors.map((no) => ({
      member: membershipNoOf(no),
      consents: answers.get(no) ?? null,
    })),
    files: [...value.files, ...sentLater(world, application)].map(({ name }) => name),
    /** Day of the payment, even in the future. */
    effectiveOn,
    log: log.map((step) => ({ status: step.status, at: wallTime(step.at) })),
    actions: actionsOn(application),
  };
}

export function showLoans(world: World, { member }: { readonly member: string }) {
  const { no, subject } = memberNamed(world, member);
  const loans = applicationsOf(world, no).map((one) => loanRow(world, one));
  return { member: subject, loans: loans.reverse() };
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
