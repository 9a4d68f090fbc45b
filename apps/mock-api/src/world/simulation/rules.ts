import { unit } from '@coop/cooperative/chance/hash';

/** Choice of the matching occasions that a fault is applied to; without restriction, all. */
export interface Occasions {
  /** Only on this matching occasion, counted from 1. */
  readonly nth?: number | undefined;
  /** This percentage of them; the same seed picks the same ones. */
  readonly percent?: number | undefined;
  readonly seed?: string | undefined;
  /** At most this often; without limit if absent. */
  readonly times?: number | undefined;
}

/** An active fault: its id in the journal, and how often it matched and was applied. */
export interface Rule<F extends Occasions> {
  readonly id: string;
  readonly fault: F;
  seen: number;
  applied: number;
}

/** Counts a matching occasion and returns whether the rule is to be applied to it. */
export function isDue<F extends Occasions>(rule: Rule<F>): boolean {
  rule.seen += 1;
  const { nth, percent, seed = '', times = Number.POSITIVE_INFINITY } = rule.fault;
  if (rule.applied >= times) return false;
  if (nth !== undefined && nth !== rule.seen) return false;
  if (percent !== undefined && unit(seed, rule.seen) * 100 >= percent) return false;
  rule.applied += 1;
  return true;
}

/** Creates the active faults of a kind, in the order in which they were added; ids are a letter and a number. */
export function createRules<F extends Occasions>(letter: string) {
  let rules: Rule<F>[] = [];
  let next = 1;
  return {
    add(fault: F): string {
      const id = `${letter}${next}`;
      next += 1;
      rules.push({ id, fault, seen: 0, applied: 0 });
      return id;
    },
    remove(id: string): boolean {
      const before = rules.length;
      rules = rules.filter((rule) => rule.id !== id);
      return rules.length < before;
    },
    clear(): void {
      rules = [];
    },
    list: (): readonly Rule<F>[] => rules,
    restore(kept: readonly Rule<F>[]): void {
      rules = kept.map((rule) => ({ ...rule }));
      next = 1 + Math.max(0, ...rules.map(({ id }) => Number(id.slice(1))));
    },
  };
}
