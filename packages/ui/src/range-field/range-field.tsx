import type { ReactNode } from 'react';
import { FieldNotes, useFieldIds } from '../field/field.tsx';
import styles from './range-field.module.css';

export type RangeFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** The value in words, 5.25 %: shown beside the label and said instead of the bare number. */
  text: string;
  hint?: ReactNode;
};

/** A value chosen by sliding; the arrow keys move it by one step. */
export function RangeField({ label, value, onChange, text, hint, ...range }: RangeFieldProps) {
  const ids = useFieldIds(undefined, { hint, error: undefined });
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={ids.id}>{label}</label>
        <output htmlFor={ids.id} aria-live="off" className={styles.value}>
          {text}
        </output>
      </div>
      <input
        {...range}
        {...ids.control}
        type="range"
        className={styles.range}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <FieldNotes ids={ids} hint={hint} error={undefined} />
    </div>
  );
}
