import { type RefObject, useEffect, useState } from 'react';
import { awaitInPrint } from '../../page/print-whole.ts';
import { usePrinting } from '../../page/use-printing.ts';
import { mediaPath } from './fallback-pictures.ts';

/** The only types an uploaded picture is shown as (specification 2.2). */
const SHOWN_TYPES = new Set(['image/bmp', 'image/gif', 'image/jpeg', 'image/png']);
/** Pictures are fetched when they are this near to the view. */
const NEAR = '300px';

/** Fetches a picture once and returns an object URL for its bytes; undefined when it cannot be shown. */
async function fetchPicture(path: string, signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(path, { signal });
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (answer.status !== 200 || !SHOWN_TYPES.has(type)) {
    // Not a picture: aborts the rest of the download.
    void answer.body?.cancel();
    return undefined;
  }
  return URL.createObjectURL(await answer.blob());
}

/** Tells whether the box has been near the viewport, or is printed; true at once without IntersectionObserver. */
function useIsNear(box: RefObject<Element | null>): boolean {
  const isPrinted = usePrinting();
  const [isNear, setNear] = useState(!('IntersectionObserver' in globalThis));
  if (isPrinted && !isNear) setNear(true);
  useEffect(() => {
    if (isNear || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isNear]);
  return isNear;
}

export type PictureState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'shown'; readonly src: string }
  | { readonly kind: 'none' };

const WAITING: PictureState = { kind: 'waiting' };
const NONE: PictureState = { kind: 'none' };

/**
 * An uploaded picture, checked by a real request (PUB-11). `onBroken` must be called when the bytes cannot be decoded.
 */
export function usePicture(file: string, box: RefObject<Element | null>) {
  const path = mediaPath(file);
  const isNear = useIsNear(box);
  const [found, setFound] = useState<{ path: string; state: PictureState }>();
  useEffect(() => {
    if (!path || !isNear) return;
    const stop = new AbortController();
    let src: string | undefined;
    const shown = fetchPicture(path, stop.signal)
      .then((made) => {
        src = made;
        if (stop.signal.aborted && made) URL.revokeObjectURL(made);
        else setFound({ path, state: made ? { kind: 'shown', src: made } : NONE });
      })
      .catch(() => {
        if (!stop.signal.aborted) setFound({ path, state: NONE });
      });
    awaitInPrint(shown);
    return () => {
      stop.abort();
      if (src) URL.revokeObjectURL(src);
    };
  }, [path, isNear]);
  if (!path) return { state: NONE, onBroken: () => undefined };
  return {
    state: found?.path === path ? found.state : WAITING,
    onBroken: () => setFound({ path, state: NONE }),
  };
}
