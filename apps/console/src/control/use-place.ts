import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { enteredWorld } from './enter-world.ts';
import { formatPlace, type Place, parsePlace } from './place.ts';

export interface PlaceState extends Place {
  /** Navigates with a new entry in the browser's history. */
  readonly go: (to: Partial<Place>) => void;
}

/** Read when the page was opened, so that it stays when the portal enters another world meanwhile. */
const HOME = enteredWorld();
const here = () => parsePlace(location.pathname, location.search, HOME);

/** Returns the address of a place in this browser. */
export const addressOf = (place: Place): string => formatPlace(place, HOME);

/** Keeps the place of the current address and follows navigation. */
export function usePlaceState(): PlaceState {
  const [place, setPlace] = useState(here);
  useEffect(() => {
    const follow = () => setPlace(here());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return useMemo(
    () => ({
      ...place,
      go(to) {
        const next = { ...place, ...to };
        history.pushState(null, '', addressOf(next));
        setPlace(next);
      },
    }),
    [place],
  );
}

export const PlaceContext = createContext<PlaceState | undefined>(undefined);

export function usePlace(): PlaceState {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('usePlace is used outside the console');
  return place;
}
