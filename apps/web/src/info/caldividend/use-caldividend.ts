import { FIELDS, type Inputs, type Purchase } from '../../planners/dividend/fields.ts';
import {
  initialInputs,
  MOST_PURCHASES,
  problemsOf,
  readLink,
  writeLink,
} from '../../planners/dividend/inputs.ts';
import { yearStartOf } from '../../planners/dividend/year.ts';
import type { PlannerForm } from '../../planners/field.tsx';
import { usePublicCalculator } from '../../planners/public-calculator.tsx';

/** Beginning of the ids of the controls. */
export const FORM = 'dividend';

export type Caldividend = ReturnType<typeof useCaldividend>;

export function useCaldividend() {
  const calculator = usePublicCalculator<Inputs, Inputs>({
    initial: initialInputs,
    read: readLink,
    write: writeLink,
    problemsOf,
  });
  const { inputs, problems, change } = calculator;
  const { purchases } = inputs;
  const first: Purchase = { on: yearStartOf(inputs), amount: '10,000' };
  return {
    ...calculator,
    form: { id: FORM, fields: FIELDS, inputs, problems, change } satisfies PlannerForm<
      typeof FIELDS
    >,
    /** Undefined when there are as many as there may be. */
    addPurchase:
      purchases.length < MOST_PURCHASES
        ? () => change({ purchases: [...purchases, first] })
        : undefined,
    changePurchase: (index: number, part: Partial<Purchase>) =>
      change({
        purchases: purchases.map((purchase, i) =>
          i === index ? { ...purchase, ...part } : purchase,
        ),
      }),
    dropPurchase: (index: number) => change({ purchases: purchases.filter((_, i) => i !== index) }),
  };
}
