import type { ReactNode } from 'react';

/**
 * A component on the living page: what those who write texts call it, one sentence each on how it is used well and
 * badly, and examples of its states by their titles; the tests render them too.
 */
export type Shown = {
  name: string;
  good: string;
  bad: string;
  examples: Readonly<Record<string, ReactNode>>;
};
