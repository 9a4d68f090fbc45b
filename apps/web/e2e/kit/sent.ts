import type { Page } from '@playwright/test';

/** What leaves the page from now on, in an address or a body, that holds one of these figures. */
export function sentWith(page: Page, figures: RegExp): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const sent = `${decodeURIComponent(request.url())} ${request.postData() ?? ''}`;
    if (figures.test(sent)) found.push(sent);
  });
  return found;
}
