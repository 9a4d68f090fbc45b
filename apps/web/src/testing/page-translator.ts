/** Elements whose text a page translator leaves alone. */
export const LEFT_ALONE = 'font, [translate=no], svg, script, style, textarea, option, title';

function translate(text: Text): void {
  const parent = text.parentElement;
  if (!parent || parent.closest(LEFT_ALONE) || text.data.trim() === '') return;
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.textContent = text.data.replace(/[ก-๎]+/g, ({ length }) => `T${length}x`);
  outer.append(inner);
  text.replaceWith(outer);
}

function walk(root: Node): void {
  if (!root.isConnected) return;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  if (root instanceof Text) found.push(root);
  for (let next = texts.nextNode(); next; next = texts.nextNode()) found.push(next as Text);
  for (const text of found) translate(text);
}

/** Does to the page what a page translator does: every text gives way to elements of its own, also those that come. */
export function translatePage(): Disposable {
  walk(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) walk(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return { [Symbol.dispose]: () => observer.disconnect() };
}
