import type { Walk } from './law.ts';

/** No page is wider than its window, no text is cut or lies over another one, and what scrolls can be read. */
export async function layout({ tab, say }: Walk): Promise<void> {
  say('cut', await tab.ask(cut));
  say('overlap', await tab.ask(overlaps));
}

function cut(): string[] {
  const LEAST_PX = 96;
  const found: string[] = [];
  const page = document.documentElement;
  const wider = page.scrollWidth - page.clientWidth;
  if (wider > 0) found.push(`The page is ${wider} px wider than the window.`);
  const READ_ELSEWHERE = '[title], a, button, summary, label, [role=option]';
  for (const element of eyes.top().querySelectorAll<HTMLElement>('*')) {
    if (element.closest('svg, [aria-hidden=true]') || !eyes.isShown(element)) continue;
    const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } =
      getComputedStyle(element);
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    const say = (words: string) => found.push(`«${eyes.nameOf(element).slice(0, 50)}» ${words}.`);
    const isWide = scrollWidth > clientWidth + 1 && clientWidth > 2;
    const isHigh = scrollHeight > clientHeight + 2 && clientHeight > 2;
    const isField = element.matches('input:not([type=radio], [type=checkbox]), select');
    const isShort = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    const isCut = /hidden|clip/.test(overflowX) && clipPath === 'none' && element.innerText?.trim();
    if (isWide && (isField || (isCut && !isShort)))
      say(`shows ${clientWidth} px of a text that is ${scrollWidth} px wide`);
    if (isCut && isHigh && !isShort && !/auto|scroll/.test(overflowY))
      say(`shows ${clientHeight} px of a text that is ${scrollHeight} px high`);
    if (isCut && isWide && isShort && !element.closest(READ_ELSEWHERE))
      say('ends in an ellipsis, and nowhere is it read in full');
    if (isHigh && /auto|scroll/.test(overflowY) && clientHeight < LEAST_PX)
      say(`is read through a gap of ${clientHeight} px; its text is ${scrollHeight} px high`);
  }
  return found;
}

/** Looks at the lines of all texts, without the room above and below their letters. */
function overlaps(): string[] {
  const ROOM = 0.3;
  const BOXES = 'button, a, h1, h2, h3, th, td, li, dd, dt, label, summary, p';
  const found: string[] = [];
  const lines: { text: string; owner: Element; box: DOMRect }[] = [];
  /** The part of a box that nothing around it cuts off; what is fixed, sticky or runs lies over others by its nature. */
  const seenOf = (owner: Element, box: DOMRect): DOMRect | undefined => {
    let { left, right, top, bottom } = box;
    for (let at: Element | null = owner; at && at !== eyes.top(); at = at.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(at);
      if (/fixed|sticky/.test(position) || at.getAnimations().length > 0) return undefined;
      const edge = at.getBoundingClientRect();
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible')
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    const isSeen = right - left > 1 && bottom - top > 1;
    return isSeen ? new DOMRect(left, top, right - left, bottom - top) : undefined;
  };
  const read = (node: Text, owner: Element) => {
    const text = node.data.trim().slice(0, 40);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      const letters = new DOMRect(x, y + height * ROOM, width, height * (1 - 2 * ROOM));
      const box = seenOf(owner, letters);
      if (!box) continue;
      lines.push({ text, owner, box });
      const around = owner.closest(BOXES);
      const beyond = box.right - (around?.getBoundingClientRect().right ?? box.right);
      // A dialog may stand within the row that it is about.
      const isBox = around && eyes.top().contains(around) && !around.closest('table, [role=img]');
      if (isBox && beyond > 2 && getComputedStyle(around).display !== 'inline')
        found.push(`«${text}» is ${Math.round(beyond)} px longer than its box.`);
    }
  };
  for (const { node, owner } of eyes.texts(eyes.top())) {
    // Rows far off the window are not laid out yet.
    const isDrawn = owner.checkVisibility({ contentVisibilityAuto: true });
    if (isDrawn && !owner.closest('svg, option')) read(node, owner);
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  lines.forEach(({ text, owner, box }, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= box.bottom - 2) break;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const isLow = Math.min(box.bottom, other.box.bottom) - other.box.top > 2;
      if (across > 2 && isLow && owner !== other.owner)
        found.push(`«${text}» and «${other.text}» lie over each other.`);
    }
  });
  return found;
}
