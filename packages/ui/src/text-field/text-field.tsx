import type { ComponentProps } from 'react';
import { Field, type FieldText, fieldStyles, useFieldIds } from '../field/field.tsx';
import { keepDigits } from './keep-digits.ts';

export type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'children'> & {
    /** Accepts only digits, at most this many. */
    digits?: number;
  };

/** One line of text. An ErrorSummary refers to its `id`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, id, className, digits, ...input } = props;
  const ids = useFieldIds(id, { hint, error }, input['aria-describedby']);
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <input
        type="text"
        {...(digits && { onInput: keepDigits(digits) })}
        {...input}
        {...ids.control}
        className={`${fieldStyles.control} ${className ?? ''}`}
      />
    </Field>
  );
}
