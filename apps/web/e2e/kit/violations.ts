import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Words by which the browser says that the content security policy, or trusted types, held something back. */
const REFUSAL = /Content Security Policy|require-trusted-types-for|This document requires 'Trusted/;

const LONGEST = 200;

/** Everything that the pages of a context are held back from, as the browser words it. */
export function watchViolations(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    if (REFUSAL.test(text)) found.push(`${message.location().url}: ${text.slice(0, LONGEST)}`);
  });
  return found;
}
