import { control } from './control.ts';
import styles from './frame.module.css';
import { useMockQuery } from './mock-query.tsx';
import { DEFAULT_WORLD } from './place.ts';
import { text } from './text.ts';
import { usePlace } from './use-place.ts';

/** Any request that names a new world creates it, so the list is polled. */
const WORLDS_MS = 5_000;

export function useWorlds() {
  return useMockQuery(['worlds'], () => control.worlds.list.query(), WORLDS_MS);
}

export function WorldSwitcher() {
  const { world, go } = usePlace();
  const names = (useWorlds().data ?? []).map(({ name }) => name);
  // The default world exists before it is listed.
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
