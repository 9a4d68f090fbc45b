import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { requestIdle } from '../feed/offline/request-idle.ts';
import { useIsPrerendered } from '../site/rendered-page.ts';
import { whenFirstUsed } from './first-use.ts';

const isServer = typeof window === 'undefined';
/** Hydrated without children, an element keeps what the server wrote into it. */
const AS_WRITTEN = { __html: '' };

/** Devices with a mouse have time to spare, and are those that print. */
const hasMouse = () => globalThis.matchMedia?.('(hover: hover)').matches ?? false;

function whenWanted(load: () => void): () => void {
  if (hasMouse()) requestIdle(load);
  return whenFirstUsed(load);
}

const isSame = <Props extends object>(item: Props, other: Props) =>
  (Object.keys(other) as (keyof Props)[]).every((name) => item[name] === other[name]);

interface OnDemandProps<Props> {
  /** Tells whether it has been opened; by default it is wanted with the first use of the page. */
  readonly opened?: boolean;
  /** Must stay the same while nothing of it changes. */
  readonly of: Props;
}

/**
 * A part of a page that can be read before its code is there: the server's HTML of it is neither hydrated nor touched
 * until the part is wanted, or shows something else. It may hold no controls. A page that is rendered in the browser has
 * it at once.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  return function OnDemand({ opened, of }: OnDemandProps<Props>) {
    const isPrerendered = useIsPrerendered();
    const [written] = useState(isPrerendered && !isServer ? of : undefined);
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    const isChanged = written !== undefined && !isSame(written, of);
    const isWaiting = written !== undefined && !Loaded;
    useEffect(() => {
      if (!isWaiting) return;
      // Without a connection the part stays as it is written.
      const start = () =>
        void load().then(
          (Found) => startTransition(() => setLoaded(() => Found)),
          () => {},
        );
      if (opened || isChanged) start();
      else if (opened === undefined) return whenWanted(start);
    }, [isWaiting, opened, isChanged]);
    if (isWaiting) {
      return (
        <div className="stack" suppressHydrationWarning dangerouslySetInnerHTML={AS_WRITTEN} />
      );
    }
    return (
      <div key="live" className="stack">
        {Loaded ? (
          <Loaded {...of} />
        ) : (
          <Suspense>
            <Part {...of} />
          </Suspense>
        )}
      </div>
    );
  };
}
