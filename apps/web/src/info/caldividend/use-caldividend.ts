import { bangkokDate } from '@coop/format/thai-date';
import { useState } from 'react';
import type { PlannerForm } from '../../parts/calculator/field.tsx';
import { type Calculator, useCalculator } from '../../parts/calculator/use-calculator.ts';
import { useSite } from '../../site/site.tsx';
import { useNow } from '../../site/use-now.ts';
import { FIELDS, type Inputs, type Purchase } from './inputs/fields.ts';
import { initialInputs, MOST_PURCHASES, problemsOf, readLink, writeLink } from './inputs/inputs.ts';
import { yearStartOf } from './year.ts';

/** Beginning of the ids of the controls. */
export const FORM = 'dividend';

export interface Caldividend extends Calculator<Inputs> {
  readonly form: PlannerForm<typeof FIELDS>;
  /** Undefined when there are as many as there may be. */
  readonly addPurchase: (() => void) | undefined;
  readonly changePurchase: (at: number, part: Partial<Purchase>) => void;
  readonly dropPurchase: (at: number) => void;
}

/** State of the dividend calculator. */
export function useCaldividend(): Caldividend {
  const site = useSite();
  const today = bangkokDate(useNow());
  const [rules] = useState(() => {
    const initial = initialInputs(site, today);
    return { open: (params: URLSearchParams) => readLink(params, initial), write: writeLink };
  });
  const calculator = useCalculator<Inputs>({ ...rules, problemsOf });
  const { inputs, problems, change } = calculator;
  const { purchases } = inputs;
  const first: Purchase = { on: yearStartOf(inputs), amount: '10,000' };
  return {
    ...calculator,
    form: { id: FORM, fields: FIELDS, inputs, problems, change },
    addPurchase:
      purchases.length < MOST_PURCHASES
        ? () => change({ purchases: [...purchases, first] })
        : undefined,
    changePurchase: (at, part) =>
      change({ purchases: purchases.map((one, i) => (i === at ? { ...one, ...part } : one)) }),
    dropPurchase: (at) => change({ purchases: purchases.filter((_, i) => i !== at) }),
  };
}
