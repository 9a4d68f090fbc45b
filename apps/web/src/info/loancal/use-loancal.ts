import type { LoanProductConfig } from '@coop/contracts/site-products';
import { bangkokDate } from '@coop/format/thai-date';
import { useState } from 'react';
import { isRight } from '../../parts/calculator/link.ts';
import { type Calculator, useCalculator } from '../../parts/calculator/use-calculator.ts';
import { useSite } from '../../site/site.tsx';
import { useNow } from '../../site/use-now.ts';
import { changeLoan } from './change.ts';
import { readLink, writeLink } from './inputs.ts';
import { initialLoan, productsOf } from './presets.ts';
import { problemsOf } from './problems.ts';
import type { Inputs, LoanInputs } from './typed-inputs.ts';

export type PlanKey = 'a' | 'b';

export interface Loancal extends Calculator<Inputs> {
  readonly products: readonly LoanProductConfig[];
  /** The loan whose fields are shown. */
  readonly active: PlanKey;
  readonly loan: LoanInputs;
  readonly choose: (active: PlanKey) => void;
  readonly changeLoan: (part: Partial<LoanInputs>) => void;
  readonly addPlan: () => void;
  readonly dropPlan: () => void;
  /** Name of an input of the shown loan among the problems. */
  readonly nameOf: (name: keyof LoanInputs) => string;
  /** Whether the input with this name among the problems is on the page. */
  readonly isShown: (name: string) => boolean;
}

const SHARED = ['salary', 'deductions'];
const isOn = (active: PlanKey, name: string) =>
  SHARED.includes(name) || name.startsWith('b.') === (active === 'b');

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
  const [chosen, choose] = useState<PlanKey>('a');
  const { inputs, change } = calculator;
  // When the second loan has been removed the first one is shown.
  const active = inputs.b ? chosen : 'a';
  const loan = (active === 'b' && inputs.b) || inputs.a;
  const isShown = (name: string) => isOn(active, name);
  return {
    ...calculator,
    products,
    active,
    loan,
    choose,
    changeLoan: (part) => change({ [active]: changeLoan(loan, part, products) }),
    addPlan: () => {
      change({ b: inputs.a });
      choose('b');
    },
    dropPlan: () => change({ b: null }),
    submit() {
      const found = calculator.submit();
      // The error summary links to fields, so the loan with problems must be the one shown.
      if (!isRight(found) && !Object.keys(found).some(isShown)) {
        choose(active === 'a' ? 'b' : 'a');
      }
      return found;
    },
    nameOf: (name) => (active === 'b' ? `b.${name}` : name),
    isShown,
  };
}
