import type { ReactNode } from 'react';
import { keepFigure } from '../amount/keep-figure.ts';
import { FieldNotes, useFieldIds } from '../field/field.tsx';
import styles from './range-field.module.css';

export type RangeFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** The value in words, 5.25 %: shown beside the label and read instead of the bare number. */
  text: string;
  hint?: ReactNode;
  /** Values marked along the line. */
  marks?: readonly number[];
};

/** A value chosen by sliding; the arrow keys move it by one step. */
export function RangeField(props: RangeFieldProps) {
  const { label, value, onChange, text, hint, marks = [], ...range } = props;
  const ids = useFieldIds(undefined, { hint, error: undefined });
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={ids.id} id={ids.labelId} aria-hidden="true">
          {label}
        </label>
        <output htmlFor={ids.id} aria-live="off" className={styles.value} {...keepFigure(text)}>
          {text}
        </output>
      </div>
      <input
        {...range}
        {...ids.control}
        type="range"
        {...(marks.length > 0 && { list: `${ids.id}-marks` })}
        className={styles.range}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {marks.length > 0 && (
        <datalist id={`${ids.id}-marks`}>
          {[...new Set(marks)].map((mark) => (
            <option key={mark} value={mark} />
          ))}
        </datalist>
      )}
      <FieldNotes ids={ids} hint={hint} error={undefined} />
    </div>
  );
}
