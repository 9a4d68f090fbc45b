import { type Finding, SEVERITIES, type Severity } from '@coop/contracts/drift/finding';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { fits } from './pattern.ts';

/** A call of the journal. */
export interface CallAt {
  readonly seq: number;
  /** The world's time. */
  readonly at: number;
}

/** One thing that a backend does against the contract of one endpoint, however often. */
export interface Breach extends Omit<Finding, 'sent'> {
  readonly endpoint: EndpointKey;
  /** What was sent, masked: up to a few different ones. */
  readonly sent: readonly string[];
  /** Answers it was seen in. */
  readonly count: number;
  readonly first: CallAt;
  readonly last: CallAt;
}

export interface BreachFilter {
  readonly severity?: Severity | undefined;
  /** A key, or a pattern of keys. */
  readonly endpoint?: string | undefined;
}

export interface Breaches {
  /** Counts what one answer broke; the same thing in many places of it counts once. */
  add(endpoint: EndpointKey, findings: readonly Finding[], call: CallAt): void;
  /** The worst first, then the most frequent. */
  list(filter?: BreachFilter): readonly Breach[];
  clear(): void;
}

const MOST_SENT = 3;
/** Causes that are kept; a backend that names records in fields has no end of them. */
const MOST_CAUSES = 500;

const idOf = (endpoint: EndpointKey, { kind, path }: Finding) => `${endpoint} ${kind} ${path}`;

/** What was seen, and this besides. */
function withAnother(breach: Breach, sent: string, call: CallAt, isNewAnswer: boolean): Breach {
  const isKnown = breach.sent.includes(sent) || breach.sent.length >= MOST_SENT;
  return {
    ...breach,
    sent: isKnown ? breach.sent : [...breach.sent, sent],
    count: breach.count + (isNewAnswer ? 1 : 0),
    last: call,
  };
}

const rank = ({ severity }: Breach) => SEVERITIES.indexOf(severity);
const worstFirst = (a: Breach, b: Breach) => rank(a) - rank(b) || b.count - a.count;

export function createBreaches(): Breaches {
  const breaches = new Map<string, Breach>();
  return {
    add(endpoint, findings, call) {
      const counted = new Set<string>();
      for (const finding of findings) {
        const id = idOf(endpoint, finding);
        const { sent, ...rest } = finding;
        const known = breaches.get(id);
        if (!known && breaches.size >= MOST_CAUSES) continue;
        const breach = known ?? { ...rest, endpoint, sent: [], count: 0, first: call, last: call };
        breaches.set(id, withAnother(breach, sent, call, !counted.has(id)));
        counted.add(id);
      }
    },
    list({ severity, endpoint = '*' } = {}) {
      const found = [...breaches.values()].filter(
        (one) => fits(endpoint, one.endpoint) && (severity ?? one.severity) === one.severity,
      );
      return found.sort(worstFirst);
    },
    clear: () => breaches.clear(),
  };
}
