import { DEFAULT_WORLD } from '../control/place.ts';
import { usePlace } from '../control/use-place.ts';
import { useWorlds } from '../worlds/use-worlds.ts';
import styles from './frame.module.css';
import { text } from './text.ts';

export function WorldSwitcher() {
  const { world, go } = usePlace();
  const names = (useWorlds().data ?? []).map(({ name }) => name);
  // The default world exists before it is listed.
  const others = new Set([world, ...names].filter((name) => name !== DEFAULT_WORLD));
  const all = [DEFAULT_WORLD, ...[...others].sort()];
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
