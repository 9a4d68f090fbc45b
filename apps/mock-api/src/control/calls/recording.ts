import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import * as z from 'zod/mini';
import type { Fault } from '../../world/simulation/faults.ts';
import type { JournalEntry } from '../../world/simulation/journal.ts';
import { EndpointPattern } from '../strict/endpoint-pattern.ts';
import { only } from '../strict/fields.ts';
import { maskBackendCalls } from './mask-entries.ts';

/** Version of the file's format; others are refused. */
const VERSION = 1;

/** A backend's answers, with texts and values masked, in the order of the calls. */
export const Recording = only({
  version: z.literal(VERSION, { error: `it is no recording of version ${VERSION}` }),
  answers: z
    .array(
      only({
        endpoint: EndpointPattern,
        url: z.string(),
        status: z.int().check(z.minimum(200), z.maximum(599)),
        type: z._default(z.string(), 'application/json'),
        response: z.string(),
      }),
    )
    .check(z.maxLength(1_000)),
});
export type Recording = z.infer<typeof Recording>;

const isComplete = ({ answeredBy, status, response }: JournalEntry) =>
  answeredBy === 'backend' && status >= 200 && !response.endsWith('…');

export function recordingOf(entries: readonly JournalEntry[]): Recording {
  const answered = entries.filter(isComplete);
  return {
    version: VERSION,
    answers: maskBackendCalls(answered).flatMap(({ endpoint, url, status, type, response }) =>
      endpoint && Object.hasOwn(endpoints, endpoint satisfies EndpointKey)
        ? [{ endpoint, url, status, type: type ?? 'application/json', response }]
        : [],
    ),
  };
}

/**
 * Returns the answers as faults: calls of the same endpoint and address get them in the recorded order, then the last
 * one repeatedly.
 */
export function faultsOf({ answers }: Recording): Fault[] {
  return answers.map(({ endpoint, url, status, type, response: text }, index) => {
    const isLast = !answers
      .slice(index + 1)
      .some((later) => later.endpoint === endpoint && later.url === url);
    const fault = { from: 'recording', endpoint, url, status, type, text } as const;
    return isLast ? fault : { ...fault, times: 1 };
  });
}
