import { THAI_MONTHS } from '@coop/format/thai-date';
import { useState } from 'react';
import { FieldNotes, type FieldText, fieldStyles, useFieldIds } from '../field/field.tsx';
import { keepDigits } from '../text-field/keep-digits.ts';
import styles from './date-field.module.css';
import { type DateParts, isNoDay, isoOfParts, partsOfIso } from './date-parts.ts';

export type DateFieldProps = FieldText & {
  /** `YYYY-MM-DD`, or '' while there is no whole date. */
  value: string;
  onChange: (iso: string) => void;
  /** The hidden input that a form sends. */
  name?: string;
  /** The id of the day's input, where an ErrorSummary points. */
  id?: string;
  disabled?: boolean;
};

/** Own day, month and year fields: the browser's calendar shows the device's era, not พ.ศ. */
export function DateField(props: DateFieldProps) {
  const { label, hint, value, onChange, name, id, disabled } = props;
  const [parts, setParts] = useState(() => partsOfIso(value));
  // Whoever asks for the date gets none, and would say that it is not complete.
  const error = isNoDay(parts) ? 'ไม่มีวันที่นี้ในปฏิทิน' : props.error;
  const ids = useFieldIds(id, { hint, error });
  const [known, setKnown] = useState(value);
  // A preset or a reset from outside replaces what was typed; our own echo does not.
  if (value !== known) {
    setKnown(value);
    if (value !== isoOfParts(parts)) setParts(partsOfIso(value));
  }
  function change(part: Partial<DateParts>) {
    const next = { ...parts, ...part };
    const iso = isoOfParts(next);
    setParts(next);
    if (iso !== value) onChange(iso);
  }
  const shared = { disabled, 'aria-invalid': ids.control['aria-invalid'] };
  return (
    <div className={error && fieldStyles.invalid}>
      <fieldset className={fieldStyles.field} aria-describedby={ids.control['aria-describedby']}>
        <legend className={`${fieldStyles.label} ${styles.legend}`}>{label}</legend>
        <FieldNotes ids={ids} hint={hint} error={error} />
        <div className={styles.parts}>
          {/* Beside their controls and not around them: around a list, a label would read out its months. */}
          <div className={styles.day}>
            <label htmlFor={ids.id}>วัน</label>
            <input
              {...shared}
              id={ids.id}
              className={fieldStyles.control}
              inputMode="numeric"
              autoComplete="off"
              value={parts.day}
              onInput={keepDigits(2)}
              onChange={(event) => change({ day: event.target.value })}
            />
          </div>
          <div className={styles.month}>
            <label htmlFor={`${ids.id}-month`}>เดือน</label>
            <select
              {...shared}
              id={`${ids.id}-month`}
              className={fieldStyles.control}
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
            <label htmlFor={`${ids.id}-year`}>ปี พ.ศ.</label>
            <input
              {...shared}
              id={`${ids.id}-year`}
              className={fieldStyles.control}
              inputMode="numeric"
              autoComplete="off"
              value={parts.yearBE}
              onInput={keepDigits(4)}
              onChange={(event) => change({ yearBE: event.target.value })}
            />
          </div>
        </div>
        {name ? <input type="hidden" name={name} value={value} /> : null}
      </fieldset>
    </div>
  );
}
