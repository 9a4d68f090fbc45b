import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { TextField, type TextFieldProps } from '@coop/ui/text-field';
import { useId } from 'react';

/** Takes the key of a call, or a pattern of keys; the keys are offered while typing. */
export function EndpointField(props: TextFieldProps) {
  const list = useId();
  return (
    <>
      <TextField {...props} list={list} autoCapitalize="none" spellCheck={false} />
      <datalist id={list}>
        {endpointKeys.map((key) => (
          <option key={key} value={key}>
            {endpoints[key].summary}
          </option>
        ))}
      </datalist>
    </>
  );
}
