import { control } from './control.ts';
import styles from './frame.module.css';
import { useMockQuery } from './mock-query.tsx';
import { DEFAULT_WORLD } from './place.ts';
import { text } from './text.ts';
import { usePlace } from './use-place.ts';

/** A world may come into being by being named in a request, so the list is asked for again and again. */
const WORLDS_MS = 5_000;

export function useWorlds() {
  return useMockQuery(['worlds'], () => control.worlds.list.query(), WORLDS_MS);
}

export function WorldSwitcher() {
  const { world, go } = usePlace();
  const names = (useWorlds().data ?? []).map(({ name }) => name);
  // The default world is there before anybody has used it.
  const all = [...new Set([DEFAULT_WORLD, world, ...names])];
  return (
    <label className={styles.world}>
      {text.world}
      <select value={world} onChange={(event) => go({ world: event.target.value })}>
        {all.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
