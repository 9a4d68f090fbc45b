import type { ReactNode } from 'react';

/** An example on the living page; the tests render it too. */
export type Example = { title: string; node: () => ReactNode };
