import type { Page } from '@playwright/test';

/** Collects what the live regions of the page that is open come to say from now on, in its order. */
export async function announcedOn(page: Page): Promise<string[]> {
  const announced: string[] = [];
  await page.exposeFunction('keepAnnounced', (words: string) => announced.push(words));
  await page.evaluate(() => {
    const LIVE =
      '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    const keep: (words: string) => void = Reflect.get(window, 'keepAnnounced');
    new MutationObserver((changes) => {
      const regions = new Set(changes.map(({ target }) => elementOf(target)?.closest(LIVE)));
      for (const region of regions) {
        const words = (region?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
        if (words) keep(words);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return announced;
}
