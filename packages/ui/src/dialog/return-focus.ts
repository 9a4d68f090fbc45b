/** Returns the headings of the page that an element stands under, the nearest first. */
const headingsOver = (element: HTMLElement): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]
    .filter(
      (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    .reverse();

/**
 * Notes what a dialog is opened with. What it returns gives the focus back to it; and to the heading above it once what
 * was done takes it away, which may be later than the dialog closes.
 */
export function focusReturner(dialog: HTMLElement, opener: HTMLElement | null): () => void {
  if (!opener) return () => undefined;
  const headings = headingsOver(opener);
  // A dialog that closes has the focus until the next picture.
  const isFocusLost = () =>
    document.activeElement === document.body || dialog.contains(document.activeElement);
  return () => {
    if (isFocusLost()) opener.focus({ preventScroll: true });
    const follow = () => {
      const isElsewhere = document.activeElement !== opener && !isFocusLost();
      if (opener.isConnected && !isElsewhere) return;
      watch.disconnect();
      const heading = headings.find(({ isConnected }) => isConnected);
      if (!heading || isElsewhere) return;
      heading.tabIndex = -1;
      heading.focus();
    };
    const watch = new MutationObserver(follow);
    watch.observe(document.body, { childList: true, subtree: true });
    follow();
  };
}
