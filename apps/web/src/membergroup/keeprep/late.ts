import { lazy } from 'react';

// Asked for at once, but the answer and the rows wait for none of them.

const tools = import('./tools.tsx');
const sums = import('./sums.tsx');
const papers = import('./papers.tsx');

export const Tools = lazy(() => tools);
export const Sums = lazy(() => sums);
export const Papers = lazy(() => papers);
