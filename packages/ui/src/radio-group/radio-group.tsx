import { keyed } from '@coop/format/keyed';
import type { ReactNode } from 'react';
import { FieldNotes, fieldStyles, useFieldIds } from '../field/field.tsx';
import styles from './radio-group.module.css';

type RadioOption = { value: string; label: ReactNode };

export type RadioGroupProps = {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  /** Undefined until something is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** Id of the first radio button, for an ErrorSummary. */
  id?: string;
  /** Fields that depend on the answer. */
  children?: ReactNode;
};

/** A question with a few answers, all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, value, onChange, hint, error, id, children } = props;
  const ids = useFieldIds(id, { hint, error });
  const { id: firstId, ...described } = ids.control;
  return (
    <fieldset
      className={`${styles.group} ${error ? fieldStyles.invalid : ''}`}
      aria-describedby={described['aria-describedby']}
    >
      <legend className={styles.legend}>{legend}</legend>
      <FieldNotes ids={ids} hint={hint} error={error} />
      <div className={styles.options}>
        {keyed(options, (option) => option.value).map(([key, option], index) => (
          <label key={key} className={styles.option}>
            <input
              type="radio"
              id={index === 0 ? firstId : undefined}
              aria-labelledby={`${ids.labelId}-${index}`}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.radio}
            />
            <span id={`${ids.labelId}-${index}`} aria-hidden="true">
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
