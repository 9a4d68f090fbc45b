import { type ComponentType, lazy, useState } from 'react';

export type Load = () => Promise<{ default: ComponentType }>;

export interface LoadedScreen {
  readonly Screen: ComponentType;
  /** Loads the code; may be called repeatedly. */
  readonly load: Load;
}

/** A lazy component that is rendered at once, without a skeleton, when its code is already loaded. */
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
