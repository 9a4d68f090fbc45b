import { fits } from './pattern.ts';

/** Source of an answer: the mock, the real backend, or the mock only when the backend gives no usable answer. */
export const MODES = ['mock', 'proxy', 'proxy-or-mock'] as const;
export type Mode = (typeof MODES)[number];

/** A real backend that calls can be proxied to. */
export interface BackendOptions {
  /** Origin, with a path prefix if its calls have one; no slash at the end. */
  readonly url: string;
  /** Mode of new worlds. */
  readonly mode: Mode;
  readonly timeoutMs: number;
}

/**
 * A mode for the endpoints that a pattern names.
 * @public named by the published types of the control plane
 */
export interface ModeRule {
  readonly endpoint: string;
  readonly mode: Mode;
}

export interface BackendState {
  readonly standard: Mode;
  /** A later rule overrides earlier ones. */
  readonly rules: readonly ModeRule[];
}

export function createBackendModes(begins: Mode = 'mock') {
  let state: BackendState = { standard: begins, rules: [] };
  const others = (endpoint: string) => state.rules.filter((rule) => rule.endpoint !== endpoint);
  return {
    modeOf: (endpoint: string): Mode =>
      state.rules.findLast((rule) => fits(rule.endpoint, endpoint))?.mode ?? state.standard,
    /** Sets the mode for endpoints without a rule. */
    setStandard(standard: Mode): void {
      state = { ...state, standard };
    },
    setRule(rule: ModeRule): void {
      state = { ...state, rules: [...others(rule.endpoint), rule] };
    },
    removeRule(endpoint: string): boolean {
      const before = state.rules.length;
      state = { ...state, rules: others(endpoint) };
      return state.rules.length < before;
    },
    state: (): BackendState => state,
    /** Restores a state; without one, that of a new world. */
    restore(kept: BackendState = { standard: begins, rules: [] }): void {
      state = kept;
    },
  };
}

/** Modes of one world's endpoints. */
export type BackendModes = ReturnType<typeof createBackendModes>;
