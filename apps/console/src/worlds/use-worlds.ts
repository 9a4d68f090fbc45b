import { control } from '../control/control.ts';
import { useMockQuery } from '../control/mock-query.tsx';

/** Any request that names a new world creates it, so the list is polled. */
const WORLDS_MS = 5_000;

export function useWorlds() {
  return useMockQuery(['worlds'], () => control.worlds.list.query(), WORLDS_MS);
}
