import { type Finding, SEVERITIES, type Severity } from '@coop/contract-laws/finding';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { fits } from './pattern.ts';

/** A call of the journal. */
interface CallAt {
  readonly seq: number;
  /** The world's time. */
  readonly at: number;
}

/** One way in which a backend breaks the contract of one endpoint, with the number of times. */
export interface Breach extends Omit<Finding, 'sent'> {
  readonly endpoint: EndpointKey;
  /** Up to a few different examples of what was sent, masked. */
  readonly sent: readonly string[];
  readonly count: number;
  readonly first: CallAt;
  readonly last: CallAt;
}

interface BreachFilter {
  readonly severity?: Severity | undefined;
  /** A key, or a pattern of keys. */
  readonly endpoint?: string | undefined;
}

const MOST_SENT = 3;
/** Maximum number of causes; a backend that uses record numbers as field names would produce any number. */
const MOST_CAUSES = 500;

const idOf = (endpoint: EndpointKey, { kind, path }: Finding) => `${endpoint} ${kind} ${path}`;

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

export function createBreaches() {
  const breaches = new Map<string, Breach>();
  return {
    /** Counts the findings of one answer; the same finding in several places counts once. */
    add(endpoint: EndpointKey, findings: readonly Finding[], call: CallAt): void {
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
    /** The worst first, then the most frequent. */
    list({ severity, endpoint = '*' }: BreachFilter = {}): readonly Breach[] {
      const found = [...breaches.values()].filter(
        (breach) =>
          fits(endpoint, breach.endpoint) && (severity ?? breach.severity) === breach.severity,
      );
      return found.sort(worstFirst);
    },
    clear: () => breaches.clear(),
  };
}

export type Breaches = ReturnType<typeof createBreaches>;
