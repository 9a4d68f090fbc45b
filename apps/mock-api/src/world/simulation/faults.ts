import type { EndpointKey } from '@coop/contracts/endpoints';
import { unit } from '@coop/cooperative/chance/hash';
import { type Asked, type FaultMatch, unmetBy } from './fault-match.ts';
import { fits } from './pattern.ts';
import { createRules, isDue, type Occasions, type Rule } from './rules.ts';

/** Delays of a call; they add up. */
export interface Latency {
  readonly delayMs?: number | undefined;
  /** Random extra delay up to this, drawn from the seed. */
  readonly jitterMs?: number | undefined;
  /** Median delay, with the long tail of real networks (log-normal). */
  readonly medianMs?: number | undefined;
  /** 99th percentile of the delay; three times the median if absent. */
  readonly p99Ms?: number | undefined;
}

/** Standard deviations from the median to the 99th percentile. */
const P99 = 2.3263;
const LONGEST_MS = 60_000;

/** Draws from the standard normal distribution (Box and Muller). */
function normal(seed: string, draw: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - unit(`${seed}/radius`, draw)));
  return radius * Math.cos(2 * Math.PI * unit(`${seed}/angle`, draw));
}

function tail({ medianMs, p99Ms = (medianMs ?? 0) * 3 }: Latency, seed: string, draw: number) {
  if (!medianMs) return 0;
  const deviation = Math.log(Math.max(p99Ms, medianMs) / medianMs) / P99;
  return medianMs * Math.exp(deviation * normal(seed, draw));
}

/** Returns the delay of the call with this number in milliseconds; the same seed draws the same ones. */
export function drawLatency(latency: Latency, seed: string, draw: number): number {
  const { delayMs = 0, jitterMs = 0 } = latency;
  const drawn = unit(`${seed}/jitter`, draw) * jitterMs + tail(latency, seed, draw);
  return Math.min(LONGEST_MS, delayMs + Math.round(drawn));
}

/** A fault of calls in one world. Effects in one fault are combined: a delay, then a status. */
export interface Fault extends Occasions, FaultMatch, Latency {
  /** Set if it comes from a recording and not from a tester. */
  readonly from?: 'recording' | undefined;
  /** Key of an endpoint, or a pattern of keys with stars: `member*List`, `*`. */
  readonly endpoint: string;
  /** Status to answer with instead of the handler's answer. */
  readonly status?: number | undefined;
  /** JSON to answer with; the status defaults to 200. */
  readonly body?: unknown;
  /** Text to answer with, unchanged. */
  readonly text?: string | undefined;
  /** Headers added to the answer or replacing its own. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Content type that replaces the answer's own. */
  readonly type?: string | undefined;
  /** Sends the answer in pieces, the last one after this time. */
  readonly dribbleMs?: number | undefined;
  /** Cuts the connection without an answer. */
  readonly drop?: boolean | undefined;
  /** Cuts the connection in the middle of the answer. */
  readonly truncate?: boolean | undefined;
  /** Breaks the answer's JSON. */
  readonly malformed?: boolean | undefined;
  /** Removes this field from the answer (`rows.0.amount`; `*` is every item of a list). */
  readonly missing?: string | undefined;
  /** Replaces this field by a value of another type. */
  readonly wrongType?: string | undefined;
}

export type FaultRule = Rule<Fault>;

/** A fault that applies to one call, with its delay already drawn. */
export interface TakenFault extends Fault {
  readonly id: string;
  readonly waitMs: number;
  /** Aborted when the fault is no longer in force: calls that it holds up go on. */
  readonly lifted: AbortSignal;
}

export function createFaults() {
  const rules = createRules<Fault>('f');
  const lifts = new Map<string, AbortController>();
  const liftOf = (id: string) => {
    const lift = lifts.get(id) ?? new AbortController();
    lifts.set(id, lift);
    return lift;
  };
  /** Releases the calls held up by faults that are no longer in force. */
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
    remove(id: string): boolean {
      const removed = rules.remove(id);
      release();
      return removed;
    },
    clear(): void {
      rules.clear();
      release();
    },
    restore(kept: readonly FaultRule[]): void {
      rules.restore(kept);
      release();
    },
    /** Returns whether any fault is for this endpoint, regardless of its other conditions. */
    concern: (endpoint: EndpointKey): boolean =>
      rules.list().some((rule) => fits(rule.fault.endpoint, endpoint)),
    /** Returns faults for this endpoint that do not apply to the call, with the unmet conditions: `f1: subject`. */
    almost: (endpoint: EndpointKey, call: Asked): string[] =>
      rules
        .list()
        .filter((rule) => fits(rule.fault.endpoint, endpoint))
        .map(({ id, fault }) => ({ id, unmet: unmetBy(fault, call) }))
        .filter(({ unmet }) => unmet.length > 0)
        .map(({ id, unmet }) => `${id}: ${unmet.join(', ')}`),
    /** Returns the fault that applies to this call, and counts it as used once. */
    take(endpoint: EndpointKey, call: Asked): TakenFault | undefined {
      const rule = rules
        .list()
        .filter((other) => fits(other.fault.endpoint, endpoint))
        .find((other) => unmetBy(other.fault, call).length === 0 && isDue(other));
      if (!rule) return undefined;
      const waitMs = drawLatency(rule.fault, rule.fault.seed ?? '', rule.seen);
      return { ...rule.fault, id: rule.id, waitMs, lifted: liftOf(rule.id).signal };
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
