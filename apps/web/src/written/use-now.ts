import { useEffect, useState } from 'react';
import { useWrittenPage } from './written-page.ts';

const MINUTE_MS = 60_000;

/**
 * The time in milliseconds, by this device and again each minute; the first drawing of a page that came from the server
 * has the server's, so that both draw the same.
 */
export function useNow(): number {
  const { at } = useWrittenPage();
  const [now, setNow] = useState(() => at ?? Date.now());
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    const timer = setInterval(read, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
