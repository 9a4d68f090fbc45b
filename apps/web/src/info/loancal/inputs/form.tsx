import { SelectField } from '@coop/ui/select-field';
import styles from '../../../parts/calculator/calculator.module.css';
import { fieldId, OtherPlan, PlannerField, WhichPlan } from '../../../parts/calculator/field.tsx';
import { text } from '../text.ts';
import { FORM, type Loancal } from '../use-loancal.ts';
import { CloseFold, ExtraFold, RulesFold, SalaryFold } from './folds.tsx';
import { rateText } from './presets.ts';

/** All that is asked. */
export function LoanFields({ loancal }: { loancal: Loancal }) {
  const plans = { plans: loancal, hasSecond: loancal.inputs.b !== null, text };
  return (
    <>
      <WhichPlan {...plans} />
      <Basics loancal={loancal} />
      <div>
        <RulesFold loancal={loancal} />
        <ExtraFold loancal={loancal} />
        <CloseFold loancal={loancal} />
        <SalaryFold loancal={loancal} />
      </div>
      <div className={styles.actions}>
        <OtherPlan {...plans} />
      </div>
    </>
  );
}

function Product({ loancal: { products, plan, form } }: { loancal: Loancal }) {
  if (products.length === 0) return null;
  const product = products.find(({ code }) => code === plan.product);
  return (
    <SelectField
      id={fieldId(FORM, 'product')}
      label={text.product}
      hint={
        product
          ? text.productHint(rateText(product, plan.on), product.terms.join(', '))
          : text.byHandHint
      }
      value={product ? plan.product : ''}
      options={[
        ...products.map(({ code, name }) => ({ value: code, label: name })),
        ...form.fields.product.options,
      ]}
      onChange={(event) => form.change({ product: event.target.value })}
    />
  );
}

function Basics({ loancal }: { loancal: Loancal }) {
  const { form } = loancal;
  const { method, given } = form.inputs;
  return (
    <>
      <Product loancal={loancal} />
      <PlannerField form={form} name="amount" />
      <PlannerField form={form} name="method" hint={text.methodHints[method]} />
      <PlannerField form={form} name="given">
        {given === 'instalments' ? (
          <PlannerField form={form} name="instalments" />
        ) : (
          <PlannerField form={form} name="instalment" label={text.instalmentOf[method]} />
        )}
      </PlannerField>
      <PlannerField form={form} name="rate" />
      <PlannerField form={form} name="on" />
    </>
  );
}
