import type { ReactNode } from 'react';

/** An example on the living page; the tests render it too. */
export type Example = { title: string; node: () => ReactNode };

/** What those who write texts call a component, and one sentence each on how it is used well and badly. */
export type Guide = { name: string; good: string; bad: string };
