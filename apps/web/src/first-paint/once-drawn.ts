/** Calls back once, when React has replaced the prerendered page and before the browser paints. */
export function onceDrawn(root: HTMLElement, then: () => void): void {
  const seen = new MutationObserver(() => {
    seen.disconnect();
    then();
  });
  seen.observe(root, { childList: true });
}
