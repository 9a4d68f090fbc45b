import { unit } from '../chance/stream.ts';

/** On which of the occasions it fits a fault happens; on all of them if nothing is said. */
export interface Occasions {
  /** Only this one of those it fits, counted from 1. */
  readonly nth?: number | undefined;
  /** This percentage of them; the same seed picks the same ones. */
  readonly percent?: number | undefined;
  readonly seed?: string | undefined;
  /** So many times; forever if absent. */
  readonly times?: number | undefined;
}

/** A fault in force: its name in the journal, and how often it was looked at and applied. */
export interface Rule<F extends Occasions> {
  readonly id: string;
  readonly fault: F;
  /** Occasions it fitted. */
  seen: number;
  /** Occasions it was applied on. */
  applied: number;
}

export interface Rules<F extends Occasions> {
  add(fault: F): string;
  remove(id: string): boolean;
  clear(): void;
  list(): readonly Rule<F>[];
  restore(rules: readonly Rule<F>[]): void;
}

/** Counts an occasion that a rule fits. Answers whether the rule applies to it. */
export function isDue<F extends Occasions>(rule: Rule<F>): boolean {
  rule.seen += 1;
  const { nth, percent, seed = '', times = Number.POSITIVE_INFINITY } = rule.fault;
  if (rule.applied >= times) return false;
  if (nth !== undefined && nth !== rule.seen) return false;
  if (percent !== undefined && unit(seed, rule.seen) * 100 >= percent) return false;
  rule.applied += 1;
  return true;
}

/** Faults in the order they were put in force, named by a letter and a number. */
export function createRules<F extends Occasions>(letter: string): Rules<F> {
  let rules: Rule<F>[] = [];
  let next = 1;
  return {
    add(fault) {
      const id = `${letter}${next}`;
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
  };
}
