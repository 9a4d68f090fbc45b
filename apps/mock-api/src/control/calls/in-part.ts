import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Breach } from '../../world/simulation/breaches.ts';
import type { JournalEntry } from '../../world/simulation/journal.ts';

/** An endpoint that the backend supports only for some calls, or with some fields missing. */
export interface InPart {
  readonly endpoint: EndpointKey;
  /** Calls of the journal answered by the backend, by the mock instead, and by neither. */
  readonly backend: number;
  readonly mock: number;
  readonly nobody: number;
  /** Reasons why the backend's answers were not used: `HTTP 501`. */
  readonly failures: readonly string[];
  /** Fields missing from its answers; they are not filled in. */
  readonly missing: readonly string[];
}

/** Returns the endpoints that the backend answers only sometimes, or without some fields; by their keys. */
export function knownInPart(calls: readonly JournalEntry[], breaches: readonly Breach[]): InPart[] {
  const byEndpoint = Map.groupBy(
    calls.filter(({ answeredBy, endpoint }) => answeredBy && endpoint),
    ({ endpoint }) => endpoint,
  );
  return [...byEndpoint]
    .flatMap(([endpoint, entries]): InPart[] => {
      if (!endpoint) return [];
      const by = (text: JournalEntry['answeredBy']) =>
        entries.filter(({ answeredBy }) => answeredBy === text).length;
      const failures = [...new Set(entries.flatMap(({ failure }) => failure ?? []))];
      const missing = breaches
        .filter((breach) => breach.endpoint === endpoint && breach.kind === 'missing')
        .map(({ path }) => path);
      const counts = { backend: by('backend'), mock: by('mock'), nobody: by('nobody') };
      const isMixed = counts.backend > 0 && counts.mock + counts.nobody > 0;
      return isMixed || missing.length > 0 ? [{ endpoint, ...counts, failures, missing }] : [];
    })
    .sort((a, b) => a.endpoint.localeCompare(b.endpoint));
}
