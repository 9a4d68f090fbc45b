import type { EndpointKey } from '@coop/contracts/endpoints';
import { unit } from '../chance/stream.ts';
import { fits } from './pattern.ts';
import { createRules, isDue, type Occasions, type Rule, type Rules } from './rules.ts';

/** A fault of calls in one world. Effects in one fault are combined: a delay, then a status. */
export interface Fault extends Occasions {
  /** Key of an endpoint, or a pattern of keys with stars: `member*List`, `*`. */
  readonly endpoint: string;
  /** Status to answer with instead of the handler's answer. */
  readonly status?: number | undefined;
  /** JSON to answer with; with no status it goes out as 200. */
  readonly body?: unknown;
  /** Text to answer with as it is. */
  readonly text?: string | undefined;
  readonly delayMs?: number | undefined;
  /** Random extra delay up to this, drawn from the seed. */
  readonly jitterMs?: number | undefined;
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
  /** The fault that applies to this call; counts as one use of it. */
  take(endpoint: EndpointKey): TakenFault | undefined;
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
    take(endpoint) {
      const rule = rules.list().find((one) => fits(one.fault.endpoint, endpoint) && isDue(one));
      if (!rule) return undefined;
      const { delayMs = 0, jitterMs = 0, seed = '' } = rule.fault;
      const waitMs = delayMs + Math.round(unit(`${seed}/jitter`, rule.seen) * jitterMs);
      return { ...rule.fault, id: rule.id, waitMs, lifted: liftOf(rule.id).signal };
    },
  };
}
