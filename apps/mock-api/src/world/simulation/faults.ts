import type { EndpointKey } from '@coop/contracts/endpoints';
import { type Asked, type FaultMatch, unmetBy } from './fault-match.ts';
import { drawLatency, type Latency } from './latency.ts';
import { fits } from './pattern.ts';
import { createRules, isDue, type Occasions, type Rule, type Rules } from './rules.ts';

/** A fault of calls in one world. Effects in one fault are combined: a delay, then a status. */
export interface Fault extends Occasions, FaultMatch, Latency {
  /** That it is an answer of a recording, and not a tester's own. */
  readonly from?: 'recording' | undefined;
  /** Key of an endpoint, or a pattern of keys with stars: `member*List`, `*`. */
  readonly endpoint: string;
  /** Status to answer with instead of the handler's answer. */
  readonly status?: number | undefined;
  /** JSON to answer with; with no status it goes out as 200. */
  readonly body?: unknown;
  /** Text to answer with as it is. */
  readonly text?: string | undefined;
  /** Headers of the answer, added or in place of its own. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Content type of the answer, in place of its own. */
  readonly type?: string | undefined;
  /** Sends the answer in pieces, the last of them after so long. */
  readonly dribbleMs?: number | undefined;
  /** Cut the connection without an answer. */
  readonly drop?: boolean | undefined;
  /** Cut the connection in the middle of the answer. */
  readonly truncate?: boolean | undefined;
  /** Break the answer's JSON. */
  readonly malformed?: boolean | undefined;
  /** Leave this field out of the answer (`rows.0.amount`; `*` is every place of a list). */
  readonly missing?: string | undefined;
  /** Answer this field with a value of another type. */
  readonly wrongType?: string | undefined;
}

export type FaultRule = Rule<Fault>;

/** A fault that applies to one call, with its delay already drawn. */
export interface TakenFault extends Fault {
  readonly id: string;
  readonly waitMs: number;
  /** Says that the fault is in force no more: calls that it holds up go on. */
  readonly lifted: AbortSignal;
}

export interface Faults extends Rules<Fault> {
  /** Whether any fault is for this endpoint, whatever else it asks of a call. */
  concern(endpoint: EndpointKey): boolean;
  /** Faults for this endpoint that do not apply to the call, with the conditions that it does not meet: `f1: subject`. */
  almost(endpoint: EndpointKey, asked: Asked): string[];
  /** The fault that applies to this call; counts as one use of it. */
  take(endpoint: EndpointKey, asked: Asked): TakenFault | undefined;
}

export function createFaults(): Faults {
  const rules = createRules<Fault>('f');
  const lifts = new Map<string, AbortController>();
  const liftOf = (id: string) => {
    const lift = lifts.get(id) ?? new AbortController();
    lifts.set(id, lift);
    return lift;
  };
  /** Lets the calls go that are held up by what is no longer in force. */
  const release = () => {
    const inForce = new Set(rules.list().map(({ id }) => id));
    for (const [id, lift] of lifts) {
      if (inForce.has(id)) continue;
      lift.abort();
      lifts.delete(id);
    }
  };
  return {
    ...rules,
    remove(id) {
      const removed = rules.remove(id);
      release();
      return removed;
    },
    clear() {
      rules.clear();
      release();
    },
    restore(kept) {
      rules.restore(kept);
      release();
    },
    concern: (endpoint) => rules.list().some((one) => fits(one.fault.endpoint, endpoint)),
    almost: (endpoint, asked) =>
      rules
        .list()
        .filter((one) => fits(one.fault.endpoint, endpoint))
        .map(({ id, fault }) => ({ id, unmet: unmetBy(fault, asked) }))
        .filter(({ unmet }) => unmet.length > 0)
        .map(({ id, unmet }) => `${id}: ${unmet.join(', ')}`),
    take(endpoint, asked) {
      const rule = rules
        .list()
        .filter((one) => fits(one.fault.endpoint, endpoint))
        .find((one) => unmetBy(one.fault, asked).length === 0 && isDue(one));
      if (!rule) return undefined;
      const waitMs = drawLatency(rule.fault, rule.fault.seed ?? '', rule.seen);
      return { ...rule.fault, id: rule.id, waitMs, lifted: liftOf(rule.id).signal };
    },
  };
}
