import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { TextFieldProps } from '@coop/ui/text-field';
import { SuggestingField } from './suggesting-field.tsx';

const KEYS = endpointKeys.map((value) => ({ value, label: endpoints[value].summary }));

/** Takes the key of a call, or a pattern of keys; the keys are offered while typing. */
export function EndpointField(props: TextFieldProps) {
  return <SuggestingField {...props} suggestions={KEYS} />;
}
