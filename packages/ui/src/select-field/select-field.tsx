import { keyed } from '@coop/format/keyed';
import type { ComponentProps } from 'react';
import { Field, type FieldText, fieldStyles, useFieldIds } from '../field/field.tsx';
import { useEarlyChoice } from './early-choice.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, 'children' | 'multiple'> & { options: readonly SelectOption[] };

/** The device's own list: large on a phone, and known to everyone. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, id, options, className, ...select } = props;
  const ids = useFieldIds(id, { hint, error }, select['aria-describedby']);
  useEarlyChoice(ids.id);
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <select {...select} {...ids.control} className={`${fieldStyles.control} ${className ?? ''}`}>
        {keyed(options, (option) => option.value).map(([key, option]) => (
          <option key={key} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
