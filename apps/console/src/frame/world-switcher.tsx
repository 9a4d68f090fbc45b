import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { DEFAULT_WORLD } from '../control/place.ts';
import { usePlace } from '../control/use-place.ts';
import { useWorlds } from '../worlds/use-worlds.ts';
import styles from './frame.module.css';

/** Switches the console to another world, found by a part of its name. */
export function WorldSwitcher() {
  const { world, go } = usePlace();
  const list = useId();
  const [typed, setTyped] = useState<string>();
  // The default world exists before it is listed.
  const names = new Set([DEFAULT_WORLD, ...(useWorlds().data ?? []).map(({ name }) => name)]);
  function choose(name: string) {
    if (!names.has(name)) return;
    go({ world: name });
    setTyped(undefined);
  }
  function handleChange({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    setTyped(value);
    // Browsers report a choice from the list as a replacement, or without a type of input.
    const { inputType = '' } = nativeEvent as InputEvent;
    if (inputType === '' || inputType === 'insertReplacementText') choose(value);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    choose((typed ?? world).trim());
  }
  return (
    <form className={styles.world} onSubmit={handleSubmit}>
      <label htmlFor={`${list}-world`}>โลก</label>
      <input
        id={`${list}-world`}
        list={list}
        value={typed ?? world}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(undefined)}
        onChange={handleChange}
      />
      <datalist id={list}>
        {[...names].sort().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </form>
  );
}
