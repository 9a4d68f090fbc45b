/** Returns picture properties that call back when it cannot be shown, even if that happened before hydration. */
export function whenBroken(tell: () => void) {
  return {
    ref: (picture: HTMLImageElement | null) => {
      if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc) tell();
    },
    onError: tell,
  };
}
