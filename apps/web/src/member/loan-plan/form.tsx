import { OtherPlan, PlannerField, WhichPlan } from '../../parts/calculator/field.tsx';
import { text } from './text.ts';
import type { Planner } from './use-planner.ts';

/** Money beside the instalments: how often, how much, when, and what it changes. */
export function PlanFields({ planner }: { planner: Planner }) {
  const { form, plan } = planner;
  const plans = { plans: planner, hasSecond: planner.inputs.b !== null, text };
  return (
    <>
      <WhichPlan {...plans} />
      <PlannerField form={form} name="repeat" />
      <PlannerField form={form} name="amount" label={text.amount[plan.repeat]} />
      <PlannerField form={form} name="on" label={text.on[plan.repeat]} />
      <PlannerField form={form} name="mode" />
      <div>
        <OtherPlan {...plans} />
      </div>
    </>
  );
}
