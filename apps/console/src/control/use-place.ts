import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { enteredWorld } from './enter-world.ts';
import { formatPlace, type Place, parsePlace } from './place.ts';

export interface PlaceState extends Place {
  /** Navigates there with a new entry in the browser's history. */
  readonly go: (to: Partial<Place>) => void;
}

/** As the page was opened: a portal that enters another world meanwhile moves nobody here. */
const HOME = enteredWorld();
const here = () => parsePlace(location.pathname, location.search, HOME);

/** The address of a place in this browser. */
export const addressOf = (place: Place): string => formatPlace(place, HOME);

/** The place in the address and the function to go to another. */
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
