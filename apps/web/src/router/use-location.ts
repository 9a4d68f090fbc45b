import { useCallback, useMemo } from 'react';
import type { NavigationType } from './history.ts';
import { type Handed, type Location, pathOf } from './location.ts';
import { useHere } from './router.tsx';

export interface NavigateOptions {
  /** In the place of the present entry of the history. */
  readonly replace?: boolean;
  /** Handed over to the page, as its location's state. */
  readonly state?: Handed | null | undefined;
}

export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** Where one is. */
export const useLocation = (): Location => useHere().location;

/** How one came here. */
export const useNavigationType = (): NavigationType => useHere().type;

/** Goes to an address, or so many steps in the history. */
export function useNavigate(): Navigate {
  const { history } = useHere();
  return useCallback(
    (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') return history.go(to);
      const path = pathOf(to, history.entry().location.pathname);
      if (replace) history.replace(path, state);
      else history.push(path, state);
    },
    [history],
  );
}

type Parameters = URLSearchParams | Readonly<Record<string, string>>;
type SetParameters = (
  next: Parameters | ((now: URLSearchParams) => Parameters),
  options?: NavigateOptions,
) => void;

/** The search parameters of the address, and how to go to others of the same page. */
export function useSearchParams(): [URLSearchParams, SetParameters] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams: SetParameters = useCallback(
    (next, options) => {
      const chosen = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      navigate(`?${new URLSearchParams(chosen)}`, options);
    },
    [navigate, params],
  );
  return [params, setParams];
}
