// Browsers without the Navigation API (Safari before 26.2, Firefox before 147) let nobody prevent going back, and Firefox
// not where that leads to another document. There an entry of the history, with the address and the state of the page
// below, stands for what is open: going back leaves it.

interface PlaceState {
  /** The router's number of the entry; that of the page below, too. */
  readonly idx?: number;
  readonly isOver?: true;
}

let onBack: (() => void) | undefined;
/** Number of the page whose entry is left behind: what was open is closed, or a link of it was come back from. */
let leftBehind: number | undefined;

const push = () => history.pushState({ ...history.state, isOver: true }, '');

/** Comes before the router, for which nothing happens. */
function onPop(event: PopStateEvent): void {
  const { idx, isOver }: PlaceState = event.state ?? {};
  if (onBack && !isOver) {
    event.stopImmediatePropagation();
    // What is open may refuse to close, or lie over something else; and the last to close goes back.
    push();
    onBack();
  } else if (leftBehind !== undefined && leftBehind === idx && !isOver) {
    // The same page twice: the person wants to leave it.
    leftBehind = undefined;
    event.stopImmediatePropagation();
    history.back();
  } else leftBehind = isOver ? idx : undefined;
}

let isListening = false;

/** Calls `close` when the user goes back, and stays on the page. Ends with the returned function. */
export function closeByEntry(close: () => void): () => void {
  if (!isListening) addEventListener('popstate', onPop, { capture: true });
  isListening = true;
  onBack = close;
  const before: PlaceState = history.state ?? {};
  if (!before.isOver) push();
  return () => {
    onBack = undefined;
    // It is not gone back from at once: a router may be on its way to the page of a link.
    const { idx, isOver }: PlaceState = history.state ?? {};
    if (isOver) leftBehind = idx;
  };
}
