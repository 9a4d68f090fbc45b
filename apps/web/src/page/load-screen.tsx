import { type ComponentType, lazy, useState } from 'react';
import type { Loader } from '../feed/loader.ts';

/** Exports of a screen's or a layout's file. */
export interface ScreenModule {
  readonly Component: ComponentType;
  readonly loader?: Loader;
}

export type Load = () => Promise<ScreenModule>;

export interface LoadedScreen {
  readonly Screen: ComponentType;
  /** Loads the code; may be called repeatedly. */
  readonly load: Load;
}

/** Creates a lazy component that is rendered at once, without a skeleton, when its code is already loaded. */
export function loadScreen(load: Load): LoadedScreen {
  let Ready: ComponentType | undefined;
  const loadOnce: Load = async () => {
    const loaded = await load();
    Ready = loaded.Component;
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: (await loadOnce()).Component }));
  return {
    load: loadOnce,
    Screen: function LoadedScreen() {
      const [Shown] = useState<ComponentType>(() => Ready ?? Lazy);
      return <Shown />;
    },
  };
}
