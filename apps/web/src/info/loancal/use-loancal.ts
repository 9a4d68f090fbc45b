import type { LoanProductConfig } from '@coop/contracts/by-laws/products';
import { useState } from 'react';
import { blanksOf } from '../../planners/fields.ts';
import {
  type Inputs,
  LOAN_FIELDS,
  type LoanInputs,
  SALARY_FIELDS,
} from '../../planners/loan/fields.ts';
import { changeLoan, initialLoan, productsOf } from '../../planners/loan/presets.ts';
import { problemsOf, readLink, writeLink } from '../../planners/loan/problems.ts';
import { usePublicCalculator } from '../../planners/public-calculator.tsx';
import { usePlanForms } from '../../planners/use-plan-forms.ts';
import { useSite } from '../../site/site.tsx';

/** Beginning of the ids of the controls. */
export const FORM = 'loan';

/** A link that names a product and no rate, as other pages have it, with all the rules of the product. */
function completed(
  params: URLSearchParams,
  initial: LoanInputs,
  products: readonly LoanProductConfig[],
): URLSearchParams {
  const product = params.get('product');
  if (params.has('rate') || !products.some(({ code }) => code === product)) return params;
  const a = changeLoan(initial, { product: String(product) }, products);
  const full = writeLink({ a, b: null, ...blanksOf(SALARY_FIELDS) });
  for (const [name, value] of params) if (value) full.set(name, value);
  return full;
}

export type Loancal = ReturnType<typeof useLoancal>;

/** State of the loan calculator: one loan or two, of which one is being filled in. */
export function useLoancal() {
  const site = useSite();
  const [products] = useState(() => productsOf(site));
  const calculator = usePublicCalculator<Inputs, LoanInputs>({
    initial: initialLoan,
    read: (params, initial) => {
      const reading = readLink(completed(params, initial, products), initial);
      const product = params.get('product');
      const isKnown = !product || products.some(({ code }) => code === product);
      return isKnown ? reading : { ...reading, refused: ['product', ...reading.refused] };
    },
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
