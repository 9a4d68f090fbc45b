import type { ComponentProps } from 'react';
import { FieldNotes, type FieldText, fieldStyles, useFieldIds } from '../field/field.tsx';
import styles from './checkbox.module.css';

export type CheckboxProps = FieldText & Omit<ComponentProps<'input'>, 'children' | 'type'>;

export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const ids = useFieldIds(id, { hint, error }, input['aria-describedby']);
  // Words are heard with the box, and not a first time before it.
  const name = typeof label === 'string' ? { 'aria-label': label } : undefined;
  return (
    <div className={`${error ? fieldStyles.invalid : ''} ${className ?? ''}`}>
      <FieldNotes ids={ids} hint={undefined} error={error} />
      <label className={styles.label}>
        <input
          {...input}
          {...ids.control}
          {...(name && { ...name, 'aria-labelledby': undefined })}
          type="checkbox"
          className={styles.box}
        />
        <span id={ids.labelId} aria-hidden={name && true}>
          {label}
        </span>
      </label>
      <div className={styles.hint}>
        <FieldNotes ids={ids} hint={hint} error={undefined} />
      </div>
    </div>
  );
}
