import { blanksOf } from '../../../parts/calculator/fields.ts';
import { type Reading, readInputs, writeInputs } from '../../../parts/calculator/link.ts';
import { readPlans, writePlans } from '../../../parts/calculator/plans.ts';
import { type Inputs, LOAN_FIELDS, type LoanInputs, SALARY_FIELDS } from './fields.ts';
import { planProblems, salaryProblems } from './problems.ts';

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
    refused: [...new Set([...loans.refused, ...salary.refused])],
  };
}
