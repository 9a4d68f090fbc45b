import type { ReactNode } from 'react';

const FIGURE = /^[\s\d.,:/%+−–-]+(?:บาท)?$/;

/**
 * Returns the attribute that keeps a page translator away from an element which shows a figure alone; none for words. A
 * sentence with figures is translated, and shown by `Sentence`.
 */
export const keepFigure = (shown: ReactNode): { translate?: 'no' } =>
  typeof shown === 'number' || (typeof shown === 'string' && FIGURE.test(shown))
    ? { translate: 'no' }
    : {};
