import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { THAI_MONTHS } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { DateField } from '@coop/ui/date-field';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import styles from '../../parts/calculator/calculator.module.css';
import { Fold } from '../../parts/calculator/fold.tsx';
import own from './caldividend.module.css';
import { fieldId, NumberInput, RadioInput, SelectInput, TypedNumber } from './fields.tsx';
import { METHODS } from './inputs.ts';
import { purchaseName } from './problems.ts';
import { text } from './text.ts';
import { ROUNDINGS } from './typed-inputs.ts';
import type { Caldividend } from './use-caldividend.ts';
import { monthLabel, monthsOf } from './year.ts';

interface FoldProps {
  readonly caldividend: Caldividend;
}

/** Each month by itself. */
export function MonthsFold({ caldividend }: FoldProps) {
  const { inputs, problems } = caldividend;
  const months = monthsOf(inputs);
  const sum = months.reduce((total, name) => total + (parseBaht(inputs[name]) ?? 0), 0);
  const isSame = months.every((name) => inputs[name] === inputs.m1);
  return (
    <Fold
      title={text.months}
      note={text.monthsNote(formatSatang(sum))}
      opened={!isSame}
      forced={!isSame && months.some((name) => name in problems)}
    >
      <div className={own.months}>
        {months.map((name) => (
          <NumberInput
            key={name}
            caldividend={caldividend}
            name={name}
            label={monthLabel(inputs, name)}
          />
        ))}
      </div>
    </Fold>
  );
}

/** Shares bought on days of their own. */
export function PurchasesFold({ caldividend }: FoldProps) {
  const { inputs, problems, addPurchase } = caldividend;
  const { purchases } = inputs;
  const count = formatCount(purchases.length);
  return (
    <Fold
      title={text.purchases}
      note={purchases.length > 0 ? text.purchasesNote(count) : text.noPurchases}
      opened={purchases.length > 0}
      forced={Object.keys(problems).some((name) => name.startsWith('buy'))}
    >
      {purchases.map((_, at) => (
        // Purchases have no name of their own but their place.
        <PurchaseFields key={at} caldividend={caldividend} at={at} />
      ))}
      {addPurchase && (
        <div>
          <Button icon={<Plus />} onClick={addPurchase}>
            {text.addPurchase}
          </Button>
        </div>
      )}
    </Fold>
  );
}

function PurchaseFields({ caldividend, at }: FoldProps & { at: number }) {
  const { inputs, problems, changePurchase, dropPurchase } = caldividend;
  const purchase = inputs.purchases[at];
  if (!purchase) return null;
  const [onName, amountName] = [purchaseName(at, 'on'), purchaseName(at, 'amount')];
  const no = formatCount(at + 1);
  return (
    <fieldset className={own.purchase}>
      <legend>{text.purchase(no)}</legend>
      <div className={styles.fields}>
        <div data-field={onName}>
          <DateField
            id={fieldId(onName)}
            label={text.purchaseOn}
            value={purchase.on}
            error={problems[onName]}
            onChange={(on) => changePurchase(at, { on })}
          />
        </div>
        <TypedNumber
          name={amountName}
          label={text.purchaseAmount}
          value={purchase.amount}
          error={problems[amountName]}
          onChange={(amount) => changePurchase(at, { amount })}
        />
        <div>
          <Button variant="quiet" icon={<Trash2 />} onClick={() => dropPurchase(at)}>
            {text.dropPurchase(no)}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

const DAYS = [
  { value: '31', label: text.monthEnd },
  ...Array.from({ length: 28 }, (_, day) => ({ value: String(day + 1), label: String(day + 1) })),
];
const DAY_COUNTS = Object.entries(text.dayCounts).map(([value, label]) => ({ value, label }));
const MONTH_OPTIONS = THAI_MONTHS.map((label, at) => ({ value: String(at + 1), label }));
const listOf = <K extends string>(values: readonly K[], words: Readonly<Record<K, string>>) =>
  values.map((value) => ({ value, label: words[value] }));

/** How time is counted and what is rounded. */
export function RulesFold({ caldividend }: FoldProps) {
  const { method, rounding } = caldividend.inputs;
  const shared = { caldividend };
  const isDaily = method === 'daily';
  return (
    <Fold
      title={text.rules}
      note={text.rulesNote(text.methods[method], text.roundings[rounding])}
      forced={['startYear', 'cutOff'].some((name) => name in caldividend.problems)}
    >
      <RadioInput
        {...shared}
        name="method"
        label={text.method}
        options={listOf(METHODS, text.methods)}
      />
      <div className={styles.pair}>
        <SelectInput
          {...shared}
          name="startMonth"
          label={text.startMonth}
          options={MONTH_OPTIONS}
        />
        <NumberInput {...shared} name="startYear" label={text.startYear} isBaht={false} />
      </div>
      <SelectInput {...shared} name="monthDay" label={text.monthDay} options={DAYS} />
      {isDaily ? (
        <SelectInput {...shared} name="dayCount" label={text.dayCount} options={DAY_COUNTS} />
      ) : (
        <NumberInput
          {...shared}
          name="cutOff"
          label={text.cutOff}
          hint={text.cutOffHint}
          isBaht={false}
        />
      )}
      <RadioInput
        {...shared}
        name="rounding"
        label={text.rounding}
        options={listOf(ROUNDINGS, text.roundings)}
      />
    </Fold>
  );
}
