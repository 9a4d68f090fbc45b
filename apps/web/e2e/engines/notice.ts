/** Lets the page notice what happens, after `see`. */
export function notice(): void {
  let changes = 0;
  let changedAt = performance.now();
  let pressed: Element | null = null;
  let marked = '';
  const state = () => `${location.href} ${Math.round(scrollY)} ${history.length}`;
  const stamp = () => {
    changes += 1;
    changedAt = performance.now();
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(stamp).observe(document, all);
  const isOwnFocus = ({ type, target }: Event) => type === 'focusin' && target === pressed;
  for (const event of ['play', 'toggle', 'focusin', 'scroll', 'input']) {
    document.addEventListener(event, (other) => isOwnFocus(other) || stamp(), true);
  }
  const isPressed = ({ target }: Event) => {
    pressed = (target as Element).closest(eyes.CONTROLS);
  };
  document.addEventListener('pointerdown', isPressed, true);
  // What a press does outside of the page: it is noted, and what would stand in the way is not done.
  const outside = (owner: object | undefined, name: string, isDone: boolean) => {
    const ownValue = owner && Reflect.get(owner, name);
    if (!ownValue) return;
    const noted = (...args: unknown[]) => {
      stamp();
      // A page that has made itself ready for the printer hears that it is done.
      if (name === 'print') dispatchEvent(new Event('afterprint'));
      return isDone ? ownValue.apply(owner, args) : undefined;
    };
    Object.defineProperty(owner, name, { configurable: true, value: noted });
  };
  for (const name of ['print', 'open']) outside(globalThis, name, false);
  outside(navigator, 'share', false);
  outside(URL, 'createObjectURL', true);
  outside(globalThis.speechSynthesis, 'speak', true);
  outside(navigator.clipboard, 'writeText', true);
  eyes.mark = () => {
    changes = 0;
    marked = state();
  };
  eyes.change = () => changes > 0 || marked !== state();
  eyes.quietMs = () => performance.now() - changedAt;
}
