import { useEffect, useState } from 'react';
import { useIsPrerendered, useRenderedPage } from './rendered-page.ts';

const MINUTE_MS = 60_000;

/**
 * Returns the time in milliseconds, updated each minute; while hydrating the server's, so that both render the same.
 */
export function useNow(): number {
  const isPrerendered = useIsPrerendered();
  const page = useRenderedPage();
  const [now, setNow] = useState(() => (isPrerendered && page ? page.at : Date.now()));
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    const timer = setInterval(read, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
