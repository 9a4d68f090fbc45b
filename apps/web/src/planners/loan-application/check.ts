import type { LoanApplyProduct, LoanPaper } from '@coop/contracts/member/ahead/loan-application';
import { MOST_LOAN_PURPOSE } from '@coop/contracts/member/ahead/loan-apply-limits';
import type { LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { padMembershipNo } from '@coop/format/identifiers/membership-no';
import { parseBaht } from '@coop/format/money';
import { readTyped } from '@coop/format/text/thai-text';
import type { FieldMessages } from '../../forms/refusal.ts';
import { amountProblem } from '../../requests/amount-problem.ts';
import type { KeptDraft, WithFiles } from '../../requests/draft-files.ts';

export const GUARANTOR_FIELDS = ['guarantors', 'guarantor1', 'guarantor2', 'guarantor3'] as const;
export type GuarantorField = (typeof GUARANTOR_FIELDS)[number];
export const PAPER_FIELDS = ['files', 'paper1', 'paper2', 'paper3', 'paper4', 'paper5'] as const;

/** Name of the draft in this tab. */
export const NAME = 'loan-apply';

/** Text that is typed, by the names of the wire; the number of instalments is empty for the longest. */
const TYPED = ['loantype_code', 'period_payamt', 'amount', 'purpose', ...GUARANTOR_FIELDS] as const;
/** Text of a draft: also the number of the ended request that it goes on from. */
const KEPT = [...TYPED, 'again_of'] as const;

export type Field = (typeof TYPED)[number] | (typeof PAPER_FIELDS)[number];

/** Ids of the form's controls, in the order of the page. */
export const FIELD_IDS = Object.fromEntries(
  [...TYPED, ...PAPER_FIELDS].map((name) => [name, `apply-${name}`]),
) as Record<Field, string>;

/** Text typed into the form; its files by the code of the paper. */
export type Draft = Record<(typeof KEPT)[number], string> & WithFiles;

/** The draft in this tab, of the product that the address asks for. */
export function readDraftOf(product: string, { word, files, lostFiles }: KeptDraft): Draft {
  const typed = Object.fromEntries(KEPT.map((name) => [name, word(name)]));
  const loantype_code = product || word('loantype_code');
  return { ...typed, loantype_code, files, lostFiles } as Draft;
}

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
  const chosen = right?.terms.find((term) => String(term.period_payamt) === draft.period_payamt);
  return chosen ?? right?.terms.at(-1);
}

/** A membership number as the wire has it; undefined for what is none. */
export function memberNoOf(typed: string): string | undefined {
  const padded = padMembershipNo(typed);
  return /^\d{5,8}$/.test(padded) ? padded : undefined;
}

/** Returns what is wrong with a guarantor's number before anybody is asked; undefined if nothing is. */
export function numberProblem(draft: Draft, field: GuarantorField): string | undefined {
  const numbers = GUARANTOR_FIELDS.map((name) => memberNoOf(draft[name]));
  const place = GUARANTOR_FIELDS.indexOf(field);
  const no = numbers[place];
  if (no === undefined) return 'กรุณากรอกเลขทะเบียนสมาชิกเป็นตัวเลข';
  return numbers.indexOf(no) === place ? undefined : 'เลขทะเบียนนี้ซ้ำกับผู้ค้ำประกันคนก่อน';
}

/**
 * Checks that are possible before anything is sent; the server applies the rules.
 * @param held files of an earlier request, by the code of their paper
 */
export function checkDraft(
  draft: Draft,
  right: LoanRight | undefined,
  product: LoanApplyProduct | undefined,
  held: Readonly<Record<string, string>>,
): FieldMessages<Field> {
  if (!right) return { loantype_code: 'กรุณาเลือกประเภทเงินกู้' };
  const errors: FieldMessages<Field> = {};
  if (readTyped(draft.purpose) === '') errors.purpose = 'กรุณาบอกว่ากู้ไปทำอะไร';
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
  for (const field of GUARANTOR_FIELDS.slice(0, guarantorCount(product, satang ?? 0))) {
    const problem = numberProblem(draft, field);
    if (problem !== undefined) errors[field] = problem;
  }
  papersOf(product).forEach(({ paper_code, paper_desc, required }, i) => {
    const field = PAPER_FIELDS[i];
    if (field && required && !draft.files[paper_code]?.length && !held[paper_code])
      errors[field] = `กรุณาแนบ${paper_desc}`;
  });
  return errors;
}
