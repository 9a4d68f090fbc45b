import { formatRate, parseRate } from '@coop/format/money';
import { toBuddhistYear } from '@coop/format/thai-date';
import styles from '../../../parts/calculator/calculator.module.css';
import { PlannerField, TypedField } from '../../../parts/calculator/field.tsx';
import { useSite } from '../../../site/site.tsx';
import { text } from '../text.ts';
import { type Caldividend, FORM } from '../use-caldividend.ts';
import { monthsOf } from '../year.ts';
import { MonthsFold, PurchasesFold, RulesFold } from './folds.tsx';
import { everyMonth, lastPaid } from './initial.ts';

/** All that is asked. */
export function DividendFields({ caldividend }: { caldividend: Caldividend }) {
  return (
    <>
      <Shares caldividend={caldividend} />
      <div>
        <MonthsFold caldividend={caldividend} />
        <PurchasesFold caldividend={caldividend} />
        <RulesFold caldividend={caldividend} />
      </div>
      <Rates caldividend={caldividend} />
    </>
  );
}

/** The balance, and one amount for every month. */
function Shares({ caldividend }: { caldividend: Caldividend }) {
  const { inputs, problems, change, form } = caldividend;
  const months = monthsOf(inputs).map((name) => inputs[name]);
  const [first = ''] = months;
  const isSame = months.every((amount) => amount === first);
  return (
    <div className={styles.pair}>
      <PlannerField form={form} name="opening" />
      <TypedField
        form={FORM}
        kind="baht"
        name="same"
        label={text.same}
        hint={isSame ? undefined : text.notSame}
        value={isSame ? first : ''}
        error={isSame ? problems.m1 : undefined}
        onChange={(typed) => change(everyMonth(typed))}
      />
    </div>
  );
}

/** What the meeting decides, and the interest that is refunded. */
function Rates({ caldividend: { form } }: { caldividend: Caldividend }) {
  const paid = lastPaid(useSite());
  const year = paid && String(toBuddhistYear(paid.year));
  const hint = (rate: string | undefined) =>
    year && rate ? text.lastRate(year, formatRate(parseRate(rate))) : undefined;
  return (
    <>
      <PlannerField form={form} name="rate" hint={hint(paid?.dividend)} />
      <PlannerField form={form} name="interest" hint={text.interestHint} />
      <PlannerField form={form} name="refundRate" hint={hint(paid?.refund)} />
    </>
  );
}
