import { type ComponentType, lazy, useState } from 'react';

export type Load = () => Promise<{ default: ComponentType }>;

export interface LoadedScreen {
  readonly Screen: ComponentType;
  /** Loads the code; called again it costs nothing. */
  readonly load: Load;
}

/** A component that is loaded when it is shown. One that is there already is shown at once, without a skeleton. */
export function loadScreen(load: Load): LoadedScreen {
  let Ready: ComponentType | undefined;
  const loadOnce: Load = async () => {
    const loaded = await load();
    Ready = loaded.default;
    return loaded;
  };
  const Lazy = lazy(loadOnce);
  return {
    load: loadOnce,
    Screen: function LoadedScreen() {
      const [Shown] = useState<ComponentType>(() => Ready ?? Lazy);
      return <Shown />;
    },
  };
}
