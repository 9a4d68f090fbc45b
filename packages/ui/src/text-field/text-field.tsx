import type { ComponentProps } from 'react';
import { Field, type FieldText, fieldStyles, useFieldIds } from '../field/field.tsx';

export type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, 'children'>;

/** One line of text. `id` is what an ErrorSummary points at. */
export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  const ids = useFieldIds(id, { hint, error }, input['aria-describedby']);
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <input
        type="text"
        {...input}
        {...ids.control}
        className={`${fieldStyles.control} ${className ?? ''}`}
      />
    </Field>
  );
}
