import { formatRate, parseRate } from '@coop/format/money';
import { toBuddhistYear } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import type { FormEvent, ReactNode } from 'react';
import styles from '../../parts/calculator/calculator.module.css';
import { isRight } from '../../parts/calculator/link.ts';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { useSite } from '../../site/site.tsx';
import { fieldId, NumberInput, TypedNumber } from './fields.tsx';
import { MonthsFold, PurchasesFold, RulesFold } from './folds.tsx';
import { everyMonth, lastPaid } from './initial.ts';
import { text } from './text.ts';
import type { Caldividend } from './use-caldividend.ts';
import { monthsOf } from './year.ts';

interface FormProps {
  readonly caldividend: Caldividend;
  /** The result in one line, which stays visible beside the fields. */
  readonly figure: ReactNode;
  /** Called when the form is submitted without problems. */
  readonly onReady: () => void;
}

/** The whole form. The result is updated at every key; the button leads to the result or to the problems. */
export function DividendForm({ caldividend, figure, onReady }: FormProps) {
  const { problems, failures, watch, submit } = caldividend;
  const summary = Object.entries(problems).map(([name, message]) => ({
    fieldId: fieldId(name),
    message,
  }));
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
          <Shares caldividend={caldividend} />
          <div>
            <MonthsFold caldividend={caldividend} />
            <PurchasesFold caldividend={caldividend} />
            <RulesFold caldividend={caldividend} />
          </div>
          <Rates caldividend={caldividend} />
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

/** The balance, and one amount for every month. */
function Shares({ caldividend }: { caldividend: Caldividend }) {
  const { inputs, problems, change } = caldividend;
  const months = monthsOf(inputs).map((name) => inputs[name]);
  const [first = ''] = months;
  const isSame = months.every((amount) => amount === first);
  return (
    <div className={styles.pair}>
      <NumberInput caldividend={caldividend} name="opening" label={text.opening} />
      <TypedNumber
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
function Rates({ caldividend }: { caldividend: Caldividend }) {
  const paid = lastPaid(useSite());
  const year = paid && String(toBuddhistYear(paid.year));
  const hint = (rate: string | undefined) =>
    year && rate ? text.lastRate(year, formatRate(parseRate(rate))) : undefined;
  const shared = { caldividend, isBaht: false };
  return (
    <>
      <NumberInput {...shared} name="rate" label={text.rate} hint={hint(paid?.dividend)} />
      <NumberInput
        caldividend={caldividend}
        name="interest"
        label={text.interest}
        hint={text.interestHint}
      />
      <NumberInput
        {...shared}
        name="refundRate"
        label={text.refundRate}
        hint={hint(paid?.refund)}
      />
    </>
  );
}
