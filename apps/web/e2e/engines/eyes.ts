import { notice } from './notice.ts';
import type { Point, Tab } from './tab.ts';

/** Something that a person can press or fill in. */
export interface Control {
  /** Finds it again, also when the page was drawn anew: its kind, its name, and which of those alike it is. */
  readonly key: string;
  readonly name: string;
  readonly kind: 'press' | 'text' | 'slide' | 'choose' | 'tick';
  /** The same for the rows of a list. */
  readonly group: string;
  /** Around the page's own content, the same on many pages. */
  readonly isFrame: boolean;
  readonly isSecret: boolean;
  /** Words to look for in what the page shows. */
  readonly isSearch: boolean;
  /** The page says that it holds a mistake. */
  readonly isWrong: boolean;
  /** Content of a field. */
  readonly value: string;
  /** Place that a link leads to within the portal; empty where it leads elsewhere. */
  readonly to?: string;
}

export interface Look {
  /** Path and search. */
  readonly at: string;
  /** The page's own, which comes later than its address. */
  readonly heading: string;
  /** Steps that the portal has gone on since it was opened. */
  readonly step: number;
  readonly scrolled: number;
  /** Keys of the controls of its content. */
  readonly content: readonly string[];
  /** Names of what lies over the page, the topmost last. */
  readonly over: readonly string[];
  /** Key of the control that the keyboard is on, or the kind of what else it is on. */
  readonly focus: string;
}

/** Sees a page as a person does. */
interface Eyes {
  /** Selector of controls. */
  readonly CONTROLS: string;
  /** A text with single spaces. */
  words(text: string | null | undefined): string;
  /** Texts that are shown, each with the element that it stands in. */
  texts(within: Element): { readonly node: Text; readonly owner: Element }[];
  isShown(element: Element): boolean;
  labelsOf(element: Element): HTMLLabelElement[];
  nameOf(element: Element): string;
  /** Tells whether it stands around the page's own content. */
  isFrame(element: Element): boolean;
  /** Elements that lie over the page, the topmost last. */
  over(): Element[];
  /** The part of the page that can be used now: what lies over it, or all of it. */
  top(): Element;
  controls(): Control[];
  /** The controls that can be used, each with its key. */
  keyed(): { readonly key: string; readonly element: HTMLElement }[];
  /** The elements of the controls. */
  all(): HTMLElement[];
  find(key: string): HTMLElement | undefined;
  /** Returns where a control is pressed: itself, or the label of a box that is not drawn. */
  target(element: Element): Element;
  /** Scrolls to a control, and returns where it is pressed, and what else is pressed there. */
  aim(
    element: Element,
    block?: ScrollLogicalPosition,
  ): Point & { readonly other: string | undefined };
  /** Names what is pressed in the middle of something else; undefined where that is itself. */
  inTheWay(element: Element): string | undefined;
  look(): Look;
  /** Tells whether anything happened since it was last `mark`ed. */
  change(): boolean;
  mark(): void;
  quietMs(): number;
}

declare global {
  /** In a page for which `openEyes` was called: for functions that `ask` runs there. */
  var eyes: Eyes;
}

/** Opens the eyes of a page, unless they are open: each part is sent to it by itself, the last of them tells that all are. */
export async function openEyes(tab: Tab): Promise<void> {
  const isOpen = () => 'eyes' in globalThis && 'quietMs' in eyes;
  if (await tab.ask(isOpen)) return;
  for (const part of [see, find, describe, aim, notice]) await tab.ask(part);
}

export const look = (tab: Tab): Promise<Look> => tab.ask(() => eyes.look());
export const controls = (tab: Tab): Promise<Control[]> => tab.ask(() => eyes.controls());

/** Lets the page see its elements: their words and names, what is shown, what lies over the rest. */
function see(): void {
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const drawn = { opacityProperty: true, visibilityProperty: true };
    return width > 1 && height > 1 && element.checkVisibility(drawn) && !element.closest('[inert]');
  };
  const labelsOf = (element: Element) => [...((element as HTMLInputElement).labels ?? [])];
  const over = () =>
    [...document.querySelectorAll('dialog[open], :popover-open')].filter((element) =>
      element.checkVisibility(),
    );
  globalThis.eyes = {
    CONTROLS:
      'a[href], button, summary, input:not([type=hidden], [type=file], [readonly]), select, textarea, [role=tab], [role=option]',
    ...{ words, isShown, labelsOf, over },
    nameOf(element) {
      const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ');
      const names = [
        element.getAttribute('aria-label'),
        ids.map((id) => document.getElementById(id)?.textContent).join(' '),
        labelsOf(element)
          .map((label) => label.textContent)
          .join(' '),
        element.matches('input, select, textarea') ? '' : element.textContent,
        element.getAttribute('title') ?? element.getAttribute('name'),
      ];
      return words(names.find((text) => words(text) !== '')).slice(0, 60);
    },
    texts(within) {
      const found: { node: Text; owner: Element }[] = [];
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (owner && isShown(owner) && words(node.textContent))
          found.push({ node: node as Text, owner });
      }
      return found;
    },
    isFrame: (element) => !element.closest('main, dialog, [popover]'),
    target: (element) =>
      isShown(element) ? element : (labelsOf(element).find(isShown) ?? element),
    top: () => over().at(-1) ?? document.body,
  } as Eyes;
}

/** Lets the page find its controls again, after `see`. */
function find(): void {
  const { CONTROLS, isShown, nameOf, target, top } = eyes;
  const keyed = () => {
    const counts = new Map<string, number>();
    const isUsable = (element: Element) =>
      !element.matches(':disabled, [aria-disabled=true], [aria-selected=true]') &&
      isShown(target(element));
    return [...top().querySelectorAll(CONTROLS)].filter(isUsable).map((element) => {
      const alike = `${element.tagName} ${nameOf(element)}`;
      const count = counts.get(alike) ?? 0;
      counts.set(alike, count + 1);
      return { key: `${alike} ${count}`, element: element as HTMLElement };
    });
  };
  const { words, isFrame, over } = eyes;
  Object.assign(eyes, {
    keyed,
    all: () => keyed().map(({ element }) => element),
    find: (key) => keyed().find((item) => item.key === key)?.element,
    look: () => ({
      at: location.pathname + location.search,
      heading: words(document.querySelector('h1')?.textContent),
      step: history.state?.idx ?? 0,
      scrolled: scrollY,
      content: keyed().flatMap(({ key, element }) => (isFrame(element) ? [] : key)),
      over: over().map(nameOf),
      focus:
        keyed().find(({ element }) => element === document.activeElement)?.key ??
        (document.activeElement?.tagName.toLowerCase() || ''),
    }),
  } satisfies Partial<Eyes>);
}

/** Lets the page describe its controls, after `find`. */
function describe(): void {
  const { isFrame, keyed, nameOf, words } = eyes;
  const kindOf = (element: Element): Control['kind'] => {
    if (element.matches('a, button, summary, [role], [type=submit], [type=button]')) return 'press';
    if (element.matches('select')) return 'choose';
    if (element.matches('[type=radio], [type=checkbox]')) return 'tick';
    return element.matches('[type=range]') ? 'slide' : 'text';
  };
  const groupOf = (element: Element): string =>
    element === document.body || element.matches('[type=radio]')
      ? (element.getAttribute('name') ?? '')
      : `${element.tagName}.${element.className}<${groupOf(element.parentElement ?? document.body)}`;
  const leadsTo = (link: HTMLAnchorElement) =>
    link.origin === location.origin && link.target !== '_blank'
      ? link.pathname + link.search + link.hash
      : '';
  const valueOfField = (element: Element): string => {
    if (element instanceof HTMLSelectElement) return words(element.selectedOptions[0]?.text);
    const { checked, value = '' } = element as HTMLInputElement;
    if (kindOf(element) !== 'tick') return value;
    return checked ? 'ticked' : 'not ticked';
  };
  eyes.controls = () =>
    keyed().map(({ key, element }) => ({
      key,
      name: nameOf(element),
      kind: kindOf(element),
      group: groupOf(element),
      isFrame: isFrame(element),
      isSecret: element.matches('[autocomplete*=password], [autocomplete=one-time-code]'),
      isSearch: element.matches('[type=search]') && !isFrame(element),
      isWrong: element.matches('[aria-invalid=true]'),
      value: valueOfField(element),
      ...(element instanceof HTMLAnchorElement && { to: leadsTo(element) }),
    }));
}

/** Lets the page say where a control is pressed, after `see`. */
function aim(): void {
  const { CONTROLS, labelsOf, nameOf, target } = eyes;
  const middle = (element: Element): Point => {
    const area = ({ width, height }: DOMRect) => width * height;
    const [box] = [...element.getClientRects()].sort((a, b) => area(b) - area(a));
    const { left, top, width, height } = box ?? element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  eyes.inTheWay = (element) => {
    const { x, y } = middle(element);
    const hit = document.elementFromPoint(x, y);
    if (!hit) return 'nothing of the window';
    const parts = [element, ...labelsOf(element), (element as HTMLLabelElement).control];
    if (parts.some((label) => label?.contains(hit))) return undefined;
    const other = hit.closest(CONTROLS) ?? hit;
    return `«${nameOf(other).slice(0, 40) || other.tagName.toLowerCase()}»`;
  };
  eyes.aim = (element, block = 'center') => {
    const aimed = target(element);
    aimed.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    return { ...middle(aimed), other: eyes.inTheWay(aimed) };
  };
}
