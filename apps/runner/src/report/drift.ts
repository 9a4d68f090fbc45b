import { SEVERITIES, type Severity } from '@coop/contract-laws/finding';
import type { EndpointKey } from '@coop/contracts/endpoints';
import type { CheckName, Judged } from '../checks/judge.ts';
import type { Call } from '../probe/log.ts';

/** Findings with one cause: the same thing wrong in the same place, at any endpoint. */
export interface Cause {
  /** Kind and place, without endpoint or value, so that it is the same in every run. */
  readonly id: string;
  readonly severity: Severity;
  readonly kind: string;
  readonly check: CheckName;
  readonly path: string;
  /** Words of the contract there; the first of several. */
  readonly says: string;
  /** A few different values that were sent, masked. */
  readonly sent: readonly string[];
  /** Endpoint → number of its answers. */
  readonly endpoints: ReadonlyMap<EndpointKey, number>;
  /** Number of answers with it. */
  readonly answers: number;
  /** Number of places; a list can have many in one answer. */
  readonly places: number;
  /** First and last call of the run, counted from 1. */
  readonly first: number;
  readonly last: number;
  readonly curl: string;
}

const MOST_SENT = 3;

interface Growing extends Omit<Cause, 'answers' | 'places' | 'last'> {
  readonly sent: string[];
  readonly endpoints: Map<EndpointKey, number>;
  answers: number;
  places: number;
  last: number;
}

const idOf = ({ kind, path }: Judged) => `${kind} ${path}`;

function begin(finding: Judged, call: Call, index: number): Growing {
  const { severity, kind, check, path, says } = finding;
  return {
    id: idOf(finding),
    severity,
    kind,
    check,
    path,
    says,
    sent: [],
    endpoints: new Map(),
    answers: 0,
    places: 0,
    first: index,
    last: index,
    curl: call.curl ?? '',
  };
}

function addCall(causes: Map<string, Growing>, call: Call, index: number): void {
  const counted = new Set<string>();
  for (const finding of call.findings) {
    const id = idOf(finding);
    const cause = causes.get(id) ?? begin(finding, call, index);
    causes.set(id, cause);
    cause.places += 1;
    cause.last = index;
    if (cause.sent.length < MOST_SENT && !cause.sent.includes(finding.sent)) {
      cause.sent.push(finding.sent);
    }
    if (counted.has(id)) continue;
    counted.add(id);
    cause.answers += 1;
    cause.endpoints.set(call.endpoint, (cause.endpoints.get(call.endpoint) ?? 0) + 1);
  }
}

/** Groups the drift of a run by cause: the worst first, then the most frequent. */
export function groupByCause(calls: readonly Call[]): Cause[] {
  const causes = new Map<string, Growing>();
  calls.forEach((call, index) => {
    addCall(causes, call, index + 1);
  });
  const rank = ({ severity }: Cause) => SEVERITIES.indexOf(severity);
  return [...causes.values()].sort((a, b) => rank(a) - rank(b) || b.answers - a.answers);
}
