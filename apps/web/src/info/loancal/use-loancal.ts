import { useState } from 'react';
import { usePublicCalculator } from '../../parts/calculator/public-calculator.tsx';
import { usePlanForms } from '../../parts/calculator/use-plan-forms.ts';
import { useSite } from '../../site/site.tsx';
import { type Inputs, LOAN_FIELDS, type LoanInputs, SALARY_FIELDS } from './inputs/fields.ts';
import { changeLoan, initialLoan, productsOf } from './inputs/presets.ts';
import { problemsOf, readLink, writeLink } from './inputs/problems.ts';

/** Beginning of the ids of the controls. */
export const FORM = 'loan';

export type Loancal = ReturnType<typeof useLoancal>;

/** State of the loan calculator: one loan or two, of which one is being filled in. */
export function useLoancal() {
  const site = useSite();
  const [products] = useState(() => productsOf(site));
  const calculator = usePublicCalculator<Inputs, LoanInputs>({
    initial: initialLoan,
    read: readLink,
    write: writeLink,
    problemsOf,
  });
  const forms = usePlanForms(calculator, {
    id: FORM,
    fields: LOAN_FIELDS,
    shared: SALARY_FIELDS,
    another: (loan) => loan,
    changed: (loan, part) => changeLoan(loan, part, products),
  });
  return { ...forms, products };
}
