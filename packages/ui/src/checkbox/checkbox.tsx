import type { ComponentProps } from 'react';
import { FieldNotes, type FieldText, fieldStyles, useFieldIds } from '../field/field.tsx';
import styles from './checkbox.module.css';

export type CheckboxProps = FieldText & Omit<ComponentProps<'input'>, 'children' | 'type'>;

export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const ids = useFieldIds(id, { hint, error }, input['aria-describedby']);
  return (
    <div className={`${error ? fieldStyles.invalid : ''} ${className ?? ''}`}>
      <FieldNotes ids={ids} hint={undefined} error={error} />
      <label className={styles.label}>
        <input {...input} {...ids.control} type="checkbox" className={styles.box} />
        <span id={ids.labelId} aria-hidden={typeof label === 'string' || undefined}>
          {label}
        </span>
      </label>
      <div className={styles.hint}>
        <FieldNotes ids={ids} hint={hint} error={undefined} />
      </div>
    </div>
  );
}
