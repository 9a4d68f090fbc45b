import { useState } from 'react';
import { useWrittenPage } from './written-page.ts';

/**
 * The time in milliseconds when the component was first rendered: for a page that came from the server the time when it
 * was rendered there, so that both say the same.
 */
export function useNow(): number {
  const { at } = useWrittenPage();
  const [now] = useState(() => at ?? Date.now());
  return now;
}
