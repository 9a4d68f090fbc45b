import {
  bahtField,
  choiceField,
  dayField,
  type InputsOf,
  isDay,
} from '../../parts/calculator/fields.ts';
import type { Plans } from '../../parts/calculator/plans.ts';
import { text } from './text.ts';

const isWholeDay = (day: string) => day !== '' && isDay(day);

/** The fields of a plan, in the order of the page. */
export const PLAN_FIELDS = {
  repeat: choiceField('radio', 'ชำระกี่ครั้ง', text.repeats, 'once'),
  amount: bahtField(text.amount.once, {
    least: 1,
    most: 10_000_000_00,
    wrong: text.problems.amount,
  }),
  on: dayField(text.on.once, isWholeDay, text.problems.day),
  mode: choiceField('radio', 'หลังชำระพิเศษ', text.modes, 'keep_instalment'),
};

/** The day of which the sum is asked that closes the contract. */
export const QUOTE_FIELDS = { quoteOn: dayField('วันที่ต้องการปิดบัญชี', isWholeDay, text.problems.day) };

export type PlanInputs = InputsOf<typeof PLAN_FIELDS>;
export type QuoteInputs = InputsOf<typeof QUOTE_FIELDS>;
export type Inputs = Plans<PlanInputs> & QuoteInputs;
