import type { ComponentProps } from 'react';
import { Field, type FieldText, fieldStyles, useFieldIds } from '../field/field.tsx';
import styles from './text-area.module.css';

export type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, 'children'>;

export function TextArea({ label, hint, error, id, className, ...area }: TextAreaProps) {
  const ids = useFieldIds(id, { hint, error }, area['aria-describedby']);
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <textarea
        rows={5}
        {...area}
        {...ids.control}
        className={`${fieldStyles.control} ${styles.area} ${className ?? ''}`}
      />
    </Field>
  );
}
