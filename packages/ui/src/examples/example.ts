import type { ReactNode } from 'react';

/** One thing to show on the living page; the tests render it too. */
export type Example = { title: string; node: () => ReactNode };
