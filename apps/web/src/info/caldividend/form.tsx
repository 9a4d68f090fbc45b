import { formatRate, parseRate } from '@coop/format/money';
import { toBuddhistYear } from '@coop/format/thai-date';
import styles from '../../parts/calculator/calculator.module.css';
import { useSite } from '../../site/site.tsx';
import { fieldId, NumberInput, TypedNumber } from './fields.tsx';
import { MonthsFold, PurchasesFold, RulesFold } from './folds.tsx';
import { everyMonth, lastPaid } from './initial.ts';
import { text } from './text.ts';
import type { Caldividend } from './use-caldividend.ts';
import { monthsOf } from './year.ts';

/** What is wrong, each with its field. */
export const errorsOf = ({ problems }: Caldividend) =>
  Object.entries(problems).map(([name, message]) => ({ fieldId: fieldId(name), message }));

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
