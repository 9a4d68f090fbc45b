import { type Handed, hrefOf, type Location, type Path, pathOf } from './location.ts';

/** How one came to an entry: opened or gone back to, pushed, or put in the place of another. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface Entry {
  readonly location: Location;
  readonly type: NavigationType;
}

export interface History {
  readonly entry: () => Entry;
  readonly push: (to: Path, state: Handed | null) => void;
  readonly replace: (to: Path, state: Handed | null) => void;
  readonly go: (steps: number) => void;
  /** Calls back with each new entry; returns how to stop it. */
  readonly listen: (take: (entry: Entry) => void) => () => void;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

function kept(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = window.history.state ?? {};
  return { pathname, search, hash, state: usr, key };
}

/** The history of the window; each entry keeps its state and its key, also over a reload. */
export function browserHistory(): History {
  const { history } = window;
  let take: ((entry: Entry) => void) | undefined;
  let type: NavigationType = 'POP';
  const moved = (by: NavigationType) => {
    type = by;
    take?.({ location: kept(), type });
  };
  const goneBack = () => moved('POP');
  return {
    entry: () => ({ location: kept(), type }),
    push(to, usr) {
      try {
        history.pushState({ usr, key: newKey() }, '', hrefOf(to));
      } catch (error) {
        // State that cannot be kept is a mistake; browsers also refuse after many entries in a short time.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        return window.location.assign(hrefOf(to));
      }
      moved('PUSH');
    },
    replace(to, usr) {
      history.replaceState({ usr, key: newKey() }, '', hrefOf(to));
      moved('REPLACE');
    },
    go: (steps) => history.go(steps),
    listen(listener) {
      take = listener;
      window.addEventListener('popstate', goneBack);
      return () => {
        take = undefined;
        window.removeEventListener('popstate', goneBack);
      };
    },
  };
}

/** A history of its own, where there is no window: in tests and on a server. */
export function memoryHistory(addresses: readonly string[]): History {
  const entries = addresses.map(
    (address, index): Location => ({
      ...pathOf(address, '/'),
      state: null,
      key: index === 0 ? 'default' : newKey(),
    }),
  );
  let at = entries.length - 1;
  let type: NavigationType = 'POP';
  let take: ((entry: Entry) => void) | undefined;
  const entry = (): Entry => {
    const location = entries[at];
    if (!location) throw new Error('a history without an address');
    return { location, type };
  };
  const moved = (by: NavigationType) => {
    type = by;
    take?.(entry());
  };
  return {
    entry,
    push(to, state) {
      at += 1;
      entries.splice(at, entries.length, { ...to, state, key: newKey() });
      moved('PUSH');
    },
    replace(to, state) {
      entries[at] = { ...to, state, key: newKey() };
      moved('REPLACE');
    },
    go(steps) {
      at = Math.min(Math.max(at + steps, 0), entries.length - 1);
      moved('POP');
    },
    listen(listener) {
      take = listener;
      return () => {
        take = undefined;
      };
    },
  };
}
