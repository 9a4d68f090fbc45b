import type { ImgHTMLAttributes, Ref } from 'react';

/** Returns picture properties that call back when it cannot be shown, even if that happened before hydration. */
export function whenBroken(
  tell: () => void,
): Pick<ImgHTMLAttributes<HTMLImageElement>, 'onError'> & { ref: Ref<HTMLImageElement> } {
  return {
    ref: (picture) => {
      if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc) tell();
    },
    onError: tell,
  };
}
