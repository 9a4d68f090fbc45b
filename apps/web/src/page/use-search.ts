import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router';

/** Names of the search with their new values; an empty one is taken out. */
type Part = Readonly<Record<string, string>>;

/**
 * What a page shows by the search of its address, so that a reload or a link shows the same. The router follows in its
 * own time; what was just chosen or typed holds meanwhile, so that the next letter finds the one before it.
 */
export function useSearch(): [URLSearchParams, (part: Part) => void] {
  const [params, setParams] = useSearchParams();
  const [shown, show] = useOptimistic(params);
  const change = (part: Part) => {
    const next = new URLSearchParams(shown);
    for (const [name, value] of Object.entries(part)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    startTransition(() => {
      show(next);
      setParams(next, { replace: true, preventScrollReset: true });
    });
  };
  return [shown, change];
}
