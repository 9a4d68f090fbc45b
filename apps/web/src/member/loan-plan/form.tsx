import { Button } from '@coop/ui/button';
import { DateField } from '@coop/ui/date-field';
import { RadioGroup } from '@coop/ui/radio-group';
import { TextField } from '@coop/ui/text-field';
import Columns2 from 'lucide-react/icons/columns-2';
import X from 'lucide-react/icons/x';
import { TEXT_LIMIT } from '../../parts/calculator/link.ts';
import { tidyBaht } from '../../parts/calculator/typed.ts';
import { text } from './text.ts';
import type { PlanKey, Planner } from './use-planner.ts';

const idOf = (name: string) => `plan-${name.replace('b.', '')}`;
const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** What is wrong among the fields that are shown, each with its field. */
export const errorsOf = ({ problems, active }: Planner) =>
  Object.entries(problems)
    .filter(([name]) => name === 'quoteOn' || name.startsWith('b.') === (active === 'b'))
    .map(([name, message]) => ({ fieldId: idOf(name), message }));

/** Money beside the instalments: how often, how much, when, and what it changes. */
export function PlanFields({ planner }: { planner: Planner }) {
  const { inputs, plan, active, problems, nameOf, changePlan } = planner;
  return (
    <>
      {inputs.b && (
        <RadioGroup
          legend={text.planChoice}
          name="plan"
          value={active}
          options={optionsOf(text.plans)}
          onChange={(value) => planner.choose(value as PlanKey)}
        />
      )}
      <RadioGroup
        legend={text.repeat}
        name="repeat"
        value={plan.repeat}
        options={optionsOf(text.repeats)}
        onChange={(repeat) => changePlan({ repeat: repeat as typeof plan.repeat })}
      />
      <div data-field={nameOf('amount')}>
        <TextField
          id={idOf('amount')}
          label={text.amount[plan.repeat]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={TEXT_LIMIT}
          value={plan.amount}
          error={problems[nameOf('amount')]}
          onChange={(event) => changePlan({ amount: event.target.value })}
          onBlur={() => changePlan({ amount: tidyBaht(plan.amount) })}
        />
      </div>
      <div data-field={nameOf('on')}>
        <DateField
          key={active}
          id={idOf('on')}
          label={text.on[plan.repeat]}
          value={plan.on}
          error={problems[nameOf('on')]}
          onChange={(on) => changePlan({ on })}
        />
      </div>
      <RadioGroup
        legend={text.mode}
        name="mode"
        value={plan.mode}
        options={optionsOf(text.modes)}
        onChange={(mode) => changePlan({ mode: mode as typeof plan.mode })}
      />
      <div>
        {inputs.b ? (
          <Button icon={<X />} onClick={planner.dropPlan}>
            {text.dropPlan}
          </Button>
        ) : (
          <Button icon={<Columns2 />} onClick={planner.addPlan}>
            {text.addPlan}
          </Button>
        )}
      </div>
    </>
  );
}
