import type { ImgHTMLAttributes, Ref } from 'react';

/** Properties of a picture that call back when it cannot be shown, also when that was before the page was hydrated. */
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
