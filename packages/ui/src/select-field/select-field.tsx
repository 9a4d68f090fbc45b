import { keyed } from '@coop/format/keyed';
import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { Field, type FieldText, fieldStyles, useFieldIds } from '../field/field.tsx';

const never = () => () => {};

/**
 * Tells React of a choice that was made in the rendered page before React took it over: the list shows it, but no event
 * was seen. Later the list changes by a person's hand alone, or by its value. Call it in the component that renders the
 * list.
 */
function useEarlyChoice(id: string): void {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasRendered] = useState(isHydrating);
  const tellEarly = useEffectEvent(() => {
    const list = document.querySelector<HTMLSelectElement>(`select[id="${id}"]`);
    const options = [...(list?.options ?? [])].filter(({ disabled }) => !disabled);
    const asRendered = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    if (asRendered?.selected === false) list?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  useEffect(() => {
    if (wasRendered) tellEarly();
  }, [wasRendered]);
}

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
