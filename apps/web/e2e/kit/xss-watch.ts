import type { Locator, Page } from '@playwright/test';
import { XSS_MARK } from './xss-payloads.ts';

/** Keeps what a payload does that gets through: it calls, it opens a dialogue or a window, it asks for the canary. */
export async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('hacked', () => seen.push('a script ran'));
  page.on('dialog', (dialog) => {
    seen.push(`dialogue: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`window: ${popup.url()}`));
  page.on('request', (request) => {
    if (request.url().includes('xss-canary')) seen.push(`asked for ${request.url()}`);
  });
  return seen;
}

const TAGS =
  'p br b strong i em u h2 h3 h4 ul ol li a blockquote table caption thead tbody tr th td img span'.split(
    ' ',
  );
const ATTRIBUTES = 'href src alt title colspan rowspan scope target rel'.split(' ');

/**
 * Returns what stands in the shown text and is not on the list of what may; also what a person's hand would set off.
 */
export function findForeign(place: Locator): Promise<string[]> {
  return place.evaluate(
    (root, { mark, tags, attributes }) => {
      const texts = [...root.querySelectorAll('p')].filter(
        (element) => element.textContent === mark,
      );
      const parents = new Set(texts.map((text) => text.parentElement));
      const elements = [...parents].flatMap((parent) => [...(parent?.querySelectorAll('*') ?? [])]);
      return elements.flatMap((element) => {
        for (const type of ['mouseover', 'pointerenter', 'focus', 'animationstart', 'toggle'])
          element.dispatchEvent(new Event(type, { bubbles: true }));
        const found = tags.includes(element.localName) ? [] : [`<${element.localName}>`];
        for (const { name, value } of element.attributes) {
          if (!attributes.includes(name)) found.push(`${element.localName} ${name}="${value}"`);
        }
        if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
          if (!/^(https?|mailto|tel):/.test(element.protocol)) found.push(element.href);
          if (element.rel !== 'noopener noreferrer') found.push(element.outerHTML);
        }
        return found;
      });
    },
    { mark: XSS_MARK, tags: TAGS, attributes: ATTRIBUTES },
  );
}
