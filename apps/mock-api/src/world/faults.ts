import type { EndpointKey } from '@coop/contracts/endpoints';
import { fits } from './pattern.ts';
import { unit } from './stream.ts';

/** How calls of one world are to fail. What is set together happens together: a delay, then a status. */
export interface Fault {
  /** Key of an endpoint, or a pattern of keys with stars: `member*List`, `*`. */
  readonly endpoint: string;
  /** Status to answer with instead of the handler's answer. */
  readonly status?: number | undefined;
  /** JSON to answer with; with no status it goes out as 200. */
  readonly body?: unknown;
  /** Text to answer with as it is. */
  readonly text?: string | undefined;
  readonly delayMs?: number | undefined;
  /** Up to so much more, drawn from the seed. */
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
  /** Only this call of those it fits, counted from 1. */
  readonly nth?: number | undefined;
  /** This percentage of calls; the same seed fails the same calls. */
  readonly percent?: number | undefined;
  readonly seed?: string | undefined;
  /** Applies so many times; forever if absent. */
  readonly times?: number | undefined;
}

/** A fault in force: its name in journal and header, and how often it was looked at and applied. */
export interface FaultRule {
  readonly id: string;
  readonly fault: Fault;
  /** Calls it fitted. */
  seen: number;
  /** Calls it was applied to. */
  applied: number;
}

/** A fault that applies to one call, its chance already drawn. */
export interface TakenFault extends Fault {
  readonly id: string;
  readonly waitMs: number;
}

export interface Faults {
  add(fault: Fault): string;
  remove(id: string): boolean;
  clear(): void;
  list(): readonly FaultRule[];
  restore(rules: readonly FaultRule[]): void;
  /** The fault that applies to this call, used up by one. */
  take(endpoint: EndpointKey): TakenFault | undefined;
}

/** Whether a rule applies to the call it has just seen. */
function applies({ fault, seen, applied }: FaultRule): boolean {
  if (applied >= (fault.times ?? Number.POSITIVE_INFINITY)) return false;
  if (fault.nth !== undefined && fault.nth !== seen) return false;
  return fault.percent === undefined || unit(fault.seed ?? '', seen) * 100 < fault.percent;
}

export function createFaults(): Faults {
  let rules: FaultRule[] = [];
  let next = 1;
  return {
    add(fault) {
      const id = `f${next}`;
      next += 1;
      rules.push({ id, fault, seen: 0, applied: 0 });
      return id;
    },
    remove(id) {
      const before = rules.length;
      rules = rules.filter((one) => one.id !== id);
      return rules.length < before;
    },
    clear() {
      rules = [];
    },
    list: () => rules,
    restore(kept) {
      rules = kept.map((one) => ({ ...one }));
      next = 1 + Math.max(0, ...rules.map(({ id }) => Number(id.slice(1))));
    },
    take(endpoint) {
      for (const rule of rules) {
        if (!fits(rule.fault.endpoint, endpoint)) continue;
        rule.seen += 1;
        if (!applies(rule)) continue;
        rule.applied += 1;
        const { delayMs = 0, jitterMs = 0, seed = '' } = rule.fault;
        const waitMs = delayMs + Math.round(unit(`${seed}/jitter`, rule.seen) * jitterMs);
        return { ...rule.fault, id: rule.id, waitMs };
      }
      return undefined;
    },
  };
}
