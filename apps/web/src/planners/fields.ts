import { isDay } from '@coop/finance/calendar';
import { readTyped } from '@coop/format/text/thai-text';
import { bahtWithin, parseTypedCount, rateUpTo, toTyped, wholeBaht } from './typed.ts';

// A planner is a table of its fields. The form, what is wrong, the link that keeps what was typed and its names are
// read from the table.

/** Field whose content is the text that was typed or the value that was chosen, not what is computed from it. */
export interface Field<V extends string = string> {
  readonly kind: 'baht' | 'rate' | 'count' | 'day' | 'radio' | 'select';
  readonly label: string;
  /** Value that a link leaves out. It must never change, or kept links would change their meaning. */
  readonly blank: V;
  /** Tells whether a text from an address can stand in it. */
  readonly fits: (text: string) => boolean;
  /** Returns what is wrong with what stands in it, by itself. */
  readonly problemOf: (text: string) => string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export type Fields = Readonly<Record<string, Field>>;

/** Contents of the fields of a table. */
export type InputsOf<T extends Fields> = {
  readonly [K in keyof T]: T[K] extends Field<infer V> ? V : never;
};

/** Maximum length of an input; no number or date is longer, nor with what a bank's app puts around it. */
export const TEXT_LIMIT = 40;

const isShort = (text: string) => text.length <= TEXT_LIMIT;
/** Tells whether the text is a calendar day or empty. */
export const isDayOrEmpty = (text: string) => text === '' || isDay(text);

const typedField = (
  kind: Field['kind'],
  label: string,
  isRight: (text: string) => boolean,
  words: string,
  optional = false,
): Field => ({
  kind,
  label,
  blank: '',
  fits: kind === 'day' ? isDayOrEmpty : isShort,
  problemOf: (text) => (isRight(text) || (optional && readTyped(text) === '') ? undefined : words),
  options: [],
});

interface Amount {
  /** Satang, both included. */
  readonly least: number;
  readonly most: number;
  readonly wrong: (maximum: string, minimum: string) => string;
  readonly optional?: boolean;
}

export const bahtField = (label: string, { least, most, wrong, optional }: Amount): Field =>
  typedField(
    'baht',
    label,
    (text) => bahtWithin(text, least, most) !== undefined,
    wrong(wholeBaht(most), toTyped(least)),
    optional,
  );

/** A percentage; its most in hundredths. */
export const rateField = (
  label: string,
  {
    most,
    wrong,
    optional,
  }: Omit<Amount, 'least' | 'wrong'> & { readonly wrong: (maximum: string) => string },
): Field =>
  typedField(
    'rate',
    label,
    (text) => rateUpTo(text, most) !== undefined,
    wrong(String(most / 100)),
    optional,
  );

export const countField = (label: string, minimum: number, maximum: number, wrong: string): Field =>
  typedField(
    'count',
    label,
    (text) => {
      const count = parseTypedCount(text);
      return count !== null && count >= minimum && count <= maximum;
    },
    wrong,
  );

export const dayField = (
  label: string,
  isRight: (day: string) => boolean,
  wrong: string,
  optional?: boolean,
): Field => typedField('day', label, isRight, wrong, optional);

type KeyOf<W> = `${keyof W & (string | number)}`;

/** A choice among words by their values, in this order; of them only some, where they are named. */
export function choiceField<W extends Readonly<Record<string, string>>>(
  kind: 'radio' | 'select',
  label: string,
  words: W,
  blank: KeyOf<W>,
  values: readonly string[] = Object.keys(words),
): Field<KeyOf<W>> {
  return {
    kind,
    label,
    blank,
    fits: (text) => values.includes(text),
    problemOf: () => undefined,
    options: values.map((value) => ({ value, label: words[value] ?? value })),
  };
}

/** Choice of the month's end or of a day that every month has. */
export const monthDayField = (label: string, last: number) =>
  choiceField('select', label, { 31: 'สิ้นเดือน' } as Readonly<Record<string, string>>, '31', [
    '31',
    ...Array.from({ length: last }, (_, day) => String(day + 1)),
  ]);

/** Choice of how a year is counted for interest. */
export const DAY_COUNT = choiceField(
  'select',
  'จำนวนวันใน 1 ปี',
  { 365: '365 วันทุกปี', 366: '366 วันในปีที่มี 29 ก.พ. ปีอื่น 365 วัน' },
  '365',
);

export function blanksOf<T extends Fields>(fields: T): InputsOf<T> {
  // Each blank is of its own field.
  return Object.fromEntries(
    Object.entries(fields).map(([name, { blank }]) => [name, blank]),
  ) as InputsOf<T>;
}

/** Name → what is wrong with what stands there, but for the fields that are not asked for now. */
export function fieldProblems<T extends Fields>(
  fields: T,
  inputs: InputsOf<T>,
  unasked: readonly (keyof T)[] = [],
): Readonly<Record<string, string>> {
  const found = Object.entries(fields).flatMap(([name, field]) => {
    const words = unasked.includes(name) ? undefined : field.problemOf(inputs[name] ?? '');
    return words === undefined ? [] : [[name, words]];
  });
  return Object.fromEntries(found);
}
