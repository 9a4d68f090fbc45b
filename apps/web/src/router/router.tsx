import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { browserHistory, type Entry, type History, memoryHistory } from './history.ts';

interface Here extends Entry {
  readonly history: History;
}

const HereContext = createContext<Here | undefined>(undefined);

function Router({ history, children }: { history: History; children: ReactNode }) {
  const [entry, setEntry] = useState(history.entry);
  // In a transition: the page that one leaves stays until the code of the next one is there.
  useLayoutEffect(() => history.listen((next) => startTransition(() => setEntry(next))), [history]);
  const here = useMemo(() => ({ ...entry, history }), [entry, history]);
  return <HereContext value={here}>{children}</HereContext>;
}

/** The pages of a window, by its address. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(browserHistory);
  return <Router history={history}>{children}</Router>;
}

/** Pages by addresses that are not the window's, the last of them shown: for tests and servers. */
export function MemoryRouter(props: { initialEntries: readonly string[]; children: ReactNode }) {
  const [history] = useState(() => memoryHistory(props.initialEntries));
  return <Router history={history}>{props.children}</Router>;
}

/** The entry of the history that is shown, and the history. */
export function useHere(): Here {
  const here = useContext(HereContext);
  if (!here) throw new Error('outside of a router');
  return here;
}
