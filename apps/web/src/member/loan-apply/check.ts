import type { LoanApplyProduct, LoanPaper } from '@coop/contracts/member/ahead/loan-application';
import { MOST_LOAN_PURPOSE } from '@coop/contracts/member/ahead/loan-apply-limits';
import type { LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { padMembershipNo } from '@coop/format/membership-no';
import { parseBaht } from '@coop/format/money';
import type { FieldMessages } from '../../parts/form/refusal.ts';
import { amountProblem } from '../../parts/requests/amount-problem.ts';
import type { Draft } from './draft.ts';

/** Ids of the form's controls, by the names of the wire; `guarantors` and `files` are the first of their kind. */
export const FIELD_IDS = {
  loantype_code: 'apply-product',
  purpose: 'apply-purpose',
  period_payamt: 'apply-term',
  amount: 'apply-amount',
  guarantors: 'apply-guarantor-0',
  guarantor1: 'apply-guarantor-1',
  guarantor2: 'apply-guarantor-2',
  guarantor3: 'apply-guarantor-3',
  files: 'apply-paper-0',
  paper1: 'apply-paper-1',
  paper2: 'apply-paper-2',
  paper3: 'apply-paper-3',
  paper4: 'apply-paper-4',
  paper5: 'apply-paper-5',
} as const;

export type Field = keyof typeof FIELD_IDS;

/** Of the button, at which a problem without a field of its own is shown. */
export const SUBMIT_ID = 'apply-review';

/** The names of the guarantors' fields, in order. */
export const GUARANTOR_FIELDS = ['guarantors', 'guarantor1', 'guarantor2', 'guarantor3'] as const;

/** The papers' fields, in order. */
export const PAPER_FIELDS = ['files', 'paper1', 'paper2', 'paper3', 'paper4', 'paper5'] as const;

/** The papers that a request for a product can come with, in order. */
export const papersOf = (product: LoanApplyProduct | undefined): readonly LoanPaper[] =>
  (product?.papers ?? []).slice(0, PAPER_FIELDS.length);

/** Personal guarantors that an amount wants; 0 while nothing is typed. */
export function guarantorCount(product: LoanApplyProduct | undefined, satang: number): number {
  const step = product?.guarantors.find(({ up_to }) => satang <= (parseBaht(up_to) ?? satang));
  return satang > 0 ? Math.min(GUARANTOR_FIELDS.length, step?.count ?? 0) : 0;
}

/** The chosen number of instalments with its right, or the last, which allows the most. */
export function termOf(right: LoanRight | undefined, draft: Draft) {
  const chosen = right?.terms.find((one) => String(one.period_payamt) === draft.term);
  return chosen ?? right?.terms.at(-1);
}

/** A membership number as the wire has it; undefined for what is none. */
export function memberNoOf(typed: string): string | undefined {
  const padded = padMembershipNo(typed);
  return /^\d{5,8}$/.test(padded) ? padded : undefined;
}

/** Checks that are possible before anything is sent; the server applies the rules. */
export function checkDraft(
  draft: Draft,
  right: LoanRight | undefined,
  product: LoanApplyProduct | undefined,
): FieldMessages<Field> {
  if (!right) return { loantype_code: 'กรุณาเลือกประเภทเงินกู้' };
  const errors: FieldMessages<Field> = {};
  if (draft.purpose.trim() === '') errors.purpose = 'กรุณาบอกว่ากู้ไปทำอะไร';
  if ([...draft.purpose].length > MOST_LOAN_PURPOSE) errors.purpose = 'ยาวได้ไม่เกิน 200 ตัวอักษร';
  const term = termOf(right, draft);
  if (!term) errors.period_payamt = 'กรุณาเลือกจำนวนงวด';
  const satang = parseBaht(draft.amount);
  const amount = amountProblem(draft.amount, {
    least: right.least_amount,
    most: term?.right_amount,
    step: right.step_amount,
  });
  if (amount) errors.amount = amount;
  const numbers = draft.guarantors.map(memberNoOf);
  GUARANTOR_FIELDS.slice(0, guarantorCount(product, satang ?? 0)).forEach((field, i) => {
    const no = numbers[i];
    if (no === undefined) errors[field] = 'กรุณากรอกเลขทะเบียนสมาชิกเป็นตัวเลข';
    else if (numbers.indexOf(no) !== i) errors[field] = 'เลขทะเบียนนี้ซ้ำกับผู้ค้ำประกันคนก่อน';
  });
  papersOf(product).forEach(({ paper_code, paper_desc, required }, i) => {
    const field = PAPER_FIELDS[i];
    if (field && required && !draft.files[paper_code]?.length)
      errors[field] = `กรุณาแนบ${paper_desc}`;
  });
  return errors;
}
