import { Button } from '@coop/ui/button';
import { RadioGroup } from '@coop/ui/radio-group';
import { SelectField } from '@coop/ui/select-field';
import Columns2 from 'lucide-react/icons/columns-2';
import X from 'lucide-react/icons/x';
import styles from '../../parts/calculator/calculator.module.css';
import { DayInput, fieldId, NumberInput, RadioInput } from './fields.tsx';
import { CloseFold, ExtraFold, RulesFold, SalaryFold } from './folds.tsx';
import { rateText } from './presets.ts';
import { text } from './text.ts';
import type { Loancal, PlanKey } from './use-loancal.ts';

/** What is wrong among the fields of the loan that is shown, each with its field. */
export const errorsOf = ({ problems, isShown }: Loancal) =>
  Object.entries(problems)
    .filter(([name]) => isShown(name))
    .map(([name, message]) => ({ fieldId: fieldId(name), message }));

/** All that is asked. */
export function LoanFields({ loancal }: { loancal: Loancal }) {
  return (
    <>
      <WhichPlan loancal={loancal} />
      <Basics loancal={loancal} />
      <div>
        <RulesFold loancal={loancal} />
        <ExtraFold loancal={loancal} />
        <CloseFold loancal={loancal} />
        <SalaryFold loancal={loancal} />
      </div>
      <OtherPlan loancal={loancal} />
    </>
  );
}

function WhichPlan({ loancal }: { loancal: Loancal }) {
  if (!loancal.inputs.b) return null;
  return (
    <RadioGroup
      legend={text.planChoice}
      name="plan"
      value={loancal.active}
      options={Object.entries(text.plans).map(([value, label]) => ({ value, label }))}
      onChange={(value) => loancal.choose(value as PlanKey)}
    />
  );
}

function Product({ loancal }: { loancal: Loancal }) {
  const { products, loan, changeLoan } = loancal;
  if (products.length === 0) return null;
  const product = products.find(({ code }) => code === loan.product);
  return (
    <SelectField
      id={fieldId('product')}
      label={text.product}
      hint={
        product
          ? text.productHint(rateText(product, loan.on), product.terms.join(', '))
          : text.byHandHint
      }
      value={product ? loan.product : ''}
      options={[
        ...products.map(({ code, name }) => ({ value: code, label: name })),
        { value: '', label: text.byHand },
      ]}
      onChange={(event) => changeLoan({ product: event.target.value })}
    />
  );
}

function Basics({ loancal }: { loancal: Loancal }) {
  const { method, given } = loancal.loan;
  return (
    <>
      <Product loancal={loancal} />
      <NumberInput loancal={loancal} name="amount" label={text.amount} />
      <RadioInput
        loancal={loancal}
        name="method"
        label={text.method}
        hint={text.methodHints[method]}
        options={text.methods}
      />
      <RadioInput loancal={loancal} name="given" label={text.given} options={text.givens}>
        {given === 'instalments' ? (
          <NumberInput loancal={loancal} name="instalments" label={text.instalments} kind="plain" />
        ) : (
          <NumberInput loancal={loancal} name="instalment" label={text.instalmentOf[method]} />
        )}
      </RadioInput>
      <NumberInput loancal={loancal} name="rate" label={text.rate} kind="plain" />
      <DayInput loancal={loancal} name="on" label={text.on} />
    </>
  );
}

function OtherPlan({ loancal }: { loancal: Loancal }) {
  return (
    <div className={styles.actions}>
      {loancal.inputs.b ? (
        <Button icon={<X />} onClick={loancal.dropPlan}>
          {text.dropPlan}
        </Button>
      ) : (
        <Button icon={<Columns2 />} onClick={loancal.addPlan}>
          {text.addPlan}
        </Button>
      )}
    </div>
  );
}
