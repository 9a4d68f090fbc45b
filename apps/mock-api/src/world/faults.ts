import type { EndpointKey } from '@coop/contracts/endpoints';

/** How an endpoint of one world is to fail. */
export interface Fault {
  readonly endpoint: EndpointKey;
  /** Status to answer with instead of the handler's answer. */
  readonly status?: number | undefined;
  /** JSON to answer with; with no status it goes out as 200. */
  readonly body?: unknown;
  /** Text to answer with as it is, for malformed JSON. */
  readonly text?: string | undefined;
  readonly delayMs?: number | undefined;
  /** Cut the connection without an answer. */
  readonly drop?: boolean | undefined;
  /** Applies so many times; forever if absent. */
  readonly times?: number | undefined;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The fault that applies to this call, used up by one. */
  take(endpoint: EndpointKey): Fault | undefined;
}

export function createFaults(): Faults {
  let rules: { fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      rules.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    },
    clear() {
      rules = [];
    },
    take(endpoint) {
      const rule = rules.find((one) => one.fault.endpoint === endpoint && one.left > 0);
      if (rule) rule.left -= 1;
      return rule?.fault;
    },
  };
}
