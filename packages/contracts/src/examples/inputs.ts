import type { EndpointKey } from '../endpoints.ts';
import { infoInputs } from './info-inputs.ts';
import type { Input } from './input.ts';
import { memberInputs } from './member-inputs.ts';
import { membergroupInputs } from './membergroup-inputs.ts';

/**
 * An input of each call that has fields, which its schemas take; for documents, tests and the contract runner. The answer
 * of the mock to a whole call is recorded in examples.ts.
 */
export const inputs = { ...memberInputs, ...membergroupInputs, ...infoInputs };

/** Returns the input of a call; an empty one for a call without fields. */
export const exampleInput = (key: EndpointKey): Input =>
  (inputs as { readonly [K in EndpointKey]?: Input })[key] ?? {};
