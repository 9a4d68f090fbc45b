import type { LoanProductConfig } from '@coop/contracts/site-products';
import { bangkokDate } from '@coop/format/thai-date';
import { useState } from 'react';
import type { PlannerForm } from '../../parts/calculator/field.tsx';
import { type PlansChoice, usePlans } from '../../parts/calculator/plans.ts';
import { type Calculator, useCalculator } from '../../parts/calculator/use-calculator.ts';
import { useSite } from '../../site/site.tsx';
import { useNow } from '../../site/use-now.ts';
import { type Inputs, LOAN_FIELDS, type LoanInputs, SALARY_FIELDS } from './inputs/fields.ts';
import { changeLoan, initialLoan, productsOf } from './inputs/presets.ts';
import { problemsOf, readLink, writeLink } from './inputs/problems.ts';

/** Beginning of the ids of the controls. */
export const FORM = 'loan';

export interface Loancal extends Calculator<Inputs>, PlansChoice<LoanInputs> {
  readonly products: readonly LoanProductConfig[];
  /** The fields of the loan that is shown. */
  readonly form: PlannerForm<typeof LOAN_FIELDS>;
  readonly salaryForm: PlannerForm<typeof SALARY_FIELDS>;
  readonly submit: Calculator<Inputs>['submit'];
}

/** State of the loan calculator: one loan or two, of which one is being filled in. */
export function useLoancal(): Loancal {
  const site = useSite();
  const [products] = useState(() => productsOf(site));
  const today = bangkokDate(useNow());
  const [rules] = useState(() => {
    const initial = initialLoan(site, today);
    return { open: (params: URLSearchParams) => readLink(params, initial), write: writeLink };
  });
  const calculator = useCalculator<Inputs>({ ...rules, problemsOf });
  const { inputs, problems, change } = calculator;
  const plans = usePlans(calculator, Object.keys(SALARY_FIELDS), (loan: LoanInputs) => loan);
  const { active, plan } = plans;
  return {
    ...calculator,
    ...plans,
    products,
    form: {
      id: FORM,
      fields: LOAN_FIELDS,
      inputs: plan,
      problems,
      plans,
      change: (part) => change({ [active]: changeLoan(plan, part, products) }),
    },
    salaryForm: { id: FORM, fields: SALARY_FIELDS, inputs, problems, change },
  };
}
