import type { ExtraMode } from '@coop/finance/extra-payment';
import type { FirstDueRule, LoanTerms } from '@coop/finance/loan-terms';
import type { RoundingRule } from '@coop/finance/rounding';

/** The typed inputs of one loan. Days are ISO or empty. */
export interface LoanInputs {
  /** Code of a product whose rules are set; empty when something was set by hand. */
  readonly product: string;
  readonly amount: string;
  readonly rate: string;
  readonly method: LoanTerms['method'];
  /** Which of the two was entered. */
  readonly given: 'instalments' | 'instalment';
  readonly instalments: string;
  readonly instalment: string;
  readonly on: string;
  readonly firstDue: FirstDueRule;
  readonly interest: RoundingRule;
  readonly principal: RoundingRule;
  readonly total: RoundingRule;
  readonly dayCount: '365' | '366';
  readonly extra: 'none' | 'once' | 'monthly';
  readonly extraAmount: string;
  readonly extraOn: string;
  readonly extraMode: ExtraMode;
  readonly closeOn: string;
}

/** All inputs of the page: one loan or two, and a salary. */
export interface Inputs {
  readonly a: LoanInputs;
  readonly b: LoanInputs | null;
  readonly salary: string;
  readonly deductions: string;
}
