import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** By entry of the history and name. */
const KeptContext = createContext<Map<string, unknown> | undefined>(undefined);

/** Keeps the states of the pages in it for this visit. */
export function KeptStates({ children }: { children: ReactNode }) {
  const [kept] = useState(() => new Map<string, unknown>());
  return <KeptContext value={kept}>{children}</KeptContext>;
}

/** Holds a state of a page, such as how far a list is shown, for whoever comes back to it by the history. */
export function useKeptState<State>(name: string, initial: State) {
  const { key } = useLocation();
  const kept = use(KeptContext);
  const entry = `${key} ${name}`;
  const [state, setState] = useState(() =>
    kept?.has(entry) ? (kept.get(entry) as State) : initial,
  );
  useEffect(() => void kept?.set(entry, state), [kept, entry, state]);
  return [state, setState] as const;
}
