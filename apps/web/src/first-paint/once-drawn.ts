/** Calls back once, when React has drawn the prerendered page anew and before the browser paints it. */
export function onceDrawn(root: HTMLElement, then: () => void): void {
  const seen = new MutationObserver(() => {
    seen.disconnect();
    then();
  });
  seen.observe(root, { childList: true });
}
