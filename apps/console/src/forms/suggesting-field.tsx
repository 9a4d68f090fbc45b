import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { SelectOption } from '@coop/ui/select-field';
import { TextField, type TextFieldProps } from '@coop/ui/text-field';
import { useId } from 'react';

/** Takes a text, and offers the usual ones while it is typed. */
export function SuggestingField({
  suggestions,
  ...props
}: TextFieldProps & { readonly suggestions: readonly SelectOption[] }) {
  const list = useId();
  return (
    <>
      <TextField
        {...props}
        list={list}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <datalist id={list}>
        {suggestions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}

const KEYS = endpointKeys.map((value) => ({ value, label: endpoints[value].summary }));

/** Takes the key of a call, or a pattern of keys; the keys are offered while typing. */
export function EndpointField(props: TextFieldProps) {
  return <SuggestingField {...props} suggestions={KEYS} />;
}
