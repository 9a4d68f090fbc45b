import { LONGEST_LOAN } from '@coop/finance/loans/solve-loan';
import { blanksOf, fieldProblems } from '../fields.ts';
import { isRight, type Problems, type Reading, readInputs, writeInputs } from '../link.ts';
import { plansProblems, readPlans, writePlans } from '../plans.ts';
import { planOf } from './answer.ts';
import {
  type Inputs,
  LOAN_FIELDS,
  type LoanInputs,
  SALARY_FIELDS,
  type SalaryInputs,
} from './fields.ts';
import { text } from './text.ts';

/** The fields that are not asked for under the choices that were made. */
function unaskedOf({ given, extra }: LoanInputs): (keyof LoanInputs)[] {
  const other = given === 'instalments' ? 'instalment' : 'instalments';
  return extra === 'none' ? [other, 'extraAmount', 'extraOn'] : [other];
}

/** Days that come before the payout. */
function dayProblems(inputs: LoanInputs, unasked: readonly (keyof LoanInputs)[]): Problems {
  const early = (['extraOn', 'closeOn'] as const).filter(
    (name) => inputs[name] !== '' && inputs[name] < inputs.on && !unasked.includes(name),
  );
  return Object.fromEntries(early.map((name) => [name, text.problems.beforePayout]));
}

/** Tells whether the instalment that is typed would ever pay the loan; only asked when everything else is right. */
function neverPaid(inputs: LoanInputs): Problems {
  if (inputs.given === 'instalments') return {};
  const plan = planOf({ ...inputs, extra: 'none', closeOn: '' });
  return plan
    ? {}
    : { instalment: `เงินงวดนี้น้อยเกินไป ผ่อน ${String(LONGEST_LOAN)} งวดแล้วหนี้ยังไม่หมด กรุณาเพิ่มเงินงวด` };
}

/** Input → what is wrong with it. */
export function planProblems(inputs: LoanInputs): Problems {
  const unasked = unaskedOf(inputs);
  const found = fieldProblems(LOAN_FIELDS, inputs, unasked);
  // A day that is none is not early; what is wrong stays in the order of the page.
  const problems = { ...found, ...dayProblems(inputs, unasked), ...found };
  return isRight(problems) ? neverPaid(inputs) : problems;
}

const salaryProblems = (inputs: SalaryInputs) => fieldProblems(SALARY_FIELDS, inputs);

export const problemsOf = (inputs: Inputs): Problems => ({
  ...plansProblems(inputs, planProblems),
  ...salaryProblems(inputs),
});

export function writeLink(inputs: Inputs): URLSearchParams {
  const params = new URLSearchParams();
  writePlans(params, LOAN_FIELDS, inputs);
  writeInputs(params, SALARY_FIELDS, inputs);
  return params;
}

/** The inputs of an address, or the initial ones; wrong ones are repaired and listed. */
export function readLink(params: URLSearchParams, initial: LoanInputs): Reading<Inputs> {
  const loans = readPlans({ params, fields: LOAN_FIELDS, initial, problemsOf: planProblems });
  const salary = readInputs({
    params,
    fields: SALARY_FIELDS,
    initial: blanksOf(SALARY_FIELDS),
    problemsOf: salaryProblems,
  });
  return {
    inputs: { ...loans.inputs, ...salary.inputs },
    typed: { ...loans.typed, ...salary.typed },
    refused: [...new Set([...loans.refused, ...salary.refused])],
  };
}
