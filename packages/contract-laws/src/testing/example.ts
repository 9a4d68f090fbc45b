import type { EndpointKey, Response } from '@coop/contracts/endpoints';
import { examples } from '@coop/contracts/examples/examples';
import smallAnswers from './small-answers.json' with { type: 'json' };

const small = smallAnswers as unknown as { readonly [K in EndpointKey]?: Response<K> };

/** Returns an answer of few rows whose sums are those of its rows, or the recorded example of a call without sums. */
export const example = <K extends EndpointKey>(key: K): Response<K> =>
  small[key] ?? examples[key].response;

/** Returns the first of a list that is not empty. */
export const first = <T>(list: readonly T[]): T => list[0] as T;
