/** Collects violations as sentences; a property holds if there are none. */
export interface Complaints {
  readonly found: string[];
  /** Complains unless both are the same. */
  same(what: string, actual: unknown, expected: unknown): void;
  /** Complains unless it is true. */
  holds(what: string, isTrue: boolean): void;
}

export function complaints(about: string): Complaints {
  const found: string[] = [];
  return {
    found,
    same(what, actual, expected) {
      if (!Object.is(actual, expected)) {
        found.push(`${about}: ${what} is ${String(actual)}, not ${String(expected)}`);
      }
    },
    holds(what, isTrue) {
      if (!isTrue) found.push(`${about}: ${what} does not hold`);
    },
  };
}
