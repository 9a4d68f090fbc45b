import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Breach } from '../../world/simulation/breaches.ts';
import type { JournalEntry } from '../../world/simulation/journal.ts';

/** An endpoint that the backend knows in part: only some calls of it, or only some fields. */
export interface InPart {
  readonly endpoint: EndpointKey;
  /** Calls of the journal that the backend answered, that the mock answered in its place, and that nobody did. */
  readonly backend: number;
  readonly mock: number;
  readonly nobody: number;
  /** Why the backend’s answer was not taken: `HTTP 501`. */
  readonly failures: readonly string[];
  /** Fields that its answers lacked; nothing is put in their place. */
  readonly missing: readonly string[];
}

/** The endpoints of which the backend answers some calls and not others, or leaves fields out; by their keys. */
export function knownInPart(calls: readonly JournalEntry[], breaches: readonly Breach[]): InPart[] {
  const byEndpoint = Map.groupBy(
    calls.filter(({ answeredBy, endpoint }) => answeredBy && endpoint),
    ({ endpoint }) => endpoint,
  );
  return [...byEndpoint]
    .flatMap(([endpoint, own]): InPart[] => {
      if (!endpoint) return [];
      const by = (one: JournalEntry['answeredBy']) =>
        own.filter(({ answeredBy }) => answeredBy === one).length;
      const failures = [...new Set(own.flatMap(({ failure }) => failure ?? []))];
      const missing = breaches
        .filter((one) => one.endpoint === endpoint && one.kind === 'missing')
        .map(({ path }) => path);
      const counts = { backend: by('backend'), mock: by('mock'), nobody: by('nobody') };
      const isMixed = counts.backend > 0 && counts.mock + counts.nobody > 0;
      return isMixed || missing.length > 0 ? [{ endpoint, ...counts, failures, missing }] : [];
    })
    .sort((a, b) => a.endpoint.localeCompare(b.endpoint));
}
