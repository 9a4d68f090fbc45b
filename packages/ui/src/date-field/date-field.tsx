import { noSuchDayWords, THAI_MONTHS, thaiDateToIso, toBuddhistYear } from '@coop/format/thai-date';
import { useState } from 'react';
import { FieldNotes, type FieldText, fieldStyles, useFieldIds } from '../field/field.tsx';
import { keepDigits } from '../text-field/keep-digits.ts';
import styles from './date-field.module.css';

/** Typed text of the three fields. */
type DateParts = { day: string; month: string; yearBE: string };

function partsOfIso(iso: string): DateParts {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  if (!match) return { day: '', month: '', yearBE: '' };
  const [, year, month, day] = match;
  return {
    day: String(Number(day)),
    month: String(Number(month)),
    yearBE: String(toBuddhistYear(Number(year))),
  };
}

/** Returns what is wrong with a complete date that does not exist: 31 February, or a year of the common era. */
function problemOf(parts: DateParts): string | undefined {
  const { day, month, yearBE: typed } = parts;
  if (!day || !month || typed.length < 4 || isoOfParts(parts) !== '') return undefined;
  const yearBE = String(toBuddhistYear(Number(typed)));
  return isoOfParts({ ...parts, yearBE }) === ''
    ? noSuchDayWords(Number(day), Number(month), Number(typed))
    : `กรุณากรอกปีเป็น พ.ศ. (ค.ศ. ${typed} คือ พ.ศ. ${yearBE})`;
}

/** Returns `YYYY-MM-DD`; '' for an incomplete date or one that does not exist. */
function isoOfParts({ day, month, yearBE }: DateParts): string {
  if (!day || !month || yearBE.length < 4) return '';
  return thaiDateToIso(Number(day), Number(month), Number(yearBE)) ?? '';
}

export type DateFieldProps = FieldText & {
  /** `YYYY-MM-DD`, or '' for an incomplete date. */
  value: string;
  onChange: (iso: string) => void;
  /** Name of a hidden input for the form. */
  name?: string;
  /** Id of the day's input, for an ErrorSummary. */
  id?: string;
  disabled?: boolean;
  /** The person's own, which the browser may know (WCAG 1.3.5). */
  isBirthday?: boolean;
  /** Gets what the field says is wrong with a date that is complete, for a form that says it too; undefined if nothing. */
  onProblem?: (problem: string | undefined) => void;
};

/** Own day, month and year fields: the browser's calendar shows the device's era, not พ.ศ. */
export function DateField(props: DateFieldProps) {
  const { label, hint, value, onChange, name, id, disabled } = props;
  const known = (part: 'day' | 'month' | 'year') => (props.isBirthday ? `bday-${part}` : 'off');
  const [parts, setParts] = useState(() => partsOfIso(value));
  // Takes precedence: the caller gets '' and would say that the date is incomplete.
  const error = problemOf(parts) ?? props.error;
  const ids = useFieldIds(id, { hint, error });
  const [outer, setOuter] = useState(value);
  // Replaces the typed text only after a change from outside, such as a preset or a reset.
  if (value !== outer) {
    setOuter(value);
    if (value !== isoOfParts(parts)) setParts(partsOfIso(value));
  }
  function change(part: Partial<DateParts>) {
    const next = { ...parts, ...part };
    const iso = isoOfParts(next);
    setParts(next);
    props.onProblem?.(problemOf(next));
    if (iso !== value) onChange(iso);
  }
  const shared = {
    disabled,
    className: fieldStyles.control,
    'aria-invalid': ids.control['aria-invalid'],
  };
  const digits = (part: 'day' | 'yearBE', mostDigits: number) => (
    <input
      {...shared}
      id={part === 'day' ? ids.id : `${ids.id}-year`}
      aria-labelledby={`${ids.labelId}-${part}`}
      inputMode="numeric"
      autoComplete={known(part === 'day' ? 'day' : 'year')}
      value={parts[part]}
      onInput={keepDigits(mostDigits)}
      onChange={(event) => change({ [part]: event.target.value })}
    />
  );
  return (
    <div className={`${styles.date} ${error ? fieldStyles.invalid : ''}`}>
      <fieldset className={fieldStyles.field} aria-describedby={ids.control['aria-describedby']}>
        <legend className={`${fieldStyles.label} ${styles.legend}`}>{label}</legend>
        <FieldNotes ids={ids} hint={hint} error={error} />
        <div className={styles.parts}>
          {/* Beside their controls and not around them: around a list, a label would read out its months. */}
          <div className={styles.day}>
            <label htmlFor={ids.id} id={`${ids.labelId}-day`} aria-hidden="true">
              วัน
            </label>
            {digits('day', 2)}
          </div>
          <div className={styles.month}>
            <label htmlFor={`${ids.id}-month`} id={`${ids.labelId}-month`} aria-hidden="true">
              เดือน
            </label>
            <select
              {...shared}
              id={`${ids.id}-month`}
              aria-labelledby={`${ids.labelId}-month`}
              autoComplete={known('month')}
              value={parts.month}
              onChange={(event) => change({ month: event.target.value })}
            >
              <option value="">เลือก</option>
              {THAI_MONTHS.map((month, index) => (
                <option key={month} value={String(index + 1)}>
                  {month}
                </option>
              ))}
            </select>
          </div>
          <div className={styles.year}>
            <label htmlFor={`${ids.id}-year`} id={`${ids.labelId}-yearBE`} aria-hidden="true">
              ปี พ.ศ.
            </label>
            {digits('yearBE', 4)}
          </div>
        </div>
        {name ? <input type="hidden" name={name} value={value} /> : null}
      </fieldset>
    </div>
  );
}
