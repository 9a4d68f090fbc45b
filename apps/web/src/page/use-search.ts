import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** New values of search parameters; an empty one is removed. */
type Part = Readonly<Record<string, string>>;

/**
 * Keeps state in the search parameters of the address, so that a reload or a link shows the same. The router updates
 * them with a delay; until then the new values are returned from here, so that quick typing loses no character.
 * @param options.replace false for a change that can be gone back from
 */
export function useSearch({ replace = true } = {}): [URLSearchParams, (part: Part) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(params);
  const change = (part: Part) => {
    const next = new URLSearchParams(shown);
    for (const [name, value] of Object.entries(part)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    startTransition(async () => {
      show(next);
      // The field that changes it stays under the finger.
      await navigate(`?${next}`, { replace, preventScrollReset: true });
    });
  };
  return [shown, change];
}
