import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { RadioGroup } from '@coop/ui/radio-group';
import { SelectField } from '@coop/ui/select-field';
import Columns2 from 'lucide-react/icons/columns-2';
import X from 'lucide-react/icons/x';
import type { FormEvent, ReactNode } from 'react';
import styles from '../../parts/calculator/calculator.module.css';
import { isRight } from '../../parts/calculator/link.ts';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { DayInput, fieldId, NumberInput, RadioInput } from './fields.tsx';
import { CloseFold, ExtraFold, RulesFold, SalaryFold } from './folds.tsx';
import { rateText } from './presets.ts';
import { text } from './text.ts';
import type { Loancal, PlanKey } from './use-loancal.ts';

interface FormProps {
  readonly loancal: Loancal;
  /** The result in one line, which stays visible beside the fields. */
  readonly figure: ReactNode;
  /** Called when the form is submitted without problems. */
  readonly onReady: () => void;
}

/** The whole form. The result is updated at every key; the button leads to the result or to the problems. */
export function LoanForm({ loancal, figure, onReady }: FormProps) {
  const { problems, failures, watch, submit } = loancal;
  const summary = Object.entries(problems)
    .filter(([name]) => loancal.isShown(name))
    .map(([name, message]) => ({ fieldId: fieldId(name), message }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isRight(submit())) onReady();
  };
  return (
    <div className="no-print">
      <Card title={text.form}>
        <form noValidate onSubmit={send} {...watch} className={styles.fields}>
          <FormSummary
            title={text.failed}
            errors={failures > 0 ? summary : []}
            attempts={failures}
          />
          <WhichPlan loancal={loancal} />
          <Basics loancal={loancal} />
          <div>
            <RulesFold loancal={loancal} />
            <ExtraFold loancal={loancal} />
            <CloseFold loancal={loancal} />
            <SalaryFold loancal={loancal} />
          </div>
          <OtherPlan loancal={loancal} />
          <div className={styles.live}>
            {figure}
            <Button type="submit" variant="primary">
              {text.submit}
            </Button>
          </div>
        </form>
      </Card>
    </div>
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
