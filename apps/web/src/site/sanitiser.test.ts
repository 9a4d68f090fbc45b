import purify from 'dompurify';
import { expect, test } from 'vitest';
import { HELD_HTML, HOSTILE_HTML } from '../testing/hostile-html.ts';
import { createSanitiser } from './sanitiser.ts';

const sanitise = createSanitiser(purify);

test.each(HOSTILE_HTML)('[PUB-25] of %s the browser leaves only what is safe', (html, safe) => {
  expect(String(sanitise(html))).toBe(safe);
});

test('[PUB-25] the browser holds names by elements, and no letter is added', () => {
  const { html, safe } = HELD_HTML;
  expect(String(sanitise(html))).toBe(safe);
});
